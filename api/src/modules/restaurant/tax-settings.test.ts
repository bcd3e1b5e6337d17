import { describe, expect, it } from 'vitest';
import { DomainError } from '../../platform/errors.js';
import { inWords } from '../../platform/sentences.js';
import { parse } from '../../platform/validation.js';
import { millisecondsToChange } from './next-change.js';
import { taxClasses, taxPositions } from './tax-settings.input.js';
import { requireClassesOfDishes, requireGstin, requirePastPositions } from './tax-settings.policy.js';
import {
  classOf,
  isWithoutTax,
  hasLaterPosition,
  rateAt,
  type TaxMode,
  type TaxPosition,
} from './tax-settings.js';

const refusalOf = (work: () => unknown): [field: string, message: string][] => {
  try {
    work();
    return [];
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    const fields = error.details['fields'] as { field: string; message: string }[];
    return fields.map(({ field, message }) => [field, inWords(message)]);
  }
};
const position = (from: string, mode: TaxMode = 'REGULAR', pricesInclude = true): TaxPosition => ({
  from,
  mode,
  pricesInclude,
});
const fizzy = {
  id: 'FIZZY',
  name: 'Fizzy drinks',
  hsn: '2202',
  rates: [{ from: '2025-09-22', percent: 40 }],
};
const [yesterday, today, tomorrow] = ['2026-11-29', '2026-11-30', '2026-12-01'];
const now = new Date('2026-11-30T12:00+05:30');

