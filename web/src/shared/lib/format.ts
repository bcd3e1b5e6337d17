import { clockRange, timeAt } from './clock';
import { dateFormat } from './date-format';
import { dayOf, timeOf } from './time-zone';

const dayMonthYear = dateFormat({ day: 'numeric', month: 'short', year: 'numeric' });

/**
 * ₹1,249 or ₹249.50, with paise only if there are any. Equals `Intl.NumberFormat` for `en-IN`, whose first use would
 * block a slow phone for 60 ms in the first view.
 */
export function formatRupees(rupees: number): string {
  const paise = Math.round(Math.abs(rupees) * 100);
  const rest = paise % 100;
  const sign = rupees < 0 && paise > 0 ? '-' : '';
  const decimals = rest === 0 ? '' : `.${String(rest).padStart(2, '0')}`;
  return `${sign}₹${grouped((paise - rest) / 100)}${decimals}`;
}

/** `1,23,456`, grouped as in India. */
export function formatCount(count: number): string {
  return grouped(count);
}

/** The last three digits, and pairs before them. */
const grouped = (whole: number): string => String(whole).replaceAll(/\B(?=(\d\d)*\d{3}$)/g, ',');

/** An E.164 number for reading: `+91 98765 43210`. Numbers of other countries stay as they are. */
export const formatPhone = (phone: string): string => phone.replace(/^(\+91)(\d{5})(\d{5})$/, '$1 $2 $3');

/** Time at the restaurant: `21 Nov 2026, 2:59 pm`. */
export function formatDateTime(iso: string): string {
  const instant = new Date(iso);
  return Number.isNaN(instant.getTime()) ? '' : `${dayMonthYear(instant)}, ${timeAt(instant)}`;
}

/** As {@link formatDateTime}, but only the time for today: `2:59 pm`. */
export function formatMoment(iso: string, now = new Date()): string {
  const instant = new Date(iso);
  return dayOf(instant) === dayOf(now) ? timeAt(instant) : formatDateTime(iso);
}

const minuteMs = 60_000;
const weekdayAndDate = dateFormat({ weekday: 'short', day: 'numeric', month: 'short' }, 'UTC');

const dateOfYear = dateFormat({ day: 'numeric', month: 'short', year: 'numeric' }, 'UTC');

/** A date at the restaurant: `21 Nov 2026`. */
export const formatDate = (day: string): string => dateOfYear(new Date(day));

/** A date at the restaurant: `Sat, 21 Nov`. */
export const formatDay = (day: string): string => weekdayAndDate(new Date(day));

const formatSpan = (from: string, until: string | number) => clockRange(timeOf(from), timeOf(until));

/** A slot of 15 minutes: `Sat, 21 Nov, 7:30–7:45 pm`. */
export function formatSlot(iso: string): string {
  return `${formatDay(dayOf(iso))}, ${formatSpan(iso, Date.parse(iso) + 15 * minuteMs)}`;
}

/** Two instants: `7:40–7:55 pm`, with the day unless it is today. */
export function formatPeriod(from: string, until: string, now = new Date()): string {
  const times = formatSpan(from, until);
  return dayOf(from) === dayOf(now) ? times : `${formatDay(dayOf(from))}, ${times}`;
}
