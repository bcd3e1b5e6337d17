import { useQuery } from '@apollo/client/react';
import { graphql } from '../../gql';

const BillMonthQuery = graphql(`
  query BillMonth($month: String!) {
    billMonth(month: $month) {
      month
      asOf
      invoices {
        ...BillSum
      }
      creditNotes {
        ...BillSum
      }
      cancellations {
        ...BillSum
      }
      vouchers {
        count
        total
        ...BillSum
      }
      rates {
        rate
        taxable
        cgst
        sgst
      }
      ...Gstr1Tables
    }
  }
`);

/** What a month of the bill book sums up to, read when it is opened. */
export function useBillMonth(month: string) {
  const { data, error, loading, refetch } = useQuery(BillMonthQuery, {
    variables: { month },
    fetchPolicy: 'cache-and-network',
  });
  return { sums: data?.billMonth, error: loading ? undefined : error, refetch };
}
