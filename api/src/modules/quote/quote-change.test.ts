import { describe, expect, it } from 'vitest';
import type { MenuSnapshot } from '../menu/menu-snapshots.js';
import type { DeliveryZone } from '../restaurant/delivery-zones.js';
import { amountOf, bill as billSchema, billOf, type BillLine } from './bill.js';
import { quoteChange, type ContentChange, type QuotedOrderRow } from './quote-change.js';
import type { RestaurantSnapshot } from './quote.js';

const now = new Date('2026-11-23T12:00+05:30');
const zone = (name: string, pinCode: string, more: Partial<DeliveryZone> = {}) =>
  ({
    id: name,
    name,
    kind: 'PIN_CODES',
    pinCodes: [pinCode],
    isOn: true,
    feePaise: 3_000,
    feeSteps: [],
    freeFromPaise: 100_000,
    minimumPaise: 0,
    extraMinutes: 0,
    hours: null,
    points: [],
    center: null,
    radiusMeters: null,
    ...more,
  }) as DeliveryZone;

const restaurant: RestaurantSnapshot = {
  version: 3,
  orderHours: null,
  specialDays: [],
  orderWays: ['DELIVERY'],
  phoneRequired: false,
  slotRules: { daysAhead: 7, leadMinutes: 45, ordersPerSlot: 2, dishesPerSlot: 6 },
  tables: [],
  maxCashPaise: null,
  codeAbovePaise: null,
  guestsAllowed: false,
  prepMinutes: null,
  busyMinutes: 0,
  deliveryZones: [
    zone('Near', '560001'),
    zone('Far', '560002', { feePaise: 8_000, minimumPaise: 90_000 }),
    zone('Closed now', '560003', { hours: { opensAt: 0, closesAt: 60 } }),
  ],
  takesOrders: false,
  pausedUntil: null,
  stoppedAt: null,
  taxPositions: [],
  taxClasses: [],
  roundsTotal: true,
};
const [a, b] = ['a'.repeat(24), 'b'.repeat(24)];
const dish = (id: string, pricePaise: number, more: object = {}) =>
  [
    id,
    {
      id,
      name: `Dish ${id[0]}`,
      category: null,
      pricePaise,
      packingPaise: 1_000,
      soldOut: null,
      options: [],
      ...more,
    },
  ] as const;
const menu = { version: 7, dishes: new Map([dish(a, 25_000), dish(b, 10_000)]) } as MenuSnapshot;

const line = (menuItemId: string, quantity: number, unitPricePaise: number): BillLine => ({
  menuItemId,
  quantity,
  name: `Dish ${menuItemId[0]}`,
  category: null,
  unitPricePaise,
  choices: [],
  note: null,
});
/** 2 × a at 200 rupees, which costs 250 now; packing and delivery are as they were then. */
const order: QuotedOrderRow = {
  bill: billOf([line(a, 2, 20_000)], { PACKING: 500, DELIVERY: 2_000 }),
  way: 'DELIVERY',
  address: '1 MG Road, 560001',
  lat: null,
  lng: null,
  deliveryZone: 'Near',
  slotAt: null,
  createdAt: now,
};
const quote = (change: ContentChange, more: Partial<QuotedOrderRow> = {}, known: object = {}) =>
  quoteChange({ ...order, ...more }, change, {
    restaurant,
    menu,
    now,
    portions: new Map(),
    taken: undefined,
    ...known,
  });
const chargesOf = ({ bill }: ReturnType<typeof quote>) => [
  amountOf(bill, 'PACKING'),
  amountOf(bill, 'DELIVERY'),
];
const codesOf = ({ problems }: ReturnType<typeof quote>) =>
  problems.map(({ code, line: place }) => [code, place]);

