import { currentLocale } from '../../texts/language';
import { restaurantTimeZone } from './time-zone';

/**
 * Formats dates in the present language with Latin digits. @param timeZone that of the restaurant; UTC for calendar
 * days
 */
export function dateFormat(
  options: Intl.DateTimeFormatOptions,
  timeZone = restaurantTimeZone,
): (date: Date) => string {
  const byLocale = new Map<string, Intl.DateTimeFormat>();
  return (date) => {
    const locale = currentLocale();
    let format = byLocale.get(locale);
    if (!format) {
      format = new Intl.DateTimeFormat(locale, { ...options, timeZone });
      byLocale.set(locale, format);
    }
    return format.format(date);
  };
}
