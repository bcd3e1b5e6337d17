import type { DataSource } from 'typeorm';
import { DomainError } from '../../platform/errors.js';
import { claimIdempotencyKey } from '../../platform/idempotency.js';
import { newId } from '../../platform/ids.js';
import { toRupees } from '../../platform/money.js';
import type { Outbox } from '../../platform/outbox.js';
import { requireAdmin } from '../auth/auth.policy.js';
import type { Viewer } from '../auth/viewer.js';
import { PaymentAttempt } from './payment-attempt.entity.js';
import type { PaymentLedger } from './payment-ledger.js';
import { advanceRefund, nextCheck } from './payment-state.js';
import { Payment } from './payment.entity.js';
import { refundFailed, refundProcessed } from './payments.events.js';
import { RazorpayError, type RazorpayGateway, type ReportedRefund } from './razorpay.js';
import { Refund } from './refund.entity.js';

/** Money going back: asked for, sent, and followed until the provider has the last word. */
export class RefundsService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly outbox: Outbox,
    private readonly ledger: PaymentLedger,
    /** Undefined where online payment is switched off. */
    private readonly gateway: RazorpayGateway | undefined,
  ) {}

  /**
   * Sends money back, or all that is left. A refund that failed before is replaced by this one.
   * @param amountPaise undefined for all that is left
   * @throws {DomainError} `FORBIDDEN`, `NOT_FOUND`, `BAD_USER_INPUT` if that much is not left, `IDEMPOTENCY_CONFLICT`
   */
  async request(
    viewer: Viewer | null,
    input: { readonly paymentId: string; readonly amountPaise: number | undefined },
    idempotencyKey?: string,
  ): Promise<Payment> {
    const admin = requireAdmin(viewer);
    const { paymentId, amountPaise } = input;
    await this.outbox.transaction(async (tx) => {
      if (idempotencyKey) {
        const scope = `refund:${admin.id}`;
        const claim = { scope, key: idempotencyKey, request: input, resultId: newId() };
        if (await claimIdempotencyKey(tx, claim)) return;
      }
      const payment = await this.ledger.lock(tx, paymentId);
      if (!payment) throw new DomainError('NOT_FOUND', 'There is no such payment.');
      await tx.update(Refund, { paymentId, state: 'failed' }, { state: 'replaced' });
      const hasBought = payment.orderId !== null || payment.bookingId !== null;
      let most = 0;
      let given = 0;
      for (const attempt of await tx.findBy(PaymentAttempt, { paymentId, state: 'captured' })) {
        const { razorpayPaymentId } = attempt;
        const left = await this.ledger.leftOf(tx, payment, razorpayPaymentId, attempt.amountPaise);
        // What has bought nothing goes back whole: the rest could buy nothing any more.
        const canBePart = hasBought && payment.paidWith === razorpayPaymentId;
        if (!canBePart && amountPaise !== undefined && amountPaise < left) throw onlyWhole();
        const amount = canBePart ? Math.min(left, amountPaise ?? left) : left;
        most += left;
        given += amount;
        if (amount === 0) continue;
        const refund = { razorpayPaymentId, amountPaise: amount, requestedBy: admin.id };
        await this.ledger.addRefund(tx, payment, { ...refund, reason: 'admin' });
      }
      if (given === 0 || given < (amountPaise ?? 0)) throw tooMuch(most);
      await this.ledger.save(tx, payment);
    });
    return this.dataSource.manager.findOneByOrFail(Payment, { id: paymentId });
  }

  /** Asks the provider for a refund that is still wanted. Asking twice is harmless: the id is the idempotency key. */
  async send(refundId: string): Promise<void> {
    const { manager } = this.dataSource;
    const refund = await manager.findOneBy(Refund, { id: refundId });
    if (refund?.state !== 'requested' || !this.gateway) return;
    const tries = refund.tries + 1;
    const nextTryAt = nextCheck(refund.createdAt, tries, new Date());
    await manager.update(Refund, { id: refundId }, { tries, nextTryAt });
    const { razorpayPaymentId, amountPaise } = refund;
    try {
      await this.take({
        ...(await this.gateway.refund({ refundId, razorpayPaymentId, amountPaise })),
        refundId,
      });
    } catch (error) {
      // Anything but a refusal is tried again: by its job, then by the reconciler.
      if (!(error instanceof RazorpayError) || error.kind !== 'refused') throw error;
      await this.fail(refund, error.description);
    }
  }

  /** The refunds that it is time to ask about again. */
  async due(limit: number): Promise<string[]> {
    const rows = await this.dataSource.query<{ id: string }[]>(
      'select id from refunds where next_try_at <= now() order by next_try_at limit $1',
      [limit],
    );
    return rows.map(({ id }) => id);
  }

  /** Takes the provider's report on a refund, also on one that was made there without us. */
  async take(report: ReportedRefund): Promise<void> {
    const { razorpayRefundId, razorpayPaymentId, amountPaise } = report;
    const attempt = await this.dataSource.manager.findOneBy(PaymentAttempt, { razorpayPaymentId });
    if (!attempt) return;
    await this.outbox.transaction(async (tx) => {
      const payment = await this.ledger.lock(tx, attempt.paymentId);
      if (!payment) return;
      const refunds = await this.ledger.refundsOf(tx, payment.id);
      const known = refunds.find(
        (entry) => entry.id === report.refundId || entry.razorpayRefundId === razorpayRefundId,
      );
      const refundId = known?.id ?? newId();
      const before = known?.state ?? 'requested';
      const state = advanceRefund(before, report.state);
      const news = {
        razorpayRefundId,
        state,
        nextTryAt: state === 'requested' ? (known?.nextTryAt ?? null) : null,
      };
      if (known) await tx.update(Refund, { id: refundId }, news);
      else {
        const refund = { id: refundId, paymentId: payment.id, razorpayPaymentId, amountPaise };
        await tx.insert(Refund, { ...refund, ...news, reason: 'provider' });
      }
      if (state !== before) {
        await this.outbox.append(tx, state === 'processed' ? refundProcessed : refundFailed, { refundId });
      }
      await this.ledger.save(tx, payment);
    });
  }

  /** For each payment its refunds, oldest first. The caller checks who may see them. */
  async ofPayments(paymentIds: readonly string[]): Promise<Refund[][]> {
    const refunds = await this.dataSource
      .createQueryBuilder(Refund, 'refund')
      .where('refund.payment_id = any(:paymentIds)', { paymentIds })
      .orderBy({ 'refund.createdAt': 'ASC', 'refund.id': 'ASC' })
      .getMany();
    return paymentIds.map((id) => refunds.filter((refund) => refund.paymentId === id));
  }

  /** For the worker, which acts for nobody. */
  async find(id: string): Promise<Refund | null> {
    return this.dataSource.manager.findOneBy(Refund, { id });
  }

  private async fail({ id, paymentId }: Refund, failure: string): Promise<void> {
    await this.outbox.transaction(async (tx) => {
      const payment = await this.ledger.lock(tx, paymentId);
      const { affected } = await tx.update(
        Refund,
        { id, state: 'requested' },
        { state: 'failed', failure, nextTryAt: null },
      );
      if (!payment || !affected) return;
      await this.outbox.append(tx, refundFailed, { refundId: id });
      await this.ledger.save(tx, payment);
    });
  }
}

/** What is left of a refund in part could buy nothing any more. */
function onlyWhole(): DomainError {
  const message = 'This payment has bought nothing (yet): only all of it can go back.';
  return new DomainError('BAD_USER_INPUT', message, { fields: [{ field: 'amount', message }] });
}

function tooMuch(leftPaise: number): DomainError {
  const message =
    leftPaise > 0
      ? `At most ₹${toRupees(leftPaise).toFixed(2)} can go back: the rest has gone back already.`
      : 'All of this payment has gone back already, or it was never paid.';
  return new DomainError('BAD_USER_INPUT', message, { fields: [{ field: 'amount', message }] });
}
