import { useQuery } from '@apollo/client/react';
import { useState } from 'react';
import { graphql } from '../../gql';

const OpenPaymentsQuery = graphql(`
  query OpenPayments($first: Int!) {
    webhookHealth {
      isSilent
    }
    paymentsNeedingAttention(first: $first) {
      nodes {
        id
        ...PaymentCard
      }
      pageInfo {
        hasNextPage
        endCursor
      }
    }
  }
`);

const pageSize = 20;
/** The server's maximum page size. Longer lists are worked on from the top. */
const maxShown = 100;
const pollMs = 15_000;

/** Payments that need a decision. They come and go, so the list is always read from its beginning. */
export function useOpenPayments() {
  const [first, setFirst] = useState(pageSize);
  const { data, previousData, error, loading, refetch } = useQuery(OpenPaymentsQuery, {
    variables: { first },
    fetchPolicy: 'cache-and-network',
    pollInterval: pollMs,
    skipPollAttempt: () => document.visibilityState !== 'visible',
  });
  const known = data ?? previousData;
  const payments = known?.paymentsNeedingAttention;

  return {
    payments: payments?.nodes,
    areWebhooksSilent: known?.webhookHealth.isSilent ?? false,
    error,
    loading,
    refetch,
    showMore:
      payments?.pageInfo.hasNextPage && first < maxShown ? () => setFirst(first + pageSize) : undefined,
  };
}
