import { clockTime } from '../../shared/lib/clock';
import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { isRecord } from '../../shared/lib/is-record';
import { say } from '../texts/texts';

/** Times with free tables, if the requested one has none. */
export interface Suggestion {
  readonly message: string;
  readonly date: string;
  readonly times: readonly string[];
}

/** At the field, for a time that was free a moment ago. */
export const takenText = (time: string) => say('bookings.taken', { time: clockTime(time) });

/** The server's alternatives. Undefined for another kind of error. */
export function suggestionOf(error: unknown, wantedDate: string): Suggestion | undefined {
  if (!CombinedGraphQLErrors.is(error)) return undefined;
  const { message, extensions } = error.errors[0] ?? {};
  if (extensions?.['code'] !== 'FULLY_BOOKED' || !message) return undefined;
  const sameDay = timesIn(extensions);
  if (sameDay.length > 0) return { message, date: wantedDate, times: sameDay };
  const next: unknown = extensions['nextFreeDay'];
  const date = isRecord(next) && typeof next['date'] === 'string' ? next['date'] : wantedDate;
  return { message, date, times: timesIn(next) };
}

function timesIn(value: unknown): string[] {
  const times = isRecord(value) ? value['freeTimes'] : undefined;
  return Array.isArray(times) ? times.filter((time) => typeof time === 'string') : [];
}
