import { CombinedGraphQLErrors } from '@apollo/client/errors';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isDay } from '../../shared/lib/day';
import { byDay } from '../../staff/bookings/by-day';
import {
  bookableToday,
  dayInWords,
  isOver,
  momentInWords,
  seatingsOn,
  weekdayOf,
} from '../../domain/bookings/booking-day';
import { emptyDraft, readDraft, storeDraft } from './booking-draft';
import { changedElsewhere, changesOf, editDraft, rebased } from './edit-draft';
import { mergeBookingPages, pageAgain } from '../../domain/bookings/booking-list';
import { suggestionOf } from './booking-problem';
import { feeNotice } from './fee-notice';
import { oneAfterAnother } from '../../domain/bookings/one-after-another';

const asha = { id: 'a'.repeat(24), name: 'Asha Rao', email: 'asha@example.in' };
const ravi = { id: 'b'.repeat(24), name: 'Ravi Menon', email: 'ravi@example.in' };

/** A storage that holds one value. */
function storageWith(value: string | null) {
  let stored = value;
  return {
    getItem: () => stored,
    setItem: (_key: string, next: string) => {
      stored = next;
    },
    removeItem: () => {
      stored = null;
    },
  };
}

describe('the draft of a booking', () => {
  const draft = { ...emptyDraft(asha), phone: '98765 43210', date: '2026-11-28', guests: '4' };

  it('is read as it was stored, with the key of the attempt', () => {
    const storage = storageWith(null);
    const kept = { draft, attemptKey: readDraft(storage, asha).attemptKey };
    storeDraft(storage, asha, kept);
    expect(readDraft(storage, asha)).toEqual(kept);
  });

  it('is not readable for another person', () => {
    const storage = storageWith(null);
    storeDraft(storage, asha, { draft, attemptKey: 'x'.repeat(36) });
    expect(readDraft(storage, ravi).draft).toEqual(emptyDraft(ravi));
    expect(readDraft(storage, ravi).attemptKey).not.toBe('x'.repeat(36));
  });

  it('is empty, not an error, for invalid contents', () => {
    const junk = fc.oneof(
      fc.string(),
      fc.json(),
      fc.json().map((value) => `{"userId":"${asha.id}","draft":${value}}`),
    );
    fc.assert(
      fc.property(fc.option(junk), (value) => {
        const read = readDraft(storageWith(value), asha);
        expect(Object.keys(read.draft)).toEqual(Object.keys(draft));
        expect(Object.values(read.draft).every((text) => typeof text === 'string')).toBe(true);
        expect(read.attemptKey).not.toBe('');
      }),
    );
  });
});

describe('suggestionOf', () => {
  const refused = (extensions: Record<string, unknown>) =>
    new CombinedGraphQLErrors({ errors: [{ message: 'No table for 2 is free.', extensions }] });

  it('suggests the times of the day, else those of the next free day', () => {
    const sameDay = { code: 'FULLY_BOOKED', freeTimes: ['18:00', '21:00'] };
    expect(suggestionOf(refused(sameDay), '2026-11-28')).toEqual({
      message: 'No table for 2 is free.',
      date: '2026-11-28',
      times: ['18:00', '21:00'],
    });
    const nextFreeDay = { date: '2026-11-30', freeTimes: ['19:00'] };
    expect(
      suggestionOf(refused({ code: 'FULLY_BOOKED', freeTimes: [], nextFreeDay }), '2026-11-28'),
    ).toMatchObject({
      date: '2026-11-30',
      times: ['19:00'],
    });
  });

  it('suggests nothing for another error, or without times', () => {
    expect(suggestionOf(refused({ code: 'BAD_USER_INPUT' }), '2026-11-28')).toBeUndefined();
    expect(suggestionOf(new TypeError('Failed to fetch'), '2026-11-28')).toBeUndefined();
    for (const freeTimes of [undefined, 'soup', [7, null]]) {
      expect(suggestionOf(refused({ code: 'FULLY_BOOKED', freeTimes }), '2026-11-28')?.times).toEqual([]);
    }
  });
});

describe('the day of a booking', () => {
  it('is the same in every time zone of the browser', () => {
    expect(weekdayOf('2026-11-28')).toBe('Saturday');
    expect(dayInWords('2026-11-28T00:00:00.000Z')).toBe('Saturday, 28 November 2026');
  });

  it('is valid once it is typed completely', () => {
    expect(['2026-11-28', '2028-02-29'].map(isDay)).toEqual([true, true]);
    expect(
      ['', '0002-11-28', '0202-11-28', '2026-11', 'soup', '2026-13-01', '2026-02-30'].map(isDay),
    ).not.toContain(true);
  });

  it('is over once its time has passed', () => {
    const startsAt = '2026-11-28T14:00:00.000Z';
    expect(isOver(startsAt, new Date('2026-11-28T14:00:00.001Z'))).toBe(true);
    expect(isOver(startsAt, new Date(startsAt))).toBe(false);
  });
});

describe('the bookable days', () => {
  const evening = { first: '18:00', last: '21:30' };
  const rules = {
    days: [
      { date: '2026-11-22', seatings: [{ first: '12:00', last: '13:30' }, evening] },
      { date: '2026-11-23', seatings: [] },
    ],
  };

  it('are found by date', () => {
    expect(seatingsOn(rules, '2026-11-22')).toHaveLength(2);
    expect(seatingsOn(rules, '2026-11-23')).toEqual([]);
    expect(seatingsOn(rules, '2027-11-23')).toEqual([]);
  });

  it('include today until the last seating, and no closed day', () => {
    expect(bookableToday(rules, new Date('2026-11-22T21:29+05:30'))).toBe(true);
    expect(bookableToday(rules, new Date('2026-11-22T21:30+05:30'))).toBe(false);
    expect(bookableToday(rules, new Date('2026-11-23T12:00+05:30'))).toBe(false);
  });
});

