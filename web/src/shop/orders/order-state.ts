import { graphql } from '../../gql';

/** The mutable fields of an order. They belong to one `version` and change together. */
export const OrderStateFragment = graphql(`
  fragment OrderState on Order {
    id
    version
    status
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
    charges {
      kind
      label
      amount
    }
    taxes {
      pricesInclude
      included
    }
    invoice {
      number
      isCancelled
    }
    total
    address
    deliveryNote
    buyer {
      name
      gstin
    }
    slotAt
    riderFirstName
    paymentStatus
    paid
    due
    dueOnline
    takingsExcess
    takings {
      id
      method
      place
      amount
      change
      isAssumed
      at
      by
      undoneAt
      undoneBy
    }
    history {
      from
      to
      at
      by
    }
    isScheduled
    isAccepted
    promisedFrom
    promisedUntil
    promiseReason
    cancelReason
    isCancelledByCustomer
    isNotTaken
  }
`);
