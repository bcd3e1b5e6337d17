import { subscriber, type Subscriber } from '../../platform/events.js';
import { paymentCaptured } from '../payments/payments.events.js';
import type { OrderPurchasesService } from './order-purchases.service.js';

/** In the worker: a paid cart becomes an order. */
export function orderSubscribers(purchases: OrderPurchasesService): Subscriber[] {
  return [subscriber(paymentCaptured, 'order', ({ paymentId }) => purchases.fulfil(paymentId))];
}
