import { subscriber, type Subscriber } from '../../platform/events.js';
import { paymentCaptured } from '../payments/payments.events.js';
import type { DuePaymentsService } from './due-payments.service.js';
import type { OrderPurchasesService } from './order-purchases.service.js';

/** Run in the worker: place the order of a captured payment, and note what paid for a changed one. */
export function orderSubscribers(
  purchases: OrderPurchasesService,
  duePayments: DuePaymentsService,
): Subscriber[] {
  return [
    subscriber(paymentCaptured, 'order', ({ paymentId }) => purchases.fulfil(paymentId)),
    subscriber(paymentCaptured, 'due', ({ paymentId }) => duePayments.fulfil(paymentId)),
  ];
}
