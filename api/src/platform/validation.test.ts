import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parse, text, tidyText } from './validation.js';

describe('a text', () => {
  it.each([
    ['  Asha  ', 'Asha'],
    ['7 Lane\n\nPAID ONLINE', '7 Lane PAID ONLINE'],
    ['7 Lane\r\n \u2028PAID', '7 Lane PAID'],
    ['\u001b[31mRed\u0007', '[31mRed'],
    ['safe\u202etxt.exe\u2066', 'safetxt.exe'],
    ['Cafe\u0301', 'Caf\u00e9'],
    ['Bun\u00a0Maska\u3000\tSpecial', 'Bun Maska  Special'],
    // Joiners shape Indic letters, and families.
    ['क्‍ष 👨‍👩‍👧', 'क्‍ष 👨‍👩‍👧'],
    ['e\u0007\u0301', '\u00e9'],
    ['\u0007 a', 'a'],
    ['\u0007\u202e', ''],
  ])('%j is stored as %j', (typed, stored) => {
    expect(tidyText(typed)).toBe(stored);
  });

  it('keeps its line breaks if it has several lines, or commas instead in an address', () => {
    const typed = 'One\r\ntwo\u0007\n\nthree';
    expect(tidyText(typed, { lineBreak: '\n' })).toBe('One\ntwo\n\nthree');
    expect(tidyText('Flat 3\n12 MG Road\n', { lineBreak: ', ' })).toBe('Flat 3, 12 MG Road');
  });

  it('has nothing left to tidy, and no line break or control character', () => {
    const rule = text('the name', { min: 0, max: 1000 });
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (typed) => {
        const stored = tidyText(typed);
        expect(tidyText(stored)).toBe(stored);
        expect(stored).not.toMatch(/[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069]/u);
        if (typed.isWellFormed() && !/[\0\ufffd]/.test(typed)) expect(parse(rule, typed)).toBe(stored);
      }),
    );
  });
});
