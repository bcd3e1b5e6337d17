import { orderSchedule, specialDayOf, timeOfDay, type OrderHours } from './opening-hours.js';
import { dateAt, isOpenAt, midnightAfter, nextClosing, nextOpening, periodsAhead } from './schedule.js';
import { utcOffsetMinutes } from '../../platform/time-zone.js';
import { say } from './restaurant.sentences.js';
import type { Sentence } from '../../platform/sentences.js';

/** The fields of the record that decide whether orders are taken. */
export interface OrderingRules extends OrderHours {
  /** The owner's switch. */
  readonly takesOrders: boolean;
  readonly pausedUntil: Date | null;
  /** Start of the present stop or pause; null if there is none. */
  readonly stoppedAt: Date | null;
}

/** Why an order is refused. */
export interface OrderingRefusal {
  readonly code: 'CLOSED' | 'PAUSED' | 'NOT_TAKING_ORDERS';
  /** For the customer. */
  readonly message: Sentence;
  /** Null if unknown. */
  readonly nextOpening: Date | null;
}

/** Days ahead for which customers see the ordering periods. */
const shownDays = 8;

const dayMs = 24 * 3600_000;

/**
 * The refusal of an order at an instant; undefined if orders are taken. Before the start of a stop or pause, only the
 * hours decide.
 */
export function orderingRefusal(rules: OrderingRules, at: Date): OrderingRefusal | undefined {
  const isStopped = rules.stoppedAt === null || at >= rules.stoppedAt;
  if (!rules.takesOrders && isStopped) {
    const message = say.noOrders;
    return { code: 'NOT_TAKING_ORDERS', message, nextOpening: null };
  }
  const schedule = orderSchedule(rules);
  const isOpen = isOpenAt(schedule, at);
  const pausedUntil =
    isStopped && rules.pausedUntil && rules.pausedUntil > at ? rules.pausedUntil : undefined;
  if (isOpen && !pausedUntil) return undefined;
  const opening = nextOpening(schedule, pausedUntil ?? at) ?? null;
  const again = opening ? say.openAgain({ when: momentInWords(opening, at) }) : say.lookAgain;
  if (isOpen) {
    return {
      code: 'PAUSED',
      message: say.paused({ again }),
      nextOpening: opening,
    };
  }
  const reason = specialDayOf(rules.specialDays, dateAt(at))?.reason;
  return {
    code: 'CLOSED',
    message: reason ? say.closedBecause({ reason, again }) : say.closed({ again }),
    nextOpening: opening,
  };
}

/** A period in which orders are taken; hours, switch and pause combined. */
export interface OrderingPeriod {
  readonly from: Date;
  /** Null if it ends more than a week ahead. */
  readonly until: Date | null;
}

export function orderingPeriods(rules: OrderingRules, now: Date): OrderingPeriod[] {
  if (!rules.takesOrders) return [];
  const from = rules.pausedUntil && rules.pausedUntil > now ? rules.pausedUntil : now;
  const inSight = now.getTime() + shownDays * dayMs;
  return periodsAhead(orderSchedule(rules), from, shownDays).map((period) => ({
    from: period.from > from ? period.from : from,
    until: period.until.getTime() > inSight ? null : period.until,
  }));
}

/** The next instant at which a period begins or ends. */
export function nextChange(rules: OrderingRules, now: Date): Date | undefined {
  return orderingPeriods(rules, now)
    .flatMap(({ from, until }) => (until ? [from, until] : [from]))
    .find((instant) => instant > now);
}

/** The end of a pause until closing: midnight if orders are taken at any hour. */
export function endOfOpening(rules: OrderHours, now: Date): Date {
  return nextClosing(orderSchedule(rules), now, 2) ?? midnightAfter(now);
}

/**
 * The start of the next day or, if the present opening lasts longer, its end. An evening that lasts into the night
 * belongs to the day on which it began.
 */
export function endOfDay(rules: OrderHours, now: Date): Date {
  const [present] = periodsAhead(orderSchedule(rules), now, 2);
  const isOpen = present !== undefined && present.from <= now;
  if (!isOpen || present.until.getTime() - present.from.getTime() > dayMs) return midnightAfter(now);
  const midnight = midnightAfter(present.from);
  return midnight > present.until ? midnight : present.until;
}

/** When orders can be taken from `at` on, by the hours alone; undefined if unknown. */
export const nextOrders = (rules: OrderHours, at: Date): Date | undefined =>
  nextOpening(orderSchedule(rules), at);

/** `19:30` */
export const timeAt = (instant: Date): string =>
  timeOfDay((Math.floor(instant.getTime() / 60_000) + utcOffsetMinutes) % (24 * 60));

/** `today at 19:30`, `tomorrow at 11:00`, `on Thursday, 26 November 2026 at 11:00` */
export function momentInWords(instant: Date, now: Date): Sentence {
  const time = timeAt(instant);
  const date = dateAt(instant);
  if (date === dateAt(now)) return say.today({ time });
  if (date === dateAt(midnightAfter(now))) return say.tomorrow({ time });
  return say.onDay({ day: { day: date }, time });
}
