import type { Language } from './language.js';

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

function clockOf(time: string, language: Language): Clock {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  const hour = hours % 24;
  const english = hour < 12 ? 'am' : 'pm';
  const hindi = hindiParts.find(([first]) => hour >= first)?.[1] ?? '';
  return {
    time: `${hour % 12 || 12}:${String(minutes).padStart(2, '0')}`,
    half: language === 'en' ? english : hindi,
  };
}

const withHalf = ({ time, half }: Clock, language: Language) =>
  language === 'en' ? `${time} ${half}` : `${half} ${time}`;

/** A time of day for reading, as the web writes it: `7:30 pm` for `19:30`. */
export const clockTime = (text: string, language: Language): string =>
  withHalf(clockOf(text, language), language);

/** `4:54–5:04 pm`, `11:50 am–12:05 pm` */
export function clockRange(from: string, until: string, language: Language): string {
  const [first, last] = [clockOf(from, language), clockOf(until, language)];
  const isOneHalf = first.half === last.half && from < until && from < '12:00' === until < '12:00';
  return isOneHalf
    ? withHalf({ ...first, time: `${first.time}–${last.time}` }, language)
    : `${withHalf(first, language)}–${withHalf(last, language)}`;
}
