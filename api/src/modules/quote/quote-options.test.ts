import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ChoiceGroup } from '../menu/dish-options.js';
import type { MenuSnapshot } from '../menu/menu-snapshots.js';
import type { RequestedLine } from './quote-lines.js';
import { inWords } from '../../platform/sentences.js';
import { requireOrderable } from './quote-refusals.js';
import { quote as quoteOf, type RestaurantSnapshot } from './quote.js';

/** Takes orders at any hour. */
const open: RestaurantSnapshot = {
  version: 3,
  orderHours: null,
  specialDays: [],
  orderWays: ['DELIVERY'],
  phoneRequired: false,
  slotRules: null,
  tables: [],
  maxCashPaise: null,
  codeAbovePaise: null,
  guestsAllowed: false,
  prepMinutes: null,
  busyMinutes: 0,
  deliveryZones: [],
  takesOrders: true,
  pausedUntil: null,
  stoppedAt: null,
  taxPositions: [],
  taxClasses: [],
  roundsTotal: true,
};
const now = new Date('2026-11-23T12:00+05:30');

const size: ChoiceGroup = {
  id: 'size',
  name: 'Size',
  minChoices: 1,
  maxChoices: 1,
  maxEach: 1,
  choices: [
    { id: 'half', name: 'Half', pricePaise: 0, isDefault: true, soldOut: null },
    { id: 'full', name: 'Full', pricePaise: 9000, isDefault: false, soldOut: null },
  ],
};
const extras: ChoiceGroup = {
  id: 'extras',
  name: 'Extras',
  minChoices: 0,
  maxChoices: 4,
  maxEach: 2,
  choices: [
    { id: 'cheese', name: 'Cheese', pricePaise: 4050, isDefault: false, soldOut: null },
    { id: 'onion', name: 'Onion', pricePaise: 0, isDefault: true, soldOut: null },
    { id: 'egg', name: 'Fried egg', pricePaise: 2500, isDefault: false, soldOut: null },
  ],
};
const menuOf = (options: readonly ChoiceGroup[], pricePaise = 20_000): MenuSnapshot => ({
  version: 1,
  dishes: new Map([
    ['biryani', { id: 'biryani', name: 'Biryani', category: 'Rice', pricePaise, soldOut: null, options }],
    ['chai', { id: 'chai', name: 'Chai', category: null, pricePaise: 3000, soldOut: null, options: [] }],
  ]),
});
const menu = menuOf([size, extras]);
const quote = (...items: RequestedLine[]) => quoteOf(open, menu, { items }, now);
const biryani = (choices?: string[], rest: Partial<RequestedLine> = {}): RequestedLine => ({
  menuItemId: 'biryani',
  quantity: 1,
  choices,
  ...rest,
});

/** A group whose defaults satisfy its limits and cost nothing. */
const anyGroup = (id: string) =>
  fc
    .record({
      prices: fc.array(fc.integer({ min: 0, max: 100_000 }), { minLength: 1, maxLength: 5 }),
      minChoices: fc.nat(3),
      maxChoices: fc.integer({ min: 1, max: 5 }),
      maxEach: fc.integer({ min: 1, max: 3 }),
    })
    .map(({ prices, minChoices, maxChoices, maxEach }): ChoiceGroup => {
      const must = Math.min(minChoices, maxChoices, prices.length);
      return {
        id,
        name: `Group ${id}`,
        minChoices: must,
        maxChoices,
        maxEach: Math.min(maxEach, maxChoices),
        choices: prices.map((price, n) => ({
          id: `${id}-${n}`,
          name: `Choice ${n}`,
          pricePaise: n < must ? 0 : price,
          isDefault: n < must,
          soldOut: null,
        })),
      };
    });
const anyGroups = fc.tuple(anyGroup('a'), anyGroup('b'));
const someChoices = fc.array(
  fc.tuple(fc.constantFrom('a', 'b'), fc.nat(4)).map(([group, n]) => `${group}-${n}`),
  { maxLength: 8 },
);

