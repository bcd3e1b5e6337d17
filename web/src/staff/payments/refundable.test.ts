import { describe, expect, it } from 'vitest';
import { amountProblem, failedRefund } from './refundable';

it('failedRefund finds a failed refund that was not repeated', () => {
  const replaced = { id: 'a', amount: 7, state: 'REPLACED' } as const;
  const failed = { id: 'b', amount: 5, state: 'FAILED' } as const;
  expect(failedRefund([replaced, failed])).toBe(failed);
  expect(failedRefund([replaced])).toBeUndefined();
});

describe('amountProblem', () => {
  it.each(['', 'all', '12.345', '-5', '1e3', '249,50', '123,456'])('refuses %j', (typed) => {
    expect(amountProblem(typed, 90, '₹90')).toContain('Enter an amount in rupees');
  });

  it('accepts amounts above 0 that leave nothing or at least ₹1', () => {
    expect(amountProblem('0.00', 90, '₹90')).toBe('Enter more than 0');
    expect(amountProblem('90.01', 90, '₹90')).toBe('At most ₹90 can be refunded');
    expect(amountProblem('89.01', 90, '₹90')).toMatch(/^Leave ₹1 or more, or refund all/);
    for (const [all, amount] of [
      [90, '89'],
      [1.13, '0.13'],
      [1.17, '0.17'],
    ] as const)
      expect(amountProblem(amount, all, `₹${all}`)).toBeUndefined();
    expect(amountProblem('90', 90, '₹90')).toBeUndefined();
    expect(amountProblem('₹1,250.50', 2000, '₹2,000')).toBeUndefined();
  });
});
