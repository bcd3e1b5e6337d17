import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { TestApp } from '../../../test/app.js';
import { doorsOf, graphqlCaller, restCaller, value, type OrderRequest } from '../../../test/doors/doors.js';
import { aCustomer, aDish, anAdmin, changeRestaurant, type Account } from '../../../test/factories.js';
import { startPhoneMessageServer, type PhoneMessageServer } from '../../../test/servers/phone-messages.js';
import { newId } from '../../platform/ids.js';
import { messagesTopic } from '../messages/messages.messages.js';
import type { MenuItem } from '../menu/menu-item.entity.js';
import { PhoneConfirmation } from './phone-confirmation.entity.js';

let phones: PhoneMessageServer;
let test: TestApp;
let admin: Account;
let thali: MenuItem;
beforeAll(async () => {
  phones = await startPhoneMessageServer();
  test = await TestApp.start({ ...phones.environment, RATE_LIMIT_FACTOR: '1000' });
  admin = await anAdmin(test);
  thali = await aDish(test, { name: 'Thali', pricePaise: 25_000 });
});
beforeEach(async () => {
  phones.behaviour = 'accept';
  await changeRestaurant(test, admin, { codeAbove: 400, orderWays: ['DELIVERY'] });
});
afterAll(async () => {
  await test.close();
  await phones.close();
});

let numbers = 0;
/** A number that no test has used, in E.164. */
const newNumber = () => `+9198765${String((numbers += 1)).padStart(5, '0')}`;

interface Seen {
  readonly phone: string;
  readonly isConfirmed: boolean;
  readonly channel: string;
  readonly expiresAt: string;
}

const graphql = graphqlCaller(() => test);
const rest = restCaller(() => test);
const seen = (answer: Seen) => answer;
const doors = doorsOf(() => test).map((door) => ({
  ...door,
  order: ({ token }: Account, phone: string | undefined, more: Partial<OrderRequest> = {}) =>
    door.placeOrder(token, { items: [{ id: thali.id, quantity: 2 }], ...(phone && { phone }), ...more }),
  send: ({ token }: Account, phone: unknown, channel = 'SMS') =>
    door.name === 'REST'
      ? rest<Seen, Seen>('POST', '/api/phone/code', seen, { token, body: { phone, channel } })
      : graphql<Seen, Seen>(
          `
            mutation ($phone: String!, $channel: PhoneCodeChannel!) {
              sendPhoneCode(phone: $phone, channel: $channel) {
                phone
                isConfirmed
                channel
                expiresAt
              }
            }
          `,
          'sendPhoneCode',
          seen,
          { phone, channel },
          token,
        ),
  confirm: ({ token }: Account, phone: string, code: string) =>
    door.name === 'REST'
      ? rest<Seen, Seen>('POST', '/api/phone/confirm', seen, { token, body: { phone, digits: code } })
      : graphql<Seen, Seen>(
          `
            mutation ($phone: String!, $digits: String!) {
              confirmPhone(phone: $phone, digits: $digits) {
                phone
                isConfirmed
                channel
                expiresAt
              }
            }
          `,
          'confirmPhone',
          seen,
          { phone, digits: code },
          token,
        ),
}));

const needsCode = {
  code: 'BAD_USER_INPUT',
  message:
    'A first order of more than ₹400 in cash needs a phone number that is confirmed by a code. Please confirm yours, or pay online.',
  fields: ['phone'],
};
const wrong = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0');
const age = (phone: string, by: string) =>
  test.app.dataSource.query(
    `update phone_confirmations set sent_at = sent_at - $2::interval where phone = $1`,
    [phone, by],
  );

