import type { EntityManager } from 'typeorm';
import { DomainError } from '../../platform/errors.js';
import { requireApprovedAmount } from '../devices/approved-amount.js';
import { followMoneyBack } from './bill-changes.js';
import { byCustomer, isCancelledByCustomer } from './cancel-reason.js';
import { announceVersion, type Effects, type Kind, type Kinds } from './change-kind.js';
import { readyAtAfter } from './kitchen-stage.js';
import { followDelivery, requireMayMoveMoney } from './order-money.js';
import type { OrderStatus } from './order-status.js';
import type { Order } from './order.entity.js';
import { orderStatusChanged } from './orders.events.js';
import { say } from './orders.sentences.js';

/** The columns of an order that gets another status, by whatever kind of change. */
export const movedTo = (order: Order, status: OrderStatus, now: Date): Partial<Order> => ({
  status,
  isScheduled: isScheduledAgain(order, status, now),
  isUnaccepted: false,
  readyAt: readyAtAfter(order.readyAt, status, now),
  cancelReason: null,
  cancelText: null,
});

/** Staff know of an order whose status they change, unless they only put it back and have promised no other time. */
const isScheduledAgain = ({ kitchenAt, promiseReason }: Order, status: OrderStatus, now: Date): boolean =>
  status === 'Pending' && kitchenAt !== null && kitchenAt > now && promiseReason === null;

/** Of the money of an order whose status changed, if it did. */
export const followStatus: NonNullable<Kind<unknown>['effects']> = async (
  tx,
  before,
  _change,
  needed,
  changed,
) => (changed?.status ? followDelivery(tx, before, { status: changed.status }, needed) : undefined);

/**
 * A cancelled order gives back what it holds and, if it is refunded, what was paid online; one that is taken up again takes
 * what it held.
 * @returns paise that go back
 */
export async function moveHoldsAndPayment(
  tx: EntityManager,
  before: Order,
  { status, refund = false }: { readonly status: OrderStatus; readonly refund?: boolean | undefined },
  { actor, holds, settlement }: Effects,
): Promise<number> {
  const [isCancelled, wasCancelled] = [status === 'Cancelled', before.status === 'Cancelled'];
  if (!isCancelled && !wasCancelled) return 0;
  if (!wasCancelled) await holds.release(tx, { holder: before.id });
  if (!isCancelled) await holds.take(tx, before.id, before.bill.lines);
  let backPaise = 0;
  for (const payment of await settlement.paymentsOf(tx, before.id)) {
    // Also of an order that was cancelled without a refund before.
    if (isCancelled && refund) backPaise += await settlement.refund(tx, payment, 'order-cancelled', actor);
    else if (isCancelled !== wasCancelled)
      await settlement.decide(tx, payment, isCancelled ? 'needed' : null);
  }
  return backPaise;
}

export const cancellationData: NonNullable<Kind<unknown>['data']> = ({ cancelReason, cancelText }) => ({
  cancelReason: cancelReason ?? undefined,
  cancelText: cancelText ?? undefined,
});

export const statusKinds: Kinds<'status'> = {
  status: {
    columns: (order, { status, from, cancelReason = null, cancelText = null }, now) => {
      // Admins may set any status in any sequence, to correct mistakes.
      if (order.status === status) return undefined;
      if (from && order.status !== from)
        throw new DomainError(
          'CONFLICT',
          isCancelledByCustomer(order) ? say.cancelledMeanwhile : say.changedMeanwhile,
        );
      // Older pages of staff do not say what they saw; the money is on its way back.
      if (!from && status === 'Preparing' && isCancelledByCustomer(order))
        throw new DomainError('CONFLICT', say.cancelledMeanwhile);
      return { ...movedTo(order, status, now), ...(status === 'Cancelled' && { cancelReason, cancelText }) };
    },
    data: cancellationData,
    effects: async (tx, before, { status, refund, cancelReason }, needed) => {
      const { actor, by, takings, now } = needed;
      const [isCancelled, wasCancelled] = [status === 'Cancelled', before.status === 'Cancelled'];
      // Only staff know whether money went back at the counter.
      if (cancelReason === byCustomer && (await takings.isAnyReceived(tx, before.id)))
        throw new DomainError('CONFLICT', say.paidAtCounter);
      if (isCancelled !== wasCancelled && cancelReason !== byCustomer)
        await requireMayMoveMoney(tx, before, needed);
      let backPaise = await moveHoldsAndPayment(tx, before, { status, refund }, needed);
      if (isCancelled && !wasCancelled && refund) {
        const takenPaise = await takings.undoAll(tx, before.id, by);
        followMoneyBack(tx, before, takenPaise, now());
        backPaise += takenPaise;
      }
      requireApprovedAmount(actor, backPaise);
      if (status === before.status) return undefined;
      return followDelivery(tx, before, { status }, needed);
    },
    announce: announceVersion(orderStatusChanged),
  },
};
