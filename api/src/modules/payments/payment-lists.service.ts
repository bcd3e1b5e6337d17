import { setTimeout as delay } from 'node:timers/promises';
import { Any, type DataSource } from 'typeorm';
import type { Page } from '../../platform/paging.js';
import { requirePermission } from '../auth/auth.policy.js';
import type { Viewer } from '../auth/viewer.js';
import { Payment } from './payment.entity.js';
import { canReadPayment, paymentNotFound } from './payments.policy.js';
import { selectNeedingAttention } from './payments.queries.js';

/** Milliseconds that a caller waits for the worker. */
const outcomeLimit = 10_000;

/** Payments, to look at. */
export class PaymentListsService {
  constructor(private readonly dataSource: DataSource) {}

  /** @throws {DomainError} `NOT_FOUND` also for somebody else's payment */
  async get(viewer: Viewer | null, id: string): Promise<Payment> {
    const reader = requirePermission(viewer, 'ORDER');
    const payment = await this.dataSource.manager.findOneBy(Payment, { id });
    if (!payment || !canReadPayment(reader, payment)) throw paymentNotFound();
    return payment;
  }

  /** For the worker, which acts for nobody. */
  async find(id: string): Promise<Payment | null> {
    return this.dataSource.manager.findOneBy(Payment, { id });
  }

  /** Waits until the worker has found out about a payment, or until time is up. */
  async outcome(paymentId: string): Promise<'paid' | 'refused' | 'unknown'> {
    const until = Date.now() + outcomeLimit;
    for (let gap = 25; Date.now() < until; gap = Math.min(gap * 2, 400)) {
      const payment = await this.dataSource.manager.findOneByOrFail(Payment, { id: paymentId });
      if (payment.paidWith) return 'paid';
      // Not yet when an earlier try has failed: the one that is proved is still on its way.
      if (['REFUNDING', 'REFUNDED', 'REFUND_FAILED'].includes(payment.state)) return 'refused';
      await delay(gap);
    }
    return 'unknown';
  }

  /** For each order the payment that paid for it. The caller checks who may see it. */
  async ofOrders(orderIds: readonly string[]): Promise<(Payment | null)[]> {
    const payments = await this.dataSource.manager.findBy(Payment, { orderId: Any(orderIds) });
    const byOrder = new Map(payments.map((payment) => [payment.orderId, payment]));
    return orderIds.map((orderId) => byOrder.get(orderId) ?? null);
  }

  /** For each booking the payment of its fee. The caller checks who may see it. */
  async ofBookings(bookingIds: readonly string[]): Promise<(Payment | null)[]> {
    const payments = await this.dataSource.manager.findBy(Payment, { bookingId: Any(bookingIds) });
    const byBooking = new Map(payments.map((payment) => [payment.bookingId, payment]));
    return bookingIds.map((bookingId) => byBooking.get(bookingId) ?? null);
  }

  /** Newest first: refunds under way or failed, money authorized only, and money that has bought nothing. */
  async needingAttention(viewer: Viewer | null, page: Page): Promise<Payment[]> {
    requirePermission(viewer, 'VIEW_PAYMENTS');
    return selectNeedingAttention(this.dataSource.manager, page);
  }
}
