import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { newId } from '../../platform/ids.js';
import { isWholePaise, toPaise, toRupees } from '../../platform/money.js';
import type { MenuSnapshot } from '../menu/menu-snapshots.js';
import type { ServingHours } from '../menu/serving-hours.js';
import type { RequestedLine } from './quote-lines.js';
import { quoteProblemCodes, quoteProblems } from './quote-problems.js';
import { requireOpen, requireOrderable, requirePayable } from './quote-refusals.js';
import { quote as quoteOf, type Quote, type QuoteRequest, type RestaurantSnapshot } from './quote.js';
import { common } from '../../platform/common.sentences.js';
import { inWords } from '../../platform/sentences.js';

const problemsOf = ({ problems }: Pick<Quote, 'problems'>) =>
  problems.map((problem) => ({ ...problem, message: inWords(problem.message) }));

const ids = Array.from({ length: 6 }, newId);
const line = fc.record({ menuItemId: fc.constantFrom(...ids), quantity: fc.integer({ min: 1, max: 999 }) });
const cart = fc.array(line, { minLength: 1, maxLength: 100 });
const paise = fc.integer({ min: 1, max: 10_000_000 });
const packing = fc.integer({ min: 0, max: 100_000 });
/** A menu, possibly without some of the dishes. */
const menu = fc.tuple(...ids.map(() => fc.option(fc.tuple(paise, packing)))).map((prices): MenuSnapshot => ({
  version: 7,
  dishes: new Map(
    ids.flatMap((id, n) => {
      if (!prices[n]) return [];
      const [pricePaise, packingPaise] = prices[n];
      return [
        [id, { id, name: `Dish ${n}`, category: null, pricePaise, packingPaise, soldOut: null, options: [] }],
      ];
    }),
  ),
}));

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
const quote = (dishes: MenuSnapshot, request: QuoteRequest) => quoteOf(open, dishes, request, now);

const codesOf = ({ problems }: Quote) => new Set(problems.map(({ code }) => code));
const quantities = ({ bill }: Quote) => new Map(bill.lines.map((each) => [each.menuItemId, each.quantity]));

const snack: MenuSnapshot = {
  version: 1,
  dishes: new Map([
    ['a', { id: 'a', name: 'Vada Pav', category: 'Snacks', pricePaise: 4550, soldOut: null, options: [] }],
    ['b', { id: 'b', name: 'A toothpick', category: null, pricePaise: 1, soldOut: null, options: [] }],
    ['c', { id: 'c', name: 'A feast', category: null, pricePaise: 1_000_000, soldOut: null, options: [] }],
  ]),
};

