import * as fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import * as server from '../../../../api/src/modules/menu/dish-options';
import { cartItemOf } from './cart-item-of';
import { totalOf, type CartLine } from '../../domain/basket/lines';
import { liveLines } from './menu-drift';
import { orderItemOf } from './order-input';
import {
  brokenGroups,
  chosenOptions,
  configuredPrice,
  defaultSelection,
  offeredGroups,
  withChoice,
  type ChoiceGroup,
  type DishOptions,
} from '../../domain/menu/dish-options';

const idOf = (number: number) => number.toString(16).padStart(24, '0');
const paise = fc.integer({ min: 0, max: 10_000_000 });
const dishId = idOf(9999);

/** Up to four groups of up to four choices, as the server keeps them. */
const groupsArbitrary = fc
  .array(
    fc.record({
      limits: fc.tuple(
        fc.integer({ min: 0, max: 4 }),
        fc.integer({ min: 1, max: 4 }),
        fc.integer({ min: 1, max: 3 }),
      ),
      choices: fc.array(fc.record({ pricePaise: paise, isDefault: fc.boolean() }), {
        minLength: 1,
        maxLength: 4,
      }),
    }),
    { maxLength: 4 },
  )
  .map((list) =>
    list.map(({ limits: [minChoices, maxChoices, maxEach], choices }, index): server.ChoiceGroup => ({
      id: idOf(index + 1),
      name: `Group ${index}`,
      minChoices,
      maxChoices,
      maxEach,
      choices: choices.map((choice, at) => ({
        ...choice,
        id: idOf(100 * (index + 1) + at),
        name: `Choice ${at}`,
        soldOut: null,
      })),
    })),
  );

/** A dish with its overrides, and what a customer selects. */
const cases = groupsArbitrary.chain((groups) => {
  const ids = groups.flatMap(({ choices }) => choices.map(({ id }) => id));
  const override = (choiceId: string) =>
    fc.record({
      choiceId: fc.constant(choiceId),
      pricePaise: fc.option(paise),
      isDefault: fc.option(fc.boolean()),
      isOffered: fc.boolean(),
    });
  return fc.record({
    groups: fc.constant(groups),
    options: fc.tuple(
      ...groups.map(({ id, choices }) =>
        fc.record({
          groupId: fc.constant(id),
          overrides: fc
            .subarray(choices.map((choice) => choice.id))
            .chain((some) => fc.tuple(...some.map(override))),
        }),
      ),
    ),
    dishPaise: fc.integer({ min: 1, max: 10_000_000 }),
    quantity: fc.integer({ min: 1, max: 5 }),
    selected: fc.option(
      fc
        .subarray(ids)
        .chain((some) =>
          fc.tuple(...some.map((id) => fc.tuple(fc.constant(id), fc.integer({ min: 1, max: 3 })))),
        ),
    ),
  });
});

/** As GraphQL answers. */
const inRupees = (groups: readonly server.ChoiceGroup[]): ChoiceGroup[] =>
  groups.map((group) => ({
    ...group,
    choices: group.choices.map(({ pricePaise, ...choice }) => ({
      ...choice,
      price: pricePaise / 100,
      soldOut: null,
    })),
  }));
const optionsInRupees = (options: readonly server.DishOptions[]): DishOptions[] =>
  options.map(({ groupId, overrides }) => ({
    groupId,
    overrides: overrides.map(({ pricePaise, ...override }) => ({
      ...override,
      price: pricePaise === null ? null : pricePaise / 100,
    })),
  }));

interface ServerQuote {
  readonly bill: {
    readonly lines: readonly { readonly choices: readonly server.ChosenOption[] }[];
    readonly totalPaise: number;
  };
  readonly problems: readonly { readonly code: string }[];
}

// Not as an import, because the server's entities need other compiler settings.
const { quote } = await vi.importActual<{
  quote: (restaurant: object, menu: object, request: object, now: Date) => ServerQuote;
}>('../../../../api/src/modules/quote/quote');

const restaurant = {
  version: 1,
  orderWays: ['DELIVERY'],
  phoneRequired: false,
  slotRules: null,
  tables: [],
  maxCashPaise: null,
  codeAbovePaise: null,
  guestsAllowed: false,
  takesOrders: true,
  pausedUntil: null,
  stoppedAt: null,
  orderHours: null,
  specialDays: [],
  deliveryZones: [],
  taxPositions: [],
  taxClasses: [],
  roundsTotal: true,
};

