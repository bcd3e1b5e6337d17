import { Any, In, type DataSource, type EntityManager } from 'typeorm';
import { databaseNow } from '../../platform/clock.js';
import { badInput, DomainError } from '../../platform/errors.js';
import { createOnce } from '../../platform/idempotency.js';
import { newId } from '../../platform/ids.js';
import { toRupees } from '../../platform/money.js';
import type { Outbox } from '../../platform/outbox.js';
import { callerIdOf, requireApprovable } from '../auth/auth.policy.js';
import type { Viewer } from '../auth/viewer.js';
import type { ApprovalsService } from '../devices/approvals.service.js';
import { requireApprovedAmount } from '../devices/approved-amount.js';
import { PaymentAttempt } from './payment-attempt.entity.js';
import { isRefundable, leftOf, type PaymentLedger } from './payment-ledger.js';
import { advanceRefund, sumOf } from './payment-state.js';
import { firstCheck, nextCheck } from './payment-times.js';
import { payable, paymentNotFound } from './payments.policy.js';
import { hasBought, Payment } from './payment.entity.js';
import { refundFailed, refundProcessed } from './payments.events.js';
import { selectDueRefunds } from './payments.queries.js';
import type { ReportedRefund } from './razorpay-reports.js';
import type { RazorpayAccounts } from './razorpay-accounts.js';
import { RazorpayError } from './razorpay.js';
import { Refund } from './refund.entity.js';
import { say } from './payments.sentences.js';

/** Refundable amount of one attempt. */
interface Part {
  readonly razorpayPaymentId: string;
  readonly amountPaise: number;
}