describe('quote', () => {
  it('adds up price and packing charge times quantity to the paisa and is never negative', () => {
    fc.assert(
      fc.property(cart, menu, (items, dishes) => {
        const sumOf = (each: 'pricePaise' | 'packingPaise') =>
          items.reduce(
            (sum, { menuItemId, quantity }) => sum + quantity * (dishes.dishes.get(menuItemId)?.[each] ?? 0),
            0,
          );
        const { bill, menuVersion, restaurantVersion } = quote(dishes, { items });
        const { totalPaise, lines } = bill;
        const packingPaise = sumOf('packingPaise');
        expect(bill.charges).toEqual(
          packingPaise > 0 ? [{ kind: 'PACKING', label: 'Packing', amountPaise: packingPaise }] : [],
        );
        expect(totalPaise).toBe(sumOf('pricePaise') + packingPaise);
        expect(totalPaise).toBeGreaterThanOrEqual(0);
        expect(Number.isSafeInteger(totalPaise)).toBe(true);
        expect(lines.reduce((sum, each) => sum + each.quantity * each.unitPricePaise, 0)).toBe(
          totalPaise - packingPaise,
        );
        expect({ menuVersion, restaurantVersion }).toEqual({ menuVersion: 7, restaurantVersion: 3 });
      }),
    );
  });

  it('has the same total for any order of the lines', () => {
    const shuffled = cart.chain((items) =>
      fc.tuple(fc.constant(items), fc.shuffledSubarray(items, { minLength: items.length })),
    );
    fc.assert(
      fc.property(shuffled, menu, ([items, others], dishes) => {
        const [one, other] = [quote(dishes, { items }), quote(dishes, { items: others })];
        expect(other.bill.totalPaise).toBe(one.bill.totalPaise);
        expect(quantities(other)).toEqual(quantities(one));
        expect(codesOf(other)).toEqual(codesOf(one));
      }),
    );
  });

  it('has the same total however a line is split', () => {
    fc.assert(
      fc.property(cart, menu, fc.nat(), fc.nat(), (items, dishes, where, part) => {
        const index = where % items.length;
        const { menuItemId, quantity } = items[index] as RequestedLine;
        if (quantity < 2) return;
        const first = 1 + (part % (quantity - 1));
        const split = items.toSpliced(
          index,
          1,
          { menuItemId, quantity: first },
          { menuItemId, quantity: quantity - first },
        );
        const [one, other] = [quote(dishes, { items }), quote(dishes, { items: split })];
        expect(other.bill.lines).toEqual(one.bill.lines);
        expect(other.bill.totalPaise).toBe(one.bill.totalPaise);
        expect(codesOf(other)).toEqual(codesOf(one));
      }),
    );
  });

  it('names each dish once, in the order of the cart', () => {
    fc.assert(
      fc.property(cart, menu, (items, dishes) => {
        const firstSeen = [...new Set(items.map(({ menuItemId }) => menuItemId))];
        expect(quote(dishes, { items }).bill.lines.map(({ menuItemId }) => menuItemId)).toEqual(
          firstSeen.filter((id) => dishes.dishes.has(id)),
        );
      }),
    );
  });

  it('has a problem for each missing dish and no other line', () => {
    fc.assert(
      fc.property(cart, menu, (items, dishes) => {
        const gone = items.flatMap(({ menuItemId }, index) => (dishes.dishes.has(menuItemId) ? [] : [index]));
        const { problems } = quote(dishes, { items });
        expect(problems.filter(({ code }) => code === 'DISH_GONE').map((each) => each.line)).toEqual(gone);
      }),
    );
  });

  it('has a problem for the line with which a dish exceeds 999', () => {
    fc.assert(
      fc.property(cart, (items) => {
        const sums = new Map<string, number>();
        for (const { menuItemId, quantity } of items)
          sums.set(menuItemId, (sums.get(menuItemId) ?? 0) + quantity);
        const { problems } = quote({ version: 1, dishes: new Map() }, { items });
        const tooMany = problems.filter(({ code }) => code === 'TOO_MANY_OF_A_DISH');
        expect(new Set(tooMany.map((each) => items[each.line ?? -1]?.menuItemId))).toEqual(
          new Set([...sums].filter(([, sum]) => sum > 999).map(([id]) => id)),
        );
        expect(tooMany).toHaveLength([...sums.values()].filter((sum) => sum > 999).length);
      }),
    );
  });

  it.each([
    ['a paisa in cash', 'b', 1, 'COD', true],
    ['a paisa online', 'b', 1, 'ONLINE', false],
    ['a paisa in whichever way', 'b', 1, undefined, true],
    ['a lakh in cash', 'c', 10, 'COD', true],
    ['more than a lakh in cash', 'c', 11, 'COD', false],
    ['more than a lakh online', 'c', 11, 'ONLINE', true],
    ['more than a lakh in whichever way', 'c', 11, undefined, true],
    ['five lakh online', 'c', 50, 'ONLINE', true],
    ['more than five lakh online', 'c', 51, 'ONLINE', false],
    ['more than five lakh in whichever way', 'c', 51, undefined, false],
  ] as const)(
    'says whether a total can be paid: %s',
    (_what, menuItemId, quantity, paymentMode, isPayable) => {
      const quoted = quote(snack, { items: [{ menuItemId, quantity }], paymentMode });
      expect(quoted.problems).toMatchObject(isPayable ? [] : [{ code: 'TOTAL_NOT_PAYABLE', line: null }]);
      if (isPayable) expect(() => requirePayable(quoted)).not.toThrow();
      else expect(() => requirePayable(quoted)).toThrow(problemsOf(quoted)[0]?.message);
    },
  );
});

