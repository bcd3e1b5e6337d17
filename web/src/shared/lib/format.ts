import { dateFormat } from './date-format';

const wholeRupees = new Intl.NumberFormat('en-IN', {
  style: 'currency',
  currency: 'INR',
  maximumFractionDigits: 0,
});
const rupeesAndPaise = new Intl.NumberFormat('en-IN', { style: 'currency', currency: 'INR' });
const wholeNumber = new Intl.NumberFormat('en-IN');
const timeOfDay = dateFormat({ hour: 'numeric', minute: '2-digit' });
const dateAndTime = dateFormat({
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
});

/** ₹1,249 or ₹249.50: paise are shown only where there are some. */
export function formatRupees(rupees: number): string {
  const paise = Math.round(rupees * 100);
  return (paise % 100 === 0 ? wholeRupees : rupeesAndPaise).format(paise / 100);
}

/** `1,23,456`, grouped as in India. */
export function formatCount(count: number): string {
  return wholeNumber.format(count);
}

/** The restaurant's own time, wherever the browser is: `21 Nov 2026, 2:59 pm`. */
export function formatDateTime(iso: string): string {
  const instant = new Date(iso);
  return Number.isNaN(instant.getTime()) ? '' : dateAndTime(instant);
}

/** As {@link formatDateTime}, but of today only the time: `2:59 pm`. */
export function formatMoment(iso: string, now = new Date()): string {
  const instant = new Date(iso);
  return isoDay.format(instant) === isoDay.format(now) ? timeOfDay(instant) : formatDateTime(iso);
}

const isoDay = new Intl.DateTimeFormat('en-CA', {
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  timeZone: 'Asia/Kolkata',
});

/** The restaurant's own day: `2026-11-21`. */
export function dayOf(iso: string): string {
  return isoDay.format(new Date(iso));
}
