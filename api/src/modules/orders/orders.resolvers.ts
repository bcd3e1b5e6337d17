import { batched } from '../../platform/batched.js';
import { coordinatesOf } from '../../platform/coordinates.js';
import { connection, connectionPage, readPage } from '../../platform/paging.js';
import { id, idempotencyKey, parse } from '../../platform/validation.js';
import type {
  CustomerResolvers,
  MutationResolvers,
  PaymentResolvers,
  QueryResolvers,
  Resolvers,
} from '../../graphql/generated/resolvers.js';
import { fieldAccess } from '../../graphql/generated/field-access.js';
import type { AccountsService } from '../auth/accounts.service.js';
import { mayRead } from '../auth/auth.policy.js';
import type { CustomersService } from '../customers/customers.service.js';
import { paidOrderOf } from '../payments/payment.entity.js';
import type { PaymentListsService } from '../payments/payment-lists.service.js';
import type { OrderPlacementService } from './order-placement.service.js';
import type { OrderPurchasesService } from './order-purchases.service.js';
import { cancelReasonOf, isCancelledByCustomer } from './cancel-reason.js';
import { isOfMoney, isOfStatus, type OrderChangeRow } from './order-change.entity.js';
import { orderName } from '../restaurant/order-name.js';
import { statusLabel } from './order-status.js';
import { OrderVersion } from './order-version.js';
import { removalReasonOf } from './removal-reason.js';
import {
  buyer,
  statusOptions,
  changedPromise,
  orderFilter,
  orderVersion,
  placeOrderInput,
} from './orders.input.js';
import type { OrderListsService } from './order-lists.service.js';
import { billFields } from '../quote/quote.resolvers.js';
import type { PaymentsService } from '../payments/payments.service.js';
import { can } from '../auth/permissions.js';
import type { Viewer } from '../auth/viewer.js';
import type { RestaurantService } from '../restaurant/restaurant.service.js';
import type { Order } from './order.entity.js';
import type { OrdersService } from './orders.service.js';
import { inWords } from '../../platform/sentences.js';
import { promiseReasonOf } from './promise-reason.js';

type OrdersResolvers = Required<
  Pick<
    Resolvers,
    | 'Order'
    | 'OrderItem'
    | 'ChosenOption'
    | 'OrderStatusChange'
    | 'OrderChange'
    | 'OrderChangeKind'
    | 'OrderStatus'
  >
> & {
  Query: Required<Pick<QueryResolvers, 'order' | 'orders' | 'laterOrders' | 'pendingOrders' | 'myOrders'>>;
  Mutation: Required<
    Pick<
      MutationResolvers,
      | 'placeOrder'
      | 'startOrderPayment'
      | 'updateOrderStatus'
      | 'keepOrderPayment'
      | 'setOrderNotTaken'
      | 'changePromisedTime'
      | 'cancelOrder'
      | 'setOrderBuyer'
    >
  >;
  Customer: Pick<Required<CustomerResolvers>, 'orderCount' | 'notTakenCount'>;
  Payment: Pick<Required<PaymentResolvers>, 'order'>;
};

interface OrdersServices {
  readonly accounts: AccountsService;
  readonly customers: CustomersService;
  readonly orders: OrdersService;
  readonly orderLists: OrderListsService;
  readonly orderPlacement: OrderPlacementService;
  readonly orderPurchases: OrderPurchasesService;
  readonly paymentLists: PaymentListsService;
  readonly payments: PaymentsService;
  readonly restaurant: RestaurantService;
}

