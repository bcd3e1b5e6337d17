import { describe, expect, it } from 'vitest';
import { calmList } from './calm-list';

const nodes = (...ids: number[]) => ids.map((n) => ({ id: `${n}` }));
const show = (
  listed: number[],
  shown: number[],
  rules: { isHolding?: boolean; matching?: number[]; floating?: number[] } = {},
) => {
  const { visible, heldBack } = calmList(nodes(...listed), {
    shown: new Set(shown.map(String)),
    matches: ({ id }) => !rules.matching || rules.matching.includes(Number(id)),
    isHolding: rules.isHolding ?? false,
    floats: ({ id }) => rules.floating?.includes(Number(id)) ?? false,
  });
  return { visible: visible.map(({ id }) => Number(id)), heldBack };
};

describe('calmList', () => {
  it('shows new orders immediately', () => {
    expect(show([4, 3, 2, 1], [2, 1])).toEqual({ visible: [4, 3, 2, 1], heldBack: 0 });
  });

  it('holds back orders that would move others, and counts them', () => {
    expect(show([5, 4, 3, 2, 1], [4, 2, 1], { isHolding: true })).toEqual({
      visible: [4, 2, 1],
      heldBack: 2,
    });
  });

  it('lets in further pages below, and the first page', () => {
    expect(show([5, 3, 2, 1], [3], { isHolding: true })).toEqual({ visible: [3, 2, 1], heldBack: 1 });
    expect(show([2, 1], [], { isHolding: true })).toEqual({ visible: [2, 1], heldBack: 0 });
  });

  it('lets in further pages above an order that is listed without its page', () => {
    expect(show([4, 3, 2, 1], [4, 1], { isHolding: true, floating: [1] })).toEqual({
      visible: [4, 3, 2, 1],
      heldBack: 0,
    });
  });

  it('keeps an order in place that no longer matches, and adds no such order', () => {
    expect(show([3, 2, 1], [2, 1], { matching: [1] })).toEqual({ visible: [2, 1], heldBack: 0 });
    expect(show([3, 2, 1], [1], { matching: [1], isHolding: true })).toEqual({ visible: [1], heldBack: 0 });
  });
});