describe('quote of options', () => {
  it('takes the defaults at the listed price if no choices are sent', () => {
    const { bill, problems } = quote(biryani());
    expect(bill.totalPaise).toBe(20_000);
    expect(problems).toEqual([]);
    expect(bill.lines).toEqual([
      {
        menuItemId: 'biryani',
        quantity: 1,
        name: 'Biryani',
        category: 'Rice',
        unitPricePaise: 20_000,
        choices: [
          { choiceId: 'half', group: 'Size', name: 'Half', pricePaise: 0, quantity: 1 },
          { choiceId: 'onion', group: 'Extras', name: 'Onion', pricePaise: 0, quantity: 1 },
        ],
        note: null,
      },
    ]);
  });

  it('adds the prices of the choices, each as often as it is chosen', () => {
    const { bill, problems } = quote(
      biryani(['cheese', 'full', 'cheese'], { quantity: 3, note: 'less oil' }),
    );
    expect(problems).toEqual([]);
    expect(bill.lines).toMatchObject([
      {
        unitPricePaise: 20_000 + 9000 + 2 * 4050,
        note: 'less oil',
        choices: [
          { choiceId: 'full', quantity: 1 },
          { choiceId: 'cheese', quantity: 2 },
        ],
      },
    ]);
    expect(bill.totalPaise).toBe(3 * 37_100);
  });

  it('adds up lines with the same dish, choices and note, and no others', () => {
    const { bill } = quote(
      biryani(),
      biryani(['onion', 'half']),
      biryani(['half']),
      biryani(undefined, { note: 'no salt' }),
      biryani(['half', 'onion'], { note: 'no salt', quantity: 2 }),
      { menuItemId: 'chai', quantity: 1, choices: [] },
      { menuItemId: 'chai', quantity: 1 },
    );
    expect(bill.lines.map(({ name, quantity, note }) => [name, quantity, note])).toEqual([
      ['Biryani', 2, null],
      ['Biryani', 1, null],
      ['Biryani', 3, 'no salt'],
      ['Chai', 2, null],
    ]);
  });

  it.each([
    ['nothing of what must be chosen', [], 'CHOICE_COUNT', 'Please choose 1 of “Size” for Biryani.'],
    ['both sizes', ['half', 'full'], 'CHOICE_COUNT', 'Please choose 1 of “Size” for Biryani.'],
    [
      'too many in all',
      ['half', 'cheese', 'cheese', 'onion', 'egg', 'egg'],
      'CHOICE_COUNT',
      'Please choose at most 4 of “Extras” for Biryani, each at most 2 times.',
    ],
    [
      'too many of one',
      ['half', 'cheese', 'cheese', 'cheese'],
      'CHOICE_COUNT',
      'Please choose at most 4 of “Extras” for Biryani, each at most 2 times.',
    ],
    [
      'an unknown choice',
      ['half', 'bacon'],
      'CHOICE_GONE',
      'Something that you chose for Biryani is no longer offered. Please choose again.',
    ],
  ])('refuses %s, with the field', (_what, choices, code, message) => {
    const quoted = quote({ menuItemId: 'chai', quantity: 1 }, biryani(choices));
    const [problem] = quoted.problems;
    expect(problem).toMatchObject({ code, line: 1 });
    expect(inWords(problem?.message ?? '')).toBe(message);
    expect(() => requireOrderable(quoted, undefined)).toThrow(
      expect.objectContaining({
        code: 'BAD_USER_INPUT',
        details: { fields: [{ field: 'items.1.choices', message: problem?.message }] },
      }) as Error,
    );
  });

  it('accepts the defaults of every group', () => {
    fc.assert(
      fc.property(anyGroups, (groups) => {
        const quoted = quoteOf(open, menuOf(groups), { items: [biryani()] }, now);
        expect(quoted.problems).toEqual([]);
        expect(quoted.bill.totalPaise).toBe(20_000);
      }),
    );
  });

  it('has the same lines and total for the choices in any sequence', () => {
    const shuffled = someChoices.chain((choices) =>
      fc.tuple(fc.constant(choices), fc.shuffledSubarray(choices, { minLength: choices.length })),
    );
    fc.assert(
      fc.property(anyGroups, shuffled, (groups, [choices, others]) => {
        const [one, other] = [choices, others].map((each) =>
          quoteOf(open, menuOf(groups), { items: [biryani(each)] }, now),
        );
        expect(JSON.stringify(other)).toBe(JSON.stringify(one));
      }),
    );
  });

  it('is the price of the dish and its choices, never less, and refuses exactly what breaks a limit', () => {
    fc.assert(
      fc.property(
        anyGroups,
        someChoices,
        fc.integer({ min: 1, max: 1_000_000 }),
        fc.integer({ min: 1, max: 999 }),
        (groups, choices, pricePaise, quantity) => {
          const offered = new Map(groups.flatMap((group) => group.choices.map((each) => [each.id, each])));
          const added = choices.reduce((sum, id) => sum + (offered.get(id)?.pricePaise ?? 0), 0);
          const { bill, problems } = quoteOf(
            open,
            menuOf(groups, pricePaise),
            { items: [biryani(choices, { quantity })] },
            now,
          );
          expect(bill.totalPaise).toBe(quantity * (pricePaise + added));
          expect(bill.totalPaise).toBeGreaterThanOrEqual(quantity * pricePaise);

          const countOf = (id: string) => choices.filter((each) => each === id).length;
          const brokenGroups = groups.filter((group) => {
            const counts = group.choices.map(({ id }) => countOf(id));
            const count = counts.reduce((sum, each) => sum + each, 0);
            return (
              count < group.minChoices ||
              count > group.maxChoices ||
              counts.some((each) => each > group.maxEach)
            );
          });
          const codes = problems.map(({ code }) => code).filter((code) => code.startsWith('CHOICE'));
          expect(codes).toEqual([
            ...brokenGroups.map(() => 'CHOICE_COUNT'),
            ...(choices.some((id) => !offered.has(id)) ? ['CHOICE_GONE'] : []),
          ]);
        },
      ),
    );
  });
});
