import { createHash } from 'node:crypto';
import type { DataSource, EntityManager } from 'typeorm';
import type { Outbox } from '../platform/outbox.js';
import { badRequest, noSuchId, SandboxError } from './razorpay-error.js';
import type { NewSandboxRefund, SandboxPage } from './razorpay-input.js';
import { newRefundId } from './razorpay-words.js';
import { SandboxPayment } from './sandbox-payment.entity.js';
import { lockPayment } from './sandbox-payments.service.js';
import { SandboxRefund } from './sandbox-refund.entity.js';
import { createdIn, sandboxPageOf, tryLockRefundKey } from './sandbox.queries.js';
import { recordWebhook } from './webhooks.js';

/** Razorpay's refunds: https://razorpay.com/docs/api/refunds/. */
export class SandboxRefunds {
  constructor(
    private readonly dataSource: DataSource,
    private readonly outbox: Outbox,
  ) {}

  /**
   * Refunds all of a captured payment, the rest, or a part.
   * @param key the header `X-Refund-Idempotency`: a repeat returns the same refund
   * @throws {SandboxError} if it is not captured or the amount exceeds the payment; 409 while a request with the key is
   * running; 400 for the key with another request
   */
  async create(paymentId: string, input: NewSandboxRefund, key: string | undefined): Promise<SandboxRefund> {
    const request = JSON.stringify([
      paymentId,
      input.amount ?? null,
      input.speed,
      input.receipt,
      input.notes,
    ]);
    const fingerprint = createHash('sha256').update(request).digest('hex');
    return this.outbox.transaction(async (tx) => {
      if (key !== undefined) {
        const earlier = await claimKey(tx, key, fingerprint);
        if (earlier) return earlier;
      }
      const { payment } = await lockPayment(tx, paymentId);
      const amount = refundable(payment, input.amount);
      const id = newRefundId();
      await tx.insert(SandboxRefund, {
        id,
        paymentId,
        amount,
        currency: payment.currency,
        status: 'processed',
        speed: input.speed,
        receipt: input.receipt,
        notes: input.notes,
        idempotencyKey: key ?? null,
        fingerprint: key === undefined ? null : fingerprint,
      });
      const refund = await tx.findOneByOrFail(SandboxRefund, { id });
      await setRefunded(tx, payment, payment.amountRefunded + amount);
      await recordWebhook(tx, this.outbox, 'refund.created', { refund, payment });
      await recordWebhook(tx, this.outbox, 'refund.processed', { refund, payment });
      return refund;
    });
  }

  /** @throws {SandboxError} if there is none, or it belongs to another payment */
  async get(id: string, paymentId?: string): Promise<SandboxRefund> {
    const refund = await this.dataSource.manager.findOneBy(SandboxRefund, {
      id,
      ...(paymentId !== undefined && { paymentId }),
    });
    if (!refund) throw noSuchId();
    return refund;
  }

  /** Newest first; of one payment, or of all. */
  async list(page: SandboxPage, paymentId?: string): Promise<SandboxRefund[]> {
    return this.dataSource.manager.find(SandboxRefund, {
      ...sandboxPageOf(page),
      where: { createdAt: createdIn(page), ...(paymentId !== undefined && { paymentId }) },
    });
  }
}

async function claimKey(
  tx: EntityManager,
  key: string,
  fingerprint: string,
): Promise<SandboxRefund | undefined> {
  if (!(await tryLockRefundKey(tx, key))) {
    throw new SandboxError(
      409,
      'BAD_REQUEST_ERROR',
      'Another request with the same idempotency key is being processed.',
    );
  }
  const earlier = await tx.findOneBy(SandboxRefund, { idempotencyKey: key });
  if (earlier && earlier.fingerprint !== fingerprint) {
    throw new SandboxError(
      400,
      'BAD_REQUEST_ERROR',
      'Different request with the same idempotency key has already been processed.',
    );
  }
  return earlier ?? undefined;
}

function refundable(payment: SandboxPayment, requested: number | undefined): number {
  if (!payment.captured) throw badRequest('The payment status should be captured for action to be taken');
  const left = payment.amount - payment.amountRefunded;
  if (left === 0) throw badRequest('The payment has been fully refunded already');
  const amount = requested ?? left;
  if (amount > payment.amount) {
    throw badRequest('The refund amount provided is greater than amount captured', 'amount');
  }
  if (amount > left)
    throw badRequest('The total refund amount is greater than the refund payment amount', 'amount');
  return amount;
}

async function setRefunded(
  tx: EntityManager,
  payment: SandboxPayment,
  amountRefunded: number,
): Promise<void> {
  const status = amountRefunded === payment.amount ? 'refunded' : 'captured';
  Object.assign(payment, { amountRefunded, status });
  await tx.update(SandboxPayment, payment.id, { amountRefunded, status });
}
