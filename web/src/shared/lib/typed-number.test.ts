import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatCount, formatRupees } from './format';
import { numberProblem, readNumber, sentNumber, sentNumberOrNull } from './typed-number';

/** What readers of decimal commas, other groupings or program notations would misread. */
const unreadable = [
  '249,50',
  '49,50',
  '2,4',
  '1,2345',
  '1.249,50',
  '12,34,56',
  '123,456',
  '1,234,567',
  '0,249',
  '01,249',
  ',249',
  '249,',
  '1,,249',
  '249 50',
  '1 249',
  '1.2.3',
  '1e3',
  '0x10',
  '--5',
  '.',
  'abc',
  'Infinity',
];

describe('readNumber of rupees', () => {
  it.each([
    ['249', 249],
    ['0', 0],
    ['249.50', 249.5],
    ['249.', 249],
    ['.5', 0.5],
    ['₹249.5', 249.5],
    ['1,249', 1249],
    ['12,345', 12_345],
    ['1,23,456.50', 123_456.5],
    ['12,34,567', 1_234_567],
    ['\u00a0₹ 1,249.50 ', 1249.5],
    ['Rs. 249', 249],
    ['Rs.249/-', 249],
    ['rs 1,249 /-', 1249],
    ['INR 249.50', 249.5],
    ['249 Rs', 249],
    ['249 INR', 249],
    ['रु. 249', 249],
    ['249 रुपये', 249],
    ['२४९.५०', 249.5],
    ['₹१,२३,४५६', 123_456],
    ['૨૪૯', 249],
  ])('reads %j as %d', (text, rupees) => {
    expect(readNumber('rupees', text)).toBe(rupees);
  });

  it.each([...unreadable, '', '  ', '-5', '+5', '12.345', '₹', 'Rs./-', '249/-/-', '5 %', '$5'])(
    'refuses %j',
    (text) => {
      expect(readNumber('rupees', text)).toBeUndefined();
    },
  );

  it('reads every amount as the shop writes it', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1_000_000_000 }), (paise) => {
        expect(readNumber('rupees', formatRupees(paise / 100))).toBe(paise / 100);
      }),
    );
  });
});

describe('readNumber of other kinds', () => {
  it.each([
    ['whole', '12', 12],
    ['whole', ' 1,200 ', 1200],
    ['whole', '१२', 12],
    ['decimal', '1.5', 1.5],
    ['decimal', '1.125', 1.125],
    ['percent', '-2.5', -2.5],
    ['percent', '−10 %', -10],
    ['percent', '+5%', 5],
  ] as const)('reads the %s number %j as %d', (kind, text, number) => {
    expect(readNumber(kind, text)).toBe(number);
  });

  it.each(['whole', 'decimal', 'percent'] as const)(
    'refuses in a %s number what it refuses in rupees',
    (kind) => {
      for (const text of [...unreadable, '', '₹5']) expect(readNumber(kind, text), text).toBeUndefined();
    },
  );

  it('refuses a part in a whole number, and a sign where none belongs', () => {
    expect(readNumber('whole', '2.5')).toBeUndefined();
    expect(readNumber('whole', '-2')).toBeUndefined();
    expect(readNumber('decimal', '-2')).toBeUndefined();
  });

  it('reads every count as the shop writes it', () => {
    fc.assert(
      fc.property(fc.nat(), (count) => {
        expect(readNumber('whole', formatCount(count))).toBe(count);
      }),
    );
  });
});

describe('a number that is sent', () => {
  it('is one that the server refuses if it cannot be read, also if it is empty', () => {
    expect(sentNumber('rupees', '1,249')).toBe(1249);
    for (const text of ['', ' ', '249,50', 'free']) expect(sentNumber('rupees', text)).toBe(-1);
  });

  it('is null only for an empty text, where nothing means none', () => {
    expect(sentNumberOrNull('rupees', ' ')).toBeNull();
    expect(sentNumberOrNull('rupees', '0')).toBe(0);
    expect(sentNumberOrNull('whole', '2,4')).toBe(-1);
  });
});

describe('numberProblem', () => {
  const price = { kind: 'rupees', min: 0.01, max: 100_000 } as const;

  it('says how to write what cannot be read', () => {
    expect(numberProblem(price, '249,50')).toBe(
      'Enter an amount in rupees, such as 249.50 or 1,249. A comma separates thousands only.',
    );
    expect(numberProblem({ kind: 'whole', min: 1, max: 20 }, '2,4')).toBe(
      'Enter a whole number, such as 12 or 1,200.',
    );
  });

  it('says which numbers are possible', () => {
    expect(numberProblem(price, '0')).toBe('Enter ₹0.01 to ₹1,00,000.');
    expect(numberProblem({ kind: 'whole', min: 1, max: 2000 }, '2001')).toBe('Enter 1 to 2,000.');
  });

  it('returns nothing for a possible number', () => {
    for (const text of ['0.01', '₹1,00,000']) expect(numberProblem(price, text)).toBeUndefined();
  });

  it('refuses an empty text only where a number is required', () => {
    for (const text of ['', '  ']) {
      expect(numberProblem(price, text)).toBeUndefined();
      expect(numberProblem({ ...price, required: true }, text)).toContain('Enter an amount in rupees');
    }
  });
});