describe('the settings of taxes', () => {
  it.each([
    ['fizzy', { id: 'FIZZY' }],
    [' water-20_l ', { id: 'WATER-20_L' }],
  ])('read the short name %j in capitals', (id, read) => {
    expect(parse(taxClasses, [{ ...fizzy, id }])).toMatchObject([read]);
  });

  it('read rates in the order of their days', () => {
    const rates = [
      { from: '2026-04-01', percent: 18 },
      { from: '2025-09-22', percent: 2.25 },
    ];
    expect(parse(taxClasses, [{ ...fizzy, rates }])[0]?.rates).toEqual(rates.toReversed());
  });

  it.each([
    ['a rate above 40 %', { rates: [{ from: today, percent: 40.001 }] }, 'list.0.rates.0.percent'],
    ['a rate below 0 %', { rates: [{ from: today, percent: -0.001 }] }, 'list.0.rates.0.percent'],
    ['a rate with three decimals', { rates: [{ from: today, percent: 2.125 }] }, 'list.0.rates.0.percent'],
    ['a rate of no day', { rates: [{ from: '2026-02-30', percent: 5 }] }, 'list.0.rates.0.from'],
    ['no rate', { rates: [] }, 'list.0.rates'],
    ['two rates of a day', { rates: [fizzy.rates[0], fizzy.rates[0]] }, 'list.0.rates.1.from'],
    ['an HSN of three digits', { hsn: '220' }, 'list.0.hsn'],
    ['an HSN of five digits', { hsn: '22021' }, 'list.0.hsn'],
    ['an HSN of letters', { hsn: 'ABCD' }, 'list.0.hsn'],
    ['a short name with a space', { id: 'FIZZY DRINK' }, 'list.0.id'],
    ['an empty short name', { id: ' ' }, 'list.0.id'],
    ['an empty name', { name: '' }, 'list.0.name'],
  ])('refuse a class with %s', (_what, bad, field) => {
    expect(refusalOf(() => parse(taxClasses, [{ ...fizzy, ...bad }], 'list')).map(([name]) => name)).toEqual([
      field,
    ]);
  });

  it.each([
    ['short name', { id: 'fizzy', name: 'Other' }, 'list.1.id'],
    ['name', { id: 'OTHER', name: 'FIZZY drinks' }, 'list.1.name'],
  ])('refuse two classes of one %s', (_what, other, field) => {
    expect(
      refusalOf(() => parse(taxClasses, [fizzy, { ...fizzy, ...other }], 'list')).map(([name]) => name),
    ).toEqual([field]);
  });

  it('refuse two positions of a day, and an unknown one', () => {
    const read = (list: unknown) => refusalOf(() => parse(taxPositions, list, 'list')).map(([name]) => name);
    expect(read([position(today), position(today, 'COMPOSITION')])).toEqual(['list.1.from']);
    expect(read([{ ...position(today), mode: 'FREE' }])).toEqual(['list.0.mode']);
    expect(read([position('2026-13-01')])).toEqual(['list.0.from']);
    expect(read(Array.from({ length: 51 }, () => position(today)))).toContain('list');
  });

  it('refuse positions of earlier days that are new, changed or missing', () => {
    const message = 'What held before today cannot be changed or removed. Please choose today or a later day';
    const current = [position(yesterday), position(today), position(tomorrow)];
    const refused = (requested: TaxPosition[]) =>
      refusalOf(() => requirePastPositions(current, requested, now));
    expect(refused([position(yesterday)])).toEqual([]);
    expect(refused([position(tomorrow, 'COMPOSITION'), position(yesterday)])).toEqual([]);
    expect(refused([position(yesterday), position(today, 'UNREGISTERED')])).toEqual([]);
    expect(refused([position(today)])).toEqual([['taxPositions', message]]);
    expect(refused([position(yesterday, 'COMPOSITION')])).toEqual([['taxPositions.0.from', message]]);
    expect(refused([...current, position('2026-11-01')])).toEqual([['taxPositions.3.from', message]]);
  });

  it('need a GSTIN for a registration of today or later', () => {
    const message = 'Please enter your GSTIN: a restaurant that is registered for GST has one';
    const refused = (positions: TaxPosition[], gstin: string | null = null) =>
      refusalOf(() => requireGstin({ gstin, taxPositions: positions }, now));
    for (const mode of ['REGULAR', 'COMPOSITION'] as const) {
      expect(refused([position(yesterday, mode)])).toEqual([['gstin', message]]);
      expect(refused([position(tomorrow, mode)])).toEqual([['gstin', message]]);
      expect(refused([position(yesterday, mode)], '27AAPFU0939F1ZV')).toEqual([]);
      expect(refused([position(yesterday, mode), position(today, 'UNREGISTERED')])).toEqual([]);
    }
    expect(refused([])).toEqual([]);
    expect(refused([position(tomorrow, 'UNREGISTERED')])).toEqual([]);
  });

  it('keep a class that dishes have', () => {
    expect(refusalOf(() => requireClassesOfDishes([fizzy], new Map([['FIZZY', 2]])))).toEqual([
      ['taxClasses', 'Dishes in the tax class Fizzy drinks: 2. Please give them another class first'],
    ]);
    expect(refusalOf(() => requireClassesOfDishes([fizzy], new Map([['WATER', 2]])))).toEqual([]);
  });

  it('say when prices are without tax, and which position comes next', () => {
    const positions = [position(yesterday, 'REGULAR', false), position(tomorrow)];
    expect(isWithoutTax({ taxPositions: positions }, now)).toBe(true);
    expect(isWithoutTax({ taxPositions: positions }, new Date('2026-12-01T00:00+05:30'))).toBe(false);
    expect(isWithoutTax({ taxPositions: [position(today, 'COMPOSITION', false)] }, now)).toBe(false);
    expect(hasLaterPosition(positions, now)).toBe(true);
    expect(hasLaterPosition([position(today)], now)).toBe(false);
  });

  it('change what customers see at the midnight of a position', () => {
    const atAnyHour = {
      orderHours: null,
      specialDays: [],
      takesOrders: true,
      pausedUntil: null,
      stoppedAt: null,
    };
    const wait = (positions: TaxPosition[], rules: object = {}) =>
      millisecondsToChange({ ...atAnyHour, ...rules, taxPositions: positions }, now);
    const hour = 3600_000;
    expect(wait([position(tomorrow)])).toBe(12 * hour);
    expect(wait([position('2027-04-01')])).toBe(12 * hour);
    expect(wait([position(today)])).toBe(24 * hour);
    const pausedUntil = new Date('2026-11-30T13:00+05:30');
    expect(wait([position(tomorrow)], { pausedUntil })).toBe(hour);
  });

  it('have the restaurant’s service for dishes without a class, at 5 % or the owner’s rate', () => {
    const service = classOf([fizzy], null);
    expect(service).toMatchObject({ id: 'RESTAURANT', hsn: '996331' });
    expect(rateAt(service, now)).toBe(500);
    const own = {
      id: 'RESTAURANT',
      name: 'Our food',
      hsn: '9963',
      rates: [{ from: '2026-11-29', percent: 7.25 }],
    };
    expect(classOf([own], null)).toBe(own);
    expect(classOf([own], 'GONE')).toBe(own);
    expect(classOf([own, fizzy], 'FIZZY')).toBe(fizzy);
    expect(rateAt(own, now)).toBe(725);
  });
});
