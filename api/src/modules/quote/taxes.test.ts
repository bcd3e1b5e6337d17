import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { id } from '../../platform/validation.js';
import type { TaxClass, TaxPosition, TaxSettings } from '../restaurant/tax-settings.js';
import type { MenuSnapshot } from '../menu/menu-snapshots.js';
import { amountOf, bill, billOf, rebilled, totalOf, type Bill, type BillLine } from './bill.js';
import { taxingAt, taxingOf } from './quote-taxes.js';
import { roundingOf, taxesOf, type TaxedPart } from './taxes.js';

const classes: TaxClass[] = [
  { id: 'FIZZY', name: 'Fizzy drinks', hsn: '22021010', rates: [{ from: '2025-09-22', percent: 40 }] },
  { id: 'WATER', name: 'Water', hsn: '2201', rates: [{ from: '2025-09-22', percent: 5 }] },
  { id: 'ROTI', name: 'Roti', hsn: '190590', rates: [{ from: '2025-09-22', percent: 0 }] },
];
const position = (mode: TaxPosition['mode'], pricesInclude: boolean, from = '2026-04-01'): TaxPosition => ({
  from,
  mode,
  pricesInclude,
});
const settings = (positions: TaxPosition[], roundsTotal = true): TaxSettings => ({
  taxPositions: positions,
  taxClasses: classes,
  roundsTotal,
});
const included = settings([position('REGULAR', true)]);
const onTop = settings([position('REGULAR', false)]);
const now = new Date('2026-11-23T12:00+05:30');

const ids = Array.from({ length: 8 }, (_, index) => String(index).repeat(24));
/** Every class, cooked and packaged. */
const menu = {
  version: 1,
  dishes: new Map(
    ids.map((dish, index) => [
      dish,
      {
        id: dish,
        taxClass: [null, 'FIZZY', 'WATER', 'ROTI'][index % 4],
        isPackaged: index >= 4,
      },
    ]),
  ),
} as unknown as MenuSnapshot;

const line = (menuItemId: string, unitPricePaise: number, quantity = 1): BillLine => ({
  menuItemId,
  quantity,
  name: 'Dish',
  category: null,
  unitPricePaise,
  choices: [],
  note: null,
});
const lines = fc.array(
  fc
    .tuple(fc.constantFrom(...ids), fc.integer({ min: 1, max: 10_000_000 }), fc.integer({ min: 1, max: 999 }))
    .map((values) => line(...values)),
  { minLength: 1, maxLength: 12 },
);
const amounts = fc.record({
  PACKING: fc.integer({ min: 0, max: 100_000 }),
  DELIVERY: fc.integer({ min: 0, max: 100_000 }),
});
const anySettings = fc.constantFrom(
  included,
  onTop,
  settings([position('REGULAR', false)], false),
  settings([position('COMPOSITION', true)]),
  settings([]),
);
const billed = (of: TaxSettings, dishes: readonly BillLine[], charged = {}, at = now) =>
  billOf(dishes, charged, taxingAt(of, menu, at));
const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
const partsOf = ({ lines: dishes, charges }: Bill): TaxedPart[] =>
  [...dishes.map((each) => ({ amountPaise: totalOf([each]), tax: each.tax })), ...charges].flatMap(
    ({ amountPaise, tax }) => (tax ? [{ amountPaise, tax }] : []),
  );

/** The schema of the landing before taxes, which processes of that version go on reading with. */
const billBefore = z
  .object({
    v: z.literal(1),
    lines: z
      .array(
        z.object({
          menuItemId: id,
          quantity: z.int(),
          name: z.string(),
          category: z.string().nullable(),
          unitPricePaise: z.int(),
          choices: z
            .array(
              z.object({
                choiceId: id,
                group: z.string(),
                name: z.string(),
                pricePaise: z.int(),
                quantity: z.int(),
              }),
            )
            .readonly(),
          note: z.string().nullable(),
        }),
      )
      .readonly(),
    charges: z.array(z.object({ kind: z.string(), label: z.string(), amountPaise: z.int() })).readonly(),
    totalPaise: z.int().nonnegative(),
  })
  .refine(
    (read) =>
      read.totalPaise ===
      sum(read.lines.map(({ quantity, unitPricePaise }) => quantity * unitPricePaise)) +
        sum(read.charges.map(({ amountPaise }) => amountPaise)),
  );

