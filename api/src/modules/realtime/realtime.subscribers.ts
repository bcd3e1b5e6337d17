import { batchSubscriber, subscriber, type Occurrence, type Subscriber } from '../../platform/events.js';
import type { Pubsub } from '../../platform/pubsub.js';
import { roleChanged, sessionEnded } from '../auth/auth.events.js';
import {
  orderAccepted,
  orderBillPrinted,
  orderBuyerChanged,
  orderContentChanged,
  orderDue,
  orderKitchenChanged,
  orderNotTaken,
  orderPaymentKept,
  orderTakingsChanged,
  orderPlaced,
  orderPromiseChanged,
  orderRiderChanged,
  orderStatusChanged,
} from '../orders/orders.events.js';
import type { OrdersService } from '../orders/orders.service.js';
import { paymentChanged } from '../payments/payments.events.js';
import {
  accessTopic,
  ordersTopic,
  paymentsTopic,
  type AccessMessage,
  type OrderMessage,
} from './realtime.messages.js';

/** In the worker: notifies the API processes of the sockets to close. */
export function accessSubscribers(pubsub: Pubsub): Subscriber[] {
  const publish = (message: AccessMessage) => pubsub.publish(accessTopic, message);
  return [subscriber(sessionEnded, 'live', publish), subscriber(roleChanged, 'live', publish)];
}

/** In the worker: publishes new versions of orders and payments to the API processes. */
export function realtimeSubscribers(orders: OrdersService, pubsub: Pubsub): Subscriber[] {
  async function publish(
    events: readonly Occurrence<{
      orderId: string;
      version?: number | undefined;
      formerRiderId?: string | null | undefined;
    }>[],
  ): Promise<void> {
    const found = await orders.byIds(events.map(({ payload }) => payload.orderId));
    const messages = events.flatMap(
      ({ payload: { orderId, version, formerRiderId } }, index): OrderMessage[] => {
        const order = found[index];
        if (!order || !version) return [];
        const riderIds = [order.riderId, formerRiderId].filter((id) => typeof id === 'string');
        return [{ orderId, userId: order.userId, version, riderIds }];
      },
    );
    await pubsub.publish(ordersTopic, ...messages);
  }
  return [
    batchSubscriber(orderAccepted, 'live', publish),
    batchSubscriber(orderBillPrinted, 'live', publish),
    batchSubscriber(orderBuyerChanged, 'live', publish),
    batchSubscriber(orderContentChanged, 'live', publish),
    batchSubscriber(orderDue, 'live', publish),
    batchSubscriber(orderKitchenChanged, 'live', publish),
    batchSubscriber(orderNotTaken, 'live', publish),
    batchSubscriber(orderPaymentKept, 'live', publish),
    batchSubscriber(orderTakingsChanged, 'live', publish),
    batchSubscriber(orderPlaced, 'live', publish),
    batchSubscriber(orderPromiseChanged, 'live', publish),
    batchSubscriber(orderRiderChanged, 'live', publish),
    batchSubscriber(orderStatusChanged, 'live', publish),
    subscriber(paymentChanged, 'live', (message) => pubsub.publish(paymentsTopic, message)),
  ];
}
