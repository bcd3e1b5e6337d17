import { graphql } from '../../gql';
import { isDay } from '../../shared/lib/day';
import { useLiveQuery } from '../../shared/live/use-live-query';
import { useMessages } from '../../shared/live/use-messages';

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
  const party = Number(guests);
  const isAsked = isDay(date) && Number.isInteger(party) && party >= 1 && party <= 20;
  const variables = { date, guests: party, exceptBooking: exceptBooking ?? null };
  const { data, error, loading, reread } = useLiveQuery(FreeTimesQuery, variables, { skip: !isAsked });
  useMessages(FreeTimesChangedSubscription, {
    variables: { date },
    skip: !isDay(date),
    onMessage: () => void reread().catch(() => undefined),
  });

  return {
    isAsked,
    retry: reread,
    times: isAsked ? data?.freeTimes : undefined,
    hasFailed: Boolean(error),
    loading,
  };
}
