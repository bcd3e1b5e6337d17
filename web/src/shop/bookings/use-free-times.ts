import { skipToken, useApolloClient, useQuery, useSubscription } from '@apollo/client/react';
import { useMemo } from 'react';
import { graphql } from '../../gql';
import { isDay } from '../../shared/lib/day';
import { useLiveRefresh } from '../../shared/lib/live-connection';
import { oneAfterAnother } from '../../domain/bookings/one-after-another';

const FreeTimesQuery = graphql(`
  query FreeTimes($date: Date!, $guests: Int!, $exceptBooking: ID) {
    freeTimes(date: $date, guests: $guests, exceptBooking: $exceptBooking)
  }
`);

const FreeTimesChangedSubscription = graphql(`
  subscription FreeTimesChanged($date: Date!) {
    freeTimesChanged(date: $date)
  }
`);

interface Requested {
  /** As typed. */
  readonly date: string;
  readonly guests: string;
  /** A booking to be moved: its own tables count as free. */
  readonly exceptBooking?: string | undefined;
}

/** The free times of a day, updated live. Idle without a day and a number of guests. */
export function useFreeTimes({ date, guests, exceptBooking }: Requested) {
  const client = useApolloClient();
  const party = Number(guests);
  const isAsked = isDay(date) && Number.isInteger(party) && party >= 1 && party <= 20;
  const variables = useMemo(
    () => ({ date, guests: party, exceptBooking: exceptBooking ?? null }),
    [date, party, exceptBooking],
  );
  const { data, error, loading } = useQuery(
    FreeTimesQuery,
    isAsked ? { variables, fetchPolicy: 'cache-and-network', nextFetchPolicy: 'cache-first' } : skipToken,
  );

  const reread = useMemo(
    () =>
      oneAfterAnother(() =>
        client.query({
          query: FreeTimesQuery,
          variables,
          fetchPolicy: 'network-only',
          context: { queryDeduplication: false },
        }),
      ),
    [client, variables],
  );
  useSubscription(FreeTimesChangedSubscription, {
    variables: { date },
    skip: !isDay(date),
    ignoreResults: true,
    onData: () => {
      if (isAsked) reread().catch(() => undefined);
    },
  });
  useLiveRefresh(async () => {
    if (isAsked) await reread();
  });

  return {
    isAsked,
    retry: reread,
    times: isAsked ? data?.freeTimes : undefined,
    hasFailed: Boolean(error),
    loading,
  };
}
