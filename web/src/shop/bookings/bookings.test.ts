import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { describe, expect, it } from 'vitest';
import { momentInWords } from '../../domain/bookings/booking-day';
import { bookingDrafts } from './booking-draft';
import { changedElsewhere, changesOf, editDraft, rebased } from './edit-draft';
import { suggestionOf } from './booking-problem';
import { feeNotice } from './fee-notice';

describe('the draft of a booking', () => {
  it('of the last release is read with the key of its attempt', () => {
    const draft = {
      name: 'Asha Rao',
      email: 'asha@example.in',
      phone: '98765 43210',
      date: '2026-11-28',
      time: '19:30',
      guests: '4',
      message: '',
    };
    const stored = JSON.stringify({ userId: 'a', draft, attemptKey: 'x'.repeat(36) });
    const storage = { getItem: () => stored, setItem: () => undefined, removeItem: () => undefined };
    const read = bookingDrafts.read(storage, 'a');
    expect(read?.key).toBe('x'.repeat(36));
    expect(read && bookingDrafts.toInput(read.fields)).toEqual({ ...draft, guests: 4, message: null });
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
      'Your fee of ₹200 will not be refunded, because it was refundable only until 28 Nov 2026, 5:30 pm.',
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
