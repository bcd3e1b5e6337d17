import { skipToken, useQuery } from '@apollo/client/react';
import { graphql } from '../../gql';
import { dayOf } from '../../shared/lib/format';
import { useRestaurant } from '../../shared/lib/restaurant';

const OrderSlotsQuery = graphql(`
  query OrderSlots {
    orderSlots {
      startsAt
      isFull
    }
  }
`);

interface Slot {
  readonly startsAt: string;
  readonly isFull: boolean;
}

/** Milliseconds between two reads. */
const pollInterval = 60_000;

/** The slots that customers can order for, by their date at the restaurant; empty unless the owner offers them. */
export function useOrderSlots(): ReadonlyMap<string, readonly Slot[]> {
  const { slotRules } = useRestaurant();
  const { data } = useQuery(
    OrderSlotsQuery,
    slotRules ? { pollInterval, fetchPolicy: 'cache-and-network' } : skipToken,
  );
  const byDay = new Map<string, Slot[]>();
  for (const slot of slotRules ? (data?.orderSlots ?? []) : []) {
    const day = dayOf(slot.startsAt);
    byDay.set(day, [...(byDay.get(day) ?? []), slot]);
  }
  return byDay;
}
