import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { isRecord } from '../../shared/lib/is-record';
import { serverWords } from '../../shared/lib/server-words';
import { say } from '../../texts/texts';

/** Times at which there are tables, when there are none at the wanted one. */
export interface Suggestion {
  readonly message: string;
  readonly date: string;
  readonly times: readonly string[];
}

/** At the field of a time that was free a moment ago. */
export const takenText = (time: string) => say('bookings.taken', { time });

/** What the server suggests instead. Undefined if that was not the problem. */
export function suggestionOf(error: unknown, wantedDate: string): Suggestion | undefined {
  if (!CombinedGraphQLErrors.is(error)) return undefined;
  const { message: told, extensions } = error.errors[0] ?? {};
  if (extensions?.['code'] !== 'FULLY_BOOKED' || !told) return undefined;
  const message = serverWords(told, 'FULLY_BOOKED');
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
