import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyBill } from '../../../test/any-bill.js';
import { amountOf, bill, billOf, countOf } from './bill.js';

describe('bill', () => {
  it('has the sum of its lines and charges as total', () => {
    fc.assert(
      fc.property(anyBill, (made) => {
        const ofLines = made.lines.map(({ quantity, unitPricePaise }) => quantity * unitPricePaise);
        const parts = [...ofLines, amountOf(made, 'PACKING'), amountOf(made, 'DELIVERY')];
        expect(made.totalPaise).toBe(parts.reduce((sum, part) => sum + part, 0));
        expect(countOf(made.lines)).toBe(made.lines.reduce((sum, { quantity }) => sum + quantity, 0));
      }),
    );
  });

  it('is the same after being stored as JSON', () => {
    fc.assert(
      fc.property(anyBill, (made) => {
        expect(bill.parse(JSON.parse(JSON.stringify(made)))).toEqual(made);
      }),
    );
  });

  it('lists what is charged in the order of the bill, and nothing that is free', () => {
    expect(billOf([], { DELIVERY: 3000, PACKING: 500 }).charges).toEqual([
      { kind: 'PACKING', label: 'Packing', amountPaise: 500 },
      { kind: 'DELIVERY', label: 'Delivery', amountPaise: 3000 },
    ]);
    expect(billOf([], { DELIVERY: 0, PACKING: 0 })).toMatchObject({ charges: [], totalPaise: 0 });
  });

  it('is refused if its total is not the sum of its parts', () => {
    const made = billOf([], { DELIVERY: 3000, PACKING: 500 });
    expect(bill.safeParse({ ...made, totalPaise: 3499 }).error?.issues).toMatchObject([
      { message: 'The total of a bill is the sum of its parts' },
    ]);
  });

  it('keeps charges that only a later version knows', () => {
    const charge = { kind: 'FESTIVAL', label: 'Festival', amountPaise: 700 };
    const later = { v: 1, lines: [], charges: [charge], totalPaise: 700 };
    expect(bill.parse(later).charges).toEqual([charge]);
  });
});
