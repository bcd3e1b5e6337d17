import type { DataSource } from 'typeorm';
import type { ListOrders, NewSandboxOrder } from './razorpay-input.js';
import { noSuchId, SandboxError } from './razorpay-error.js';
import { newOrderId } from './razorpay-words.js';
import { SandboxOrder } from './sandbox-order.entity.js';
import { SandboxPayment } from './sandbox-payment.entity.js';
import { createdIn, hasAuthorizedPayment, lockReceipt, sandboxPageOf } from './sandbox.queries.js';

/** Razorpay's orders: https://razorpay.com/docs/api/orders/. */
export class SandboxOrders {
  constructor(private readonly dataSource: DataSource) {}

  /**
   * Creates an order. A repeat with `unique_receipt` returns the existing order
   * (https://razorpay.com/docs/payments/payment-gateway/s2s-integration/test-s2s/best-practices/retries-and-idempotency/);
   * another order's receipt is refused.
   * @throws {SandboxError} `Order receipt should be unique.`
   */
  async create(input: NewSandboxOrder): Promise<SandboxOrder> {
    return this.dataSource.transaction(async (tx) => {
      const { receipt, amount, currency } = input;
      if (input.uniqueReceipt && receipt !== null) {
        // Serialises callers with one receipt.
        await lockReceipt(tx, receipt);
        const earlier = await tx.findOne(SandboxOrder, { where: { receipt }, order: { createdAt: 'ASC' } });
        const isRepeat = earlier?.amount === amount && earlier.currency === currency;
        if (earlier && isRepeat) return earlier;
        if (earlier) throw receiptTaken(earlier.id);
      }
      const id = newOrderId();
      await tx.insert(SandboxOrder, {
        id,
        amount,
        currency,
        receipt,
        status: 'created',
        autoCapture: input.autoCapture,
        notes: input.notes,
      });
      return tx.findOneByOrFail(SandboxOrder, { id });
    });
  }

  /** @throws {SandboxError} if there is none */
  async get(id: string): Promise<SandboxOrder> {
    const order = await this.dataSource.manager.findOneBy(SandboxOrder, { id });
    if (!order) throw noSuchId();
    return order;
  }

  /** Newest first. */
  async list({ receipt, authorized, ...page }: ListOrders): Promise<SandboxOrder[]> {
    return this.dataSource.manager.find(SandboxOrder, {
      ...sandboxPageOf(page),
      where: {
        createdAt: createdIn(page),
        ...(receipt !== undefined && { receipt }),
        ...(authorized !== undefined && { id: hasAuthorizedPayment(authorized) }),
      },
    });
  }

  /**
   * All attempts to pay it, newest first.
   * @throws {SandboxError} if there is no such order
   */
  async payments(id: string): Promise<SandboxPayment[]> {
    await this.get(id);
    return this.dataSource.manager.find(SandboxPayment, {
      where: { orderId: id },
      order: { createdAt: 'DESC', id: 'DESC' },
    });
  }
}

function receiptTaken(orderId: string): SandboxError {
  return new SandboxError(400, 'BAD_REQUEST_ERROR', 'Order receipt should be unique.', {
    source: 'business',
    step: 'payment_initiation',
    reason: 'input_validation_failed',
    metadata: { order_id: orderId },
    field: 'receipt',
  });
}
