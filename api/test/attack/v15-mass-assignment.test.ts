import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newId } from '../../src/platform/ids.js';
import { TestApp } from '../app.js';
import { graphqlFieldsOf } from '../doors/graphql-fields.js';
import { goodText } from '../doors/bad-texts.js';
import { restFieldsOf } from '../doors/rest-fields.js';
import { graphql } from '../doors/operations.js';
import { aCustomer, aDish, type Account } from '../factories.js';

/** Chosen by the attacker. */
const forgedId = 'f0'.repeat(12);
const longAgo = '1999-06-15T12:00:00.000Z';

let test: TestApp;
let attacker: Account;
let victim: Account;
/** Values that a request must not set, under every name that an API or a database might use. */
let extras: Record<string, unknown>;
beforeAll(async () => {
  test = await TestApp.start({ RATE_LIMIT_FACTOR: '1000' });
  [attacker, victim] = [await aCustomer(test), await aCustomer(test)];
  extras = {
    ...Object.fromEntries(['id', '_id'].map((name) => [name, forgedId])),
    ...Object.fromEntries(
      ['userId', 'user_id', 'user', 'owner', 'ownerId', 'sub'].map((name) => [name, victim.id]),
    ),
    ...Object.fromEntries(
      ['createdAt', 'created_at', 'placedAt', 'placed_at', 'readAt'].map((name) => [name, longAgo]),
    ),
    role: 'admin',
    isAdmin: true,
    admin: true,
    passwordHash: 'x',
    paymentStatus: 'Paid',
    payment_status: 'PAID',
    payment: { id: forgedId, state: 'CAPTURED' },
    status: 'Delivered',
    state: 'CAPTURED',
    pricePaise: 1,
    totalPaise: 1,
    amountPaise: 1,
    refunded: 0,
    tableId: forgedId,
    version: 999,
  };
});
afterAll(() => test.close());

const rows = <T>(query: string, parameters: unknown[] = []) =>
  test.app.dataSource.query<T[]>(query, parameters);

/** Rows of any table that have the value in one of these columns. */
async function rowsWith(columns: RegExp, value: string): Promise<string[]> {
  const found = await rows<{ table_name: string; column_name: string }>(
    `select table_name, column_name from information_schema.columns where table_schema = 'public'`,
  );
  const places: string[] = [];
  for (const { table_name: table, column_name: column } of found.filter((one) =>
    columns.test(one.column_name),
  )) {
    const [row] = await rows<{ count: number }>(
      `select count(*)::int as count from "${table}" where "${column}"::text like $1`,
      [value],
    );
    if (row && row.count > 0) places.push(`${table}.${column}: ${row.count}`);
  }
  return places;
}

async function promises() {
  return {
    admins: await rows('select id from users where role <> $1', ['customer']),
    paid: await rows(`select id from orders where lower(payment_status) <> 'pending'`),
    chosenIds: await rowsWith(/(^|_)id$/, forgedId),
    longAgo: await rowsWith(/_at$/, '1999-06-%'),
    ofTheVictim: (await rowsWith(/^user_id$/, victim.id)).filter((place) => !place.startsWith('sessions')),
  };
}

const nothing = { admins: [], paid: [], chosenIds: [], longAgo: [], ofTheVictim: [] };

describe('V15.3.3 fields that a request must not set', () => {
  it('are ignored by every REST route, beside the valid fields', async () => {
    const dish = await aDish(test);
    const fields = restFieldsOf(test).filter(({ part }) => part === 'json');
    const bodies = new Map(fields.map(({ route, body }) => [route, body('12 MG Road')]));
    expect(bodies.size).toBeGreaterThan(8);
    for (const [route, body = {}] of bodies) {
      const [method = '', path = ''] = route.split(' ');
      const address = path.replaceAll(/\{(\w+)\}/g, (_all, name: string) => goodText(name));
      const own = Object.fromEntries(Object.entries(extras).filter(([name]) => !(name in body)));
      const { status } = await test.rest(method, address, {
        token: attacker.token,
        body: JSON.stringify({ ...body, ...own }),
      });
      expect([route, status < 500]).toEqual([route, true]);
    }
    expect(await promises()).toEqual(nothing);

    // Accepted requests, so that the effect of the extra fields shows.
    const order = {
      items: [{ menuItem: dish.id, qty: 2, price: 1, unitPrice: 1 }],
      address: '1 MG Road',
      paymentMode: 'COD',
    };
    const placed = await test.rest('POST', '/api/orders', {
      token: attacker.token,
      body: JSON.stringify({ ...extras, ...order }),
    });
    expect(placed).toMatchObject({
      status: 201,
      body: { total: 90, paymentStatus: 'Pending', status: 'Pending', version: 1 },
    });
    const email = `${newId()}@example.in`;
    const account = { ...extras, name: 'Asha', email, password: 'mango lassi 42' };
    expect(await test.rest('POST', '/api/auth/register', { body: JSON.stringify(account) })).toMatchObject({
      status: 201,
      body: { user: { role: 'customer' } },
    });
    const change = JSON.stringify({ ...extras, name: 'Meera' });
    expect(
      await test.rest('PATCH', '/api/auth/profile', { token: attacker.token, body: change }),
    ).toMatchObject({
      status: 200,
      body: { user: { _id: attacker.id, name: 'Meera', role: 'customer' } },
    });
    expect(await promises()).toEqual(nothing);
  });

  it('are refused by every GraphQL input, which names the field', async () => {
    const { schema } = test.app;
    const inputs = Object.values(schema.getTypeMap()).filter(graphql.isInputObjectType);
    expect(inputs.length).toBeGreaterThan(9);
    const fields = graphqlFieldsOf(test).filter(({ coordinate }) =>
      inputs.some(({ name }) => coordinate.startsWith(`${name}.`)),
    );
    const operations = new Map(fields.map((field) => [field.operation, field]));
    for (const { operation, kind, query, variables } of operations.values()) {
      if (kind === 'Subscription') continue;
      const good = variables('12 MG Road');
      for (const [argument, value] of Object.entries(good)) {
        if (typeof value !== 'object' || value === null || Array.isArray(value)) continue;
        const extra = Object.entries(extras).filter(([name]) => !(name in value));
        for (const [name, forged] of extra.slice(0, 3)) {
          const sent = { ...good, [argument]: { ...value, [name]: forged } };
          const { status, errors } = await test.graphql(query, sent, attacker.token);
          expect([operation, status, errors?.[0]?.extensions['code']]).toEqual([
            operation,
            400,
            'BAD_USER_INPUT',
          ]);
          expect(errors?.[0]?.message).toContain(`"${name}"`);
        }
      }
    }
    expect(await promises()).toEqual(nothing);
  });
});

describe('V15.3.1 the types of the schema', () => {
  it('have no field for a secret, except the tokens of their own owner', () => {
    const secrets = Object.values(test.app.schema.getTypeMap())
      .filter(graphql.isObjectType)
      .flatMap((type) => Object.keys(type.getFields()).map((field) => `${type.name}.${field}`))
      .filter((field) => /\.\w*(password|hash|secret|token|salt)/i.test(field) && !field.startsWith('__'))
      .filter((field) => !field.startsWith('Mutation.'));
    expect(secrets, 'Whoever may read these can use them: is that meant?').toEqual([
      'Session.token',
      'Session.deviceToken',
      // For whoever may invite to the role.
      'Invitation.token',
      'NewInvitation.token',
      'UndoneChange.resetToken',
      // For the person who sets the printer up.
      'PrinterWithToken.token',
    ]);
  });
});
