import { subscriber, type Subscriber } from '../../platform/events.js';
import { paymentCaptured } from '../payments/payments.events.js';
import type { OrderPurchasesService } from './order-purchases.service.js';

/** Runs in the worker: places the order of a captured payment. */
export function orderSubscribers(purchases: OrderPurchasesService): Subscriber[] {
  return [subscriber(paymentCaptured, 'order', ({ paymentId }) => purchases.fulfil(paymentId))];
}
