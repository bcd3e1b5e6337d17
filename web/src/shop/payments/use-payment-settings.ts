import { useQuery } from '@apollo/client/react';
import { graphql } from '../../gql';

export const PaymentSettingsQuery = graphql(`
  query PaymentSettings {
    paymentSettings {
      modes
      testMode
    }
  }
`);

/** The available ways to pay; undefined until known. */
export function usePaymentSettings() {
  return useQuery(PaymentSettingsQuery).data?.paymentSettings;
}
