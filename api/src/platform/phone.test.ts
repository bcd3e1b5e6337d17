import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { phoneNumber } from './phone.js';
import { parse } from './validation.js';

const numberOf = (typed: string) => phoneNumber.safeParse(typed).data;

describe('phoneNumber', () => {
  it('understands an Indian number in any usual spelling', () => {
    const spellings = [
      '98765 43210',
      '9876543210',
      '098765 43210',
      '+91-98765-43210',
      '(+91) 98765.43210',
      '919876543210',
      '0091 98765 43210',
      '०९८७६५४३२१०',
      '+९१ ९८७६५ ४३२१०',
      '৯৮৭৬৫৪৩২১০',
      '௯௮௭௬௫௪௩௨௧௦',
      '൯൮൭൬൫൪൩൨൧൦',
      '９８７６５４３２１０',
    ];
    expect(spellings.map(numberOf)).toEqual(spellings.map(() => '+919876543210'));
  });

  it('takes landlines, and numbers of other countries with their code', () => {
    expect(numberOf('022 2345 6789')).toBe('+912223456789');
    expect(numberOf('+44 7911 123456')).toBe('+447911123456');
  });

  it('refuses numbers that cannot be called', () => {
    for (const typed of ['12345', '98765432101', 'call me', '+91', '0000000000', '++', '9'.repeat(30)])
      expect(() => parse(phoneNumber, typed)).toThrow('such as 98765 43210');
  });

  it('returns E.164 or refuses, whatever is typed', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 40, unit: 'grapheme' }), (typed) => {
        const { success, data } = phoneNumber.safeParse(typed);
        if (success && data !== undefined) expect(data).toMatch(/^\+\d{7,15}$/);
      }),
    );
  });
});
