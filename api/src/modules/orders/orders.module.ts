import type { AccountsService } from '../auth/accounts.service.js';
import type { BillBookService } from '../bill-book/bill-book.service.js';
import type { HoldsService } from '../holds/holds.service.js';
import type { MenuAdminService } from '../menu/menu-admin.service.js';
import type { MenuSnapshots } from '../menu/menu-snapshots.js';
import type { ApprovalsService } from '../devices/approvals.service.js';
import type { CustomersService } from '../customers/customers.service.js';
import { defineModule } from '../module.js';
import type { PaymentListsService } from '../payments/payment-lists.service.js';
import type { PaymentsService } from '../payments/payments.service.js';
import type { RefundsService } from '../payments/refunds.service.js';
import type { SettlementService } from '../payments/settlement.service.js';
import type { OrderSlotsService } from '../quote/order-slots.service.js';
import type { QuotesService } from '../quote/quotes.service.js';
import type { RestaurantService } from '../restaurant/restaurant.service.js';
import type { TakingsService } from '../takings/takings.service.js';
import { CashLimits } from './cash-limits.js';
import { DuePaymentsService } from './due-payments.service.js';
import { orderContentResolvers } from './order-content.resolvers.js';
import { orderContentRoutes } from './order-content.routes.js';
import { OrderContentService } from './order-content.service.js';
import { OrderItem } from './order-item.entity.js';
import { OrderListsService } from './order-lists.service.js';
import { OrderPlacementService } from './order-placement.service.js';
import { orderPresenter } from './order-presenter.js';
import { orderProblemsResolvers } from './order-problems.resolvers.js';
import { orderProblemsRoutes } from './order-problems.routes.js';
import { orderProblemLimit, OrderProblemsService } from './order-problems.service.js';
import { OrderPurchasesService } from './order-purchases.service.js';
import { orderTakingsResolvers } from './order-takings.resolvers.js';
import { orderTakingsRoutes } from './order-takings.routes.js';
import { OrderDay } from './order-day.entity.js';
import { OrderChangeRow } from './order-change.entity.js';
import { OrderChanges } from './order-changes.js';
import { Order } from './order.entity.js';
import { writeMissingBills } from './missing-bills.js';
import { addMissingTakings, makeMissingBills, setMissingCustomers } from './orders.queries.js';
import { ordersResolvers } from './orders.resolvers.js';
import { ordersRoutes } from './orders.routes.js';
import { OrdersService } from './orders.service.js';
import { orderSubscribers } from './orders.subscribers.js';
import { ScheduledOrdersService } from './scheduled-orders.service.js';

export type { OrderProblemReason } from '../contact/order-problem-reasons.js';
export type { OrderProblem } from '../contact/order-problem.js';
export type {
  OrderChangeKind,
  OrderChangeRow as OrderChange,
  OrderStatusChange,
} from './order-change.entity.js';
export type { OrderChangeQuote } from './order-content.service.js';
export type { RemovalReason } from './removal-reason.js';
export type { KitchenStage } from './kitchen-stage.js';
export type { OrderStatus } from './order-status.js';
export type { Order, Order as OrderState } from './order.entity.js';

interface Needed {
  readonly approvals: ApprovalsService;
  readonly accounts: AccountsService;
  readonly billBook: BillBookService;
  readonly customers: CustomersService;
  readonly holds: HoldsService;
  readonly menuAdmin: MenuAdminService;
  readonly menuSnapshots: MenuSnapshots;
  readonly orderSlots: OrderSlotsService;
  readonly paymentLists: PaymentListsService;
  readonly payments: PaymentsService;
  readonly quotes: QuotesService;
  readonly refunds: RefundsService;
  readonly restaurant: RestaurantService;
  readonly settlement: SettlementService;
  readonly takings: TakingsService;
}

export const ordersModule = defineModule({
  tag: 'Orders',
  entities: [Order, OrderItem, OrderChangeRow, OrderDay],
  start({ clock, dataSource, log, outbox, rateLimits, replicas }, needed: Needed) {
    const { holds, menuAdmin, menuSnapshots, orderSlots, payments, quotes, settlement, takings } = needed;
    const slots = orderSlots;
    const changes = new OrderChanges({ outbox, holds, settlement, takings, quotes, slots, now: clock });
    const orders = new OrdersService(dataSource, outbox, changes, needed.approvals);
    const orderPlacement = new OrderPlacementService(
      dataSource,
      outbox,
      quotes,
      payments,
      settlement,
      holds,
      new CashLimits(rateLimits),
      log,
    );
    const orderPurchases = new OrderPurchasesService(
      outbox,
      quotes,
      menuSnapshots,
      holds,
      orderSlots,
      payments,
      settlement,
    );
    const orderContent = new OrderContentService({ ...needed, changes, dataSource, outbox });
    const duePayments = new DuePaymentsService({ ...needed, changes, outbox });
    const orderLists = new OrderListsService(dataSource, replicas);
    const orderProblems = new OrderProblemsService(
      dataSource,
      outbox,
      rateLimits.counter(orderProblemLimit),
      clock,
    );
    const presenter = orderPresenter(needed.accounts, orderProblems, needed.restaurant, needed.billBook);
    const scheduledOrders = new ScheduledOrdersService(outbox, changes);

    const services = {
      duePayments,
      orderContent,
      orderChanges: changes,
      orderLists,
      orderPlacement,
      orderProblems,
      orderPurchases,
      orders,
      scheduledOrders,
    };
    return {
      services,
      resolvers: [
        ordersResolvers({ ...needed, ...services }),
        orderProblemsResolvers(orderProblems, orders),
        orderTakingsResolvers({ ...needed, ...services }),
        orderContentResolvers({ ...needed, ...services }),
      ],
      routes: [
        ...ordersRoutes(orders, orderPlacement, orderLists, presenter),
        ...orderProblemsRoutes(orderProblems),
        ...orderTakingsRoutes(orders, takings),
        ...orderContentRoutes(orderContent, presenter),
      ],
      subscribers: orderSubscribers(orderPurchases, duePayments),
      housekeeping: {
        bestsellers: async () => menuAdmin.markBestsellers(await orderLists.bestselling()),
        'customers of older orders': () => setMissingCustomers(dataSource.manager),
        'bills of older processes': () => writeMissingBills(dataSource.manager, outbox, clock),
      },
      warmUp: () => makeMissingBills(dataSource.manager),
      due: {
        'orders for later': () => scheduledOrders.announceDue(),
        'takings of older orders': () => addMissingTakings(dataSource.manager),
      },
    };
  },
});
