import { CombinedGraphQLErrors } from '@apollo/client/errors';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { momentInWords } from '../../domain/bookings/booking-day';
import { emptyDraft, readDraft, storeDraft } from './booking-draft';
import { changedElsewhere, changesOf, editDraft, rebased } from './edit-draft';
import { suggestionOf } from './booking-problem';
import { feeNotice } from './fee-notice';

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