describe('quoteChange', () => {
  it('charges as billed if only notes change, also while the shop takes no orders', () => {
    const quoted = quote({ lines: [{ line: a, note: 'hot' }] });
    expect(chargesOf(quoted)).toEqual([500, 2_000]);
    expect(quoted.problems).toEqual([]);
    expect(quoted.bill.totalPaise).toBe(order.bill.totalPaise);
  });

  it('charges by the rules of now once other dishes decide it', () => {
    const quoted = quote({ lines: [{ line: a, quantity: 3 }], added: [{ menuItemId: b, quantity: 1 }] });
    expect(quoted.bill.lines).toMatchObject([
      { quantity: 3, unitPricePaise: 20_000 },
      { quantity: 1, unitPricePaise: 10_000 },
    ]);
    expect(chargesOf(quoted)).toEqual([2_500, 3_000]);
    expect(chargesOf(quote({ lines: [{ line: a, quantity: 6 }] }))).toEqual([4_500, 0]);
    expect(billSchema.parse(quoted.bill)).toEqual(quoted.bill);
  });

  it('keeps the packing of dishes that left the menu, and never charges less than none', () => {
    const gone = 'c'.repeat(24);
    const bill = billOf([line(a, 2, 20_000), line(gone, 1, 5_000)], { PACKING: 1_500 });
    expect(chargesOf(quote({ lines: [{ line: gone, quantity: 0 }] }, { bill }))[0]).toBe(1_500);
    expect(chargesOf(quote({ lines: [{ line: a, quantity: 1 }] }, { bill }))[0]).toBe(500);
    expect(chargesOf(quote({ lines: [{ line: a, quantity: 0 }] }, { bill }))[0]).toBe(0);
  });

  it('charges no packing at a table, and keeps the fee of a zone that is gone', () => {
    expect(chargesOf(quote({ lines: [{ line: a, quantity: 1 }] }, { deliveryZone: 'Gone' }))[1]).toBe(2_000);
    const atTable = { way: 'TABLE' as const, bill: billOf([line(a, 2, 20_000)], {}) };
    expect(chargesOf(quote({ lines: [{ line: a, quantity: 1 }] }, atTable))).toEqual([0, 0]);
  });

  it('keeps charges of later versions', () => {
    const tip = { kind: 'TIP', label: 'Tip', amountPaise: 700 };
    const bill = {
      ...order.bill,
      charges: [...order.bill.charges, tip],
      totalPaise: order.bill.totalPaise + 700,
    };
    const quoted = quote({ lines: [{ line: a, quantity: 1 }] }, { bill });
    expect(billSchema.parse(quoted.bill).charges).toContainEqual(tip);
  });

  it('follows another address with its zone, fee and minimum', () => {
    const moved = quote({ address: '2 Park Road', pinCode: '560002' });
    expect(moved).toMatchObject({ address: '2 Park Road, 560002', deliveryZone: 'Far' });
    expect(chargesOf(moved)).toEqual([500, 8_000]);
    expect(codesOf(moved)).toEqual([['BELOW_MINIMUM', null]]);
    const less = quote({ address: '2 Park Road', pinCode: '560002', lines: [{ line: a, quantity: 1 }] });
    expect(codesOf(less)).toEqual([]);
    expect(codesOf(quote({ address: 'Delhi 110001' }))).toEqual([['OUTSIDE_ZONES', null]]);
    expect(codesOf(quote({ address: 'Far away 560003' }))).toEqual([['OUTSIDE_ZONES', null]]);
    expect(chargesOf(quote({ address: order.address }))).toEqual([500, 2_000]);
  });

  it('does not ask again whether the zone of the order is open', () => {
    const quoted = quote({ lines: [{ line: a, quantity: 1 }] }, { deliveryZone: 'Closed now' });
    expect(codesOf(quoted)).toEqual([]);
  });

  it('knows portions that the same change gives back', () => {
    const portions = new Map([[a, 1]]);
    const codes = (change: ContentChange) => codesOf(quote(change, {}, { portions }));
    expect(codes({ lines: [{ line: a, quantity: 3 }] })).toEqual([]);
    expect(codes({ lines: [{ line: a, quantity: 4 }] })).toEqual([['FEW_LEFT', null]]);
    const swap = { lines: [{ line: a, quantity: 0 }] };
    expect(codes({ ...swap, added: [{ menuItemId: a, quantity: 3, note: 'hot' }] })).toEqual([]);
    expect(codes({ ...swap, added: [{ menuItemId: a, quantity: 4, note: 'hot' }] })).toEqual([
      ['FEW_LEFT', 0],
    ]);
  });

  it('names the added line that is the problem, and none for more of the order’s own', () => {
    const soldOut = { soldOut: { until: null } };
    const some = {
      version: 7,
      dishes: new Map([dish(a, 25_000, soldOut), dish(b, 1, soldOut)]),
    } as MenuSnapshot;
    const quoted = quote(
      { lines: [{ line: a, quantity: 3 }], added: [{ menuItemId: b, quantity: 1 }] },
      {},
      { menu: some },
    );
    expect(codesOf(quoted)).toEqual([
      ['SOLD_OUT', null],
      ['SOLD_OUT', 0],
    ]);
    expect(codesOf(quote({ lines: [{ line: a, quantity: 1 }] }, {}, { menu: some }))).toEqual([]);
    expect(codesOf(quote({ added: [{ menuItemId: a, quantity: 998 }] }))).toEqual([
      ['TOO_MANY_OF_A_DISH', null],
    ]);
  });

  it('asks a slot for room only for what is more in it', () => {
    const slotAt = new Date('2026-11-23T18:00+05:30');
    const own = { orders: 3, dishes: 6 };
    const inSlot = (quantity: number) =>
      codesOf(quote({ lines: [{ line: a, quantity }] }, { slotAt }, { taken: own }));
    expect(inSlot(1)).toEqual([]);
    expect(inSlot(3)).toEqual([['SLOT_FULL', null]]);
    const open = { restaurant: { ...restaurant, takesOrders: true } };
    const toSlot = (taken: object, slot = new Date('2026-11-23T18:15+05:30')) =>
      codesOf(quote({ slot }, { slotAt }, { taken, ...open }));
    expect(toSlot({ orders: 1, dishes: 4 })).toEqual([]);
    expect(toSlot({ orders: 2, dishes: 2 })).toEqual([['SLOT_FULL', null]]);
    expect(toSlot({ orders: 1, dishes: 5 })).toEqual([['SLOT_FULL', null]]);
    expect(toSlot({ orders: 0, dishes: 0 }, new Date('2026-11-23T12:15+05:30'))).toEqual([
      ['SLOT_GONE', null],
    ]);
  });
});
