import { describe, expect, it } from 'vitest';
import { orderingAt, untilNextChange } from './ordering';

const at = (local: string) => Date.parse(`${local}+05:30`);
const iso = (local: string) => new Date(at(local)).toISOString();

const rules = {
  specialDays: [{ date: '2026-11-24', reason: 'Diwali' }],
  ordering: {
    takesOrders: true,
    pausedUntil: null as string | null,
    busyMinutes: 0,
    periods: [
      { from: iso('2026-11-23T18:00'), until: iso('2026-11-23T23:00') },
      { from: iso('2026-11-25T18:00'), until: null },
    ],
  },
};
const ruled = (ordering: Partial<(typeof rules)['ordering']>) => ({
  ...rules,
  ordering: { ...rules.ordering, ...ordering },
});

describe('orderingAt', () => {
  it('returns open from the minute of opening until that of closing', () => {
    const opensAt = iso('2026-11-23T18:00');
    const closed = { kind: 'closed', today: '2026-11-23', opensAt, reason: undefined };
    expect(orderingAt(rules, at('2026-11-23T17:59:59.999'))).toEqual(closed);
    expect(orderingAt(rules, at('2026-11-23T18:00'))).toEqual({
      kind: 'open',
      busyMinutes: 0,
      until: iso('2026-11-23T23:00'),
    });
    expect(orderingAt(rules, at('2026-11-23T23:00'))).toEqual({
      ...closed,
      opensAt: iso('2026-11-25T18:00'),
    });
    expect(orderingAt(rules, at('2027-11-23T23:00'))).toEqual({ kind: 'open', busyMinutes: 0 });
  });

  it('names the closing time only within a day of it', () => {
    const from = iso('2026-11-23T18:00');
    const until = iso('2026-11-25T02:00');
    const openUntil = (local: string) => orderingAt(ruled({ periods: [{ from, until }] }), at(local));
    expect(openUntil('2026-11-24T01:59')).toEqual({ kind: 'open', busyMinutes: 0 });
    expect(openUntil('2026-11-24T02:01')).toEqual({ kind: 'open', busyMinutes: 0, until });
  });

  it('returns the reason on a special day', () => {
    expect(orderingAt(rules, at('2026-11-24T12:00'))).toMatchObject({ kind: 'closed', reason: 'Diwali' });
  });

  it('distinguishes a pause, the switch and a busy kitchen', () => {
    const [{ from: resumes } = { from: '' }] = rules.ordering.periods;
    const now = at('2026-11-23T17:45');
    expect(orderingAt(ruled({ pausedUntil: resumes }), now)).toMatchObject({
      kind: 'paused',
      opensAt: resumes,
    });
    expect(orderingAt(ruled({ takesOrders: false, periods: [] }), now)).toEqual({ kind: 'stopped' });
    expect(orderingAt(ruled({ busyMinutes: 20 }), at('2026-11-23T19:00'))).toEqual({
      kind: 'open',
      busyMinutes: 20,
      until: iso('2026-11-23T23:00'),
    });
  });
});

describe('untilNextChange', () => {
  it('returns the time until the next opening, closing, end of a pause or midnight', () => {
    const minutes = (local: string, ordering = {}) => untilNextChange(ruled(ordering), at(local)) / 60_000;
    expect(minutes('2026-11-23T17:00')).toBe(60);
    expect(minutes('2026-11-23T18:00')).toBe(300);
    expect(minutes('2026-11-23T18:00', { pausedUntil: iso('2026-11-23T18:30') })).toBe(30);
    expect(minutes('2026-11-23T23:30')).toBe(30);
  });
});