describe('a taxed bill', () => {
  it('has the sum of its parts as total, before and after being stored as JSON', () => {
    fc.assert(
      fc.property(anySettings, lines, amounts, (of, dishes, charged) => {
        const made = billed(of, dishes, charged);
        expect(bill.parse(JSON.parse(JSON.stringify(made)))).toEqual(made);
      }),
    );
  });

  it('is read by processes of the version before taxes', () => {
    fc.assert(
      fc.property(anySettings, lines, amounts, (of, dishes, charged) => {
        const made = billed(of, dishes, charged);
        expect(billBefore.parse(JSON.parse(JSON.stringify(made))).totalPaise).toBe(made.totalPaise);
      }),
    );
  });

  it('costs what the menu says if prices include the tax', () => {
    fc.assert(
      fc.property(lines, amounts, (dishes, charged) => {
        const { totalPaise, charges, taxes } = billed(included, dishes, charged);
        expect(totalPaise).toBe(totalOf(dishes) + charged.PACKING + charged.DELIVERY);
        expect(charges.every(({ kind }) => kind === 'PACKING' || kind === 'DELIVERY')).toBe(true);
        const rows = taxes?.rows ?? [];
        expect(sum(rows.map((row) => row.taxablePaise + row.cgstPaise + row.sgstPaise))).toBe(totalPaise);
      }),
    );
  });

  it('has rows that sum to its parts, to the paisa, with CGST equal to SGST in each', () => {
    fc.assert(
      fc.property(fc.constantFrom(included, onTop), lines, amounts, (of, dishes, charged) => {
        const made = billed(of, dishes, charged);
        const rows = made.taxes?.rows ?? [];
        for (const { cgstPaise, sgstPaise } of rows) expect(cgstPaise).toBe(sgstPaise);
        const rounding = amountOf(made, 'ROUNDING');
        expect(sum(rows.map((row) => row.taxablePaise + row.cgstPaise + row.sgstPaise))).toBe(
          made.totalPaise - rounding,
        );
        expect(new Set(rows.map(({ hsn, rate }) => `${hsn} ${rate}`)).size).toBe(rows.length);
      }),
    );
  });

  it('has the same taxes in any order of its lines', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(included, onTop),
        lines,
        fc.infiniteStream(fc.nat()),
        (of, dishes, keys) => {
          const mixed = dishes
            .map((each) => ({ each, key: keys.next().value ?? 0 }))
            .toSorted((one, other) => one.key - other.key)
            .map(({ each }) => each);
          const [made, again] = [billed(of, dishes), billed(of, mixed)];
          expect(again.taxes).toEqual(made.taxes);
          expect(again.totalPaise).toBe(made.totalPaise);
        },
      ),
    );
  });

  it('rounds CGST and SGST once for everything of a rate', () => {
    fc.assert(
      fc.property(fc.constantFrom(included, onTop), lines, amounts, (of, dishes, charged) => {
        const made = billed(of, dishes, charged);
        const sums = new Map<string, number>();
        for (const { amountPaise, tax } of partsOf(made)) {
          const key = JSON.stringify([tax.rate, tax.isIncluded]);
          sums.set(key, (sums.get(key) ?? 0) + amountPaise);
        }
        const exact = sum(
          [...sums].map(([key, amountPaise]) => {
            const [rate, isIncluded] = JSON.parse(key) as [number, boolean];
            return Math.floor((amountPaise * rate) / 2 / (10_000 + (isIncluded ? rate : 0)) + 0.5);
          }),
        );
        expect(sum((made.taxes?.rows ?? []).map(({ cgstPaise }) => cgstPaise))).toBe(exact);
      }),
    );
  });

  it('never adds tax to packaged goods, whose price is their MRP', () => {
    const packaged = lines.map((all) =>
      all.map((each, index) => ({ ...each, menuItemId: ids[4 + (index % 4)] ?? '' })),
    );
    fc.assert(
      fc.property(packaged, (dishes) => {
        const made = billed(onTop, dishes);
        expect(made.charges).toEqual([]);
        expect(made.totalPaise).toBe(totalOf(dishes));
      }),
    );
  });

  it('rounds a total with tax on top to the nearest rupee, and only if the owner wants it', () => {
    fc.assert(
      fc.property(lines, amounts, (dishes, charged) => {
        const exact = billed(settings([position('REGULAR', false)], false), dishes, charged);
        const rounded = billed(onTop, dishes, charged);
        expect(amountOf(exact, 'ROUNDING')).toBe(0);
        expect(rounded.totalPaise).toBe(exact.totalPaise + amountOf(rounded, 'ROUNDING'));
        if (amountOf(exact, 'CGST') === 0) expect(rounded).toEqual({ ...exact, taxes: rounded.taxes });
        else {
          expect(rounded.totalPaise % 100).toBe(0);
          expect(Math.abs(amountOf(rounded, 'ROUNDING'))).toBeLessThan(100);
        }
      }),
    );
    expect([roundingOf(149), roundingOf(150), roundingOf(20)]).toEqual([-49, 50, 80]);
  });

  it('charges CGST and SGST on top of dishes, packing and delivery', () => {
    const made = billed(onTop, [line(ids[0] ?? '', 24_900), line(ids[5] ?? '', 4_000)], {
      PACKING: 1_000,
      DELIVERY: 3_050,
    });
    expect(made.charges.map(({ kind, label, amountPaise }) => [kind, label, amountPaise])).toEqual([
      ['PACKING', 'Packing', 1_000],
      ['DELIVERY', 'Delivery', 3_050],
      ['CGST', 'CGST', 724],
      ['SGST', 'SGST', 724],
      ['ROUNDING', 'Round off', 2],
    ]);
    expect(made.totalPaise).toBe(34_400);
    expect(made.taxes?.rows).toEqual([
      { hsn: '22021010', rate: 4000, taxablePaise: 2_858, cgstPaise: 571, sgstPaise: 571 },
      { hsn: '996331', rate: 500, taxablePaise: 28_950, cgstPaise: 724, sgstPaise: 724 },
    ]);
  });

  it('shares the tax of a rate between its HSN codes by the largest remainders', () => {
    const part = (hsn: string, amountPaise: number): TaxedPart => ({
      amountPaise,
      tax: { class: hsn, hsn, rate: 500, isIncluded: false },
    });
    expect(taxesOf([part('2201', 100), part('9963', 100), part('9964', 120)])).toEqual({
      onTopPaise: 8,
      rows: [
        { hsn: '2201', rate: 500, taxablePaise: 100, cgstPaise: 3, sgstPaise: 3 },
        { hsn: '9963', rate: 500, taxablePaise: 100, cgstPaise: 2, sgstPaise: 2 },
        { hsn: '9964', rate: 500, taxablePaise: 120, cgstPaise: 3, sgstPaise: 3 },
      ],
    });
  });
});

