import { badInput, DomainError } from '../../platform/errors.js';
import { demo } from './demo-restaurant.js';
import { bookingSchedule, bookingWeek } from './opening-hours.js';
import { otherStateOf } from './registration-numbers.js';
import type { RestaurantRecord } from './restaurant.entity.js';
import { minutesOpenAround, minutesOpenAroundWeekday, type DayIntervals, type Interval } from './schedule.js';
import { say } from './restaurant.sentences.js';

/** @throws {DomainError} `BAD_USER_INPUT` if the GSTIN belongs to another state than the restaurant's */
export function requireOneState(current: RestaurantRecord, changes: Partial<RestaurantRecord>): void {
  const { gstin = current.gstin, state = current.state } = changes;
  const field = changes.gstin ? 'gstin' : 'state';
  if (!gstin || !state || !(field in changes)) return;
  const other = otherStateOf(gstin, state);
  if (other === undefined) return;
  throw badInput(field, say.otherState({ other, state }));
}

/**
 * The demo restaurant's texts and links leave with its name.
 * @returns the values that do
 */
export function withoutDemoTexts(
  current: RestaurantRecord,
  { name = current.name }: Partial<RestaurantRecord>,
): Partial<RestaurantRecord> {
  if (current.name !== demo.name || name === demo.name) return {};
  const demoLinks = demo.links.map(({ url }) => url as string);
  return {
    ...(current.aboutText === demo.aboutText && { aboutText: null }),
    ...(current.hindiAboutText === demo.hindiAboutText && { hindiAboutText: null }),
    links: current.links.filter(({ url }) => !demoLinks.includes(url)),
  };
}

/**
 * @param isSimple whether the caller sent one interval a day
 * @throws {DomainError} `BAD_USER_INPUT` naming the intervals that are shorter than a stay, with what touches them
 */
export function requireRoomForAStay(restaurant: RestaurantRecord, isSimple: boolean): void {
  const { stayMinutes, specialDays } = restaurant;
  const message = (isSimple ? say.stayBeforeClosingSameDay : say.stayBeforeClosing)({ minutes: stayMinutes });
  const short = (
    day: DayIntervals,
    minutesAround: (interval: Interval) => number,
    nameOf: (index: number) => string,
  ) =>
    day.flatMap((interval, index) =>
      minutesAround(interval) < stayMinutes ? [{ field: `${nameOf(index)}.closesAt`, message }] : [],
    );
  const week = bookingWeek(restaurant);
  const schedule = bookingSchedule(restaurant);
  const fields = [
    ...week.flatMap((day, at) =>
      short(
        day,
        (interval) => minutesOpenAroundWeekday(week, at, interval),
        (index) => (isSimple ? `tableHours.${at}` : `bookingHours.${at}.${index}`),
      ),
    ),
    ...specialDays.flatMap(({ date, bookingHours }, at) =>
      short(
        bookingHours ?? [],
        (interval) => minutesOpenAround(schedule, date, interval),
        (index) => `specialDays.${at}.bookingHours.${index}`,
      ),
    ),
  ];
  if (fields.length > 0) throw new DomainError('BAD_USER_INPUT', message, { fields });
}
