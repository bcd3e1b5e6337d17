import { describe, expect, it } from 'vitest';
import { bookingsByDay } from './bookings-by-day';

describe('the bookings of a day', () => {
  it('are listed with the number of the active ones and of their guests', () => {
    const booking = (date: string, guests: number, cancelledAt: string | null = null) => ({
      date,
      guests,
      cancelledAt,
    });
    const list = [
      booking('2026-11-28', 2),
      booking('2026-11-28', 4, '2026-11-21T10:00:00.000Z'),
      booking('2026-11-28', 1),
      booking('2026-11-20', 3),
    ];
    const first = {
      date: '2026-11-28',
      bookings: list.slice(0, 3),
      totals: { standing: 2, guests: 3 },
    };
    const second = { date: '2026-11-20', bookings: list.slice(3), totals: { standing: 1, guests: 3 } };
    expect(bookingsByDay(list, false)).toEqual([first, second]);
    // The rest of the last day may be on the next page.
    expect(bookingsByDay(list, true)).toEqual([first, { ...second, totals: undefined }]);
    expect(bookingsByDay([], true)).toEqual([]);
  });
});