describe('the position of an order', () => {
  const ofShop = settings([
    position('COMPOSITION', true, '2026-04-01'),
    position('REGULAR', false, '2026-12-01'),
    position('UNREGISTERED', true, '2027-01-01'),
  ]);
  const dish = [line(ids[0] ?? '', 10_000)];
  const modeAt = (at: string) => billed(ofShop, dish, {}, new Date(at)).taxes?.mode;

  it('is the last one whose day has begun at the restaurant', () => {
    expect(modeAt('2026-03-31T23:59:59.999+05:30')).toBeUndefined();
    expect(modeAt('2026-11-30T23:59:59.999+05:30')).toBe('COMPOSITION');
    expect(modeAt('2026-12-01T00:00+05:30')).toBe('REGULAR');
    expect(modeAt('2027-01-01T00:00+05:30')).toBeUndefined();
  });

  it('shows no tax of a composition taxpayer, and none without a registration', () => {
    const composed = billed(ofShop, dish);
    expect(composed).toEqual({
      ...billOf(dish, {}),
      taxes: { mode: 'COMPOSITION', pricesInclude: true, roundsTotal: true, rows: [] },
    });
    expect(billed(settings([]), dish)).toEqual(billOf(dish, {}));
  });

  it('has the rates of its day, from midnight at the restaurant on', () => {
    const rates = [
      { from: '2022-07-18', percent: 5 },
      { from: '2026-12-01', percent: 7.25 },
    ];
    const own: TaxSettings = {
      ...included,
      taxClasses: [{ id: 'RESTAURANT', name: 'Our food', hsn: '9963', rates }],
    };
    const rateAt = (at: string) => billed(own, dish, {}, new Date(at)).taxes?.rows[0];
    expect(rateAt('2026-11-30T23:59:59.999+05:30')).toMatchObject({ hsn: '9963', rate: 500 });
    expect(rateAt('2026-12-01T00:00+05:30')).toMatchObject({ hsn: '9963', rate: 725 });
  });
});

