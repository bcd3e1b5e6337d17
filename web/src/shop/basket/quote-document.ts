import { graphql } from '../../gql';

export const quoteDocument = graphql(`
  query Quote($input: QuoteInput!) {
    quote(input: $input) {
      charges {
        kind
        label
        amount
      }
      deliveryFrom
      zone {
        id
        name
        freeFrom
      }
      total
      promisedFrom
      promisedUntil
      problems {
        code
        stage
        field
        message
        line
        needs
      }
    }
  }
`);
