import { useEffect, useEffectEvent } from 'react';
import { useToday } from '../../domain/restaurant/ordering';
import { graphql } from '../../gql';
import { useLiveQuery } from '../../shared/live/use-live-query';
import { useMessages } from '../../shared/live/use-messages';
import { DashboardUpdatedSubscription } from './use-dashboard';

const DayFiguresQuery = graphql(`
  query DayFigures {
    today {
      day
      orders
      sales
      averageMinutes
      bestDishes {
        name
        quantity
      }
    }
  }
`);

/** What was ordered today, read again after each change and at midnight. */
export function useDayFigures() {
  const day = useToday();
  const { data, error, reread } = useLiveQuery(DayFiguresQuery, {});
  const read = () => void reread().catch(() => undefined);
  const readNewDay = useEffectEvent(read);
  useMessages(DashboardUpdatedSubscription, { onMessage: read });
  const isOver = data !== undefined && data.today.day !== day;
  useEffect(() => {
    if (isOver) readNewDay();
  }, [isOver]);
  return { figures: data?.today, hasFailed: error !== undefined };
}
