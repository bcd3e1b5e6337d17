import { DataSource } from 'typeorm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, inject, it, vi } from 'vitest';
import { TestApp } from '../../../test/app.js';
import { aBooking, dayAhead } from '../../../test/a-booking.js';
import { aCustomer, aDish, anAdmin, type Account } from '../../../test/factories.js';
import { aVerifiedPayment, beginOrder, paise, pay, untilOrdered } from '../../../test/payments.js';
import { createScratchDatabase } from '../../../test/servers/scratch-database.js';
import { newId } from '../../platform/ids.js';
import { migrations } from '../../platform/migrations/index.js';
import type { MenuItem } from '../menu/menu-item.entity.js';
import type { Quote } from '../quote/quote.js';
import { dateAt } from './schedule.js';

let test: TestApp;
/** Another process of the same shop, which receives changes by notification. */
let other: TestApp;
let admin: Account;
let asha: Account;
let dish: MenuItem;
beforeAll(async () => {
  test = await TestApp.start({ RATE_LIMIT_FACTOR: '1000' });
  other = await TestApp.start({ ...test.stores, RATE_LIMIT_FACTOR: '1000', ROLE: 'api' });
  admin = await anAdmin(test);
  asha = await aCustomer(test);
  dish = await aDish(test, { pricePaise: paise });
});
afterAll(async () => {
  await other.close();
  await test.close();
});

interface Period {
  readonly from: string;
  readonly until: string | null;
}
interface Ordering {
  readonly takesOrders: boolean;
  readonly pausedUntil: string | null;
  readonly busyMinutes: number;
  readonly periods: readonly Period[];
}

const fields = `ordering { takesOrders pausedUntil busyMinutes periods { from until } }`;
const doors = {
  GraphQL: async (input: object, app = test): Promise<Ordering> => {
    const { data, errors } = await app.graphql(
      `mutation ($input: OrderingInput!) { setOrdering(input: $input) { ${fields} } }`,
      { input },
      admin.token,
    );
    expect(errors).toBeUndefined();
    return (data as { setOrdering: { ordering: Ordering } }).setOrdering.ordering;
  },
  REST: async (input: object, app = test): Promise<Ordering> => {
    const { status, body } = await app.rest<{ ordering: Ordering }>('PATCH', '/api/admin/ordering', {
      token: admin.token,
      body: input,
    });
    expect(status).toBe(200);
    return body.ordering;
  },
};
const set = doors.GraphQL;

/** Changes the present version. */
async function change(input: object): Promise<Record<string, unknown>> {
  const { version } = await test.app.services.restaurant.verified();
  const { data, errors } = await test.graphql(
    `mutation ($input: RestaurantInput!, $version: Int!) {
       updateRestaurant(input: $input, version: $version) {
         orderHours { opensAt closesAt } bookingHours { opensAt closesAt } tableHours { opensAt closesAt }
         specialDays { date reason orderHours { opensAt closesAt } bookingHours { opensAt closesAt } } ${fields}
       }
     }`,
    { input, version },
    admin.token,
  );
  expect(errors).toBeUndefined();
  return data?.['updateRestaurant'] as Record<string, unknown>;
}

const reset = async () => {
  await set({ takesOrders: true, pause: 'NONE', busyMinutes: 0 });
  await change({ orderHours: null, specialDays: [] });
};
beforeEach(reset);
afterEach(() => vi.restoreAllMocks());

const cart = { items: [{ menuItemId: newId(), quantity: 1 }], address: '1 MG Road', paymentMode: 'COD' };
const ofDish = () => ({ ...cart, items: [{ menuItemId: dish.id, quantity: 1 }] });

interface Refusal {
  readonly status: number;
  readonly code: unknown;
  readonly message: string | undefined;
  readonly nextOpening: unknown;
}

/** Places a cash order. Returns the error, or undefined if it was placed. */
const placing = {
  GraphQL: async (key?: string): Promise<Refusal | undefined> => {
    const { errors } = await test.graphql(
      `mutation ($input: PlaceOrderInput!, $key: String) { placeOrder(input: $input, idempotencyKey: $key) { id } }`,
      { input: ofDish(), key },
      asha.token,
    );
    const [error] = errors ?? [];
    const { code, nextOpening } = error?.extensions ?? {};
    return error && { status: 409, code, message: error.message, nextOpening };
  },
  REST: async (key?: string): Promise<Refusal | undefined> => {
    const { status, body } = await test.rest<{ code?: string; message?: string; nextOpening?: string }>(
      'POST',
      '/api/orders',
      {
        token: asha.token,
        body: { ...cart, items: [{ menuItem: dish.id, qty: 1 }] },
        ...(key && { headers: { 'Idempotency-Key': key } }),
      },
    );
    if (status === 201) return undefined;
    return { status, code: body.code, message: body.message, nextOpening: body.nextOpening };
  },
};

