import { describe, expect, it } from 'vitest';
import { mergeBookingPages, pageAgain } from './booking-list';

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
});
