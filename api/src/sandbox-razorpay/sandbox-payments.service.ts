import type { DataSource, EntityManager } from 'typeorm';
import type { Outbox } from '../platform/outbox.js';
import { badRequest, noSuchId, SandboxError } from './razorpay-error.js';
import type { SandboxPage, Pay } from './razorpay-input.js';
import { newPaymentId, type PaymentFailure } from './razorpay-words.js';
import { SandboxOrder } from './sandbox-order.entity.js';
import { SandboxPayment } from './sandbox-payment.entity.js';
import { createdIn, sandboxPageOf } from './sandbox.queries.js';
import { recordWebhook } from './webhooks.js';

/** The bank's error when the payer chooses a declined payment. */
const declined: PaymentFailure = {
  code: 'BAD_REQUEST_ERROR',
  description:
    "Your payment didn't go through as it was declined by the bank. Try another payment method or contact your bank.",
  source: 'bank',
  step: 'payment_authorization',
  reason: 'payment_failed',
};

/** Razorpay's payments: https://razorpay.com/docs/api/payments/. */
export class SandboxPayments {
  constructor(
    private readonly dataSource: DataSource,
    private readonly outbox: Outbox,
  ) {}

  /**
   * A payment in the checkout window.
   * @throws {SandboxError} if the order is paid or being paid, or if the bank declines (the attempt is kept)
   */
  async pay(input: Pay): Promise<SandboxPayment> {
    const payment = await this.outbox.transaction(async (tx) => {
      const order = await lockOrder(tx, input.order_id);
      await requireUnpaid(tx, order);
      const isDeclined = input.outcome === 'failure';
      const id = newPaymentId();
      await tx.insert(SandboxPayment, {
        id,
        orderId: order.id,
        amount: order.amount,
        currency: order.currency,
        status: isDeclined ? 'failed' : 'authorized',
        method: input.method,
        vpa: input.method === 'upi' ? 'success@razorpay' : null,
        notes: {},
        failure: isDeclined ? declined : null,
      });
      order.attempts += 1;
      order.status = 'attempted';
      await tx.update(SandboxOrder, order.id, { attempts: order.attempts, status: order.status });
      const made = await tx.findOneByOrFail(SandboxPayment, { id });
      await recordWebhook(tx, this.outbox, isDeclined ? 'payment.failed' : 'payment.authorized', {
        payment: made,
      });
      if (!isDeclined && order.autoCapture) await this.captureLocked(tx, order, made);
      return made;
    });
    if (payment.failure) throw failureOf(payment, payment.failure);
    return payment;
  }

  /** @throws {SandboxError} if there is none */
  async get(id: string): Promise<SandboxPayment> {
    const payment = await this.dataSource.manager.findOneBy(SandboxPayment, { id });
    if (!payment) throw noSuchId();
    return payment;
  }

  /** Newest first. */
  async list(page: SandboxPage): Promise<SandboxPayment[]> {
    return this.dataSource.manager.find(SandboxPayment, {
      ...sandboxPageOf(page),
      where: { createdAt: createdIn(page) },
    });
  }

  /**
   * Captures an authorized payment.
   * @throws {SandboxError} if it is not authorized, or the amount is not the whole
   */
  async capture(id: string, amount: number): Promise<SandboxPayment> {
    return this.outbox.transaction(async (tx) => {
      const { order, payment } = await lockPayment(tx, id);
      if (payment.captured) throw badRequest('This payment has already been captured');
      if (payment.status !== 'authorized') {
        throw badRequest('Only payments which have been authorized and not yet captured can be captured');
      }
      if (amount !== payment.amount) {
        throw badRequest('Capture amount must be equal to the amount authorized', 'amount');
      }
      if (order.status === 'paid') throw alreadyPaid(order);
      return this.captureLocked(tx, order, payment);
    });
  }

  private async captureLocked(
    tx: EntityManager,
    order: SandboxOrder,
    payment: SandboxPayment,
  ): Promise<SandboxPayment> {
    Object.assign(payment, { status: 'captured', captured: true });
    Object.assign(order, { status: 'paid', amountPaid: order.amount });
    await tx.update(SandboxPayment, payment.id, { status: 'captured', captured: true });
    await tx.update(SandboxOrder, order.id, { status: 'paid', amountPaid: order.amount });
    await recordWebhook(tx, this.outbox, 'payment.captured', { payment });
    await recordWebhook(tx, this.outbox, 'order.paid', { payment, order });
    return payment;
  }
}

/** Locks the order first for every payment, capture and refund, to avoid deadlocks. */
async function lockOrder(tx: EntityManager, id: string): Promise<SandboxOrder> {
  const order = await tx.findOne(SandboxOrder, { where: { id }, lock: { mode: 'pessimistic_write' } });
  if (!order) throw noSuchId();
  return order;
}

/** @throws {SandboxError} if there is no such payment */
export async function lockPayment(
  tx: EntityManager,
  id: string,
): Promise<{ order: SandboxOrder; payment: SandboxPayment }> {
  const found = await tx.findOneBy(SandboxPayment, { id });
  if (!found) throw noSuchId();
  const order = await lockOrder(tx, found.orderId);
  // Read again: it may have changed while another caller held the lock.
  return { order, payment: await tx.findOneByOrFail(SandboxPayment, { id }) };
}

/** An authorized payment blocks others even before its capture: https://razorpay.com/docs/payments/orders/. */
async function requireUnpaid(tx: EntityManager, order: SandboxOrder): Promise<void> {
  const authorized = await tx.existsBy(SandboxPayment, { orderId: order.id, status: 'authorized' });
  if (order.status === 'paid' || authorized) throw alreadyPaid(order);
}

export function alreadyPaid(order: SandboxOrder): SandboxError {
  return new SandboxError(400, 'BAD_REQUEST_ERROR', 'Payment already done for this order.', {
    source: 'business',
    step: 'payment_initiation',
    reason: 'order_already_paid',
    metadata: { order_id: order.id },
  });
}

function failureOf(payment: SandboxPayment, failure: PaymentFailure): SandboxError {
  const { description, ...details } = failure;
  return new SandboxError(400, 'BAD_REQUEST_ERROR', description, {
    ...details,
    metadata: { payment_id: payment.id, order_id: payment.orderId },
  });
}