describe('quote while no orders are taken', () => {
  const evenings = { opensAt: 18 * 60, closesAt: 23 * 60 };
  const week = Array.from({ length: 7 }, () => [evenings]);
  const at = (rules: Partial<RestaurantSnapshot>, instant = '2026-11-23T12:00+05:30') =>
    quoteOf({ ...open, ...rules }, snack, { items: [{ menuItemId: 'a', quantity: 3 }] }, new Date(instant));
  const pausedUntil = new Date('2026-11-23T19:30+05:30');
  const stoppedAt = new Date('2026-11-23T19:00+05:30');

  it.each([
    [
      'closed until the evening',
      { orderHours: week },
      '12:00',
      'CLOSED',
      '18:00',
      'The kitchen is closed. Orders are taken again today at 6:00 pm.',
    ],
    [
      'closed for the night',
      { orderHours: week },
      '23:00',
      'CLOSED',
      '2026-11-24T18:00',
      'The kitchen is closed. Orders are taken again tomorrow at 6:00 pm.',
    ],
    [
      'closed for a festival',
      {
        orderHours: week,
        specialDays: ['23', '24'].map((day) => ({
          date: `2026-11-${day}`,
          reason: 'Diwali',
          orderHours: [],
          bookingHours: null,
        })),
      },
      '19:00',
      'CLOSED',
      '2026-11-25T18:00',
      'The kitchen is closed (Diwali). Orders are taken again on Wednesday, 25 November 2026 at 6:00 pm.',
    ],
    [
      'paused',
      { orderHours: week, pausedUntil, stoppedAt },
      '19:10',
      'PAUSED',
      '19:30',
      'The kitchen is taking a break. Orders are taken again today at 7:30 pm.',
    ],
    [
      'paused until closing',
      { orderHours: week, pausedUntil: new Date('2026-11-23T23:00+05:30'), stoppedAt },
      '19:10',
      'PAUSED',
      '2026-11-24T18:00',
      'The kitchen is taking a break. Orders are taken again tomorrow at 6:00 pm.',
    ],
    [
      'stopped',
      { takesOrders: false, stoppedAt },
      '19:10',
      'NOT_TAKING_ORDERS',
      null,
      'The restaurant is not taking orders right now. Please check again later.',
    ],
  ])('has a problem with the next opening: %s', (_what, rules, time, code, opening, message) => {
    const today = (text: string) => (text.length === 5 ? `2026-11-23T${text}` : text);
    const quoted = at(rules, `${today(time)}+05:30`);
    const nextOpening = opening === null ? null : new Date(`${today(opening)}+05:30`);
    const kind = { stage: 'OPENING', field: null };
    expect(problemsOf(quoted)).toEqual([{ code, message, ...kind, line: null, needs: null, nextOpening }]);
    expect(quoted.bill.totalPaise).toBe(13_650);
    expect(() => requireOpen(quoted)).toThrow(
      expect.objectContaining({
        code: 'CLOSED',
        message,
        details: { nextOpening: nextOpening?.toISOString() ?? null },
      }) as Error,
    );
  });

  it('takes orders from the instant at which a pause ends', () => {
    const paused = { pausedUntil, stoppedAt };
    expect(at(paused, '2026-11-23T19:29:59.999+05:30').problems).toMatchObject([{ code: 'PAUSED' }]);
    expect(at(paused, '2026-11-23T19:30+05:30').problems).toEqual([]);
  });

  it('accepts orders that began before the stop', () => {
    for (const rules of [
      { pausedUntil, stoppedAt },
      { takesOrders: false, stoppedAt },
    ]) {
      expect(at(rules, '2026-11-23T18:59+05:30').problems).toEqual([]);
      expect(at(rules, '2026-11-23T19:00+05:30').problems).toHaveLength(1);
    }
  });
});

describe('quote of dishes with hours', () => {
  const minute = fc.integer({ min: 0, max: 1439 });
  const hours = fc.record({ from: minute, until: minute }).filter(({ from, until }) => from !== until);
  const withHours = (...all: readonly ServingHours[]): MenuSnapshot => ({
    version: 1,
    dishes: new Map([
      [
        'a',
        {
          id: 'a',
          name: 'Masala Dosa',
          category: 'Breakfast',
          pricePaise: 9000,
          hours: all,
          soldOut: null,
          options: [],
        },
      ],
    ]),
  });
  const midnight = Date.parse('2026-11-23T00:00+05:30');
  const at = (minutes: number) => new Date(midnight + minutes * 60_000);
  const quoteAt = (menuThen: MenuSnapshot, when: Date) =>
    quoteOf(open, menuThen, { items: [{ menuItemId: 'a', quantity: 1 }] }, when);
  const isServed = (menuThen: MenuSnapshot, when: Date) => quoteAt(menuThen, when).problems.length === 0;

  it('serves a dish from the first minute until just before the last, also past midnight', () => {
    fc.assert(
      fc.property(hours, ({ from, until }) => {
        const dosa = withHours({ from, until });
        const end = until < from ? until + 1440 : until;
        expect([
          isServed(dosa, new Date(at(from).getTime() - 1)),
          isServed(dosa, at(from)),
          isServed(dosa, new Date(at(end).getTime() - 1)),
          isServed(dosa, at(end)),
        ]).toEqual([false, true, true, false]);
      }),
    );
  });

  it('serves a dish each day for as many minutes as its hours have', () => {
    fc.assert(
      fc.property(hours, (each) => {
        const served = Array.from({ length: 1440 }, (_, then) => isServed(withHours(each), at(then)));
        expect(served.filter(Boolean)).toHaveLength((each.until - each.from + 1440) % 1440);
      }),
      { numRuns: 20 },
    );
  });

  it('serves a dish while both its own hours and its category’s hold', () => {
    fc.assert(
      fc.property(hours, hours, minute, (own, category, then) => {
        const [one, other] = [withHours(own), withHours(category)];
        expect(isServed(withHours(own, category), at(then))).toBe(
          isServed(one, at(then)) && isServed(other, at(then)),
        );
      }),
    );
  });

  it('names the line and the hours, and still counts the price', () => {
    const quoted = quoteAt(withHours({ from: 7 * 60, until: 11 * 60 }), at(12 * 60));
    const message = 'Masala Dosa is served from 7:00 am to 11:00 am. Remove it, or order again then.';
    expect(problemsOf(quoted)).toEqual([
      {
        code: 'NOT_SERVED_NOW',
        stage: 'TIME',
        field: null,
        message,
        line: 0,
        nextOpening: null,
        needs: null,
      },
    ]);
    expect(quoted.bill.totalPaise).toBe(9000);
    expect(() => requireOpen(quoted)).toThrow(
      expect.objectContaining({
        code: 'BAD_USER_INPUT',
        message,
        details: { fields: [{ field: 'items.0', message: quoted.problems[0]?.message }] },
      }) as Error,
    );
    expect(() => requireOrderable(quoted, 9000)).not.toThrow();
  });
});

