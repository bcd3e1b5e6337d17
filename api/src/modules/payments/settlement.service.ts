import { IsNull, type DataSource, type EntityManager } from 'typeorm';
import { databaseNow } from '../../platform/clock.js';
import type { Logger } from '../../platform/log.js';
import type { Outbox } from '../../platform/outbox.js';
import type { Viewer } from '../auth/viewer.js';
import { PaymentAttempt } from './payment-attempt.entity.js';
import { isRefundable, type PaymentLedger } from './payment-ledger.js';
import { advanceAttempt } from './payment-state.js';
import { isExpired, nextCheck, unclaimedMs } from './payment-times.js';
import { PaymentWebhook } from './payment-webhook.entity.js';
import { hasBought, Payment, type PaymentDecision } from './payment.entity.js';
import { paymentCaptured } from './payments.events.js';
import { countUnprovedDue, lockDuePayments } from './payments.queries.js';
import type { ProviderQuota } from './provider-quota.js';
import { webhookBody, type ReportedAttempt, type ReportedRefund } from './razorpay-reports.js';
import type { RazorpayAccounts } from './razorpay-accounts.js';
import type { RefundReason } from './refund-reasons.js';
import { Refund } from './refund.entity.js';
import type { RefundsService } from './refunds.service.js';

/** The purchase of a payment. */
type Bought = { readonly orderId: string } | { readonly bookingId: string } | { readonly dueOrderId: string };

/** Maximum per round of the reconciler, for payments with evidence, refunds and routine checks each. */
const batchSize = 20;

/**
 * Applies the provider's reports, in the worker. Browser callbacks, webhooks and the reconciler all call {@link apply},
 * which locks the payment and is idempotent. Changes of orders refund and decide in the API, too.
 * Invariant: each captured paisa ends in one order, one booking or one refund.
 */
