import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { changeLabel, moneyOfChange } from './money-of-change';

const nothing = { total: 300, totalBefore: 300, refund: 0, takingsRefund: 0 };

describe('the money of a change', () => {
  it('is more to pay if the order becomes dearer, exactly in paise', () => {
    expect(moneyOfChange({ ...nothing, total: 300.3, totalBefore: 300.1 })).toEqual({
      more: 0.2,
      less: 0,
      refund: 0,
      takingsRefund: 0,
      back: 0,
    });
  });

  it('is less to pay only for what nobody has paid yet', () => {
    const cheaper = { total: 200, totalBefore: 300 };
    expect(moneyOfChange({ ...nothing, ...cheaper })).toMatchObject({ less: 100, back: 0 });
    expect(moneyOfChange({ ...nothing, ...cheaper, refund: 30 })).toMatchObject({ less: 70, back: 30 });
    expect(moneyOfChange({ ...nothing, ...cheaper, refund: 30, takingsRefund: 70 })).toMatchObject({
      less: 0,
      back: 100,
    });
  });

  it('can go back although the order becomes dearer, if too much was received before', () => {
    const money = moneyOfChange({ ...nothing, total: 310, takingsRefund: 40 });
    expect(money).toMatchObject({ more: 10, less: 0, back: 40 });
    expect(changeLabel(money)).toBe('Change order · give back ₹40');
  });

  it('is never negative, and never both more and less', () => {
    const paise = fc.integer({ min: 0, max: 1_000_000 }).map((amount) => amount / 100);
    fc.assert(
      fc.property(paise, paise, paise, paise, (total, totalBefore, refund, takingsRefund) => {
        const money = moneyOfChange({ total, totalBefore, refund, takingsRefund });
        expect(Math.min(...Object.values(money))).toBeGreaterThanOrEqual(0);
        expect(Math.min(money.more, money.less)).toBe(0);
        expect(Math.round(money.back * 100)).toBe(Math.round(refund * 100) + Math.round(takingsRefund * 100));
      }),
    );
  });
});

describe('the button that saves a change', () => {
  it.each([
    [{}, 'Change order'],
    [{ total: 350.5 }, 'Change order · ₹50.50 more'],
    [{ total: 250 }, 'Change order · ₹50 less'],
    [{ total: 250, refund: 50 }, 'Change order · refund ₹50'],
    [{ total: 250, takingsRefund: 50 }, 'Change order · give back ₹50'],
  ])('names the money: %j', (quoted, label) => {
    expect(changeLabel(moneyOfChange({ ...nothing, ...quoted }))).toBe(label);
  });

  it('names all that goes back, if it goes back in two ways', () => {
    const money = moneyOfChange({ total: 200, totalBefore: 300, refund: 60, takingsRefund: 40 });
    expect(changeLabel(money)).toBe('Change order · ₹100 goes back');
  });
});