const minutesFrom = (instant: string | null | undefined) => (Date.parse(instant ?? '') - Date.now()) / 60_000;
const special = (daysAhead: number, orderHours: object[] | null, reason = '') => ({
  date: dayAhead(daysAhead),
  reason,
  orderHours,
  bookingHours: null,
});

describe('a fresh shop', () => {
  it('takes orders at any hour', async () => {
    const { data } = await test.graphql(`{ restaurant { orderHours { opensAt } ${fields} } }`);
    expect(data?.['restaurant']).toEqual({
      orderHours: null,
      ordering: {
        takesOrders: true,
        pausedUntil: null,
        busyMinutes: 0,
        periods: [{ from: expect.any(String) as string, until: null }],
      },
    });
    expect(await placing.REST()).toBeUndefined();
  });
});

describe.each(Object.entries(doors))('setOrdering through %s', (_door, say) => {
  it('stops and resumes taking orders', async () => {
    expect(await say({ takesOrders: false })).toMatchObject({ takesOrders: false, periods: [] });
    const message = 'The restaurant is not taking orders right now. Please check again later.';
    const refusal = { status: 409, code: 'CLOSED', message, nextOpening: null };
    expect(await placing.GraphQL()).toEqual(refusal);
    expect(await placing.REST()).toEqual(refusal);
    expect(await say({ takesOrders: true })).toMatchObject({ takesOrders: true, pausedUntil: null });
    expect(await placing.REST()).toBeUndefined();
  });

  it('stops orders for the rest of the day', async () => {
    await say({ takesOrders: false });
    const { pausedUntil, takesOrders, periods } = await say({ takesOrders: true, pause: 'UNTIL_TOMORROW' });
    expect(takesOrders).toBe(true);
    expect(pausedUntil).toMatch(/T18:30:00/);
    expect(minutesFrom(pausedUntil)).toBeLessThanOrEqual(24 * 60);
    expect(periods[0]?.from).toBe(pausedUntil);
    expect(await placing.REST()).toMatchObject({ code: 'CLOSED', nextOpening: pausedUntil });
    await say({ pause: 'NONE' });
  });

  it.each([
    ['MINUTES_15', 15],
    ['MINUTES_30', 30],
    ['MINUTES_60', 60],
  ])('pauses with %s', async (pause, minutes) => {
    const { pausedUntil, periods, takesOrders } = await say({ pause });
    expect(takesOrders).toBe(true);
    expect(minutesFrom(pausedUntil)).toBeCloseTo(minutes, 0);
    expect(periods[0]?.from).toBe(pausedUntil);
    const refusal = await placing.REST();
    expect(refusal).toMatchObject({ status: 409, code: 'CLOSED', nextOpening: pausedUntil });
    expect(refusal?.message).toMatch(/^The kitchen is taking a break\. Orders are taken again t/);
    expect(await placing.GraphQL()).toEqual(refusal);
    expect(await say({ pause: 'NONE' })).toMatchObject({ pausedUntil: null });
    expect(await placing.REST()).toBeUndefined();
  });

  it('keeps missing fields and sets the busy minutes', async () => {
    await say({ busyMinutes: 20 });
    const { pausedUntil } = await say({ pause: 'MINUTES_30' });
    expect(await say({})).toMatchObject({ busyMinutes: 20, pausedUntil, takesOrders: true });
    expect(await say({ busyMinutes: 0, pause: 'NONE' })).toMatchObject({ busyMinutes: 0, pausedUntil: null });
  });
});

