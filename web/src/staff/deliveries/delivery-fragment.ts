import { graphql } from '../../gql';
import type { RiderDeliveryFragment as Fields } from '../../gql/graphql';

export const RiderDeliveryFragment = graphql(`
  fragment RiderDelivery on Delivery {
    id
    name
    version
    status
    statusSince
    isToBringBack
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
