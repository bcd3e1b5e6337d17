import type { Ordering } from '../../domain/restaurant/ordering';
import type { OrderingInput, OrderPause } from '../../gql/graphql';

/** Whether staff have stopped or paused orders. */
export const isStopped = ({ kind }: Ordering): boolean => kind === 'stopped' || kind === 'paused';

export const stop: OrderingInput = { takesOrders: false };
export const resume: OrderingInput = { takesOrders: true, pause: 'NONE' };

/** Until when orders can be stopped or paused, beside `stop`. */
export const ends = [
  ['untilClosing', 'UNTIL_CLOSING'],
  ['untilTomorrow', 'UNTIL_TOMORROW'],
] as const satisfies readonly (readonly [string, OrderPause])[];

/** How long orders can be paused. */
export const pauses = [
  ['MINUTES_15', 15],
  ['MINUTES_30', 30],
  ['MINUTES_60', 60],
] as const satisfies readonly (readonly [OrderPause, number])[];

/** By how many minutes the kitchen may take longer. */
export const busyChoices = [0, 10, 20, 30, 45, 60];
