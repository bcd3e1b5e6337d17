import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isFssaiNumber, isGstin, otherStateOf } from './registration-numbers.js';

const signs = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ'.split('');

describe('isGstin', () => {
  it.each(['27AAPFU0939F1ZV', '07AAPFU0939F1ZX', '29AAGCB7383J1Z4'])('accepts %s', (gstin) => {
    expect(isGstin(gstin)).toBe(true);
  });

  it.each([
    ['a wrong check character', '27AAPFU0939F1ZX'],
    ['a state that is not there', '39AAPFU0939F1ZV'],
    ['the state 00', '00AAPFU0939F1ZV'],
    ['14 characters', '27AAPFU0939F1Z'],
    ['16 characters', '27AAPFU0939F1ZVV'],
    ['small letters', '27aapfu0939f1zv'],
    ['digits where the PAN has letters', '2712345093901ZV'],
    ['nothing', ''],
    ['digits of another script', '२७AAPFU0939F1ZV'],
  ])('refuses %s', (_what, gstin) => {
    expect(isGstin(gstin)).toBe(false);
  });

  it('detects every single mistyped character', () => {
    const gstin = '27AAPFU0939F1ZV';
    fc.assert(
      fc.property(fc.nat(14), fc.constantFrom(...signs), (at, sign) => {
        const typed = gstin.slice(0, at) + sign + gstin.slice(at + 1);
        expect(isGstin(typed)).toBe(typed === gstin);
      }),
    );
  });
});

describe('otherStateOf', () => {
  it.each([
    ['29', 'Karnataka', undefined],
    ['27', 'Karnataka', 'Maharashtra'],
    ['27', ' maharashtra ', undefined],
    ['33', 'Tamilnadu', undefined],
    ['01', 'Jammu & Kashmir', undefined],
    ['21', 'Orissa', undefined],
    ['28', 'Andhra Pradesh', undefined],
    ['37', 'Andhra Pradesh', undefined],
    ['25', 'Daman and Diu', undefined],
    ['97', 'Goa', 'Other Territory'],
    ['27', 'Bavaria', undefined],
    ['27', '', undefined],
    ['27', 'constructor', undefined],
  ])('compares code %s with the state "%s"', (code, state, other) => {
    expect(otherStateOf(`${code}AAPFU0939F1ZV`, state)).toBe(other);
  });
});

describe('isFssaiNumber', () => {
  it.each([
    ['10012345678901', true],
    ['1001234567890', false],
    ['100123456789012', false],
    ['1001234567890A', false],
    ['', false],
  ])('of %j is %s', (number, isValid) => {
    expect(isFssaiNumber(number)).toBe(isValid);
  });
});
