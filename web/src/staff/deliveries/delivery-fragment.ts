import { graphql } from '../../gql';
import type { DeliveryFragment as Fields } from '../../gql/graphql';

export const DeliveryFragment = graphql(`
  fragment Delivery on Delivery {
    id
    version
    status
    statusSince
    customerName
    address
    coordinates {
      lat
      lng
    }
    note
    phone
    items
    due
    placedAt
    slotAt
    promisedFrom
    promisedUntil
  }
`);

export type Delivery = Fields;
