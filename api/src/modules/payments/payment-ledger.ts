import type { EntityManager } from 'typeorm';
import { databaseNow } from '../../platform/clock.js';
import { newId } from '../../platform/ids.js';
import type { Outbox } from '../../platform/outbox.js';
import { appendAudit } from '../audit/save-versioned.js';
import { isStaff } from '../auth/permissions.js';
import type { Viewer } from '../auth/viewer.js';
import { PaymentAttempt } from './payment-attempt.entity.js';
import { stateOf, sumOf } from './payment-state.js';
import { firstCheck, lastLookAfter } from './payment-times.js';
import type { RefundReason } from './refund-reasons.js';
import { paidOrderOf, hasBought, Payment } from './payment.entity.js';
import { payable } from './payments.policy.js';
import { paymentChanged, refundRequested } from './payments.events.js';
import { Refund } from './refund.entity.js';

interface NewRefund {
  readonly razorpayPaymentId: string;
  readonly amountPaise: number;
  readonly reason: RefundReason;
  /** The admin who requested it, if one did. */
  readonly requestedBy?: string | null;
}

/** Lets the bill book follow the refunds of an order, at the end of the transaction. */
export type FollowRefund = (tx: EntityManager, orderId: string, now: Date) => void;

/** Reads and writes a payment with its attempts and refunds, inside a transaction that has locked the payment. */
export class PaymentLedger {
  constructor(
    private readonly outbox: Outbox,
    private readonly followRefund: FollowRefund,
  ) {}

  /** Locks the payment until the transaction ends. */
  lock(tx: EntityManager, id: string): Promise<Payment | null> {
    return tx.findOne(Payment, { where: { id }, lock: { mode: 'pessimistic_write' } });
  }

  refundsOf(tx: EntityManager, paymentId: string): Promise<Refund[]> {
    return tx.find(Refund, { where: { paymentId }, order: { createdAt: 'ASC', id: 'ASC' } });
  }

  /** Paise of an attempt that no refund covers. */
  async leftOf(
    tx: EntityManager,
    payment: Payment,
    razorpayPaymentId: string,
    amountPaise: number,
  ): Promise<number> {
    return leftOf({ razorpayPaymentId, amountPaise }, await this.refundsOf(tx, payment.id));
  }

  /** {@link addRefund} for a person. */
  async requestRefund(tx: EntityManager, payment: Payment, refund: NewRefund, actor: Viewer): Promise<void> {
    await this.addRefund(tx, payment, { ...refund, requestedBy: actor.id });
    if (!isStaff(actor)) return;
    const { id, bookingId } = payment;
    const after = {
      id,
      name: '',
      orderId: paidOrderOf(payment),
      bookingId,
      amountPaise: refund.amountPaise,
      reason: refund.reason,
    };
    await appendAudit(tx, actor, 'REFUND', [{ before: null, after }]);
  }

  /** Adds a refund and its event. The caller must {@link save} afterwards. */
  async addRefund(tx: EntityManager, payment: Payment, refund: NewRefund): Promise<void> {
    const now = await databaseNow(tx);
    const id = newId();
    await tx.insert(Refund, {
      id,
      paymentId: payment.id,
      ...refund,
      requestedBy: refund.requestedBy ?? null,
      state: 'requested',
      // Retry in case the event is lost. The id is the idempotency key at the provider.
      nextTryAt: firstCheck(now),
    });
    this.refundsChanged(tx, payment, now);
    await this.outbox.append(tx, refundRequested, { refundId: id });
  }

  /** A refund of the payment was added, or its state has changed. */
  refundsChanged(tx: EntityManager, payment: Payment, now: Date): void {
    const orderId = paidOrderOf(payment);
    if (orderId) this.followRefund(tx, orderId, now);
  }

  /** Writes a payment with the values derived from its attempts and refunds. Emits an event if anything has changed. */
  async save(tx: EntityManager, payment: Payment): Promise<void> {
    const { id, paidWith, paidAt, orderId, bookingId, dueOrderId, amountPaise, decision } = payment;
    const before = await tx.findOneByOrFail(Payment, { id });
    const attempts = await tx.find(PaymentAttempt, { where: { paymentId: id }, order: { paidAt: 'ASC' } });
    const refunds = await this.refundsOf(tx, id);
    const state = stateOf(attempts, refunds);
    const left = paidWith ? leftOf({ razorpayPaymentId: paidWith, amountPaise }, refunds) : 0;
    const after = {
      paidWith,
      orderId,
      bookingId,
      dueOrderId,
      decision: isRefundable(left) ? decision : null,
      state,
      failure: state === 'FAILED' ? (attempts.findLast((attempt) => attempt.failure)?.failure ?? null) : null,
      // Only refunds of the attempt that paid. The refund of a second attempt is no refund of the purchase.
      refundedPaise: sumOf(
        refunds.filter(
          (refund) =>
            refund.state === 'processed' && (paidWith === null || refund.razorpayPaymentId === paidWith),
        ),
      ),
    };
    const hasChanged = (Object.keys(after) as (keyof typeof after)[]).some(
      (key) => before[key] !== after[key],
    );
    const version = hasChanged ? before.version + 1 : before.version;
    const isDone = hasBought(payment) || refunds.length > 0;
    // Processes of the last version know no `dueOrderId`: they would refund it as expired at its last look.
    const look = dueOrderId ? null : lastLook(before);
    const nextCheckAt = isDone && state !== 'AUTHORIZED' ? look : before.nextCheckAt;
    Object.assign(payment, after, { version, nextCheckAt });
    await tx.update(Payment, { id }, { ...after, paidAt, version, nextCheckAt });
    if (hasChanged) await this.outbox.append(tx, paymentChanged, { paymentId: id, version });
  }
}

/** The provider refuses to refund less. */
export const isRefundable = (paise: number): boolean => paise >= payable.min;

/** Paise of an attempt that none of these refunds of its payment covers. */
export function leftOf(
  { razorpayPaymentId, amountPaise }: Pick<PaymentAttempt, 'razorpayPaymentId' | 'amountPaise'>,
  refunds: readonly Refund[],
): number {
  const own = refunds.filter((refund) => refund.razorpayPaymentId === razorpayPaymentId && isLive(refund));
  return amountPaise - sumOf(own);
}

/** Whether a refund reduces the refundable amount. A failed refund does until it is replaced. */
function isLive({ state }: Refund): boolean {
  return state !== 'replaced';
}

function lastLook({ createdAt }: Payment): Date | null {
  const at = new Date(createdAt.getTime() + lastLookAfter);
  return at > new Date() ? at : null;
}