describe('quoteProblems', () => {
  it.each(quoteProblemCodes)('%s refuses the order by one of its checks', (code) => {
    const problem = {
      code,
      ...quoteProblems[code],
      message: common.invalidRequest,
      line: null,
      nextOpening: null,
      needs: null,
    };
    const quoted = { ...quote(snack, { items: [{ menuItemId: 'a', quantity: 1 }] }), problems: [problem] };
    const checks = [requireOpen, (of: Quote) => requireOrderable(of, undefined), requirePayable];
    const refusals = checks.flatMap((check) => {
      try {
        check(quoted);
        return [];
      } catch (error) {
        return [error];
      }
    });
    expect(refusals).toEqual([expect.objectContaining({ said: common.invalidRequest })]);
  });
});

describe('limits of an order with tax on top', () => {
  const taxed: RestaurantSnapshot = {
    ...open,
    maxCashPaise: 10_499,
    taxPositions: [{ from: '2026-04-01', mode: 'REGULAR', pricesInclude: false }],
    deliveryZones: [
      {
        id: newId(),
        name: 'Town',
        kind: 'PIN_CODES',
        points: [],
        center: null,
        radiusMeters: null,
        pinCodes: ['560001'],
        feePaise: 2_000,
        minimumPaise: 10_001,
        freeFromPaise: 10_000,
        extraMinutes: 0,
        isOn: true,
        hours: null,
      },
    ],
  };
  const tenRupees: MenuSnapshot = {
    version: 1,
    dishes: new Map([
      ['a', { id: 'a', name: 'Roll', category: null, pricePaise: 1_000, soldOut: null, options: [] }],
    ]),
  };
  const at = (paymentMode: 'COD' | 'ONLINE') =>
    quoteOf(
      taxed,
      tenRupees,
      { items: [{ menuItemId: 'a', quantity: 10 }], address: '1 MG Road, 560001', paymentMode },
      now,
    );

  it('count dishes without tax for the minimum and for free delivery', () => {
    const quoted = at('ONLINE');
    expect(quoted.bill.charges.map(({ kind }) => kind)).toEqual(['CGST', 'SGST']);
    expect([...codesOf(quoted)]).toEqual(['BELOW_MINIMUM']);
  });

  it('count the whole total for cash', () => {
    expect(at('COD').bill.totalPaise).toBe(10_500);
    expect([...codesOf(at('COD'))]).toEqual(['BELOW_MINIMUM', 'TOTAL_NOT_PAYABLE']);
  });
});

describe('requireOrderable', () => {
  it('accepts only the right total', () => {
    fc.assert(
      fc.property(fc.integer({ min: -500, max: 500 }), (off) => {
        const quoted = quote(snack, { items: [{ menuItemId: 'a', quantity: 3 }] });
        const check = () => requireOrderable(quoted, quoted.bill.totalPaise + off);
        if (off === 0) expect(check).not.toThrow();
        else expect(check).toThrow('the total is now ₹136.50');
      }),
    );
  });

  it('names missing dishes before it compares totals', () => {
    const items = [
      { menuItemId: 'gone', quantity: 1 },
      { menuItemId: 'a', quantity: 1 },
    ];
    expect(() => requireOrderable(quote(snack, { items }), 1)).toThrow(
      expect.objectContaining({
        code: 'BAD_USER_INPUT',
        details: {
          fields: [
            { field: 'items.0', message: expect.objectContaining({ key: 'quote.dishGone' }) as object },
          ],
        },
      }) as Error,
    );
  });
});

describe('money', () => {
  it('converts every amount of paise to rupees and back', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1_000_000_000_000 }), (amount) => {
        expect(isWholePaise(toRupees(amount))).toBe(true);
        expect(toPaise(toRupees(amount))).toBe(amount);
      }),
    );
  });
});
