import { describe, expect, it } from 'vitest';
import { feesInWords, freeFromAdvice, stepAdvice } from './zone-fees';

const fees = (steps: readonly (readonly [from: string, fee: string])[], more: object = {}) => ({
  fee: '35',
  minimum: '0',
  freeFrom: '',
  feeSteps: steps.map(([from, fee], key) => ({ key: String(key), from, fee })),
  ...more,
});

describe('feesInWords', () => {
  it('lists the fees by amount, whatever the order of the rows', () => {
    expect(feesInWords(fees([]))).toBe('₹35');
    expect(
      feesInWords(
        fees([
          ['800', '10'],
          ['500', '20.50'],
        ]),
      ),
    ).toBe('₹35, from ₹500 ₹20.50, from ₹800 ₹10');
  });

  it('ends where the delivery is free', () => {
    expect(
      feesInWords(
        fees(
          [
            ['500', '20'],
            ['900', '5'],
          ],
          { freeFrom: '800' },
        ),
      ),
    ).toBe('₹35, from ₹500 ₹20, from ₹800 free');
    expect(feesInWords(fees([], { fee: '0' }))).toBe('free');
  });

  it('leaves out rows that cannot be read, and is undefined without a fee', () => {
    expect(
      feesInWords(
        fees([
          ['5,0', '20'],
          ['900', ''],
        ]),
      ),
    ).toBe('₹35');
    expect(feesInWords(fees([['500', '20']], { fee: '' }))).toBeUndefined();
  });
});

describe('stepAdvice', () => {
  it('says that a step is never reached where orders are free', () => {
    expect(stepAdvice(fees([['800', '10']], { freeFrom: '800' }), 0)).toMatch(/Orders from ₹800 are free/);
    expect(stepAdvice(fees([['799', '10']], { freeFrom: '800' }), 0)).toBeUndefined();
  });

  it('asks about a step that is dearer than the one before it', () => {
    expect(stepAdvice(fees([['500', '40']]), 0)).toMatch(/Smaller orders pay only ₹35/);
    expect(
      stepAdvice(
        fees([
          ['800', '25'],
          ['500', '20'],
        ]),
        0,
      ),
    ).toMatch(/pay only ₹20/);
    expect(stepAdvice(fees([['500', '35']]), 0)).toBeUndefined();
  });
});

describe('freeFromAdvice', () => {
  it('says that all orders are free if they begin at the total from which they are', () => {
    expect(freeFromAdvice(fees([], { minimum: '300', freeFrom: '300' }))).toMatch(/all of them are free/);
    expect(freeFromAdvice(fees([], { minimum: '300', freeFrom: '301' }))).toBeUndefined();
    expect(freeFromAdvice(fees([], { minimum: '300' }))).toBeUndefined();
  });
});
