import * as z from 'zod/mini';
import type { DayHoursInput, SpecialDayInput } from '../../gql/graphql';
import { typedAs } from '../form/typed-as';
import { clockRange } from '../../shared/lib/clock';
import type { Field } from '../../shared/form/fields';

const intervalSchema = z.object({ opensAt: z.string(), closesAt: z.string() });
export type IntervalFields = z.infer<typeof intervalSchema>;

const intervalsSchema = z.readonly(z.array(intervalSchema));

/** The hours of a closed day are kept until the form is left. */
const daySchema = z.object({ isOpen: z.boolean(), intervals: intervalsSchema });
export type DayFields = z.infer<typeof daySchema>;

/** The days of an unused week are kept, too. */
const orderHoursSchema = z.object({ isAnyHour: z.boolean(), days: z.readonly(z.array(daySchema)) });
export type OrderHoursDraft = z.infer<typeof orderHoursSchema>;

export const dayRules = ['usual', 'closed', 'hours'] as const;

const ruledDaySchema = z.object({ rule: z.enum(dayRules), intervals: intervalsSchema });
export type RuledDayFields = z.infer<typeof ruledDaySchema>;

const specialDaySchema = z.object({
  /** Identifies a row. */
  key: z.string(),
  date: z.string(),
  reason: z.string(),
  orders: ruledDaySchema,
  tables: ruledDaySchema,
});
export type SpecialDayFields = z.infer<typeof specialDaySchema>;

type Hours = readonly IntervalFields[];

const usualHours: IntervalFields = { opensAt: '11:00', closesAt: '23:00' };

const plain = (hours: Hours): DayHoursInput[] =>
  hours.map(({ opensAt, closesAt }) => ({ opensAt, closesAt }));

const dayFields = (hours: Hours): DayFields => ({
  isOpen: hours.length > 0,
  intervals: hours.length > 0 ? plain(hours) : [usualHours],
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

const specialDayFields = ({ date, reason, orderHours, bookingHours }: SpecialDay): SpecialDayFields => ({
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

const sentWeek = (days: readonly DayFields[]): DayHoursInput[][] =>
  days.map(({ isOpen, intervals }) => (isOpen ? plain(intervals) : []));

const sentDay = ({ rule, intervals }: RuledDayFields) =>
  rule === 'usual' ? null : rule === 'closed' ? [] : plain(intervals);

const usualWeek = Array.from({ length: 7 }, () => [usualHours]);

/** When orders are taken; null: at any hour. */
export const orderHours: Field<OrderHoursDraft, readonly Hours[] | null, DayHoursInput[][] | null> = {
  isTyped: typedAs(orderHoursSchema),
  empty: { isAnyHour: true, days: usualWeek.map(dayFields) },
  fromServer: (week) => ({ isAnyHour: week === null, days: (week ?? usualWeek).map(dayFields) }),
  toInput: ({ isAnyHour, days }) => (isAnyHour ? null : sentWeek(days)),
};

/** When guests can be seated. */
export const bookingHours: Field<readonly DayFields[], readonly Hours[], DayHoursInput[][]> = {
  isTyped: typedAs(z.array(daySchema)),
  empty: usualWeek.map(dayFields),
  fromServer: (week) => week.map(dayFields),
  toInput: sentWeek,
};

/** Dates with hours of their own. */
export const specialDays: Field<readonly SpecialDayFields[], readonly SpecialDay[], SpecialDayInput[]> = {
  isTyped: typedAs(z.array(specialDaySchema)),
  empty: [],
  fromServer: (days) => days.map(specialDayFields),
  toInput: (days) =>
    days.map(({ date, reason, orders, tables }) => ({
      date,
      reason: reason.trim(),
      orderHours: sentDay(orders),
      bookingHours: sentDay(tables),
    })),
};

/** A closing time that is not later than the opening time is on the next day. */
export const isPastMidnight = ({ opensAt, closesAt }: IntervalFields): boolean =>
  closesAt <= opensAt && closesAt !== '' && closesAt !== '00:00';

/** `11:00 am–3:00 pm, 6:00 pm–2:00 am` */
export const hoursInWords = (hours: Hours): string =>
  hours.map(({ opensAt, closesAt }) => clockRange(opensAt, closesAt)).join(', ');