describe('setOrdering', () => {
  it.each([
    [{ busyMinutes: 121 }, 'busyMinutes'],
    [{ busyMinutes: -1 }, 'busyMinutes'],
  ])('refuses %j', async (input, field) => {
    const { errors } = await test.graphql(
      'mutation ($input: OrderingInput!) { setOrdering(input: $input) { version } }',
      { input },
      admin.token,
    );
    expect(errors?.[0]?.extensions).toMatchObject({ code: 'BAD_USER_INPUT', fields: [{ field }] });
    const rest = await test.rest<{ errors: object[] }>('PATCH', '/api/admin/ordering', {
      token: admin.token,
      body: input,
    });
    expect(rest.body.errors).toMatchObject([{ field }]);
  });

  it('is refused to customers', async () => {
    const { errors } = await test.graphql(
      'mutation { setOrdering(input: { takesOrders: false }) { version } }',
      {},
      asha.token,
    );
    expect(errors?.[0]?.extensions['code']).toBe('FORBIDDEN');
    expect((await test.rest('PATCH', '/api/admin/ordering', { token: asha.token, body: {} })).status).toBe(
      403,
    );
  });

  it('raises the version only if something differs, and notifies live followers', async () => {
    const client = test.live();
    try {
      const news = client.iterate<{ restaurantChanged: { version: number; ordering: Ordering } }>({
        query: `subscription { restaurantChanged { version ${fields} } }`,
      });
      const next = async () => (await news.next()).value?.data?.restaurantChanged;
      const before = await next();
      await set({ takesOrders: true });
      await set({ takesOrders: false });
      const after = await next();
      expect(after?.version).toBe((before?.version ?? 0) + 1);
      expect(after?.ordering.takesOrders).toBe(false);
    } finally {
      await client.dispose();
    }
  });

  it('ends a pause though no process was running at that minute', async () => {
    await set({ pause: 'MINUTES_15' });
    // Ended long ago, while no process was running.
    await test.app.dataSource.query(
      `update restaurant set paused_until = now() - interval '1 minute', stopped_at = now() - interval '1 hour',
         version = version + 1`,
    );
    await expect.poll(() => placing.REST()).toBeUndefined();
    const { data } = await test.graphql(`{ restaurant { ${fields} } }`);
    expect(data?.['restaurant']).toMatchObject({ ordering: { pausedUntil: null } });
  });

  it('notifies listeners when a pause ends', async () => {
    const changes = vi.fn();
    const { restaurant } = test.app.services;
    await set({ pause: 'MINUTES_15' });
    restaurant.onChange(() => changes(Date.now()));
    let endsAt = 0;
    // Longer on a machine that has not read the pause before it ends.
    for (let milliseconds = 400; endsAt <= Date.now(); milliseconds *= 2) {
      endsAt = Date.now() + milliseconds;
      await test.app.dataSource.query('update restaurant set paused_until = $1, version = version + 1', [
        new Date(endsAt),
      ]);
      await expect
        .poll(async () => {
          await restaurant.latest();
          return (await restaurant.latest()).pausedUntil?.getTime();
        })
        .toBe(endsAt);
    }
    await expect.poll(() => changes.mock.calls.some(([at]) => at >= endsAt)).toBe(true);
  });
});

