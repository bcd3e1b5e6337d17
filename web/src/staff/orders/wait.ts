/** Minutes after which an open order is nearly late, and late. */
const waitLimits = { soon: 15, late: 30 };
/** The same, from the end of its promised time, which is over when its minute is. */
export const promiseLimits = { soon: -10, late: 1 };

export type Urgency = 'calm' | 'soon' | 'late';

export function urgencyOf(minutes: number, limits = waitLimits): Urgency {
  if (minutes >= limits.late) return 'late';
  return minutes >= limits.soon ? 'soon' : 'calm';
}

interface Wait {
  /** The unit of the text: `12 min`, `1 h 5 min`, `2 days`. */
  readonly unit: 'minutes' | 'hours' | 'days';
  readonly days: number;
  readonly hours: number;
  readonly minutes: number;
}

export function waitOf(minutes: number): Wait {
  const hours = Math.floor(minutes / 60);
  const unit = hours >= 24 ? 'days' : hours > 0 ? 'hours' : 'minutes';
  return { unit, days: Math.floor(hours / 24), hours, minutes: minutes % 60 };
}