describe.each(doors)('a first order in cash through $name', ({ name, order, send, confirm }) => {
  it('is refused above the amount until the number is confirmed, in any spelling', async () => {
    const asha = await aCustomer(test);
    const phone = newNumber();
    expect(await order(asha, phone)).toMatchObject(needsCode);
    expect(await order(asha, undefined)).toMatchObject(needsCode);
    expect(value(await send(asha, `0${phone.slice(3)}`))).toMatchObject({ phone, isConfirmed: false });
    const code = phones.codeFor(phone);
    expect(code).toMatch(/^\d{6}$/);
    expect(value(await confirm(asha, phone, ` ${code.slice(0, 3)} ${code.slice(3)} `))).toMatchObject({
      phone,
      isConfirmed: true,
    });
    value(await order(asha, phone));
    // Another number of the same customer, and the same number under another account, are not confirmed.
    expect(await order(asha, newNumber())).toMatchObject(needsCode);
    expect(await order(await aCustomer(test), phone)).toMatchObject(needsCode);
  });

  it('needs no code up to the amount, online, at a table, for staff, or without the setting', async () => {
    const asha = await aCustomer(test);
    value(await order(asha, newNumber(), { items: [{ id: thali.id, quantity: 1 }] }));
    expect(await order(asha, newNumber(), { paymentMode: 'ONLINE' })).toMatchObject({
      code: 'PAYMENT_REQUIRED',
    });
    value(await order(admin, newNumber()));
    await changeRestaurant(test, admin, { orderWays: ['TABLE'] });
    const { body } = await test.rest<{ data: { tableCodes: { code: string }[] } }>('POST', '/graphql', {
      token: admin.token,
      body: { query: '{ tableCodes { code } }' },
    });
    const number = newNumber();
    const atTable = { way: 'TABLE', table: body.data.tableCodes[0]?.code };
    const { id } = value(await order(asha, number, atTable));
    await test.rest('PUT', `/api/admin/orders/${id}/status`, {
      token: admin.token,
      body: { status: 'Delivered' },
    });
    await changeRestaurant(test, admin, { orderWays: ['DELIVERY'] });
    // An order at a table needs no number, and makes none known.
    expect(await order(asha, number)).toMatchObject(needsCode);
    await changeRestaurant(test, admin, { codeAbove: null, orderWays: ['DELIVERY'] });
    value(await order(asha, newNumber()));
  });

  it('needs no code after an order with the number was delivered', async () => {
    const asha = await aCustomer(test);
    const phone = newNumber();
    const small = { items: [{ id: thali.id, quantity: 1 }] };
    const { id } = value(await order(asha, phone, small));
    expect(await order(asha, phone)).toMatchObject(needsCode);
    await test.rest('PUT', `/api/admin/orders/${id}/status`, {
      token: admin.token,
      body: { status: 'Delivered' },
    });
    value(await order(asha, phone));
  });

  it('accepts five attempts per code, also in parallel', async () => {
    const asha = await aCustomer(test);
    const phone = newNumber();
    value(await send(asha, phone));
    const code = phones.codeFor(phone);
    const tries = await Promise.all(Array.from({ length: 12 }, () => confirm(asha, phone, wrong(code))));
    const compare = 'This is not the code that we sent. Please compare all six digits.';
    expect(tries.filter((each) => !each.ok && each.message === compare)).toHaveLength(5);
    expect(await confirm(asha, phone, code)).toMatchObject({
      code: 'BAD_USER_INPUT',
      message: 'This code is too old, or was tried too often. Please request a new one.',
      fields: ['digits'],
    });
    expect(await order(asha, phone)).toMatchObject(needsCode);
  });

  it('accepts a code for ten minutes, by its own customer, and only the last one sent', async () => {
    const [asha, ravi] = [await aCustomer(test), await aCustomer(test)];
    const phone = newNumber();
    value(await send(asha, phone));
    const first = phones.codeFor(phone);
    expect(await confirm(ravi, phone, first)).toMatchObject({ code: 'BAD_USER_INPUT' });
    await age(phone, '10 minutes');
    expect(await confirm(asha, phone, first)).toMatchObject({ code: 'BAD_USER_INPUT' });
    value(await send(asha, phone));
    const second = phones.codeFor(phone);
    if (second !== first) expect(await confirm(asha, phone, first)).toMatchObject({ code: 'BAD_USER_INPUT' });
    value(await confirm(asha, phone, second));
    // Again, as after a lost answer.
    expect(value(await confirm(asha, phone, second)).isConfirmed).toBe(true);
  });

  it('sends one code for parallel presses, and a new one after 30 seconds', async () => {
    const asha = await aCustomer(test);
    const phone = newNumber();
    const sentTo = () => phones.sent.filter(({ to }) => to === phone.slice(1)).length;
    for (const answer of await Promise.all(Array.from({ length: 8 }, () => send(asha, phone)))) value(answer);
    expect(sentTo()).toBe(1);
    // Another channel sends none either, and the answer says which one has sent it.
    expect(value(await send(asha, phone, 'WHATSAPP')).channel).toBe('SMS');
    expect(sentTo()).toBe(1);
    await age(phone, '31 seconds');
    expect(value(await send(asha, phone, 'WHATSAPP')).channel).toBe('WHATSAPP');
    expect(sentTo()).toBe(2);
    value(await confirm(asha, phone, phones.codeFor(phone)));
    await age(phone, '1 hour');
    expect(value(await send(asha, phone)).isConfirmed).toBe(true);
    expect(sentTo()).toBe(2);
  });

  it('sends by the chosen channel, to Indian mobile numbers alone', async () => {
    const asha = await aCustomer(test);
    const phone = newNumber();
    value(await send(asha, phone, 'WHATSAPP'));
    expect(phones.sent.at(-1)).toMatchObject({ channel: 'WHATSAPP', to: phone.slice(1) });
    // A series whose numbers could be landlines, too.
    const ambiguous = `+91852741${String((numbers += 1)).padStart(4, '0')}`;
    value(await send(asha, ambiguous));
    expect(phones.sent.at(-1)).toMatchObject({ to: ambiguous.slice(1) });
    for (const other of ['+1 212 555 2368', '080 2222 3333', '12345', '', 7]) {
      expect(await send(asha, other), String(other)).toMatchObject({ code: 'BAD_USER_INPUT' });
    }
    expect(await send(asha, newNumber(), 'PIGEON')).toMatchObject({ ok: false });
    expect(await send({ ...asha, token: '' }, newNumber())).toMatchObject({ code: 'UNAUTHENTICATED' });
    await changeRestaurant(test, admin, { codeAbove: null });
    expect(await send(asha, newNumber())).toMatchObject({ code: 'CONFLICT' });
  });

  // One that says nothing takes the whole time limit: through GraphQL only.
  it.each(['refuse', 'fail', ...(name === 'GraphQL' ? (['say nothing'] as const) : [])] as const)(
    'reports a code that could not be sent, and sends another without waiting: provider %s',
    async (behaviour) => {
      const asha = await aCustomer(test);
      const phone = newNumber();
      phones.behaviour = behaviour;
      expect(await send(asha, phone)).toMatchObject({
        code: 'UNAVAILABLE',
        message: 'The code could not be sent. Please try again, or pay online.',
      });
      phones.behaviour = 'accept';
      value(await send(asha, phone));
      value(await confirm(asha, phone, phones.codeFor(phone)));
    },
  );
});

