import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { mergeByTime, type ListPage } from '../../shared/live/list-page';
import { withOrder } from './order-list';

interface Node {
  readonly id: string;
  readonly placedAt: string;
}

const order = (minute: number): Node => ({
  id: `o${minute}`,
  placedAt: `2026-11-21T10:${`${minute}`.padStart(2, '0')}Z`,
});
const page = (minutes: readonly number[], hasNextPage = false): ListPage<Node> => ({
  nodes: minutes.map(order),
  pageInfo: { hasNextPage, endCursor: `o${minutes.at(-1)}` },
});
const minutesOf = ({ nodes }: ListPage<Node>) => nodes.map(({ id }) => Number(id.slice(1)));

const keyOf = ({ placedAt, id }: Node) => `${placedAt} ${id}`;
const merge = (existing: ListPage<Node> | undefined, incoming: ListPage<Node>, isContinuation = false) =>
  mergeByTime(existing, incoming, { isContinuation, keyOf });

describe('mergeByTime', () => {
  it('takes the first page unchanged', () => {
    expect(merge(undefined, page([3, 2, 1]))).toEqual(page([3, 2, 1]));
  });

  it('appends a further page and continues from its end', () => {
    expect(merge(page([9, 8, 7], true), page([6, 5], true), true)).toEqual(page([9, 8, 7, 6, 5], true));
  });

  it('keeps further pages when the first one is read again', () => {
    const unfolded = page([8, 7, 6, 5, 4], true);
    const refreshed = merge(unfolded, page([9, 8, 7], true));
    expect(minutesOf(refreshed)).toEqual([9, 8, 7, 6, 5, 4]);
    expect(refreshed.pageInfo.endCursor).toBe('o4');
  });

  it('keeps an order that arrived by a live message during the request', () => {
    expect(minutesOf(merge(page([9, 8, 7], true), page([8, 7], true)))).toEqual([9, 8, 7]);
    expect(minutesOf(merge(page([9]), page([])))).toEqual([9]);
  });

  it('starts again when more happened than one page holds', () => {
    expect(minutesOf(merge(page([3, 2, 1], true), page([30, 29, 28], true)))).toEqual([30, 29, 28]);
  });

  it('never lists an order twice and always newest first, in any order of pages and messages', () => {
    const step = fc.oneof(
      fc.record({ top: fc.integer({ min: 0, max: 40 }), size: fc.integer({ min: 0, max: 8 }) }),
      fc.integer({ min: 0, max: 40 }),
    );
    fc.assert(
      fc.property(fc.array(step), (steps) => {
        let shown: ListPage<Node> | undefined;
        for (const next of steps) {
          if (typeof next === 'number') shown = shown && withOrder(shown, order(next));
          else {
            const minutes = Array.from({ length: next.size }, (_, index) => next.top - index).filter(
              (m) => m >= 0,
            );
            shown = merge(shown, page(minutes, (minutes.at(-1) ?? 0) > 0));
          }
        }
        const minutes = shown ? minutesOf(shown) : [];
        expect(minutes).toEqual([...new Set(minutes)].toSorted((a, b) => b - a));
      }),
    );
  });
});

describe('withOrder', () => {
  it('puts a new order on top', () => {
    expect(minutesOf(withOrder(page([2, 1]), order(3)))).toEqual([3, 2, 1]);
  });

  it('leaves a listed order in its place', () => {
    const listed = page([3, 2, 1]);
    expect(withOrder(listed, order(2))).toBe(listed);
  });

  it('leaves an order older than the list to its page', () => {
    expect(minutesOf(withOrder(page([9, 8], true), order(1)))).toEqual([9, 8]);
    expect(minutesOf(withOrder(page([9, 8], false), order(1)))).toEqual([9, 8, 1]);
  });
});