describe('ordering hours', () => {
  const week = (day: object[]) => Array.from({ length: 7 }, () => day);

  it('can have several intervals, also past midnight', async () => {
    const day = [
      { opensAt: '11:00', closesAt: '15:00' },
      { opensAt: '18:00', closesAt: '02:00' },
    ];
    expect(await change({ orderHours: week(day), bookingHours: week(day) })).toMatchObject({
      orderHours: week(day),
      bookingHours: week(day),
      tableHours: Array.from({ length: 7 }, () => ({ opensAt: '18:00', closesAt: '00:00' })),
    });
    const { body } = await test.rest<Record<string, unknown>>('GET', '/api/restaurant');
    expect(body).toMatchObject({ orderHours: week(day), bookingHours: week(day) });
    // An older client, which sends back the one interval a day that it knows.
    const tableHours = Array.from({ length: 7 }, () => ({ opensAt: '18:00', closesAt: '00:00' }));
    expect(await change({ tableHours })).toMatchObject({ bookingHours: week(day) });
    const shorter = Array.from({ length: 7 }, () => ({ opensAt: '11:00', closesAt: '23:00' }));
    expect(await change({ tableHours: shorter })).toMatchObject({
      tableHours: shorter,
      bookingHours: week([{ opensAt: '11:00', closesAt: '23:00' }]),
    });
  });

  it.each([
    [{ orderHours: week([]) }, 'orderHours'],
    [{ orderHours: [[]] }, 'orderHours'],
    [{ orderHours: week([{ opensAt: '11:00', closesAt: '11:00' }]) }, 'orderHours.0.0.closesAt'],
    [
      {
        orderHours: week([]).with(2, [
          { opensAt: '11:00', closesAt: '15:00' },
          { opensAt: '14:00', closesAt: '16:00' },
        ]),
      },
      'orderHours.2.1.opensAt',
    ],
    [
      {
        orderHours: week([])
          .with(6, [{ opensAt: '18:00', closesAt: '03:00' }])
          .with(0, [{ opensAt: '02:00', closesAt: '05:00' }]),
      },
      'orderHours.0.0.opensAt',
    ],
    [
      { bookingHours: week([]).with(0, [{ opensAt: '23:30', closesAt: '00:30' }]) },
      'bookingHours.0.0.closesAt',
    ],
    [{ specialDays: [special(3, []), special(3, null)] }, 'specialDays.1.date'],
    [{ specialDays: [{ ...special(3, []), date: '2026-02-30' }] }, 'specialDays.0.date'],
    [
      { specialDays: [{ ...special(3, null), bookingHours: [{ opensAt: '12:00', closesAt: '13:00' }] }] },
      'specialDays.0.bookingHours.0.closesAt',
    ],
  ])('%j are refused, and %s is named', async (input, field) => {
    const { version } = await test.app.services.restaurant.verified();
    const { errors } = await test.graphql(
      'mutation ($input: RestaurantInput!, $version: Int!) { updateRestaurant(input: $input, version: $version) { version } }',
      { input, version },
      admin.token,
    );
    const extensions = errors?.[0]?.extensions as { code: string; fields: { field: string }[] };
    expect(extensions.code).toBe('BAD_USER_INPUT');
    expect(extensions.fields.map((each) => each.field)).toContain(field);
  });

  it('close a special day with its reason; past special days are removed', async () => {
    const past = { ...special(0, []), date: '2026-01-01' };
    const { specialDays } = await change({ specialDays: [special(1, []), past, special(0, [], 'Diwali')] });
    expect(specialDays).toEqual([special(0, [], 'Diwali'), special(1, [])]);
    const refusal = await placing.GraphQL();
    expect(refusal?.code).toBe('CLOSED');
    expect(refusal?.message).toMatch(/^The kitchen is closed \(Diwali\)\. Orders are taken again on /);
    expect(refusal?.nextOpening).toBe(new Date(`${dayAhead(2)}T00:00+05:30`).toISOString());
    expect(dateAt(new Date(String(refusal?.nextOpening)))).toBe(dayAhead(2));
    expect(await placing.REST()).toEqual(refusal);
  });
});

describe('a quote', () => {
  it('has the reason and the next opening, over GraphQL and REST', async () => {
    await change({ specialDays: [special(0, [], 'Diwali')] });
    const { data } = await test.graphql(
      'query ($input: QuoteInput!) { quote(input: $input) { total problems { code message line nextOpening } } }',
      { input: { items: ofDish().items } },
    );
    const nextOpening = new Date(`${dayAhead(1)}T00:00+05:30`).toISOString();
    const expected = {
      total: paise / 100,
      problems: [
        {
          code: 'CLOSED',
          message: 'The kitchen is closed (Diwali). Orders are taken again tomorrow at 12:00 am.',
          line: null,
          nextOpening,
        },
      ],
    };
    expect(data?.['quote']).toEqual(expected);
    const { body } = await test.rest('POST', '/api/quote', {
      body: { items: [{ menuItem: dish.id, qty: 1 }] },
    });
    expect(body).toMatchObject(expected);
  });
});

/** Runs `act` once, after the next order is quoted in the first process and before it is written. */
function betweenQuoteAndOrder(act: () => Promise<unknown>): void {
  const { quotes } = test.app.services;
  const [quote, quoteFromSnapshots] = [quotes.quote.bind(quotes), quotes.quoteFromSnapshots.bind(quotes)];
  const afterwards = async (quoted: Quote) => {
    vi.restoreAllMocks();
    await act();
    return quoted;
  };
  vi.spyOn(quotes, 'quote').mockImplementation(async (...args) => afterwards(await quote(...args)));
  vi.spyOn(quotes, 'quoteFromSnapshots').mockImplementation(async (...args) =>
    afterwards(await quoteFromSnapshots(...args)),
  );
}

