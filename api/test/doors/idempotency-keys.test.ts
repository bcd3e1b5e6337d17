import { createHash, randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { claimIdempotencyKey } from '../../src/platform/idempotency.js';
import { newId } from '../../src/platform/ids.js';
import { aBooking, dayAhead } from '../a-booking.js';
import { TestApp } from '../app.js';
import { aCustomer, aDish, anAdmin, password, type Account } from '../factories.js';
import { beginBooking, beginOrder, idle, pay, paymentOf, untilOrdered } from '../payments.js';
import { aPhoto } from '../pictures.js';
import { formOf, menuRoute, profileRoute, send as upload } from '../uploads.js';
import { bookingsDoorsOf } from './bookings.js';
import { contactDoorsOf } from './contact.js';
import { doorsOf, value, type Outcome } from './doors.js';
import { menuAdminDoorsOf } from './menu-admin.js';

let test: TestApp;
let admin: Account;
let dishId: string;
let drinkId: string;
beforeAll(async () => {
  test = await TestApp.start({ RATE_LIMIT_FACTOR: '1000' });
  admin = await anAdmin(test);
  [dishId, drinkId] = [(await aDish(test)).id, (await aDish(test)).id];
});
afterAll(() => test.close());

/** Sends the same content, or a different one with `changes`, through one of the APIs. */
type Send = (door: 'GraphQL' | 'REST', key: string, changes?: object) => Promise<Outcome<unknown>>;

interface Kind {
  readonly name: string;
  readonly table: string;
  /** A customer who has created nothing so far. */
  readonly sender: () => Promise<Send>;
  /** Changes the content. */
  readonly changes: object;
  /** Number of parallel requests. */
  readonly parallel?: number;
}

function through<D extends { readonly name: string }>(doors: readonly D[], name: string): D {
  const door = doors.find((candidate) => candidate.name === name);
  if (!door) throw new Error(`There is no door ${name}`);
  return door;
}

const kinds: readonly Kind[] = [
  {
    name: 'an order',
    table: 'orders',
    sender: async () => {
      const { token } = await aCustomer(test);
      const items = [
        { id: dishId, quantity: 2 },
        { id: drinkId, quantity: 1 },
      ];
      const order = { items, total: 135, coordinates: { lat: 12.97, lng: 77.59 } };
      return (door, key, changes) =>
        through(
          doorsOf(() => test),
          door,
        ).placeOrder(token, { ...order, ...changes }, key);
    },
    changes: { address: 'Elsewhere' },
  },
  {
    name: 'a booking',
    table: 'bookings',
    sender: async () => {
      const { token } = await aCustomer(test);
      return (door, key, changes) =>
        through(
          bookingsDoorsOf(() => test),
          door,
        ).book(token, aBooking(changes as Record<string, unknown>), key);
    },
    changes: { guests: 3 },
  },
  {
    name: 'an account',
    table: 'users',
    sender: () => {
      const input = { name: 'Asha Rao', email: `${randomUUID()}@example.in`, password };
      return Promise.resolve((door, key, changes) =>
        through(
          doorsOf(() => test),
          door,
        ).register({ ...input, ...changes }, key),
      );
    },
    changes: { name: 'Ravi Menon' },
    // As many passwords are hashed in parallel.
    parallel: 8,
  },
  {
    name: 'a contact message',
    table: 'contact_messages',
    sender: () => {
      const input = { name: 'Asha Rao', email: `${randomUUID()}@example.in`, message: 'Do you cater?' };
      return Promise.resolve((door, key, changes) =>
        through(
          contactDoorsOf(() => test),
          door,
        ).send({ ...input, ...changes }, { key }),
      );
    },
    changes: { message: 'Do you deliver?' },
  },
  {
    name: 'a dish',
    table: 'menu_items',
    sender: () => {
      const dish = { name: 'Misal Pav', price: 90.5, description: 'Hot.', category: 'Snacks' };
      return Promise.resolve((door, key, changes) =>
        through(
          menuAdminDoorsOf(
            () => test,
            () => admin.token,
          ),
          door,
        ).add(admin.token, { ...dish, ...changes }, key),
      );
    },
    changes: { price: 91 },
  },
];

const count = async (table: string) =>
  (await test.app.dataSource.query<{ count: number }[]>(`select count(*)::int from ${table}`))[0]!.count;

describe.each(kinds)('an idempotency key for $name', ({ table, sender, changes, parallel = 20 }) => {
  it.each([
    ['GraphQL', 'REST'],
    ['REST', 'GraphQL'],
  ] as const)('returns the same record through %s and then %s', async (first, second) => {
    const send = await sender();
    const key = randomUUID();
    const before = await count(table);
    const made = value(await send(first, key));
    expect(value(await send(second, key))).toEqual(made);
    expect(await send(second, key, changes)).toMatchObject({ ok: false, code: 'IDEMPOTENCY_CONFLICT' });
    expect(await count(table)).toBe(before + 1);
  });

  it('creates one record for parallel requests through GraphQL and REST', async () => {
    const send = await sender();
    const key = randomUUID();
    const before = await count(table);
    const outcomes = await Promise.all(
      Array.from({ length: parallel }, (_, n) => send(n % 2 === 0 ? 'GraphQL' : 'REST', key)),
    );
    const [made, ...others] = outcomes.map(value);
    for (const other of others) expect(other).toEqual(made);
    expect(await count(table)).toBe(before + 1);
  });
});

describe('an idempotency key for a picture', () => {
  const jpeg = (width: number) => aPhoto(width, 300).jpeg().toBuffer();
  const dish = (picture: Buffer) => {
    const form = formOf(picture);
    form.append('name', 'Vada Pav');
    form.append('price', '45');
    return form;
  };

  it.each([
    ['a dish', menuRoute, formOf],
    ['a profile', profileRoute, formOf],
    ['a new dish', '/api/admin/menu', dish],
  ])(
    'gives the same answer for the same picture and refuses another one, for %s',
    async (_what, route, form) => {
      const [picture, other] = [await jpeg(400), await jpeg(500)];
      const key = randomUUID();
      const first = await upload(test, route, form(picture), admin.token, key);
      expect(first.status).toBeLessThan(300);
      expect(await upload(test, route, form(picture), admin.token, key)).toEqual(first);
      expect(await upload(test, route, form(other), admin.token, key)).toMatchObject({
        status: 409,
        body: { code: 'IDEMPOTENCY_CONFLICT' },
      });
    },
  );
});

describe('an idempotency key for an online payment', () => {
  it.each(['GraphQL', 'REST'])('names the paid order, through %s', async (name) => {
    const customer = await aCustomer(test);
    const key = randomUUID();
    const begun = await beginOrder(test, customer, dishId, { key });
    await pay(test, begun.razorpayOrderId);
    const { order } = await untilOrdered(test, customer, begun.id);
    const door = through(
      doorsOf(() => test),
      name,
    );
    const request = {
      items: [{ id: dishId, quantity: 1 }],
      address: '1 MG Road',
      paymentMode: 'ONLINE',
    };
    expect(value(await door.placeOrder(customer.token, request, key)).id).toBe(order?.id);
    expect(await door.placeOrder(customer.token, { ...request, address: 'Elsewhere' }, key)).toMatchObject({
      ok: false,
      code: 'IDEMPOTENCY_CONFLICT',
    });
    await idle(test);
    expect(await paymentOf(test, customer, begun.id)).toMatchObject({ state: 'CAPTURED', refunds: [] });
  });

  it('names the paid booking', async () => {
    const customer = await aCustomer(test);
    const key = randomUUID();
    const date = dayAhead(9);
    const begun = await beginBooking(test, customer, date, key);
    await pay(test, begun.razorpayOrderId);
    const door = through(
      bookingsDoorsOf(() => test),
      'REST',
    );
    await expect.poll(async () => value(await door.own(customer.token)).length).toBe(1);
    const [booking] = value(await door.own(customer.token));
    const request = aBooking({ date, paymentMode: 'ONLINE' });
    expect(value(await door.book(customer.token, request, key))).toEqual(booking);
    expect(await door.book(customer.token, { ...request, guests: 5 }, key)).toMatchObject({
      ok: false,
      code: 'IDEMPOTENCY_CONFLICT',
    });
  });
});

it('accepts a key of version 0.1 and refuses it for another request', async () => {
  const claim = { scope: 'placeOrder:0.1', key: randomUUID(), request: { b: 1, a: 2 }, resultId: newId() };
  const fingerprint = createHash('sha256').update('{"b":1,"a":2}').digest('hex');
  await test.app.dataSource.query(
    'insert into idempotency_keys (scope, key, fingerprint, result_id) values ($1, $2, $3, $4)',
    [claim.scope, claim.key, fingerprint, claim.resultId],
  );
  const claimAgain = (request: object) =>
    test.app.dataSource.transaction((tx) =>
      claimIdempotencyKey(tx, { ...claim, request, resultId: newId() }),
    );
  expect(await claimAgain(claim.request)).toBe(claim.resultId);
  await expect(claimAgain({ b: 1, a: 3 })).rejects.toMatchObject({ code: 'IDEMPOTENCY_CONFLICT' });
});
