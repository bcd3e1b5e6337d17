import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { TestApp } from '../../../test/app.js';
import { aCustomer, aDish, anAdmin, aStaffMember, password, type Account } from '../../../test/factories.js';
import { enrol, factorDoorsOf } from '../../../test/second-factor.js';

let test: TestApp;
beforeAll(async () => {
  test = await TestApp.start();
});
afterAll(() => test.close());
afterEach(() => test.app.dataSource.query(`update second_factor_rule set roles = '{}'`));

interface Refusal {
  readonly code?: string;
  readonly version?: number;
}

const versionNow = async () => {
  const [{ version }] = await test.app.dataSource.query<[{ version: number }]>(
    'select version from second_factor_rule',
  );
  return version;
};

type Demand = (
  account: Account,
  roles: readonly string[],
  version?: number,
  proof?: object,
) => Promise<Refusal>;
const doors: { readonly name: string; readonly demand: Demand }[] = [
  {
    name: 'GraphQL',
    demand: async ({ token }, roles, version, proof = {}) => {
      const { errors } = await test.graphql(
        `mutation ($roles: [StaffRole!]!, $version: Int!, $currentPassword: String) {
           demandSecondFactor(roles: $roles, version: $version, currentPassword: $currentPassword) { version roles }
         }`,
        { roles, version: version ?? (await versionNow()), ...proof },
        token,
      );
      return errors?.[0]?.extensions ?? {};
    },
  },
  {
    name: 'REST',
    demand: async ({ token }, roles, version, proof = {}) => {
      const body = { roles, version: version ?? (await versionNow()), ...proof };
      const answer = await test.rest<Refusal>('PUT', '/api/admin/second-factor', { token, body });
      return answer.status < 400 ? {} : answer.body;
    },
  },
];
const [{ demand }] = doors as [(typeof doors)[number]];

const me = async ({ token }: Account) => {
  const { data } = await test.graphql('{ me { permissions lacksSecondFactor } }', {}, token);
  return data?.['me'] as { permissions: string[]; lacksSecondFactor: boolean };
};

describe.each(doors)('a second factor that the owner demands, through $name', (door) => {
  it('is needed by the staff with that role for all but setting it up', async () => {
    const [owner, cook, clerk] = [
      await anAdmin(test),
      await aStaffMember(test, 'KITCHEN'),
      await aStaffMember(test, 'COUNTER'),
    ];
    expect(await me(cook)).toMatchObject({ lacksSecondFactor: false });
    expect(await door.demand(owner, ['KITCHEN'])).toEqual({});
    expect(await me(cook)).toEqual({ permissions: ['USE_ACCOUNT'], lacksSecondFactor: true });
    const orders = async ({ token }: Account) =>
      (await test.rest('GET', '/api/admin/orders', { token })).status;
    expect([await orders(cook), await orders(clerk)]).toEqual([403, 200]);
    const { errors } = await test.graphql('{ orders { nodes { id } } }', {}, cook.token);
    expect(errors?.[0]).toMatchObject({
      message: expect.stringContaining('set it up in your profile') as string,
      extensions: { code: 'FORBIDDEN' },
    });
    await enrol(test, cook);
    expect(await orders(cook)).toBe(200);
    const isDemandedOf = ({ token }: Account) =>
      Promise.all(factorDoorsOf(() => test).map(async (via) => (await via.own(token)).value?.isDemanded));
    expect([await isDemandedOf(cook), await isDemandedOf(clerk)]).toEqual([
      [true, true],
      [false, false],
    ]);
    expect((await me(cook)).permissions).toContain('VIEW_ORDERS');
  });

  it('does not concern customers', async () => {
    const [owner, asha] = [await anAdmin(test), await aCustomer(test)];
    await door.demand(owner, ['MANAGER', 'KITCHEN', 'COUNTER', 'ACCOUNTANT']);
    expect(await me(asha)).toMatchObject({ lacksSecondFactor: false });
    expect((await me(asha)).permissions).toContain('ORDER');
  });

  it('is demanded by owners alone, who have one before they demand it of owners', async () => {
    const [owner, manager] = [await anAdmin(test), await aStaffMember(test, 'MANAGER')];
    expect(await door.demand(manager, ['KITCHEN'])).toMatchObject({ code: 'FORBIDDEN' });
    expect(await door.demand(owner, ['OWNER'])).toMatchObject({ code: 'BAD_USER_INPUT' });
    await enrol(test, owner);
    expect(await door.demand(owner, ['OWNER'])).toEqual({});
    expect(await me(owner)).toMatchObject({ lacksSecondFactor: false });
  });

  it('is demanded with the password in a session of 16 minutes, and of the present version', async () => {
    const owner = await anAdmin(test);
    await test.app.dataSource.query(
      `update sessions set created_at = now() - interval '16 minutes' where user_id = $1`,
      [owner.id],
    );
    expect(await door.demand(owner, ['KITCHEN'])).toMatchObject({ code: 'REAUTHENTICATE' });
    const proof = { currentPassword: password };
    const version = await versionNow();
    expect(await door.demand(owner, ['KITCHEN'], version - 1, proof)).toMatchObject({
      code: 'CONFLICT',
      version,
    });
    expect(await door.demand(owner, ['KITCHEN'], version, proof)).toEqual({});
  });
});