/** Requests refunds, sends them to the provider and tracks them until they are final. */
export class RefundsService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly outbox: Outbox,
    private readonly ledger: PaymentLedger,
    private readonly provider: RazorpayAccounts,
    private readonly approvals: ApprovalsService,
  ) {}

  /**
   * Requests a refund. A payment of a purchase may be refunded in part, any other only in full.
   * @param input `refundId` requests a failed refund again; otherwise `amountPaise`, by default all that is left
   * @throws {DomainError} `FORBIDDEN`, `NOT_FOUND`, `BAD_USER_INPUT` for more than is left or a part without a
   * purchase, `CONFLICT` if the refund `refundId` has not failed, `IDEMPOTENCY_CONFLICT`, `UNAVAILABLE`
   */
  async request(
    viewer: Viewer | null,
    input: {
      readonly paymentId: string;
      readonly amountPaise?: number | undefined;
      readonly refundId?: string | undefined;
    },
    { key, approval }: { readonly key?: string | undefined; readonly approval?: string | undefined } = {},
  ): Promise<Payment> {
    const caller = requireApprovable(viewer, 'REFUND_PAYMENTS', approval);
    const { paymentId, amountPaise, refundId } = input;
    const act = { act: 'REFUND_PAYMENT', recordId: paymentId, approval } as const;
    if (refundId) {
      await this.approvals.requirePermitted(caller, 'REFUND_PAYMENTS', act);
      // The failed refund may have been processed after all, or been replaced in the provider's dashboard.
      await this.sync(paymentId);
    }
    const attempt = { scope: `refund:${callerIdOf(caller)}`, key, request: input };
    const add = async (tx: EntityManager) => {
      const actor = await this.approvals.permit(tx, caller, 'REFUND_PAYMENTS', act);
      const payment = await this.ledger.lock(tx, paymentId);
      if (!payment) throw paymentNotFound();
      const requested = refundId
        ? await this.replace(tx, payment, refundId)
        : await this.partsToRefund(tx, payment, amountPaise);
      requireApprovedAmount(actor, sumOf(requested));
      for (const refund of requested) {
        await this.ledger.requestRefund(tx, payment, { reason: 'admin', ...refund }, actor);
      }
      await this.ledger.save(tx, payment);
    };
    await this.outbox.transaction((tx) => createOnce(tx, attempt, () => add(tx)));
    return this.dataSource.manager.findOneByOrFail(Payment, { id: paymentId });
  }

  /** Paise of each payment that {@link request} can refund without a `refundId`. */
  async refundableOf(paymentIds: readonly string[]): Promise<number[]> {
    if (paymentIds.length === 0) return [];
    const partsOf = await this.refundable(this.dataSource.manager, paymentIds);
    return paymentIds.map((id) => sumOf(partsOf.get(id) ?? []));
  }

  /** Requests a pending refund from the provider. Idempotent, as the id is the idempotency key. */
  async send(refundId: string): Promise<void> {
    const { manager } = this.dataSource;
    const refund = await manager.findOneBy(Refund, { id: refundId });
    if (refund?.state !== 'requested') return;
    const payment = await manager.findOneByOrFail(Payment, { id: refund.paymentId });
    const now = await databaseNow(manager);
    if (!(await this.provider.latest()).of(payment)) {
      // Waits for the keys, behind refunds that can be sent.
      await manager.update(Refund, { id: refundId, state: 'requested' }, { nextTryAt: firstCheck(now) });
      return;
    }
    const tries = refund.tries + 1;
    const nextTryAt = nextCheck(refund.createdAt, tries, now);
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
      // An accepted refund is only fetched, as a new request is safe only while the provider keeps our key: a day.
      const report = await this.provider.call(payment, (gateway) =>
        razorpayRefundId
          ? gateway.findRefund(razorpayRefundId)
          : gateway.refund({ refundId, razorpayPaymentId, amountPaise }),
      );
      if (report) await this.take({ ...report, refundId });
    } catch (error) {
      // Other errors are retried by the job, then by the reconciler.
      if (!(error instanceof RazorpayError) || error.kind !== 'refused') throw error;
      // The provider refuses more than is left; a part may have been refunded in its dashboard.
      await this.sync(refund.paymentId);
      if (!(await this.replaceByRemainder(refund))) await this.fail(refund, error.message);
    }
  }

  /** Ids of the refunds that are due for another request. */
  async due(limit: number): Promise<string[]> {
    return selectDueRefunds(this.dataSource.manager, limit);
  }

  /** Applies the provider's report on a refund, including one made outside the shop. */
  async take(report: ReportedRefund): Promise<void> {
    const { razorpayPaymentId } = report;
    const attempt = await this.dataSource.manager.findOneBy(PaymentAttempt, { razorpayPaymentId });
    // The payment is not known (yet); its check reads its refunds.
    if (!attempt) return;
    await this.outbox.transaction(async (tx) => {
      const payment = await this.ledger.lock(tx, attempt.paymentId);
      if (!payment) return;
      await this.record(tx, payment, report);
      await this.ledger.save(tx, payment);
    });
  }

  /** {@link take} in a transaction that has locked the payment and saves it afterwards. */
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
    if (!known || state !== before) this.ledger.refundsChanged(tx, payment, now);
    if (state !== before) {
      await this.outbox.append(tx, state === 'processed' ? refundProcessed : refundFailed, { refundId });
    }
  }

  /** The refunds of each payment, oldest first, without a permission check. */
  async ofPayments(paymentIds: readonly string[]): Promise<Refund[][]> {
    const refunds = await this.dataSource.manager.find(Refund, {
      where: { paymentId: Any(paymentIds) },
      order: { createdAt: 'ASC', id: 'ASC' },
    });
    return paymentIds.map((id) => refunds.filter((refund) => refund.paymentId === id));
  }

  /** For the worker, without a permission check. */
  async find(id: string): Promise<Refund | null> {
    return this.dataSource.manager.findOneBy(Refund, { id });
  }

  /** Fetches and applies the provider's reports on a payment's refunds. */
  private async sync(paymentId: string): Promise<void> {
    const { manager } = this.dataSource;
    const payment = await manager.findOneBy(Payment, { id: paymentId });
    if (!payment) return;
    const attempts = await manager.findBy(PaymentAttempt, { paymentId, state: 'captured' });
    for (const { razorpayPaymentId } of attempts) {
      const reports = await this.provider
        .call(payment, (gateway) => gateway.refundsOf(razorpayPaymentId))
        .catch(noneIfRefused);
      for (const report of reports ?? []) await this.take(report);
    }
  }

  /** Refundable amounts by payment: of the attempt that paid for the purchase, or of all attempts if there is none. */
  private async refundable(tx: EntityManager, paymentIds: readonly string[]): Promise<Map<string, Part[]>> {
    const paymentId = In([...paymentIds]);
    const payments = await tx.findBy(Payment, { id: paymentId });
    const attempts = await tx.findBy(PaymentAttempt, { paymentId, state: 'captured' });
    const refunds = await tx.findBy(Refund, { paymentId });
    const partsOf = (payment: Payment) =>
      attempts
        .filter((attempt) => attempt.paymentId === payment.id)
        .filter(({ razorpayPaymentId }) => !hasBought(payment) || razorpayPaymentId === payment.paidWith)
        .map((attempt) => ({
          razorpayPaymentId: attempt.razorpayPaymentId,
          amountPaise: leftOf(attempt, refunds),
        }))
        .filter(({ amountPaise }) => isRefundable(amountPaise));
    return new Map(payments.map((payment) => [payment.id, partsOf(payment)]));
  }

  private async partsToRefund(tx: EntityManager, payment: Payment, amountPaise?: number): Promise<Part[]> {
    const parts = (await this.refundable(tx, [payment.id])).get(payment.id) ?? [];
    const left = sumOf(parts);
    if (left === 0 || (amountPaise ?? 0) > left) throw tooMuch(left);
    if (amountPaise === undefined || amountPaise === left) return parts;
    if (!isRefundable(left - amountPaise)) throw tooLittleLeft(left);
    const [paid] = parts;
    if (!paid || !hasBought(payment)) throw onlyWhole();
    return [{ ...paid, amountPaise }];
  }

  /**
   * Marks a failed refund as replaced.
   * @returns the values of its replacement, which is less if a part was refunded outside the shop; none if all was
   */
  private async replace(tx: EntityManager, payment: Payment, id: string) {
    const failed = await tx.findOneBy(Refund, { id, paymentId: payment.id });
    if (failed?.state !== 'failed') {
      throw new DomainError('CONFLICT', say.refundNotFailed);
    }
    await tx.update(Refund, { id }, { state: 'replaced' });
    const { razorpayPaymentId, reason } = failed;
    const attempt = await tx.findOneByOrFail(PaymentAttempt, { razorpayPaymentId });
    const amountPaise = Math.min(failed.amountPaise, await this.leftBeside(tx, attempt, id));
    return isRefundable(amountPaise) ? [{ razorpayPaymentId, amountPaise, reason }] : [];
  }

  /**
   * Replaces a refund of all that was left by one of what is left now, if a part was refunded outside the shop. A refund
   * whose amount an admin chose is left for the admin to decide.
   * @returns whether less was left than was requested
   */
  private async replaceByRemainder({ id, ...refund }: Refund): Promise<boolean> {
    const { paymentId, razorpayPaymentId, amountPaise, reason, requestedBy } = refund;
    if (reason === 'admin') return false;
    return this.outbox.transaction(async (tx) => {
      const payment = await this.ledger.lock(tx, paymentId);
      const attempt = await tx.findOneBy(PaymentAttempt, { razorpayPaymentId });
      if (!payment || !attempt) return false;
      const left = await this.leftBeside(tx, attempt, id);
      if (left >= amountPaise) return false;
      const { affected } = await tx.update(
        Refund,
        { id, state: 'requested' },
        { state: 'replaced', nextTryAt: null },
      );
      if (!affected) return true;
      const rest = { razorpayPaymentId, amountPaise: left, reason, requestedBy, isAgain: true };
      if (isRefundable(left)) await this.ledger.addRefund(tx, payment, rest);
      await this.ledger.save(tx, payment);
      return true;
    });
  }

  /** Paise of an attempt that none of its other refunds covers. */
  private async leftBeside(tx: EntityManager, attempt: PaymentAttempt, refundId: string): Promise<number> {
    const refunds = await this.ledger.refundsOf(tx, attempt.paymentId);
    return leftOf(
      attempt,
      refunds.filter(({ id }) => id !== refundId),
    );
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

/** After a partial refund, the rest could no longer pay for anything. */
function onlyWhole(): DomainError {
  return badInput('amount', say.onlyWhole);
}

function tooMuch(leftPaise: number): DomainError {
  const message = leftPaise > 0 ? say.atMost({ left: toRupees(leftPaise).toFixed(2) }) : say.nothingLeft;
  return badInput('amount', message);
}

function tooLittleLeft(leftPaise: number): DomainError {
  const max = toRupees(leftPaise - payable.min).toFixed(2);
  return badInput('amount', say.lessThanOne({ max, left: toRupees(leftPaise).toFixed(2) }));
}

/** The provider refuses the request for a payment that it does not know, which has no refunds there. */
function noneIfRefused(error: unknown): ReportedRefund[] {
  if (!(error instanceof RazorpayError)) throw error;
  if (error.kind === 'refused') return [];
  throw new DomainError('UNAVAILABLE', error.description);
}