it('a quote names the missing confirmation, for the customer who asks', async () => {
  const asha = await aCustomer(test);
  const phone = newNumber();
  const items = [{ menuItem: thali.id, qty: 2 }];
  const problems = async (more: object, token: string | undefined = asha.token) => {
    const { body } = await test.rest<{ problems: { code: string }[] }>('POST', '/api/quote', {
      ...(token && { token }),
      body: { items, address: '12 MG Road', ...more },
    });
    return body.problems.map(({ code }) => code);
  };
  expect(await problems({ paymentMode: 'COD', phone })).toEqual(['PHONE_UNCONFIRMED']);
  expect(await problems({ paymentMode: 'ONLINE', phone })).toEqual([]);
  expect(await problems({ phone })).toEqual([]);
  await test.rest('POST', '/api/phone/code', { token: asha.token, body: { phone, channel: 'SMS' } });
  const code = phones.codeFor(phone);
  await test.rest('POST', '/api/phone/confirm', { token: asha.token, body: { phone, digits: code } });
  expect(await problems({ paymentMode: 'COD', phone })).toEqual([]);
  expect(await problems({ paymentMode: 'COD', phone }, '')).toEqual(['PHONE_UNCONFIRMED']);
});

it('deleteUnconfirmed deletes numbers that were not confirmed within a day', async () => {
  const { manager } = test.app.dataSource;
  const asha = await aCustomer(test);
  const [forgotten, kept] = [newNumber(), newNumber()];
  const [door] = doors;
  for (const phone of [forgotten, kept]) value((await door?.send(asha, phone)) as never);
  value((await door?.confirm(asha, kept, phones.codeFor(kept))) as never);
  for (const phone of [forgotten, kept]) await age(phone, '25 hours');
  await test.app.services.phones.deleteUnconfirmed();
  expect(await manager.findBy(PhoneConfirmation, { userId: asha.id })).toMatchObject([{ phone: kept }]);
});

