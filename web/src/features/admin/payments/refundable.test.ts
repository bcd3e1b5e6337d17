import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { amountProblem, leftToRefund, readAmount } from './refundable';

describe('what is left to refund', () => {
  it('is what has neither gone back nor is on its way', () => {
    const refunds = [
      { amount: 10.1, state: 'PROCESSED' },
      { amount: 20.2, state: 'REQUESTED' },
      { amount: 5, state: 'FAILED' },
      { amount: 7, state: 'REPLACED' },
    ] as const;
    expect(leftToRefund({ amount: 90.3, refunds })).toBe(60);
  });

  it('has whole paise, however often a part goes back', () => {
    const parts = fc.array(fc.integer({ min: 1, max: 9999 }), { maxLength: 20 });
    fc.assert(
      fc.property(parts, fc.integer({ min: 0, max: 9999 }), (paise, rest) => {
        const amount = (paise.reduce((sum, part) => sum + part, 0) + rest) / 100;
        const refunds = paise.map((part) => ({ amount: part / 100, state: 'PROCESSED' as const }));
        expect(leftToRefund({ amount, refunds })).toBe(rest / 100);
      }),
    );
  });
});

describe('an amount that was typed', () => {
  it.each([
    ['12', 12],
    [' ₹ 1,250.50 ', 1250.5],
    ['0.5', 0.5],
  ])('%j is %d', (typed, amount) => {
    expect(readAmount(typed)).toBe(amount);
  });

  it.each(['', 'all', '12.345', '-5', '1e3', '12.'])('%j is none', (typed) => {
    expect(readAmount(typed)).toBeUndefined();
    expect(amountProblem(typed, 90, '₹90')).toContain('Enter an amount in rupees');
  });

  it('is more than nothing and at most what is left', () => {
    expect(amountProblem('0.00', 90, '₹90')).toBe('Enter more than 0');
    expect(amountProblem('90.01', 90, '₹90')).toBe('At most ₹90 can go back');
    expect(amountProblem('90', 90, '₹90')).toBeUndefined();
  });
});
