import { graphql } from '../../gql';

/** The mutable fields of a payment. They belong to one `version` and change together. */
export const PaymentStateFragment = graphql(`
  fragment PaymentState on Payment {
    id
    version
    state
    refunded
    left
    decision
  }
`);
