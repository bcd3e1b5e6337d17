import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { assert, double, integer, property } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { errorCode, errorMessage, fieldErrors } from './errors';
import { formatCount, formatDateTime, formatMoment, formatPeriod, formatRupees } from './format';
import { randomUuid } from './uuid';

describe('formatRupees and formatCount', () => {
  it.each([
    [0, '₹0'],
    [79, '₹79'],
    [249.5, '₹249.50'],
    [1249, '₹1,249'],
    [1234567.05, '₹12,34,567.05'],
    [0.1 + 0.2, '₹0.30'],
  ])('format %d rupees as %s', (rupees, text) => {
    expect(formatRupees(rupees)).toBe(text);
  });

  it('format amounts as `Intl` does for en-IN', () => {
    const written = (digits: number) =>
      new Intl.NumberFormat('en-IN', {
        style: 'currency',
        currency: 'INR',
        minimumFractionDigits: digits,
        maximumFractionDigits: digits,
      });
    const [whole, exact] = [written(0), written(2)];
    assert(
      property(integer({ min: -1e12, max: 1e12 }), (paise) => {
        expect(formatRupees(paise / 100)).toBe((paise % 100 === 0 ? whole : exact).format(paise / 100));
      }),
    );
    assert(
      property(double({ min: 0, max: 1e9, noNaN: true }), (rupees) => {
        const paise = Math.round(rupees * 100);
        expect(formatRupees(rupees)).toBe((paise % 100 === 0 ? whole : exact).format(paise / 100));
      }),
    );
  });

  it('group counts as `Intl` does for en-IN', () => {
    const count = new Intl.NumberFormat('en-IN');
    assert(property(integer({ min: 0 }), (n) => formatCount(n) === count.format(n)));
  });
});

it('times are those of the restaurant in any time zone', () => {
  expect(formatDateTime('2026-11-20T18:45:00.000Z')).toMatch(/21 Nov 2026, 12:15 am/);
});

it('today’s moments have only a time, by the restaurant’s date', () => {
  const now = new Date('2026-11-20T18:50:00.000Z');
  expect(formatMoment('2026-11-20T18:45:00.000Z', now)).toMatch(/^12:15\s?am$/i);
  expect(formatMoment('2026-11-20T18:15:00.000Z', now)).toMatch(/20 Nov 2026, 11:45\s?pm/i);
});

it('formatPeriod names the day only if it is another one at the restaurant', () => {
  const [from, until] = ['2026-11-21T14:10:00.000Z', '2026-11-21T14:25:00.000Z'];
  expect(formatPeriod(from, until, new Date('2026-11-21T13:00:00.000Z'))).toBe('7:40–7:55 pm');
  expect(formatPeriod(from, until, new Date('2026-11-20T18:00:00.000Z'))).toMatch(
    /^Sat, 21 Nov, 7:40–7:55 pm$/,
  );
});

describe('errors', () => {
  const refused = new CombinedGraphQLErrors({
    errors: [
      {
        message: 'Please enter your address',
        extensions: {
          code: 'BAD_USER_INPUT',
          fields: [{ field: 'address', message: 'Please enter your address' }],
        },
      },
    ],
  });

  it('have their own message if they come from the server', () => {
    expect(errorMessage(refused, 'fallback')).toBe('Please enter your address');
    expect(errorCode(refused)).toBe('BAD_USER_INPUT');
    expect(fieldErrors(refused)).toEqual({ address: 'Please enter your address' });
  });

  it('have the fallback message if they come from the network', () => {
    expect(errorMessage(new TypeError('Failed to fetch'), 'Please try again.')).toBe('Please try again.');
    expect(errorCode(new TypeError('Failed to fetch'))).toBeUndefined();
    expect(fieldErrors(undefined)).toEqual({});
  });
});

it('randomUuid creates UUIDs of version 4', () => {
  expect(randomUuid()).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
});
