import { describe, expect, it } from 'vitest';
import { readChoices, toFilter, writeChoices } from './order-filter';

describe('the filter in the address', () => {
  it('is read as it was written', () => {
    const choices = { day: '2026-11-21', way: 'PICKUP' as const, search: 'a&b=c# ' };
    for (const status of ['OUT_FOR_DELIVERY', 'OPEN'] as const) {
      const written = writeChoices({ ...choices, status }).toString();
      expect(readChoices(new URLSearchParams(written))).toEqual({ ...choices, status });
    }
  });

  it('ignores invalid values', () => {
    const nothing = { status: undefined, way: undefined, day: undefined, search: '' };
    expect(readChoices(new URLSearchParams('status=EATEN&day=2026-13-45&sort=best'))).toEqual(nothing);
    expect(readChoices(new URLSearchParams('day=yesterday'))).toEqual(nothing);
    expect(readChoices(new URLSearchParams('day=2026-02-30'))).toEqual(nothing);
    expect(readChoices(new URLSearchParams('day=0000-01-01'))).toEqual(nothing);
    expect(readChoices(new URLSearchParams('day=1999-12-31'))).toEqual(nothing);
    expect(readChoices(new URLSearchParams('day=2000-01-01'))).toEqual({ ...nothing, day: '2000-01-01' });
    expect(readChoices(new URLSearchParams(`search=${'x'.repeat(300)}`)).search).toHaveLength(100);
  });

  it('filters nothing if it is blank', () => {
    expect(toFilter({ search: '  ' })).toBeUndefined();
    expect(toFilter({ search: ' rao ', status: 'PENDING' })).toEqual({
      search: 'rao',
      status: 'PENDING',
    });
    expect(toFilter({ search: '', status: 'OPEN' })).toEqual({ openOnly: true });
  });
});
