import { expect, it } from 'vitest';
import { billNumber, financialYearAt } from '../../../../api/src/modules/bill-book/bill-number';
import { firstNumber } from './bill-number';

it.each(['2026-03-31', '2026-04-01', '2027-01-01', '2099-12-31'])(
  'the first number of a prefix on %s is the server’s',
  (day) => {
    const year = financialYearAt(new Date(`${day}T12:00:00+05:30`));
    expect(firstNumber(' a-1 ', day)).toBe(billNumber('A-1', 'INVOICE', year, 1));
  },
);

it('what the server refuses as a prefix has no example', () => {
  for (const typed of ['', 'ABCD', '-A', 'A/', 'क', 'A B'])
    expect(firstNumber(typed, '2026-11-26')).toBeUndefined();
});
