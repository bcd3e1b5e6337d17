import { useOrdering } from '../../domain/restaurant/ordering';
import { useRestaurant } from '../../domain/restaurant/restaurant';
import { can, useSession } from '../../domain/session/session';
import type { OrderingInput } from '../../gql/graphql';
import { busyChoices, ends, isStopped, pauses, resume, stop } from '../ordering/ordering-choices';
import { useSetOrdering } from '../ordering/use-set-ordering';
import { useTexts } from '../texts/texts';
import type { Command } from './command';

/** Stops, pauses and resumes orders, and says how busy the kitchen is. */
export function useOrderingCommands(): Command[] {
  const t = useTexts();
  const ordering = useOrdering();
  const { takesOrders, busyMinutes } = useRestaurant().ordering;
  const { user } = useSession();
  const { set } = useSetOrdering();
  if (!can(user, 'PAUSE_ORDERING')) return [];
  const command = (label: string, input: OrderingInput): Command => ({
    id: JSON.stringify(input),
    label,
    run: () => void set(input),
  });
  const pause = (label: string, input: OrderingInput) => command(t('palette.pause', { until: label }), input);
  return [
    isStopped(ordering) ? command(t('palette.resume'), resume) : command(t('palette.stop'), stop),
    ...(takesOrders
      ? [
          ...pauses.map(([length, minutes]) =>
            pause(t('adminOrdering.minutes', { minutes }), { pause: length }),
          ),
          ...ends.map(([end, until]) => pause(t(`adminOrdering.${end}`), { pause: until })),
        ]
      : []),
    ...busyChoices
      .filter((minutes) => minutes !== busyMinutes)
      .map((minutes) =>
        command(minutes === 0 ? t('adminOrdering.notBusy') : t('palette.busy', { minutes }), {
          busyMinutes: minutes,
        }),
      ),
  ];
}
