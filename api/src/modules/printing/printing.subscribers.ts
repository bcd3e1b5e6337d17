import { batchSubscriber, type Occurrence, type Subscriber } from '../../platform/events.js';
import {
  orderAccepted,
  orderContentChanged,
  orderDue,
  orderKitchenChanged,
  orderPlaced,
  orderStatusChanged,
} from '../orders/orders.events.js';
import type { AutomaticPrintsService } from './automatic-prints.service.js';

const idsOf = (events: readonly Occurrence<{ orderId: string }>[]) =>
  events.map(({ payload }) => payload.orderId);

/** Runs in the worker. */
export function printingSubscribers(prints: AutomaticPrintsService): Subscriber[] {
  const follow = (events: readonly Occurrence<{ orderId: string }>[]) => prints.follow(idsOf(events));
  return [
    batchSubscriber(orderPlaced, 'print', follow),
    batchSubscriber(orderDue, 'print', follow),
    batchSubscriber(orderAccepted, 'print', follow),
    batchSubscriber(orderStatusChanged, 'print', follow),
    batchSubscriber(orderContentChanged, 'print', (events) => prints.printChanges(idsOf(events))),
    batchSubscriber(orderKitchenChanged, 'print', (events) => prints.followKitchen(idsOf(events))),
  ];
}