it('the rule is in the audit log', async () => {
  const owner = await anAdmin(test);
  await demand(owner, ['COUNTER', 'KITCHEN', 'COUNTER']);
  const entries = await test.app.dataSource.query(
    'select act, subject, before, after from audit_entries where actor_id = $1',
    [owner.id],
  );
  expect(entries).toEqual([
    {
      act: 'CHANGED',
      subject: 'SECOND_FACTOR',
      before: { roles: [] },
      after: { roles: ['COUNTER', 'KITCHEN'] },
    },
  ]);
});

it('live messages end for staff who lack what is demanded from now on', async () => {
  const [owner, cook] = [await anAdmin(test), await aStaffMember(test, 'KITCHEN')];
  const client = test.live(cook.token);
  const connected = new Promise((resolve) => client.on('connected', resolve));
  const ended = new Promise<unknown>((resolve) => {
    client.subscribe(
      { query: 'subscription { orderFeed { __typename } }' },
      { next: () => undefined, error: resolve, complete: () => resolve('complete') },
    );
  });
  await connected;
  await demand(owner, ['KITCHEN']);
  expect(await ended).toBe('complete');
  await client.dispose();
});

it('staff who lack what is demanded read and get notices about their account alone', async () => {
  const [owner, cook, asha] = [
    await anAdmin(test),
    await aStaffMember(test, 'KITCHEN'),
    await aCustomer(test),
  ];
  const notices = async ({ token }: Account) => {
    const { data } = await test.graphql(
      '{ notifications(first: 100) { unreadCount nodes { kind } } }',
      {},
      token,
    );
    const { notifications } = data as {
      notifications: { unreadCount: number; nodes: { kind: string }[] };
    };
    const { unreadCount, nodes } = notifications;
    return { unreadCount, kinds: nodes.map(({ kind }) => kind) };
  };
  const order = async () => {
    const dish = await aDish(test);
    const body = { items: [{ menuItem: dish.id, qty: 2 }], address: '12 MG Road', paymentMode: 'COD' };
    await test.rest('POST', '/api/orders', { token: asha.token, body });
  };
  await order();
  await expect.poll(() => notices(cook)).toEqual({ unreadCount: 1, kinds: ['order.placed'] });
  await demand(owner, ['KITCHEN']);
  expect(await notices(cook)).toEqual({ unreadCount: 0, kinds: [] });
  await test.graphql('mutation { markNotificationsRead }', {}, cook.token);
  await order();
  await expect
    .poll(() => notices(owner))
    .toMatchObject({ unreadCount: 2, kinds: ['order.placed', 'order.placed'] });
  const mails = await test.app.dataSource.query(`select from deliveries where user_id = $1`, [cook.id]);
  expect(mails).toHaveLength(1);
  await test.app.dataSource.query(`update users set second_factor_since = now() where id = $1`, [cook.id]);
  expect(await notices(cook)).toEqual({ unreadCount: 1, kinds: ['order.placed'] });
});