/** The server's quote of a line. */
function quoteOf(line: CartLine, pricePaise: number, options: readonly server.ChoiceGroup[]): ServerQuote {
  const dish = { id: dishId, name: 'Paneer Roll', category: null, pricePaise, soldOut: null, options };
  const menu = { version: 1, dishes: new Map([[dishId, dish]]) };
  return quote(restaurant, menu, { items: [orderItemOf(line)] }, new Date());
}

describe('a configured dish', () => {
  it('has the groups, prices and problems that the server finds', () => {
    fc.assert(
      fc.property(cases, ({ groups, options, dishPaise, quantity, selected }) => {
        const offered = server.offeredGroups(options, new Map(groups.map((group) => [group.id, group])));
        const here = offeredGroups(optionsInRupees(options), inRupees(groups));
        expect(here).toEqual(inRupees(offered));

        const selection = selected ? new Map(selected) : defaultSelection(here);
        const dish = { id: dishId, name: 'Paneer Roll', price: dishPaise / 100, image: null, groups: here };
        const line: CartLine = { ...cartItemOf(dish, here, selection), qty: quantity };
        const { bill, problems } = quoteOf(line, dishPaise, offered);

        expect(Math.round(totalOf([line]) * 100)).toBe(bill.totalPaise);
        expect(chosenOptions(here, selection).map(({ price, ...rest }) => ({ ...rest, price }))).toEqual(
          bill.lines[0]?.choices.map(({ pricePaise, ...rest }) => ({ ...rest, price: pricePaise / 100 })),
        );
        const broken = problems.filter(({ code }) => code === 'CHOICE_COUNT').length;
        expect(brokenGroups(here, selection)).toHaveLength(broken);
        expect(problems.some(({ code }) => code === 'CHOICE_GONE')).toBe(false);
      }),
    );
  });

  it('is priced like the server in a cart whose menu has changed', () => {
    fc.assert(
      fc.property(cases, cases, (before, after) => {
        const was = offeredGroups(optionsInRupees(before.options), inRupees(before.groups));
        const dishWas = { id: dishId, name: 'Paneer Roll', price: before.dishPaise / 100, image: null };
        const selection = before.selected ? new Map(before.selected) : defaultSelection(was);
        const stored: CartLine = { ...cartItemOf(dishWas, was, selection), qty: before.quantity };

        const offered = server.offeredGroups(
          after.options,
          new Map(after.groups.map((group) => [group.id, group])),
        );
        const now = offeredGroups(optionsInRupees(after.options), inRupees(after.groups));
        const [line] = liveLines([stored], [{ ...dishWas, price: after.dishPaise / 100, groups: now }]);
        if (!line) throw new Error('There is no line');
        const { bill, problems } = quoteOf(line, after.dishPaise, offered);
        expect(Math.round(totalOf([line]) * 100)).toBe(bill.totalPaise);
        const codes = problems.map(({ code }) => code);
        expect(line.goneChoices !== undefined).toBe(codes.includes('CHOICE_GONE'));
        expect(line.brokenGroups?.length ?? 0).toBe(codes.filter((code) => code === 'CHOICE_COUNT').length);
      }),
    );
  });

  it('costs exact sums of paise, without rounding errors', () => {
    const chosen = [{ choiceId: 'a', group: 'Extras', name: 'Cheese', price: 0.1, quantity: 3 }];
    expect(configuredPrice(0.2, chosen)).toBe(0.5);
  });

  it('replaces a choice where only one is possible', () => {
    const group: ChoiceGroup = {
      id: 'g',
      name: 'Size',
      minChoices: 1,
      maxChoices: 1,
      maxEach: 1,
      choices: ['a', 'b'].map((id) => ({ id, name: id, price: 0, isDefault: id === 'a' })),
    };
    expect([...withChoice(group, defaultSelection([group]), 'b', 1)]).toEqual([['b', 1]]);
    expect([...withChoice({ ...group, maxChoices: 2 }, new Map([['a', 1]]), 'b', 1)]).toEqual([
      ['a', 1],
      ['b', 1],
    ]);
    expect([...withChoice(group, new Map([['a', 1]]), 'a', 0)]).toEqual([]);
  });
});
