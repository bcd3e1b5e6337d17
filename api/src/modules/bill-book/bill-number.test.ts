import { describe, expect, it } from 'vitest';
import { billNumber, financialYearAt, seriesOf } from './bill-number.js';

describe('the number of a bill', () => {
  it('has prefix, financial year and six digits, and a letter if it is no invoice', () => {
    expect(billNumber('C', 'INVOICE', '26-27', 123)).toBe('C/26-27/000123');
    expect(billNumber('C', 'CREDIT_NOTE', '26-27', 123)).toBe('C/26-27/R00123');
    expect(billNumber('C', 'REFUND_VOUCHER', '26-27', 123)).toBe('C/26-27/V00123');
  });

  it('grows within 16 characters and is refused beyond', () => {
    expect(billNumber('CH', 'INVOICE', '26-27', 1_000_000)).toBe('CH/26-27/1000000');
    expect(billNumber('A-1', 'INVOICE', '26-27', 999_999)).toHaveLength(16);
    expect(() => billNumber('A-1', 'INVOICE', '26-27', 1_000_000)).toThrow('A-1');
    expect(() => billNumber('A-1', 'CREDIT_NOTE', '26-27', 100_000)).toThrow('A-1');
  });

  it('counts each kind apart', () => {
    const series = (['INVOICE', 'CREDIT_NOTE', 'REFUND_VOUCHER'] as const).map((kind) => seriesOf('C', kind));
    expect(series).toEqual(['C', 'C/R', 'C/V']);
  });
});

describe('the financial year', () => {
  it('begins on 1 April at midnight in India', () => {
    expect(financialYearAt(new Date('2027-03-31T23:59:59.999+05:30'))).toBe('26-27');
    expect(financialYearAt(new Date('2027-04-01T00:00:00+05:30'))).toBe('27-28');
    expect(financialYearAt(new Date('2099-12-31T12:00:00+05:30'))).toBe('99-00');
  });
});