describe('the fee notice', () => {
  it('promises a refund until the stated time, and not a moment later', () => {
    expect(momentInWords('2026-11-28T12:00:00.000Z')).toBe('2026-11-28 at 17:30');
    const paid = { fee: '₹200', until: '2026-11-28T12:00:00.000Z', untilInWords: '28 Nov 2026, 5:30 pm' };
    expect(feeNotice({ ...paid, now: new Date(paid.until) })).toBe('Your fee of ₹200 will be refunded.');
    expect(feeNotice({ ...paid, fee: undefined, now: new Date(paid.until) })).toBe(
      'Your fee will be refunded.',
    );
    expect(feeNotice({ ...paid, now: new Date('2026-11-28T12:00:00.001Z') })).toBe(
      'Your fee of ₹200 will not be refunded, because that was possible until 28 Nov 2026, 5:30 pm.',
    );
  });
});

describe('the edit form of a booking', () => {
  const booked = { date: '2026-11-28', time: '19:30', guests: 2, message: 'By the window' };
  const base = editDraft(booked);

  it('sends only changed fields', () => {
    expect(changesOf(base, base)).toEqual({});
    expect(changesOf(base, { ...base, guests: '4' })).toEqual({ guests: 4 });
    expect(changesOf(base, { ...base, time: '20:00', message: '' })).toEqual({ time: '20:00', message: '' });
  });

  it('says what the booking has become meanwhile', () => {
    const became = (changes: Partial<typeof booked>) =>
      changedElsewhere(base, editDraft({ ...booked, ...changes }));
    expect(became({})).toBeUndefined();
    expect(became({ date: '2026-11-30', guests: 1 })).toBe('2026-11-30 at 19:30, 1 guest');
    expect(became({ message: 'A high chair' })).toBe('2026-11-28 at 19:30, 2 guests, “A high chair”');
    expect(became({ message: '' })).toBe('2026-11-28 at 19:30, 2 guests, without a request');
  });

  it('rebases the draft on the present booking', () => {
    const current = editDraft({ ...booked, date: '2026-11-30', time: '12:00' });
    expect(rebased(base, { ...base, time: '20:00' }, current)).toEqual({ ...current, time: '20:00' });
  });
});

describe('the list of bookings', () => {
  const page = (ids: string[], hasNextPage: boolean) => ({
    nodes: ids,
    pageInfo: { hasNextPage, endCursor: ids.at(-1) ?? null },
  });
  const keyOf = (id: string) => id;

  it('appends further pages, and starts again with the first one', () => {
    const first = page(['a', 'b'], true);
    const both = mergeBookingPages(first, page(['b', 'c'], false), { isContinuation: true, keyOf });
    expect(both).toEqual(page(['a', 'b', 'c'], false));
    const again = page(['b'], false);
    expect(mergeBookingPages(both, again, { isContinuation: false, keyOf })).toEqual(again);
    expect(mergeBookingPages(undefined, first, { isContinuation: true, keyOf })).toEqual(first);
  });

  it('is read again at its shown length, with room for new entries at its end', () => {
    const ids = (count: number) => Array.from({ length: count }, (_, index) => String(index));
    expect(pageAgain(undefined).first).toBe(20);
    expect(pageAgain(page(ids(3), false)).first).toBe(23);
    expect(pageAgain(page(ids(40), true)).first).toBe(40);
    expect(pageAgain(page(ids(40), false)).first).toBe(60);
    expect(pageAgain(page(ids(300), true)).first).toBe(100);
  });

  it('counts the active bookings of each day', () => {
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
    expect(byDay(list, false)).toEqual([first, second]);
    // The rest of the last day may be on the next page.
    expect(byDay(list, true)).toEqual([first, { ...second, totals: undefined }]);
    expect(byDay([], true)).toEqual([]);
  });
});

describe('oneAfterAnother', () => {
  it('never overlaps reads, and serves each caller with one that began after the call', async () => {
    await fc.assert(
      fc.asyncProperty(fc.scheduler(), fc.integer({ min: 1, max: 8 }), async (scheduler, callers) => {
        let version = 0;
        let underWay = 0;
        let seen = 0;
        const read = oneAfterAnother(async () => {
          underWay += 1;
          expect(underWay).toBe(1);
          const found = version;
          await scheduler.schedule(Promise.resolve());
          seen = found;
          underWay -= 1;
        });
        const calls = Array.from({ length: callers }, async () => {
          await scheduler.schedule(Promise.resolve());
          version += 1;
          const known = version;
          await read();
          expect(seen).toBeGreaterThanOrEqual(known);
        });
        await scheduler.waitFor(Promise.all(calls));
      }),
    );
  });

  it('continues after a failed read', async () => {
    let calls = 0;
    const read = oneAfterAnother(() => {
      calls += 1;
      return calls === 1 ? Promise.reject(new Error('offline')) : Promise.resolve();
    });
    await expect(read()).rejects.toThrow('offline');
    await read();
    expect(calls).toBe(2);
  });
});