describe('the message with a code', () => {
  interface Row {
    readonly state: string;
    readonly handed_over: boolean;
    readonly content: object;
  }
  const rowOf = async (phone: string): Promise<Row | undefined> => {
    const [row] = await test.app.dataSource.query<Row[]>(
      `select state, handed_over_at is not null as handed_over, content from deliveries where address = $1`,
      [phone],
    );
    return row;
  };
  /** As a process leaves it that ended meanwhile, a minute ago. */
  const leave = async (phone: string, minutes: number, handedOverAt: Date | null = null) => {
    const id = newId();
    const expiresAt = new Date(Date.now() + minutes * 60_000).toISOString();
    await test.app.dataSource.query(
      `insert into deliveries
         (id, event_id, channel, state, address, content, tries, next_try_at, give_up_at, handed_over_at)
       values ($1, $1, 'sms', 'sending', $2, $3, 1, now() - interval '30 seconds', $4, $5)`,
      [id, phone, { code: '314159', secretUntil: expiresAt }, expiresAt, handedOverAt],
    );
    await test.app.pubsub.publish(messagesTopic, {});
  };

  it('keeps no code once it was sent, refused or perhaps sent', async () => {
    for (const [behaviour, state] of [
      ['accept', 'sent'],
      ['refuse', 'failed'],
      ['hang up', 'unconfirmed'],
    ] as const) {
      phones.behaviour = behaviour;
      const { token } = await aCustomer(test);
      const phone = newNumber();
      await test.rest('POST', '/api/phone/code', { token, body: { phone, channel: 'SMS' } });
      const row = await rowOf(phone);
      expect(row).toMatchObject({ state });
      expect(row?.content).not.toHaveProperty('code');
    }
  });

  it('is sent once by a worker if its process ended before', async () => {
    const phone = newNumber();
    await leave(phone, 5);
    await expect.poll(() => rowOf(phone)).toMatchObject({ state: 'sent' });
    expect(phones.codeFor(phone)).toBe('314159');
  });

  it('is not sent again if its process ended after it was handed over, nor when it has expired', async () => {
    const [perhapsSent, expired] = [newNumber(), newNumber()];
    await leave(perhapsSent, 5, new Date());
    await leave(expired, -1);
    await expect.poll(() => rowOf(perhapsSent)).toMatchObject({ state: 'unconfirmed', handed_over: true });
    await expect.poll(() => rowOf(expired)).toMatchObject({ state: 'skipped', handed_over: false });
    for (const phone of [perhapsSent, expired]) expect(() => phones.codeFor(phone)).toThrow('No code');
  });

  it('is deleted after a day', async () => {
    const { token } = await aCustomer(test);
    const phone = newNumber();
    await test.rest('POST', '/api/phone/code', { token, body: { phone, channel: 'WHATSAPP' } });
    await test.app.services.messages.deleteOld();
    expect(await rowOf(phone)).toBeDefined();
    await test.app.dataSource.query(
      `update deliveries set created_at = created_at - interval '25 hours' where address = $1`,
      [phone],
    );
    await test.app.services.messages.deleteOld();
    expect(await rowOf(phone)).toBeUndefined();
  });
});

it('a shop without an account at a provider offers no codes and requires none', async () => {
  const shop = await TestApp.start({ RATE_LIMIT_FACTOR: '1000' });
  try {
    const owner = await anAdmin(shop);
    const dish = await aDish(shop, { pricePaise: 50_000 });
    await changeRestaurant(shop, owner, { codeAbove: 0 });
    const { token } = await aCustomer(shop);
    const placed = await shop.rest('POST', '/api/orders', {
      token,
      body: { items: [{ menuItem: dish.id, qty: 1 }], address: '12 MG Road', phone: newNumber() },
    });
    expect(placed.status).toBe(201);
    const { data } = await shop.graphql('{ restaurant { codeAbove phoneCodeChannels } }');
    expect(data).toEqual({ restaurant: { codeAbove: 0, phoneCodeChannels: [] } });
    const refused = await shop.rest('POST', '/api/phone/code', {
      token,
      body: { phone: newNumber(), channel: 'SMS' },
    });
    expect(refused.status).toBe(400);
  } finally {
    await shop.close();
  }
});