/** The switch can be turned in this process, in another one, and directly in the database. */
const switches = {
  here: (takesOrders: boolean) => set({ takesOrders }),
  elsewhere: (takesOrders: boolean) => set({ takesOrders }, other),
  'in the database': (takesOrders: boolean) =>
    test.app.dataSource.query(
      'update restaurant set takes_orders = $1, stopped_at = case when $1 then null else now() end, version = version + 1',
      [takesOrders],
    ),
};

describe.each(Object.entries(switches))('a switch that is turned %s', (_where, turn) => {
  it.each(Object.entries(placing))(
    'refuses an order that was quoted before, through %s',
    async (_door, place) => {
      const orders = () =>
        test.app.dataSource.query<unknown[]>('select from orders where user_id = $1', [asha.id]);
      const before = (await orders()).length;
      betweenQuoteAndOrder(() => turn(false));
      expect(await place()).toMatchObject({ code: 'CLOSED' });
      expect(await orders()).toHaveLength(before);
    },
  );

  it('takes an order that an outdated snapshot refused', async () => {
    await set({ takesOrders: false });
    await expect.poll(async () => (await other.app.services.restaurant.latest()).takesOrders).toBe(false);
    betweenQuoteAndOrder(() => turn(true));
    expect(await placing.REST()).toBeUndefined();
  });

  it('answers a used key with its order', async () => {
    const key = newId();
    expect(await placing.REST(key)).toBeUndefined();
    await turn(false);
    expect(await placing.REST(key)).toBeUndefined();
    expect(await placing.REST(newId())).toMatchObject({ code: 'CLOSED' });
  });
});

describe('orders placed while the switch changes', () => {
  it('are placed only while it is on, whichever process takes them', async () => {
    const viewers = await Promise.all(
      Array.from({ length: 12 }, async () =>
        test.app.services.auth.authenticate((await aCustomer(test)).token),
      ),
    );
    const input = { ...ofDish(), totalPaise: undefined, coordinates: null, paymentMode: 'COD' as const };
    const outcomes = await Promise.all([
      ...viewers.map((viewer, index) =>
        (index % 2 ? test : other).app.services.orderPlacement.place(viewer, input, '127.0.0.1').then(
          ({ id }) => id,
          (error: { code?: string }) => error.code,
        ),
      ),
      set({ takesOrders: false }).then(() => undefined),
    ]);
    const refused = outcomes.filter((outcome) => outcome === 'CLOSED');
    const placed = outcomes.filter((outcome) => outcome !== undefined && outcome !== 'CLOSED');
    expect(refused.length + placed.length).toBe(12);
    const rows = await test.app.dataSource.query<{ id: string }[]>(
      'select id from orders where id = any($1)',
      [placed],
    );
    expect(rows).toHaveLength(placed.length);
    for (const place of Object.values(placing)) expect(await place()).toMatchObject({ code: 'CLOSED' });
  });
});

describe('a payment', () => {
  it('cannot begin while no orders are taken', async () => {
    await set({ pause: 'MINUTES_30' });
    const { errors } = await test.graphql(
      'mutation ($input: PlaceOrderInput!) { startOrderPayment(input: $input) { payment { id } } }',
      { input: { ...ofDish(), paymentMode: 'ONLINE' } },
      asha.token,
    );
    expect(errors?.[0]?.extensions).toMatchObject({
      code: 'CLOSED',
      nextOpening: expect.any(String) as string,
    });
  });

  it('that began before still buys its order', async () => {
    const begun = await beginOrder(test, asha, dish.id);
    await set({ takesOrders: false });
    await pay(test, begun.razorpayOrderId);
    expect((await untilOrdered(test, asha, begun.id)).order).toMatchObject({ paymentStatus: 'PAID' });
  });

  it('made over REST buys an order if it began before the stop, and not after', async () => {
    const place = (customer: Account) =>
      test.rest<{ code?: string; paymentStatus?: string }>('POST', '/api/orders', {
        token: customer.token,
        body: { items: [{ menuItem: dish.id, qty: 1 }], address: '1 MG Road', paymentMode: 'ONLINE' },
      });
    const [early, late] = [await aCustomer(test), await aCustomer(test)];
    await aVerifiedPayment(test, early);
    await set({ takesOrders: false });
    await aVerifiedPayment(test, late);
    expect(await place(early)).toMatchObject({ status: 201, body: { paymentStatus: 'Paid' } });
    expect(await place(late)).toMatchObject({ status: 409, body: { code: 'CLOSED' } });
    await set({ takesOrders: true });
    expect(await place(late)).toMatchObject({ status: 201 });
  });
});