export function ordersResolvers({
  accounts,
  customers,
  orders,
  orderLists: lists,
  orderPlacement,
  orderPurchases,
  paymentLists,
  payments,
  restaurant,
}: OrdersServices): OrdersResolvers {
  const historyOf = batched((orderIds: readonly string[]) => orders.historyOf(orderIds));
  const paymentOf = batched((orderIds: readonly string[]) => paymentLists.ofOrders(orderIds));
  // A subscription message shows the order at one version, without later changes.
  const changesOf = async (order: Order) =>
    (order instanceof OrderVersion ? order.history : await historyOf(order.id)).filter(
      ({ version }) => version <= order.version,
    );
  const nameOf = async ({ changedBy }: OrderChangeRow, viewer: Viewer | null) => {
    const mayKnow = can(viewer, 'VIEW_ORDERS') || viewer?.id === changedBy;
    return changedBy && mayKnow ? ((await accounts.userById(changedBy))?.name ?? null) : null;
  };
  const forStaff =
    <T>(noted: (change: OrderChangeRow) => T | null) =>
    (change: OrderChangeRow, _args: unknown, { viewer }: { readonly viewer: Viewer | null }): T | null =>
      can(viewer, 'VIEW_ORDERS') ? noted(change) : null;
  return {
    Query: {
      order: (_root, args, { viewer }) => orders.get(viewer, parse(id, args.id, 'id')),

      myOrders: async (_root, args, { viewer }) => {
        const page = parse(connectionPage, args);
        return connection(page.first, await lists.own(viewer, readPage(page)));
      },

      orders: async (_root, args, { viewer }) => {
        const page = parse(connectionPage, args);
        const filter = parse(orderFilter, args.filter);
        const direction = args.sort === 'OLDEST_FIRST' ? 'ASC' : 'DESC';
        return connection(page.first, await lists.all(viewer, readPage(page), filter, direction));
      },

      laterOrders: (_root, args, { viewer }) => lists.later(viewer, parse(orderFilter, args.filter)),

      pendingOrders: (_root, _args, { viewer }) => lists.countPending(viewer),
    },

    Mutation: {
      placeOrder: (_root, args, { viewer, address }) => {
        const key = parse(idempotencyKey, args.idempotencyKey, 'idempotencyKey');
        return orderPlacement.place(viewer, parse(placeOrderInput, args.input), address, key);
      },

      startOrderPayment: async (_root, args, { viewer, address }) => {
        const input = parse(placeOrderInput, { ...args.input, paymentMode: 'ONLINE' });
        const key = parse(idempotencyKey, args.idempotencyKey, 'idempotencyKey');
        const payment = await orderPurchases.begin(viewer, input, address, key);
        return payments.checkout(payment, `Food from ${(await restaurant.latest()).name}`);
      },

      setOrderNotTaken: (_root, args, { viewer }) =>
        orders.setNotTaken(viewer, parse(id, args.id, 'id'), args.isNotTaken),

      changePromisedTime: (_root, args, { viewer }) =>
        orders.changePromise(viewer, parse(id, args.id, 'id'), parse(changedPromise, args.input)),

      updateOrderStatus: (_root, args, { viewer }) =>
        orders.updateStatus(viewer, parse(id, args.id, 'id'), args.status, parse(statusOptions, args)),

      setOrderBuyer: (_root, args, { viewer }) =>
        orders.setBuyer(
          viewer,
          parse(id, args.id, 'id'),
          parse(buyer, args.buyer) ?? null,
          parse(orderVersion, args.expectedVersion, 'expectedVersion'),
        ),

      cancelOrder: (_root, args, { viewer }) => orders.cancelOwn(viewer, parse(id, args.id, 'id')),

      keepOrderPayment: (_root, args, { viewer }) => orders.keepPayment(viewer, parse(id, args.id, 'id')),
    },

    Order: {
      name: orderName,
      user: (order) => (order.userId ? accounts.userById(order.userId) : null),
      customer: (order) => customers.of(order),
      ...billFields,
      items: ({ bill, doneLines }) => bill.lines.map((line) => ({ ...line, doneLines })),
      coordinates: coordinatesOf,
      payment: (order) => (order.paymentMode === 'ONLINE' ? paymentOf(order.id) : null),
      statusLabel: (order) => statusLabel(order.status, order.way),
      promiseReason: (order, _args, { language }) => {
        const reason = promiseReasonOf(order);
        return reason && inWords(reason, language);
      },
      cancelReason: (order, _args, { language }) => {
        const reason = order.status === 'Cancelled' ? cancelReasonOf(order) : null;
        return reason && inWords(reason, language);
      },
      isCancelledByCustomer,
      placedAt: (order) => order.createdAt,
      history: async (order) => (await changesOf(order)).filter(isOfStatus),
      changes: async (order, _args, { viewer }) => {
        const changes = await changesOf(order);
        const hidesMoney = changes.some(isOfMoney) && !mayRead(viewer, order, fieldAccess.Order.takings);
        return hidesMoney
          ? changes.map((change) => (isOfMoney(change) ? withoutData(change) : change))
          : changes;
      },
    },

    Customer: {
      orderCount: async ({ id: customerId }) => (await lists.countOf(customerId)).orders,
      notTakenCount: async ({ id: customerId }) => (await lists.countOf(customerId)).notTaken,
    },

    Payment: {
      order: (payment) => {
        const orderId = paidOrderOf(payment);
        return orderId ? orders.find(orderId) : null;
      },
    },

    OrderItem: {
      unitPrice: (item) => item.unitPricePaise,
      choices: (item) => [...item.choices],
    },

    ChosenOption: { price: (choice) => choice.pricePaise },

    OrderStatusChange: {
      from: (change) => change.fromStatus,
      to: (change) => change.toStatus,
      at: (change) => change.changedAt,
      by: (change, _args, { viewer }) => nameOf(change, viewer),
      device: forStaff(({ device }) => device),
      approvedBy: forStaff(({ approvedBy }) => approvedBy),
    },

    OrderChange: {
      from: (change) => change.fromStatus,
      to: (change) => change.toStatus,
      promisedUntil: ({ data }) => (data.promisedUntil ? new Date(data.promisedUntil) : null),
      reason: ({ data }, _args, { language }) => {
        const reason = data.promiseReason ?? cancelReasonOf(data) ?? removalReasonOf(data);
        return reason && inWords(reason, language);
      },
      isNotTaken: ({ data }) => data.isNotTaken ?? null,
      method: ({ data }) => data.method ?? null,
      amount: ({ data }) => data.amountPaise ?? null,
      line: forStaff(({ data }) => data.line ?? null),
      isDone: forStaff(({ data }) => data.isDone ?? null),
      bags: forStaff(({ data }) => data.bags ?? null),
      lines: ({ data }) => [...(data.lines ?? [])],
      totalBefore: ({ data }) => data.totalBeforePaise ?? null,
      totalAfter: ({ data }) => data.totalAfterPaise ?? null,
      at: (change) => change.changedAt,
      by: (change, _args, { viewer }) => nameOf(change, viewer),
      device: forStaff(({ device }) => device),
      approvedBy: forStaff(({ approvedBy }) => approvedBy),
    },

    OrderChangeKind: {
      STATUS: 'status',
      PROMISE: 'promise',
      RIDER: 'rider',
      KITCHEN_BEGINS: 'kitchen-begins',
      NOT_TAKEN: 'not-taken',
      PAYMENT_KEPT: 'payment-kept',
      TAKING: 'taking',
      TAKING_UNDONE: 'taking-undone',
      ACCEPTED: 'accepted',
      REFUSED: 'refused',
      LINE_DONE: 'line-done',
      READY: 'ready',
      PACKED: 'packed',
      HANDED_OVER: 'handed-over',
      RECALLED: 'recalled',
      CHANGED: 'changed',
      CHANGE_SEEN: 'change-seen',
      DUE_PAID: 'due-paid',
      BILL_PRINTED: 'bill-printed',
      BUYER: 'buyer',
    },

    OrderStatus: {
      PENDING: 'Pending',
      PREPARING: 'Preparing',
      OUT_FOR_DELIVERY: 'Out for Delivery',
      DELIVERED: 'Delivered',
      CANCELLED: 'Cancelled',
    },
  };
}

const withoutData = ({ data: _, ...change }: OrderChangeRow): OrderChangeRow => ({ ...change, data: {} });