/** A customer who took an order of a shop that asks for no codes yet. */
async function aKnownCustomer(shop: TestApp): Promise<Account> {
  const customer = await aCustomer(shop);
  const [door] = doorsOf(() => shop) as [ReturnType<typeof doorsOf>[number]];
  const dish = await aDish(shop);
  const order = value(await door.placeOrder(customer.token, { items: [{ id: dish.id, quantity: 1 }] }));
  value(await door.setStatus((await anAdmin(shop)).token, order.id, 'Delivered'));
  return customer;
}

it('one site, or new customers alone, cannot use up the codes of the shop', async () => {
  // 30 codes of the shop, of which 23 are for strangers; 2 per network, 8 per site.
  const environment = { ...phones.environment, TRUST_PROXY: '1', RATE_LIMIT_FACTOR: '0.1' };
  const shop = await TestApp.start(environment);
  try {
    const known = await aKnownCustomer(shop);
    await changeRestaurant(shop, await anAdmin(shop), { codeAbove: 0 });
    const send = async (from: string, customer?: Account) => {
      const { token } = customer ?? (await aCustomer(shop));
      const body = { phone: newNumber(), channel: 'SMS' };
      const headers = { 'X-Forwarded-For': from };
      return (await shop.rest('POST', '/api/phone/code', { token, headers, body })).status;
    };
    const ofSite = [];
    for (let count = 0; count < 12; count += 1) ofSite.push(await send(`2001:db8:1:${count}::1`));
    expect(ofSite).toEqual([
      ...Array.from({ length: 8 }, () => 200),
      ...Array.from({ length: 4 }, () => 429),
    ]);
    const ofStrangers = [];
    for (let count = 0; count < 17; count += 1) ofStrangers.push(await send(`198.51.100.${count}`));
    expect(ofStrangers).toEqual([
      ...Array.from({ length: 15 }, () => 200),
      ...Array.from({ length: 2 }, () => 429),
    ]);
    expect(await send('203.0.113.9', known)).toBe(200);
  } finally {
    await shop.close();
  }
});

it('codes are limited per account, number and network', async () => {
  const shop = await TestApp.start({ ...phones.environment, TRUST_PROXY: '1' });
  try {
    const known = await aKnownCustomer(shop);
    await changeRestaurant(shop, await anAdmin(shop), { codeAbove: 0 });
    const send = async ({ token }: Account, phone: string, channel = 'SMS', from = '203.0.113.1') => {
      const headers = { 'X-Forwarded-For': from };
      const { status } = await shop.rest('POST', '/api/phone/code', {
        token,
        headers,
        body: { phone, channel },
      });
      return status;
    };
    const number = newNumber();
    phones.behaviour = 'refuse';
    const meera = await aCustomer(shop);
    for (let count = 0; count < 6; count += 1) expect(await send(meera, number)).toBe(503);
    phones.behaviour = 'accept';
    // Codes that were not sent count only for the account, and presses without a new code not at all.
    for (let count = 0; count < 9; count += 1) expect(await send(meera, number, 'WHATSAPP')).toBe(200);

    const asha = await aCustomer(shop);
    const own = [];
    for (let count = 0; count < 11; count += 1) own.push(await send(asha, newNumber()));
    expect(own).toEqual([...Array.from({ length: 10 }, () => 200), 429]);
    const same = [];
    for (let count = 0; count < 5; count += 1) same.push(await send(await aCustomer(shop), number));
    // With the first of Meera, four from one network: others have their own.
    expect(same).toEqual([200, 200, 200, 429, 429]);
    const elsewhere = [];
    for (let count = 0; count < 4; count += 1)
      elsewhere.push(await send(await aCustomer(shop), number, 'SMS', '198.51.100.7'));
    expect(elsewhere).toEqual([200, 200, 429, 429]);
    expect(await send(known, number, 'SMS', '198.51.100.8')).toBe(200);
    const others = [];
    for (let count = 0; count < 12; count += 1) others.push(await send(await aCustomer(shop), newNumber()));
    expect(others.filter((status) => status === 200).length).toBeLessThan(12);
    expect(others.at(-1)).toBe(429);
    // Refused by the network's limit, the number has all of its codes left for other networks.
    const refused = newNumber();
    for (let count = 0; count < 6; count += 1) expect(await send(await aCustomer(shop), refused)).toBe(429);
    expect(await send(await aCustomer(shop), refused, 'SMS', '198.51.100.1')).toBe(200);
  } finally {
    await shop.close();
  }
});
