import { describe, expect, it } from 'vitest';
import { bookingsToCome } from './bookings-to-come';

describe('bookingsToCome', () => {
  // 00:30 on the 22nd in the restaurant's time zone.
  const now = new Date('2026-11-21T19:00:00.000Z');

  it('counts bookings of the restaurant’s day that have not begun', () => {
    const bookings = [
      { date: '2026-11-22', startsAt: '2026-11-22T14:00:00.000Z' },
      { date: '2026-11-22', startsAt: '2026-11-22T05:30:00.000Z' },
      { date: '2026-11-22', startsAt: '2026-11-21T18:59:00.000Z' },
      { date: '2026-11-23', startsAt: '2026-11-23T05:30:00.000Z' },
      { date: '2026-11-21', startsAt: '2026-11-21T14:00:00.000Z' },
    ];
    expect(bookingsToCome(bookings, now)).toBe(2);
    expect(bookingsToCome([], now)).toBe(0);
  });
});
