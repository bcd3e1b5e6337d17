import { currentLocale } from './language';
import { restaurantTimeZone } from './time-zone';

/**
 * Writes dates in the language that is spoken now, in digits that are the same in both.
 * @param timeZone the restaurant's own, unless it is a calendar day in UTC that is written
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
      // In Hindi it is दोपहर 2:59 and not 2:59 pm.
      const isHindiTime = locale === 'hi-IN' && options.hour !== undefined;
      format = new Intl.DateTimeFormat(locale, {
        ...options,
        timeZone,
        ...(isHindiTime && { dayPeriod: 'short' }),
      });
      byLocale.set(locale, format);
    }
    return format.format(date);
  };
}
