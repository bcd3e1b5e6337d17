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

/** How customers can pay here; undefined until it is known. */
export function usePaymentSettings() {
  return useQuery(PaymentSettingsQuery).data?.paymentSettings;
}
