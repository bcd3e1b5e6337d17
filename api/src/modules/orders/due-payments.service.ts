import type { EntityManager } from 'typeorm';
import { z } from 'zod';
import { DomainError } from '../../platform/errors.js';
import type { Outbox } from '../../platform/outbox.js';
import { id } from '../../platform/validation.js';
import { requirePermission } from '../auth/auth.policy.js';
import type { Viewer } from '../auth/viewer.js';
import type { PaymentListsService } from '../payments/payment-lists.service.js';
import type { Payment } from '../payments/payment.entity.js';
import type { PaymentsService } from '../payments/payments.service.js';
import type { SettlementService } from '../payments/settlement.service.js';
import type { TakingsService } from '../takings/takings.service.js';
import type { OrderChanges } from './order-changes.js';
import { Order } from './order.entity.js';
import { dueOnlineOf, orderNotFound } from './orders.policy.js';
import { say } from './orders.sentences.js';

const dueIntent = z.object({ version: z.literal(1), orderId: id });

interface Parts {
  readonly changes: OrderChanges;
  readonly outbox: Outbox;
  readonly paymentLists: PaymentListsService;
  readonly payments: PaymentsService;
  readonly settlement: SettlementService;
  readonly takings: TakingsService;
}

/** Online payments of what a change had made due for an order that was paid online. */
export class DuePaymentsService {
  constructor(private readonly parts: Parts) {}

  /**
   * Creates a Razorpay order for exactly what is due, or finds the open one of this amount.
   * @throws {DomainError} `NOT_FOUND` for another customer's order, so that ids cannot be probed; `CONFLICT` if nothing is
   * due online; `TOTAL_MISMATCH` for a repeated key if something else is due; `IDEMPOTENCY_CONFLICT`, `TOO_MANY_REQUESTS`,
   * `UNAVAILABLE`, `PAYMENTS_OFF`, `BAD_USER_INPUT` for an amount that cannot be paid online
   */
  async begin(viewer: Viewer | null, orderId: string, from: string, key?: string): Promise<Payment> {
    const customer = requirePermission(viewer, 'ORDER');
    const lockPriced = async (tx: EntityManager) => {
      const order = await lockOrder(tx, orderId);
      if (order?.userId !== customer.id) return undefined;
      const amountPaise = dueOnlineOf(order, await this.parts.takings.takenOf(tx, orderId));
      return { amountPaise, intent: { version: 1, orderId } satisfies z.output<typeof dueIntent> };
    };
    const prepare = async (tx: EntityManager) => {
      const priced = await lockPriced(tx);
      if (!priced) throw orderNotFound();
      if (priced.amountPaise === 0) throw new DomainError('CONFLICT', say.nothingDue);
      return priced;
    };
    return this.parts.payments.begin(customer, {
      purpose: 'due',
      request: { orderId },
      prepare,
      lockPriced,
      key,
      from,
    });
  }

  /**
   * Runs in the worker. What is not due any more, as the order was cancelled, changed or paid meanwhile, is refunded.
   * Idempotent.
   */
  async fulfil(paymentId: string): Promise<void> {
    const { changes, outbox, paymentLists, settlement, takings } = this.parts;
    const begun = await paymentLists.find(paymentId);
    if (begun?.purpose !== 'due') return;
    const { orderId } = dueIntent.parse(begun.intent);
    await outbox.transaction(async (tx) => {
      // Orders are locked before their payments.
      const order = await lockOrder(tx, orderId);
      const payment = await settlement.claim(tx, paymentId);
      if (!payment) return;
      const isPayable = order && order.status !== 'Cancelled' && order.onlinePaise !== null;
      const payablePaise = isPayable ? await takings.payableOf(tx, order) : 0;
      const paidPaise = Math.min(payment.amountPaise, Math.max(0, payablePaise));
      if (paidPaise > 0) {
        await settlement.bind(tx, payment, { dueOrderId: orderId });
        await changes.change(tx, orderId, { kind: 'due-paid', paidPaise }, null);
      }
      const tooMuchPaise = payment.amountPaise - paidPaise;
      if (tooMuchPaise > 0) await settlement.refund(tx, payment, 'nothing-due', null, tooMuchPaise);
    });
  }
}

const lockOrder = (tx: EntityManager, orderId: string): Promise<Order | null> =>
  tx.findOne(Order, { where: { id: orderId }, lock: { mode: 'pessimistic_write' } });
