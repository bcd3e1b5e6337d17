import type { PlaceOrderInput } from '../../gql/graphql';
import { defaultPin } from '../../shared/lib/pin';
import { orderItemOf } from '../basket/order-input';
import type { OrderForm } from './use-order-form';

/** What is sent to place an order: a delivery with its place, another one with its way. */
export function orderToPlace({ cart, input, way, table, quote, payment, place }: OrderForm): PlaceOrderInput {
  const { draft, destination, phone } = input;
  const { slot, note = '', buyer } = draft;
  const { hasZones } = quote.delivery;
  return {
    items: cart.lines.map(orderItemOf),
    total: quote.totalRupees,
    ...(slot && way !== 'TABLE' && { slot }),
    ...(phone && { phone }),
    ...(buyer && quote.taxes !== null && { buyer }),
    ...(way === 'DELIVERY'
      ? {
          ...(note.trim() && { deliveryNote: note.trim() }),
          address: destination.address,
          ...(hasZones && destination.pinCode && { pinCode: destination.pinCode }),
          // A restaurant on the map, or with delivery zones, gets only pins that customers have chosen.
          coordinates: destination.pin ?? (place || hasZones ? undefined : defaultPin),
        }
      : { way, ...(table && { table: table.code }) }),
    paymentMode: payment.method.mode,
  };
}
