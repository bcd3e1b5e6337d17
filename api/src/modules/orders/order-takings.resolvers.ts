import type { MutationResolvers, OrderResolvers, Resolvers } from '../../graphql/generated/resolvers.js';
import { batched } from '../../platform/batched.js';
import { id, idempotencyKey, optional, parse } from '../../platform/validation.js';
import type { AccountsService } from '../auth/accounts.service.js';
import { can } from '../auth/permissions.js';
import type { Viewer } from '../auth/viewer.js';
import type { PaymentListsService } from '../payments/payment-lists.service.js';
import type { RefundsService } from '../payments/refunds.service.js';
import type { Taking } from '../takings/taking.entity.js';
import { isPayableToStaff, takenOf } from '../takings/takings.policy.js';
import type { TakingsService } from '../takings/takings.service.js';
import { amountInput, takingInput } from './order-takings.input.js';
import { dueOf, dueOnlineOf, paidOf, takingsExcessOf } from './orders.policy.js';
import type { Order } from './order.entity.js';
import type { OrdersService } from './orders.service.js';

interface OrderTakingsResolvers {
  Mutation: Required<Pick<MutationResolvers, 'enterTaking' | 'undoTaking' | 'refundTakings'>>;
  Order: Pick<
    Required<OrderResolvers>,
    'takings' | 'paid' | 'due' | 'dueOnline' | 'takingsExcess' | 'backIfCancelled' | 'refundable'
  >;
  Taking: NonNullable<Resolvers['Taking']>;
}

interface OrderTakingsServices {
  readonly accounts: AccountsService;
  readonly orders: OrdersService;
  readonly paymentLists: PaymentListsService;
  readonly refunds: RefundsService;
  readonly takings: TakingsService;
}

export function orderTakingsResolvers({
  accounts,
  orders,
  paymentLists,
  refunds,
  takings,
}: OrderTakingsServices): OrderTakingsResolvers {
  const takingsOf = batched((orderIds: readonly string[]) => takings.ofOrders(orderIds));
  const received = async (order: Order): Promise<Taking[]> =>
    isPayableToStaff(order) ? takingsOf(order.id) : [];
  const paymentsOf = batched((orderIds: readonly string[]) => paymentLists.allOfOrders(orderIds));
  const refundableOf = batched((paymentIds: readonly string[]) => refunds.refundableOf(paymentIds));
  const refundable = async ({ id: orderId, paymentMode }: Order) => {
    const payments = paymentMode === 'ONLINE' ? await paymentsOf(orderId) : [];
    const payment = payments.find((each) => each.orderId === orderId);
    const left = payment ? await refundableOf(payment.id) : 0;
    return payment && left > 0 ? { paymentId: payment.id, left } : null;
  };
  const nameOf = async (userId: string | null, viewer: Viewer | null) =>
    userId && can(viewer, 'VIEW_ORDERS') ? ((await accounts.userById(userId))?.name ?? null) : null;
  return {
    Mutation: {
      enterTaking: (_root, args, { viewer }) =>
        orders.enterTaking(
          viewer,
          parse(id, args.orderId, 'orderId'),
          parse(takingInput, args.input),
          parse(idempotencyKey, args.idempotencyKey, 'idempotencyKey'),
        ),
      undoTaking: (_root, args, { viewer }) =>
        orders.undoTaking(
          viewer,
          parse(id, args.orderId, 'orderId'),
          parse(id, args.id, 'id'),
          parse(optional(id), args.approval, 'approval'),
        ),
      refundTakings: (_root, args, { viewer }) =>
        orders.refundTakings(
          viewer,
          parse(id, args.orderId, 'orderId'),
          parse(amountInput, args.amount, 'amount'),
          parse(optional(id), args.approval, 'approval'),
        ),
    },
    Order: {
      // Corrections are for staff.
      takings: async (order, _args, { viewer }) =>
        (await received(order)).filter(({ undoneAt }) => !undoneAt || can(viewer, 'VIEW_ORDERS')),
      paid: async (order) => paidOf(order, await received(order)),
      due: async (order) => dueOf(order, await received(order)),
      dueOnline: async (order) => dueOnlineOf(order, takenOf(await received(order))),
      takingsExcess: async (order) => takingsExcessOf(order, await received(order)),
      backIfCancelled: async (order) => {
        const payments = order.paymentMode === 'ONLINE' ? await paymentsOf(order.id) : [];
        const left = await Promise.all(payments.map((payment) => refundableOf(payment.id)));
        // Takings of a cancelled order stay.
        const taken = order.status === 'Cancelled' ? 0 : takenOf(await received(order));
        return left.reduce((sum, paise) => sum + paise, taken);
      },
      refundable,
    },
    Taking: {
      amount: ({ amountPaise }) => amountPaise,
      change: ({ changePaise }) => changePaise,
      at: ({ receivedAt }) => receivedAt,
      by: ({ receivedBy }, _args, { viewer }) => nameOf(receivedBy, viewer),
      undoneBy: ({ undoneBy }, _args, { viewer }) => nameOf(undoneBy, viewer),
    },
  };
}
