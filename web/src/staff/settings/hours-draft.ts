import type { DayHoursInput, SpecialDayInput } from '../../gql/graphql';
import { isRecord } from '../../shared/lib/is-record';

/** As typed. */
export interface IntervalFields {
  readonly opensAt: string;
  readonly closesAt: string;
}

/** As typed. The hours of a closed day are kept until the form is left. */
export interface DayFields {
  readonly isOpen: boolean;
  readonly intervals: readonly IntervalFields[];
}

/** As typed. The days of an unused week are kept, too. */
export interface OrderHoursFields {
  readonly isAnyHour: boolean;
  readonly days: readonly DayFields[];
}

export const dayRules = ['usual', 'closed', 'hours'] as const;
export type DayRule = (typeof dayRules)[number];

export interface RuledDayFields {
  readonly rule: DayRule;
  readonly intervals: readonly IntervalFields[];
}

/** As typed. */
export interface SpecialDayFields {
  /** Identifies a row. */
  readonly key: string;
  readonly date: string;
  readonly reason: string;
  readonly orders: RuledDayFields;
  readonly tables: RuledDayFields;
}

type Hours = readonly IntervalFields[];

const usualHours: IntervalFields = { opensAt: '11:00', closesAt: '23:00' };

const plain = (hours: Hours): DayHoursInput[] =>
  hours.map(({ opensAt, closesAt }) => ({ opensAt, closesAt }));

export const dayFields = (hours: Hours): DayFields => ({
  isOpen: hours.length > 0,
  intervals: hours.length > 0 ? plain(hours) : [usualHours],
});

export const orderHoursFields = (week: readonly Hours[] | null): OrderHoursFields => ({
  isAnyHour: week === null,
  days: (week ?? Array.from({ length: 7 }, () => [usualHours])).map(dayFields),
});

const ruledDay = (hours: Hours | null): RuledDayFields => ({
  rule: hours === null ? 'usual' : hours.length === 0 ? 'closed' : 'hours',
  intervals: dayFields(hours ?? []).intervals,
});

interface SpecialDay {
  readonly date: string;
  readonly reason: string;
  readonly orderHours: Hours | null;
  readonly bookingHours: Hours | null;
}

export const specialDayFields = ({
  date,
  reason,
  orderHours,
  bookingHours,
}: SpecialDay): SpecialDayFields => ({
  key: date,
  date,
  reason,
  orders: ruledDay(orderHours),
  tables: ruledDay(bookingHours),
});

export const newSpecialDay = (key: string): SpecialDayFields => ({
  key,
  date: '',
  reason: '',
  orders: ruledDay([]),
  tables: ruledDay([]),
});

/** The default of a second interval: the evening. */
export const nextInterval = (intervals: Hours): IntervalFields =>
  intervals.length === 0 ? usualHours : { opensAt: '18:00', closesAt: '23:00' };

export const sentWeek = (days: readonly DayFields[]): DayHoursInput[][] =>
  days.map(({ isOpen, intervals }) => (isOpen ? plain(intervals) : []));

export const sentOrderHours = ({ isAnyHour, days }: OrderHoursFields): DayHoursInput[][] | null =>
  isAnyHour ? null : sentWeek(days);

const sentDay = ({ rule, intervals }: RuledDayFields) =>
  rule === 'usual' ? null : rule === 'closed' ? [] : plain(intervals);

export const sentSpecialDays = (days: readonly SpecialDayFields[]): SpecialDayInput[] =>
  days.map(({ date, reason, orders, tables }) => ({
    date,
    reason: reason.trim(),
    orderHours: sentDay(orders),
    bookingHours: sentDay(tables),
  }));

/** A closing time that is not later than the opening time is on the next day. */
export const isPastMidnight = ({ opensAt, closesAt }: IntervalFields): boolean =>
  closesAt <= opensAt && closesAt !== '' && closesAt !== '00:00';

/** `11:00 – 15:00, 18:00 – 02:00` */
export const hoursInWords = (hours: Hours): string =>
  hours.map(({ opensAt, closesAt }) => `${opensAt} – ${closesAt}`).join(', ');

const isIntervals = (value: unknown) =>
  Array.isArray(value) &&
  value.every(
    (each) => isRecord(each) && typeof each['opensAt'] === 'string' && typeof each['closesAt'] === 'string',
  );

const isWeek = (value: unknown) =>
  Array.isArray(value) && value.every((day) => isRecord(day) && isIntervals(day['intervals']));

const isRuledDay = (value: unknown) =>
  isRecord(value) && dayRules.some((rule) => rule === value['rule']) && isIntervals(value['intervals']);

/** Whether a stored draft has hours in the present format. */
export const areHoursFields = ({ bookingHours, orderHours, specialDays }: Record<string, unknown>): boolean =>
  isWeek(bookingHours) &&
  isRecord(orderHours) &&
  isWeek(orderHours['days']) &&
  Array.isArray(specialDays) &&
  specialDays.every(
    (day) =>
      isRecord(day) &&
      typeof day['date'] === 'string' &&
      typeof day['reason'] === 'string' &&
      isRuledDay(day['orders']) &&
      isRuledDay(day['tables']),
  );
