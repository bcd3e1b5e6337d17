import { skipToken, useQuery } from '@apollo/client/react';
import { graphql } from '../../gql';
import { dayOf } from '../../shared/lib/time-zone';
import { useRestaurant } from '../../domain/restaurant/restaurant';

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

/**
 * The slots that customers can order for, by their date at the restaurant; undefined until they are known, and unless the
 * owner offers them.
 */
export function useOrderSlots() {
  const { slotRules } = useRestaurant();
  const { data, error, refetch } = useQuery(
    OrderSlotsQuery,
    slotRules ? { pollInterval, fetchPolicy: 'cache-and-network' } : skipToken,
  );
  const slots = slotRules ? data?.orderSlots : undefined;
  return { byDay: slots && slotsByDay(slots), hasFailed: error !== undefined, retry: refetch };
}

function slotsByDay(slots: readonly Slot[]): ReadonlyMap<string, readonly Slot[]> {
  const byDay = new Map<string, Slot[]>();
  for (const slot of slots) {
    const day = dayOf(slot.startsAt);
    byDay.set(day, [...(byDay.get(day) ?? []), slot]);
  }
  return byDay;
}
