import { isOpen } from '../../../domain/orders/order-status';
import { graphql } from '../../../gql';
import type { OrderToChangeFragment as Fragment } from '../../../gql/graphql';

/** What staff change of an order. */
export const OrderToChangeFragment = graphql(`
  fragment OrderToChange on Order {
    id
    name
    version
    way
    status
    isScheduled
    total
    address
    coordinates {
      lat
      lng
    }
    deliveryNote
    slotAt
    items {
      key
      menuItemId
      name
      quantity
      unitPrice
      choices {
        choiceId
        group
        name
        price
        quantity
      }
      note
    }
  }
`);

export type OrderToChange = Omit<Fragment, ' $fragmentName' | '__typename'>;
export type OrderedLine = OrderToChange['items'][number];

/** Whether the server changes it: not once it is on its way, finished or cancelled. */
export const isChangeable = ({ status, way }: Pick<OrderToChange, 'status' | 'way'>): boolean =>
  isOpen(status) && (way !== 'DELIVERY' || status !== 'OUT_FOR_DELIVERY');