export class SettlementService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly outbox: Outbox,
    private readonly ledger: PaymentLedger,
    private readonly refunds: RefundsService,
    private readonly provider: RazorpayAccounts,
    private readonly quota: ProviderQuota,
  ) {}

  /** Fetches the provider's reports on a payment and applies them. */
  async check(paymentId: string): Promise<void> {
    const payment = await this.dataSource.manager.findOneBy(Payment, { id: paymentId });
    const razorpayOrderId = payment?.razorpayOrderId;
    if (!razorpayOrderId) return;
    const report = await this.provider.call(payment, async (gateway) => {
      const attempts = await gateway.attemptsOf(razorpayOrderId);
      const refunds: ReportedRefund[] = [];
      for (const { razorpayPaymentId, hasRefunds } of attempts) {
        if (hasRefunds) refunds.push(...(await gateway.refundsOf(razorpayPaymentId)));
      }
      return { attempts, refunds };
    });
    if (report) await this.apply(paymentId, report.attempts, report.refunds);
  }

  /**
   * {@link check} for a payment with proof.
   * @throws {Error} if the provider does not report the money as captured yet, so that the job is retried
   */
  async checkUntilPaid(paymentId: string): Promise<void> {
    await this.check(paymentId);
    const payment = await this.dataSource.manager.findOneBy(Payment, { id: paymentId });
    if (payment && ['CREATED', 'FAILED', 'AUTHORIZED'].includes(payment.state)) {
      throw new Error(`Payment ${paymentId} is proved but not captured yet`);
    }
  }

  /** Applies a webhook, whose signature was verified on receipt. */
  async handleWebhook(eventId: string): Promise<void> {
    const webhook = await this.dataSource.manager.findOneBy(PaymentWebhook, { eventId });
    const parsed = webhookBody.safeParse(webhook?.body);
    // Event of another kind, such as a settlement.
    if (!parsed.success) return;
    const { payment: attempt, refund } = parsed.data.payload;
    const razorpayOrderId = attempt?.entity.razorpayOrderId;
    const payment =
      razorpayOrderId && (await this.dataSource.manager.findOneBy(Payment, { razorpayOrderId }));
    // A payment order that is not known (yet) can be skipped: the reconciler checks it once it is known.
    if (attempt && payment) await this.apply(payment.id, [attempt.entity], refund ? [refund.entity] : []);
    else if (refund) await this.refunds.take(refund.entity);
  }

  /**
   * One round of the reconciler: checks due payments and refunds. Payments with evidence of money and refunds come
   * first; the others, which anyone can begin, share a quota across all workers.
   */
  async reconcile(log: Logger): Promise<void> {
    const proved = await this.takeDue('proved', batchSize);
    const refunds = await this.refunds.due(batchSize);
    await settleAll(log, [
      ...proved.map((id) => this.checkAndFulfil(id)),
      ...refunds.map((id) => this.refunds.send(id)),
    ]);
    const routine = await this.takeRoutine();
    await settleAll(
      log,
      routine.map((id) => this.checkAndFulfil(id)),
    );
  }

  /**
   * Applies the provider's reports on the attempts and refunds of one payment. Outdated and repeated reports change
   * nothing.
   */
  async apply(
    paymentId: string,
    reports: readonly ReportedAttempt[],
    refunds: readonly ReportedRefund[] = [],
  ): Promise<void> {
    await this.outbox.transaction(async (tx) => {
      const payment = await this.ledger.lock(tx, paymentId);
      if (!payment) return;
      for (const { razorpayPaymentId, state, amountPaise, method, failure, paidAt } of reports) {
        const details = { amountPaise, method, failure, paidAt };
        const known = await tx.findOneBy(PaymentAttempt, { razorpayPaymentId });
        if (!known) await tx.insert(PaymentAttempt, { razorpayPaymentId, paymentId, state, ...details });
        else if (known.paymentId === paymentId && known.state !== advanceAttempt(known.state, state)) {
          await tx.update(PaymentAttempt, { razorpayPaymentId }, { state, ...details });
        }
      }
      if (reports.some(({ state }) => state === 'authorized' || state === 'captured')) {
        await tx.update(Payment, { id: paymentId, provedAt: IsNull() }, { provedAt: () => 'now()' });
      }
      // Before captures, as refunded money must not pay for a purchase.
      for (const refund of refunds) await this.refunds.record(tx, payment, refund);
      await this.sortOutCaptures(tx, payment);
      await this.ledger.save(tx, payment);
    });
  }

  /**
   * Locks a payment whose purchase is outstanding, in the transaction that places the order or booking.
   * @returns undefined if it is unpaid, has its purchase, was refunded, has expired, or is play money and the shop takes
   * real money now
   */
  async claim(tx: EntityManager, paymentId: string): Promise<Payment | undefined> {
    const payment = await this.ledger.lock(tx, paymentId);
    if (!payment?.paidWith || !payment.paidAt || hasBought(payment)) return undefined;
    if (await tx.existsBy(Refund, { paymentId, razorpayPaymentId: payment.paidWith })) {
      // After a partial refund at the provider, the rest cannot pay for the purchase.
      await this.refund(tx, payment, 'nothing-bought');
      return undefined;
    }
    if (this.provider.lastKnown.isPlayMoney(payment)) {
      await this.refund(tx, payment, 'nothing-bought');
      return undefined;
    }
    const { begunAt: startedAt, paidAt } = payment;
    if (payment.purpose && isExpired({ startedAt, paidAt, now: await databaseNow(tx) })) {
      await this.refund(tx, payment, 'expired');
      return undefined;
    }
    return payment;
  }

  /** Locks the payment of a booking; undefined if it was not paid online. */
  async paymentOf(tx: EntityManager, bought: { readonly bookingId: string }): Promise<Payment | undefined> {
    const payment = await tx.findOneBy(Payment, bought);
    return (payment && (await this.ledger.lock(tx, payment.id))) ?? undefined;
  }

  /** Locks the payments of an order: those of what changes had made due, the newest first, and then the first one. */
  paymentsOf(tx: EntityManager, orderId: string): Promise<Payment[]> {
    return tx.find(Payment, {
      where: [{ orderId }, { dueOrderId: orderId }],
      order: { createdAt: 'DESC', id: 'DESC' },
      lock: { mode: 'pessimistic_write' },
    });
  }

  /** Paise of a payment that can be refunded. */
  async leftOf(tx: EntityManager, payment: Payment): Promise<number> {
    const { paidWith, amountPaise } = payment;
    return paidWith ? this.ledger.leftOf(tx, payment, paidWith, amountPaise) : 0;
  }

  /**
   * Notes in a locked payment of a cancelled order what staff have decided.
   * @returns null if nothing is left to decide about
   */
  async decide(
    tx: EntityManager,
    payment: Payment,
    decision: PaymentDecision | null,
  ): Promise<PaymentDecision | null> {
    await this.ledger.save(tx, Object.assign(payment, { decision }));
    return payment.decision;
  }

  /** Records the purchase of a locked payment, in the transaction that places the order or booking. */
  async bind(tx: EntityManager, payment: Payment, bought: Bought): Promise<void> {
    await this.ledger.save(tx, Object.assign(payment, bought));
  }

  /**
   * Refunds what is left of the attempt that paid. The caller must have locked the payment.
   * @param actor who requested it, if a person did
   * @param maxPaise of it
   * @returns paise that go back
   */
  async refund(
    tx: EntityManager,
    payment: Payment,
    reason: RefundReason,
    actor: Viewer | null = null,
    maxPaise = payment.amountPaise,
  ): Promise<number> {
    const { paidWith: razorpayPaymentId } = payment;
    if (!razorpayPaymentId) return 0;
    const amountPaise = Math.min(maxPaise, await this.leftOf(tx, payment));
    if (!isRefundable(amountPaise)) return 0;
    const refund = { razorpayPaymentId, amountPaise, reason };
    if (actor) await this.ledger.requestRefund(tx, payment, refund, actor);
    else await this.ledger.addRefund(tx, payment, refund);
    await this.ledger.save(tx, payment);
    return amountPaise;
  }

  /** The first capture of exactly the payment's amount pays; any other capture is refunded. */
  private async sortOutCaptures(tx: EntityManager, payment: Payment): Promise<void> {
    const captured = await tx.find(PaymentAttempt, {
      where: { paymentId: payment.id, state: 'captured' },
      order: { paidAt: 'ASC', razorpayPaymentId: 'ASC' },
    });
    const refunds = await this.ledger.refundsOf(tx, payment.id);
    for (const { razorpayPaymentId, amountPaise, paidAt } of captured) {
      if (payment.paidWith === razorpayPaymentId) continue;
      if (refunds.some((refund) => refund.razorpayPaymentId === razorpayPaymentId)) {
        const left = await this.ledger.leftOf(tx, payment, razorpayPaymentId, amountPaise);
        const refund = { razorpayPaymentId, amountPaise: left, reason: 'nothing-bought' as const };
        if (isRefundable(left)) await this.ledger.addRefund(tx, payment, refund);
      } else if (payment.paidWith === null && amountPaise === payment.amountPaise) {
        Object.assign(payment, { paidWith: razorpayPaymentId, paidAt });
        await this.outbox.append(tx, paymentCaptured, { paymentId: payment.id });
      } else {
        const reason = amountPaise === payment.amountPaise ? 'second-payment' : 'amount-differs';
        await this.ledger.addRefund(tx, payment, { razorpayPaymentId, amountPaise, reason });
      }
    }
  }

  /** Takes due payments without evidence of money, within the quota of all workers. */
  private async takeRoutine(): Promise<string[]> {
    const due = await countUnprovedDue(this.dataSource.manager, batchSize);
    const free = due > 0 ? await this.quota.takeRoutineChecks(due) : 0;
    return free > 0 ? this.takeDue('unproved', free) : [];
  }

  /** Takes due payments and schedules their next check, so that no other worker checks them too. */
  private async takeDue(kind: 'proved' | 'unproved', limit: number): Promise<string[]> {
    return this.dataSource.transaction(async (tx) => {
      const due = await lockDuePayments(tx, kind, limit);
      const now = await databaseNow(tx);
      for (const { id, createdAt, checks } of due) {
        const nextCheckAt = nextCheck(createdAt, checks + 1, now);
        await tx.update(Payment, { id }, { checks: checks + 1, nextCheckAt });
      }
      return due.map(({ id }) => id);
    });
  }

  private async checkAndFulfil(paymentId: string): Promise<void> {
    await this.check(paymentId);
    await this.fulfilOrRefund(paymentId);
  }

  /** Emits the event of a paid payment without a purchase again, or refunds it if it is unused without a purpose. */
  private async fulfilOrRefund(paymentId: string): Promise<void> {
    await this.outbox.transaction(async (tx) => {
      const payment = await this.claim(tx, paymentId);
      if (!payment?.paidAt) return;
      if (payment.purpose) await this.outbox.append(tx, paymentCaptured, { paymentId });
      else {
        const age = (await databaseNow(tx)).getTime() - payment.paidAt.getTime();
        if (age > unclaimedMs) await this.refund(tx, payment, 'nothing-bought');
      }
    });
  }
}

/** Logs failures; failed checks are retried with backoff. */
async function settleAll(log: Logger, tasks: readonly Promise<void>[]): Promise<void> {
  for (const outcome of await Promise.allSettled(tasks)) {
    if (outcome.status === 'rejected') log.warn({ err: outcome.reason as Error }, 'reconciler');
  }
}
