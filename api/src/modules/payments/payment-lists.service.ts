import { setTimeout as delay } from 'node:timers/promises';
import { Any, type DataSource } from 'typeorm';
import type { Page } from '../../platform/paging.js';
import { requirePermission } from '../auth/auth.policy.js';
import type { Viewer } from '../auth/viewer.js';
import { paidOrderOf, Payment } from './payment.entity.js';
import { canReadPayment, paymentNotFound } from './payments.policy.js';
import { selectNeedingAttention } from './payments.queries.js';

/** Milliseconds that a request waits for the worker. */
const outcomeLimit = 10_000;

/** Reads payments. */
export class PaymentListsService {
  constructor(private readonly dataSource: DataSource) {}

  /** @throws {DomainError} `NOT_FOUND`, also for another customer's payment, so that ids cannot be probed */
  async get(viewer: Viewer | null, id: string): Promise<Payment> {
    const reader = requirePermission(viewer, 'ORDER');
    const payment = await this.dataSource.manager.findOneBy(Payment, { id });
    if (!payment || !canReadPayment(reader, payment)) throw paymentNotFound();
    return payment;
  }

  /** For the worker, without a permission check. */
  async find(id: string): Promise<Payment | null> {
    return this.dataSource.manager.findOneBy(Payment, { id });
  }

  /** Polls until the worker has settled a payment; `unknown` after the time limit. */
  async outcome(paymentId: string): Promise<'paid' | 'refused' | 'unknown'> {
    const until = Date.now() + outcomeLimit;
    for (let gap = 25; Date.now() < until; gap = Math.min(gap * 2, 400)) {
      const payment = await this.dataSource.manager.findOneByOrFail(Payment, { id: paymentId });
      if (payment.paidWith) return 'paid';
      // FAILED is not final: it may be an earlier attempt, while the proved one is still being settled.
      if (['REFUNDING', 'REFUNDED', 'REFUND_FAILED'].includes(payment.state)) return 'refused';
      await delay(gap);
    }
    return 'unknown';
  }

  /** The payment of each order, without a permission check. */
  async ofOrders(orderIds: readonly string[]): Promise<(Payment | null)[]> {
    const payments = await this.dataSource.manager.findBy(Payment, { orderId: Any(orderIds) });
    const byOrder = new Map(payments.map((payment) => [payment.orderId, payment]));
    return orderIds.map((orderId) => byOrder.get(orderId) ?? null);
  }

  /** All payments of each order, those of what changes had made due first. Without a permission check. */
  async allOfOrders(orderIds: readonly string[]): Promise<Payment[][]> {
    const ids = Any(orderIds);
    const payments = await this.dataSource.manager.find(Payment, {
      where: [{ orderId: ids }, { dueOrderId: ids }],
      order: { createdAt: 'DESC', id: 'DESC' },
    });
    return orderIds.map((id) => payments.filter((payment) => paidOrderOf(payment) === id));
  }

  /** The payment of each booking's fee, without a permission check. */
  async ofBookings(bookingIds: readonly string[]): Promise<(Payment | null)[]> {
    const payments = await this.dataSource.manager.findBy(Payment, { bookingId: Any(bookingIds) });
    const byBooking = new Map(payments.map((payment) => [payment.bookingId, payment]));
    return bookingIds.map((bookingId) => byBooking.get(bookingId) ?? null);
  }

  /** Payments that staff should look at, newest first. See {@link selectNeedingAttention}. */
  async needingAttention(viewer: Viewer | null, page: Page): Promise<Payment[]> {
    requirePermission(viewer, 'VIEW_PAYMENTS');
    return selectNeedingAttention(this.dataSource.manager, page);
  }
}
