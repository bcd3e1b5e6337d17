import { Any, In, type DataSource, type EntityManager } from 'typeorm';
import { databaseNow } from '../../platform/clock.js';
import { DomainError } from '../../platform/errors.js';
import { claimIdempotencyKey } from '../../platform/idempotency.js';
import { newId } from '../../platform/ids.js';
import { toRupees } from '../../platform/money.js';
import type { Outbox } from '../../platform/outbox.js';
import { requirePermission } from '../auth/auth.policy.js';
import type { Viewer } from '../auth/viewer.js';
import { PaymentAttempt } from './payment-attempt.entity.js';
import { leftOf, type PaymentLedger } from './payment-ledger.js';
import { advanceRefund, sumOf } from './payment-state.js';
import { firstCheck, nextCheck } from './payment-times.js';
import { paymentNotFound } from './payments.policy.js';
import { Payment } from './payment.entity.js';
import { refundFailed, refundProcessed } from './payments.events.js';
import { selectDueRefunds } from './payments.queries.js';
import type { ReportedRefund } from './razorpay-reports.js';
import { RazorpayError, type RazorpayGateway } from './razorpay.js';
import { Refund } from './refund.entity.js';

/** Money of one of the provider's payments. */
interface Part {
  readonly razorpayPaymentId: string;
  readonly amountPaise: number;
}

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
   * Sends money back. What has bought something may go back in part; what has bought nothing goes back whole.
   * @param input `refundId` names a refund that failed, to be asked for once more; otherwise `amountPaise`, or all that
   * is left
   * @throws {DomainError} `FORBIDDEN`, `NOT_FOUND`, `BAD_USER_INPUT` if that much is not left, `IDEMPOTENCY_CONFLICT`
   */
  async request(
    viewer: Viewer | null,
    input: {
      readonly paymentId: string;
      readonly amountPaise?: number | undefined;
      readonly refundId?: string | undefined;
    },
    idempotencyKey?: string,
  ): Promise<Payment> {
    const admin = requirePermission(viewer, 'REFUND_PAYMENTS');
    const { paymentId, amountPaise, refundId } = input;
    // What failed may have gone through after all, or have been made good at the provider's.
    if (refundId) await this.sync(paymentId);
    await this.outbox.transaction(async (tx) => {
      if (idempotencyKey) {
        const scope = `refund:${admin.id}`;
        const claim = { scope, key: idempotencyKey, request: input, resultId: newId() };
        if (await claimIdempotencyKey(tx, claim)) return;
      }
      const payment = await this.ledger.lock(tx, paymentId);
      if (!payment) throw paymentNotFound();
      const wanted = refundId
        ? [await this.replace(tx, payment, refundId)]
        : await this.wanted(tx, payment, amountPaise);
      for (const refund of wanted) {
        await this.ledger.addRefund(tx, payment, { reason: 'admin', ...refund, requestedBy: admin.id });
      }
      await this.ledger.save(tx, payment);
    });
    return this.dataSource.manager.findOneByOrFail(Payment, { id: paymentId });
  }

  /** For each payment the paise that {@link request} can send back without naming a refund. */
  async refundableOf(paymentIds: readonly string[]): Promise<number[]> {
    const partsOf = await this.refundable(this.dataSource.manager, paymentIds);
    return paymentIds.map((id) => sumOf(partsOf.get(id) ?? []));
  }

  /** Asks the provider for a refund that is still wanted. Asking twice is harmless: the id is the idempotency key. */
  async send(refundId: string): Promise<void> {
    const { manager } = this.dataSource;
    const refund = await manager.findOneBy(Refund, { id: refundId });
    if (refund?.state !== 'requested' || !this.gateway) return;
    const tries = refund.tries + 1;
    const nextTryAt = nextCheck(refund.createdAt, tries, await databaseNow(manager));
    await manager.update(Refund, { id: refundId }, { tries, nextTryAt });
    if (!nextTryAt) {
      await this.fail(
        refund,
        'It was not confirmed within three days. Look at the provider’s dashboard first.',
      );
      return;
    }
    const { razorpayPaymentId, razorpayRefundId, amountPaise } = refund;
    try {
      // One that the provider has taken on is followed. Asking anew is safe as long as it remembers our key: a day.
      const report = razorpayRefundId
        ? await this.gateway.findRefund(razorpayRefundId)
        : await this.gateway.refund({ refundId, razorpayPaymentId, amountPaise });
      await this.take({ ...report, refundId });
    } catch (error) {
      // Anything but a refusal is tried again: by its job, then by the reconciler.
      if (!(error instanceof RazorpayError) || error.kind !== 'refused') throw error;
      // The provider refuses what is more than is left: some may have gone back from its dashboard.
      await this.sync(refund.paymentId);
      if (!(await this.lessen(refund))) await this.fail(refund, error.description);
    }
  }

  /** The refunds that it is time to ask about again. */
  async due(limit: number): Promise<string[]> {
    return selectDueRefunds(this.dataSource.manager, limit);
  }

  /** Takes the provider's report on a refund, also on one that was made there without us. */
  async take(report: ReportedRefund): Promise<void> {
    const { razorpayPaymentId } = report;
    const attempt = await this.dataSource.manager.findOneBy(PaymentAttempt, { razorpayPaymentId });
    // Of a payment that is not known (yet): its check reads its refunds, too.
    if (!attempt) return;
    await this.outbox.transaction(async (tx) => {
      const payment = await this.ledger.lock(tx, attempt.paymentId);
      if (!payment) return;
      await this.record(tx, payment, report);
      await this.ledger.save(tx, payment);
    });
  }

  /** As {@link take}, inside a transaction that holds the payment and saves it afterwards. */
  async record(tx: EntityManager, payment: Payment, report: ReportedRefund): Promise<void> {
    const { razorpayRefundId, razorpayPaymentId, amountPaise } = report;
    const known = (await this.ledger.refundsOf(tx, payment.id)).find(
      (entry) => entry.id === report.refundId || entry.razorpayRefundId === razorpayRefundId,
    );
    const refundId = known?.id ?? newId();
    const before = known?.state ?? 'requested';
    const state = advanceRefund(before, report.state);
    const now = await databaseNow(tx);
    const news = {
      razorpayRefundId,
      state,
      nextTryAt: state === 'requested' ? (known?.nextTryAt ?? firstCheck(now)) : null,
    };
    if (known) await tx.update(Refund, { id: refundId }, news);
    else {
      const refund = { id: refundId, paymentId: payment.id, razorpayPaymentId, amountPaise };
      await tx.insert(Refund, { ...refund, ...news, reason: 'provider' });
    }
    if (state !== before) {
      await this.outbox.append(tx, state === 'processed' ? refundProcessed : refundFailed, { refundId });
    }
  }

  /** For each payment its refunds, oldest first. The caller checks who may see them. */
  async ofPayments(paymentIds: readonly string[]): Promise<Refund[][]> {
    const refunds = await this.dataSource.manager.find(Refund, {
      where: { paymentId: Any(paymentIds) },
      order: { createdAt: 'ASC', id: 'ASC' },
    });
    return paymentIds.map((id) => refunds.filter((refund) => refund.paymentId === id));
  }

  /** For the worker, which acts for nobody. */
  async find(id: string): Promise<Refund | null> {
    return this.dataSource.manager.findOneBy(Refund, { id });
  }

  /** Reads what the provider knows of a payment's refunds. */
  private async sync(paymentId: string): Promise<void> {
    const attempts = await this.dataSource.manager.findBy(PaymentAttempt, { paymentId, state: 'captured' });
    for (const { razorpayPaymentId } of attempts) {
      const reports = (await this.gateway?.refundsOf(razorpayPaymentId).catch(noneIfRefused)) ?? [];
      for (const report of reports) await this.take(report);
    }
  }

  /** What may go back, by payment: of what has bought something that alone, otherwise everything. */
  private async refundable(tx: EntityManager, paymentIds: readonly string[]): Promise<Map<string, Part[]>> {
    const paymentId = In([...paymentIds]);
    const payments = await tx.findBy(Payment, { id: paymentId });
    const attempts = await tx.findBy(PaymentAttempt, { paymentId, state: 'captured' });
    const refunds = await tx.findBy(Refund, { paymentId });
    const partsOf = ({ id, orderId, bookingId, paidWith }: Payment) => {
      const hasBought = orderId !== null || bookingId !== null;
      return attempts
        .filter((attempt) => attempt.paymentId === id)
        .filter(({ razorpayPaymentId }) => !hasBought || razorpayPaymentId === paidWith)
        .map((attempt) => ({
          razorpayPaymentId: attempt.razorpayPaymentId,
          amountPaise: leftOf(attempt, refunds),
        }))
        .filter(({ amountPaise }) => amountPaise > 0);
    };
    return new Map(payments.map((payment) => [payment.id, partsOf(payment)]));
  }

  private async wanted(tx: EntityManager, payment: Payment, amountPaise?: number): Promise<Part[]> {
    const parts = (await this.refundable(tx, [payment.id])).get(payment.id) ?? [];
    const most = sumOf(parts);
    if (most === 0 || (amountPaise ?? 0) > most) throw tooMuch(most);
    if (amountPaise === undefined || amountPaise === most) return parts;
    const [paid] = parts;
    if (!paid || (payment.orderId === null && payment.bookingId === null)) throw onlyWhole();
    return [{ ...paid, amountPaise }];
  }

  /** A failed refund, put aside for another one like it. */
  private async replace(tx: EntityManager, payment: Payment, id: string) {
    const failed = await tx.findOneBy(Refund, { id, paymentId: payment.id });
    if (failed?.state !== 'failed') {
      throw new DomainError('CONFLICT', 'This refund has not failed, or was asked for again already.');
    }
    await tx.update(Refund, { id }, { state: 'replaced' });
    const { razorpayPaymentId, amountPaise, reason } = failed;
    return { razorpayPaymentId, amountPaise, reason };
  }

  /**
   * Asks for what is left instead, where money went back without us: the shop itself always means all of it. An admin who
   * named an amount decides anew.
   * @returns whether there was less left than was asked for
   */
  private async lessen({ id, requestedBy, ...refund }: Refund): Promise<boolean> {
    if (requestedBy) return false;
    const { paymentId, razorpayPaymentId, amountPaise, reason } = refund;
    return this.outbox.transaction(async (tx) => {
      const payment = await this.ledger.lock(tx, paymentId);
      const attempt = await tx.findOneBy(PaymentAttempt, { razorpayPaymentId });
      if (!payment || !attempt) return false;
      // Its own share is not left: it was not sent.
      const left =
        amountPaise + (await this.ledger.leftOf(tx, payment, razorpayPaymentId, attempt.amountPaise));
      if (left >= amountPaise) return false;
      const { affected } = await tx.update(
        Refund,
        { id, state: 'requested' },
        { state: 'replaced', nextTryAt: null },
      );
      if (!affected) return true;
      const rest = { razorpayPaymentId, amountPaise: left, reason };
      if (left > 0) await this.ledger.addRefund(tx, payment, rest);
      await this.ledger.save(tx, payment);
      return true;
    });
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

/** A payment that the provider does not know has no refunds there. */
function noneIfRefused(error: unknown): ReportedRefund[] {
  if (!(error instanceof RazorpayError)) throw error;
  if (error.kind === 'refused') return [];
  throw new DomainError('UNAVAILABLE', error.description);
}
