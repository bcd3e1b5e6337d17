import { describe, expect, it, vi } from 'vitest';
import { bookingsToCome } from './staff/waiting/bookings-to-come';
import { bookableToday, momentInWords, restaurantDay } from './domain/bookings/booking-day';
import { formatPeriod } from './shared/lib/format';
import { orderingAt, untilNextChange } from './domain/restaurant/ordering';
import { isServedAt } from './domain/restaurant/serving-hours';
import { dayOf, timeOf } from './shared/lib/time-zone';

// Formats differ between browsers: ICU 72 writes en-CA as 11/26/2026, and some write midnight as 24:00.
vi.hoisted(() => {
  class OtherFormat extends Intl.DateTimeFormat {
    constructor() {
      super('en-US');
    }
    override format = () => '11/26/2026, 24:00';
  }
  Object.assign(Intl, { DateTimeFormat: OtherFormat });
});

const midnight = '2026-11-25T18:30:00.000Z';
const justBefore = '2026-11-25T18:29:59.999Z';

const closed = {
  ordering: { takesOrders: true, pausedUntil: null, busyMinutes: 0, periods: [] },
  specialDays: [{ date: '2026-11-26', reason: 'Wedding' }],
};

describe('in a browser with other formats of dates', () => {
  it('the day and the time at the restaurant are the same', () => {
    expect([dayOf(justBefore), timeOf(justBefore)]).toEqual(['2026-11-25', '23:59']);
    expect([dayOf(midnight), timeOf(midnight)]).toEqual(['2026-11-26', '00:00']);
  });

  it('a restaurant that is closed today says why until midnight', () => {
    const reasonAt = (iso: string) => orderingAt(closed, Date.parse(iso));
    expect(reasonAt(justBefore)).toMatchObject({ kind: 'closed', today: '2026-11-25' });
    expect(reasonAt(midnight)).toMatchObject({ today: '2026-11-26', reason: 'Wedding' });
    expect(untilNextChange(closed, Date.parse(justBefore))).toBe(1);
  });

  it('dishes are served at their hours', () => {
    const served = { from: '23:59', until: '00:00' };
    expect([justBefore, midnight].map((iso) => isServedAt(served, Date.parse(iso)))).toEqual([true, false]);
  });

  it('a table can be booked until the last seating of the day', () => {
    const days = [{ date: '2026-11-26', seatings: [{ first: '00:00', last: '00:30' }] }];
    const bookable = (iso: string) => bookableToday({ days }, new Date(iso));
    expect([midnight, '2026-11-25T19:00:00.000Z'].map(bookable)).toEqual([true, false]);
    expect(restaurantDay(new Date(justBefore), 1)).toBe('2026-11-26');
    expect(momentInWords(midnight)).toBe('2026-11-26 at 00:00');
  });

  it('staff count the bookings of today', () => {
    expect(bookingsToCome([{ date: '2026-11-26', startsAt: midnight }], new Date(midnight))).toBe(1);
  });

  it('a period names its day unless it is today', () => {
    expect(formatPeriod(midnight, midnight, new Date(midnight))).toBe('12:00 am–12:00 am');
  });
});