describe('a changed order', () => {
  const [rice = '', cola = '', water = ''] = ids;
  const placed = billed(onTop, [line(rice, 10_000), line(cola, 4_000)], { PACKING: 500, DELIVERY: 0 });
  /** Prices include the tax now, and all rates are others, also of the days before. */
  const changed: TaxSettings = {
    taxPositions: [...onTop.taxPositions, position('REGULAR', true, '2026-11-20')],
    taxClasses: [
      { id: 'RESTAURANT', name: 'Our food', hsn: '9999', rates: [{ from: '2022-07-18', percent: 18 }] },
      { id: 'FIZZY', name: 'Fizzy drinks', hsn: '2202', rates: [{ from: '2022-07-18', percent: 28 }] },
      {
        id: 'WATER',
        name: 'Water',
        hsn: '2201',
        rates: [
          { from: '2025-09-22', percent: 12 },
          { from: '2026-11-24', percent: 18 },
        ],
      },
    ],
    roundsTotal: false,
  };
  const after = (dishes: readonly BillLine[], before = placed, PACKING = 1_000) =>
    rebilled(
      before,
      dishes,
      { PACKING, DELIVERY: 0 },
      taxingOf({ bill: before, createdAt: now }, changed, menu),
    );

  it('keeps position, rates and rounding of the day on which it was placed', () => {
    const more = [line(rice, 10_000, 2), line(cola, 4_000)];
    expect(after(more)).toEqual(billed(onTop, more, { PACKING: 1_000, DELIVERY: 0 }));
  });

  it('has the present list’s rates of that day for dishes of other classes that are added', () => {
    const made = after([...placed.lines, line(water, 2_000)]);
    expect(made.taxes?.rows.map(({ hsn, rate }) => [hsn, rate])).toEqual([
      ['2201', 1200],
      ['22021010', 4000],
      ['996331', 500],
    ]);
    expect(made.totalPaise % 100).toBe(0);
  });

  it('stays without taxes if it was placed before the registration', () => {
    const before = billed(settings([]), [line(rice, 10_000)]);
    expect(taxingOf({ bill: before, createdAt: now }, changed, menu)).toBeUndefined();
  });

  it('keeps the charges of taxes after a process of the version before taxes has changed it', () => {
    const read = billBefore.parse(JSON.parse(JSON.stringify(placed))) as Bill;
    const made = after(read.lines, read, 500);
    expect(made).toEqual(read);
    expect(amountOf(made, 'CGST')).toBeGreaterThan(0);
  });

  it('keeps what later versions charge', () => {
    const tip = { kind: 'TIP', label: 'Tip', amountPaise: 500 };
    const tipped = { ...placed, charges: [...placed.charges, tip], totalPaise: placed.totalPaise + 500 };
    expect(after(placed.lines, tipped, 500)).toEqual(tipped);
  });
});
