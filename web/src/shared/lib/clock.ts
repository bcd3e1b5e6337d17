import { currentLanguage } from '../../texts/language';
import { timeOf } from './time-zone';

/** The part of the day before a time, as it is said in Hindi, from its first hour on. */
const hindiParts = [
  [20, 'रात'],
  [16, 'शाम'],
  [12, 'दोपहर'],
  [4, 'सुबह'],
  [0, 'रात'],
] as const;

interface Clock {
  /** `7:30` */
  readonly time: string;
  /** `pm` or `शाम` */
  readonly half: string;
}

/** Computed, because formats of a locale differ between browsers. @param time `19:30`; `24:00` is midnight */
function clockOf(time: string): Clock {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  const hour = hours % 24;
  const half =
    currentLanguage() === 'hi'
      ? (hindiParts.find(([first]) => hour >= first)?.[1] ?? '')
      : hour < 12
        ? 'am'
        : 'pm';
  return { time: `${hour % 12 || 12}:${String(minutes).padStart(2, '0')}`, half };
}

const withHalf = ({ time, half }: Clock) =>
  currentLanguage() === 'hi' ? `${half} ${time}` : `${time} ${half}`;

/** A time of day for reading: `7:30 pm` for `19:30`. */
export const clockTime = (time: string): string => withHalf(clockOf(time));

/** `4:54–5:04 pm`, `11:50 am–12:05 pm`: the half of the day once if both times are in it, in this order. */
export function clockRange(from: string, until: string): string {
  const [first, last] = [clockOf(from), clockOf(until)];
  const isOneHalf = first.half === last.half && from < until && from < '12:00' === until < '12:00';
  return isOneHalf
    ? withHalf({ ...first, time: `${first.time}–${last.time}` })
    : `${withHalf(first)}–${withHalf(last)}`;
}

/** The time at the restaurant: `7:30 pm`. */
export const timeAt = (at: Date | string | number): string => clockTime(timeOf(at));
