import { describe, expect, it } from 'vitest';
import { matchesFilter, readChoices, toFilter, writeChoices } from './order-filter';

const order = {
  id: '692a00c0ffee000000000abc',
  status: 'PENDING' as const,
  // 00:30 on the 22nd in the restaurant's time zone.
  placedAt: '2026-11-21T19:00:00.000Z',
  phone: '+919876500042',
  user: { name: 'Asha O’Neill-Rao', email: 'Asha_100%@example.in' },
};

describe('matchesFilter', () => {
  it.each([
    [undefined],
    [{}],
    [{ status: 'PENDING' as const }],
    [{ day: '2026-11-22' }],
    [{ openOnly: true }],
    [{ search: 'o’neill' }],
    [{ search: 'ASHA_100%@' }],
    [{ search: '0FFEE0' }],
    [{ search: '098765 00042' }],
    [{ search: '+91-98765' }],
    [{ search: '0042' }],
    [{ status: 'PENDING' as const, day: '2026-11-22', search: 'rao' }],
  ])('accepts the order for %o', (filter) => {
    expect(matchesFilter(order, filter)).toBe(true);
  });

  it.each([
    [{ status: 'DELIVERED' as const }],
    [{ day: '2026-11-21' }],
    [{ search: 'asha%rao' }],
    [{ search: 'asha.100' }],
    [{ search: '042' }],
    [{ search: '98765 99999' }],
    [{ search: 'flat 0042' }],
    [{ status: 'PENDING' as const, search: 'ravi' }],
  ])('rejects the order for %o', (filter) => {
    expect(matchesFilter(order, filter)).toBe(false);
  });

  it('finds an order without a customer only by its id', () => {
    expect(matchesFilter({ ...order, user: null }, { search: 'abc' })).toBe(true);
    expect(matchesFilter({ ...order, user: null }, { search: 'asha' })).toBe(false);
  });
});

it('matchesFilter rejects closed orders for a list of open ones', () => {
  for (const status of ['DELIVERED', 'CANCELLED'] as const)
    expect(matchesFilter({ ...order, status }, { openOnly: true })).toBe(false);
  for (const status of ['PREPARING', 'OUT_FOR_DELIVERY'] as const)
    expect(matchesFilter({ ...order, status }, { openOnly: true })).toBe(true);
});

describe('the filter in the address', () => {
  it('is read as it was written', () => {
    const choices = { day: '2026-11-21', search: 'a&b=c# ', isOldestFirst: true };
    for (const status of ['OUT_FOR_DELIVERY', 'OPEN'] as const) {
      const written = writeChoices({ ...choices, status }).toString();
      expect(readChoices(new URLSearchParams(written))).toEqual({ ...choices, status });
    }
  });

  it('ignores invalid values', () => {
    const nothing = { status: undefined, day: undefined, search: '', isOldestFirst: false };
    expect(readChoices(new URLSearchParams('status=EATEN&day=2026-13-45&sort=best'))).toEqual(nothing);
    expect(readChoices(new URLSearchParams('day=yesterday'))).toEqual(nothing);
    expect(readChoices(new URLSearchParams('day=2026-02-30'))).toEqual(nothing);
    expect(readChoices(new URLSearchParams('day=0000-01-01'))).toEqual(nothing);
    expect(readChoices(new URLSearchParams('day=1999-12-31'))).toEqual(nothing);
    expect(readChoices(new URLSearchParams('day=2000-01-01'))).toEqual({ ...nothing, day: '2000-01-01' });
    expect(readChoices(new URLSearchParams(`search=${'x'.repeat(300)}`)).search).toHaveLength(100);
  });

  it('filters nothing if it is blank', () => {
    const isOldestFirst = false;
    expect(toFilter({ search: '  ', isOldestFirst: true })).toBeUndefined();
    expect(toFilter({ search: ' rao ', status: 'PENDING', isOldestFirst })).toEqual({
      search: 'rao',
      status: 'PENDING',
    });
    expect(toFilter({ search: '', status: 'OPEN', isOldestFirst })).toEqual({ openOnly: true });
  });
});
