import { newId } from '../src/platform/ids.js';
import type { NewOrder } from '../src/modules/orders/write-orders.js';

/** An order for `writeOrders`: in cash, picked up, of the user and without limits, unless it is said otherwise. */
export function aNewOrder({
  userId,
  bill,
  ...order
}: Partial<NewOrder> & Pick<NewOrder, 'userId' | 'bill'>): NewOrder {
  return {
    id: newId(),
    userId,
    customerId: userId,
    way: 'PICKUP',
    address: '',
    coordinates: null,
    paymentMode: 'COD',
    bill,
    deliveryZone: null,
    tableName: null,
    slot: null,
    promise: null,
    phone: null,
    deliveryNote: null,
    buyer: null,
    event: { event_id: newId(), event_type: 'test', event_payload: '{}', request_id: null },
    ...order,
  };
}