describe('bookings', () => {
  const lunchAndNight = [
    { opensAt: '12:00', closesAt: '15:00' },
    { opensAt: '19:00', closesAt: '01:00' },
  ];

  it('follow several intervals and special days', async () => {
    await change({
      bookingHours: Array.from({ length: 7 }, () => lunchAndNight),
      specialDays: [{ date: dayAhead(7), reason: 'Diwali', orderHours: null, bookingHours: [] }],
    });
    const { data } = await test.graphql(
      `query ($closed: Date!, $open: Date!) {
         bookingRules { days { date seatings { first last } reason } }
         closed: freeTimes(date: $closed, guests: 2)
         open: freeTimes(date: $open, guests: 2)
       }`,
      { closed: dayAhead(7), open: dayAhead(9) },
    );
    const { days } = (data as { bookingRules: { days: object[] } }).bookingRules;
    expect(days).toHaveLength(61);
    expect(days[7]).toEqual({ date: dayAhead(7), seatings: [], reason: 'Diwali' });
    expect(days[9]).toEqual({
      date: dayAhead(9),
      seatings: [
        { first: '12:00', last: '13:30' },
        { first: '19:00', last: '23:30' },
      ],
      reason: null,
    });
    expect(data?.['closed']).toEqual([]);
    expect(data?.['open']).toEqual(
      '12:00 12:30 13:00 13:30 19:00 19:30 20:00 20:30 21:00 21:30 22:00 22:30 23:00 23:30'.split(' '),
    );
    const book = (booking: object) =>
      test.rest<{ message: string }>('POST', '/api/booking', {
        token: asha.token,
        body: aBooking({ ...booking }),
      });
    expect((await book({ date: dayAhead(7) })).body.message).toMatch(
      /: Diwali\. Please choose another day\.$/,
    );
    expect((await book({ date: dayAhead(9), time: '16:00' })).status).toBe(400);
    expect((await book({ date: dayAhead(9), time: '23:30' })).status).toBe(201);
    // Bookings do not depend on ordering.
    await set({ takesOrders: false });
    expect((await book({ date: dayAhead(9), time: '13:00' })).status).toBe(201);
  });
});

describe('an upgrade', () => {
  it('keeps the seating hours and takes orders at any hour', async () => {
    const database = await createScratchDatabase(inject('databaseServer'));
    const dataSource = new DataSource({ type: 'postgres', url: database.url, migrations });
    try {
      await dataSource.initialize();
      const at = migrations.findIndex(({ name }) => name === 'Hours1764000700000');
      for (let newer = migrations.length; newer > at; newer -= 1) await dataSource.undoLastMigration();
      const tableHours = [null, ...Array.from({ length: 6 }, () => ({ opensAt: 720, closesAt: 1440 }))];
      await dataSource.query(
        `insert into restaurant (id, version, name, short_name, tagline, address, pin_code, phone, email, links,
           table_hours, stay_minutes, booking_fee_paise, refund_hours)
         values (1, 7, 'Sharma’s', 'Sharma’s', '', '1 MG Road', '560001', '080 1234567', 'a@example.in', '[]', $1, 90,
           20000, 2)`,
        [JSON.stringify(tableHours)],
      );
      await dataSource.destroy();
      const upgraded = await TestApp.start({ DATABASE_URL: database.url });
      try {
        const { body } = await upgraded.rest<Record<string, unknown>>('GET', '/api/restaurant');
        const day = { opensAt: '12:00', closesAt: '00:00' };
        expect(body).toMatchObject({
          name: 'Sharma’s',
          tableHours: [null, day, day, day, day, day, day],
          bookingHours: [[], [day], [day], [day], [day], [day], [day]],
          orderHours: null,
          specialDays: [],
          ordering: { takesOrders: true, pausedUntil: null, busyMinutes: 0 },
        });
        // As an older release changes it during a rolling update.
        await upgraded.app.dataSource.query('update restaurant set table_hours = $1, version = version + 1', [
          JSON.stringify(tableHours.with(0, { opensAt: 600, closesAt: 900 })),
        ]);
        await expect
          .poll(
            async () =>
              (await upgraded.rest<{ bookingHours: object[] }>('GET', '/api/restaurant')).body
                .bookingHours[0],
          )
          .toEqual([{ opensAt: '10:00', closesAt: '15:00' }]);
      } finally {
        await upgraded.close();
      }
    } finally {
      await database.drop();
    }
  });
});
