import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { TestApp } from '../../../test/app.js';
import {
  aMinuteAfter,
  aTablet,
  changeDevice,
  noteDevice,
  noticesOf,
  ownDevice,
  registerDevice,
} from '../../../test/devices.js';
import { aCustomer, aDish, anAdmin, aStaffMember, password, type Account } from '../../../test/factories.js';
import { ageSession, ask } from '../../../test/people.js';
import { newId } from '../../platform/ids.js';

let test: TestApp;
beforeAll(async () => {
  test = await TestApp.start({ RATE_LIMIT_FACTOR: '1000' });
});
afterAll(() => test.close());

let owner: Account;
beforeEach(async () => {
  owner = await anAdmin(test, 'Meera Shah');
});

const rest = <T>(method: string, route: string, token: string, body?: object) =>
  test.rest<T>(method, route, { token, ...(body && { body }) });

const isSignedIn = async ({ token }: { readonly token: string }) =>
  (await test.app.services.auth.authenticate(token)) !== null;

async function anOrder(): Promise<string> {
  const { id } = await aDish(test);
  const { token } = await aCustomer(test);
  const input = { items: [{ menuItemId: id, quantity: 1 }], address: '1 MG Road', paymentMode: 'COD' };
  const query = 'mutation ($input: PlaceOrderInput!) { placeOrder(input: $input) { id } }';
  return (await ask<{ id: string }>(test, query, { input }, token)).value?.id ?? '';
}

const prepare = (id: string, token: string) =>
  ask<unknown>(test, `mutation { updateOrderStatus(id: "${id}", status: PREPARING) { id } }`, {}, token);

interface Listed {
  readonly id: string;
  readonly name: string;
}
const listed = async () =>
  (await ask<Listed[]>(test, '{ devices { id name copiedSince } }', {}, owner.token)).value ?? [];

interface Me {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  readonly isGuest: boolean;
  readonly staffRole: string;
  readonly permissions: readonly string[];
}
const me = async ({ token }: { readonly token: string }) =>
  (await ask<Me>(test, '{ me { id name email isGuest staffRole lacksSecondFactor permissions } }', {}, token))
    .value;

describe('a tablet', () => {
  it('is signed in by an owner, whose session ends here', async () => {
    const { value } = await registerDevice(test, owner, { name: 'Tandoor', lockMinutes: 2 });
    expect(await isSignedIn(owner)).toBe(false);
    const tablet = { id: value?.user.id ?? '', token: value?.token ?? '' };
    expect(await me(tablet)).toMatchObject({
      id: tablet.id,
      name: 'Tandoor',
      email: '',
      isGuest: false,
      staffRole: 'KITCHEN',
      lacksSecondFactor: false,
    });
    const body = await rest<object>('GET', '/api/device', tablet.token);
    expect(body.body).toMatchObject({ _id: tablet.id, place: 'KITCHEN', lockMinutes: 2, person: null });
  });

  it('is signed in through REST, too, and by managers', async () => {
    const manager = await aStaffMember(test, 'MANAGER', 'Farah Khan');
    const input = { name: 'Till', place: 'COUNTER', demandsPerson: true };
    const { status, body } = await rest<{ token: string }>(
      'POST',
      '/api/admin/devices',
      manager.token,
      input,
    );
    expect(status).toBe(201);
    const seen = await rest<Record<string, unknown>[]>('GET', '/api/admin/devices', owner.token);
    expect(seen.body).toContainEqual(
      expect.objectContaining({
        name: 'Till',
        registeredBy: 'Farah Khan',
        lockMinutes: 5,
        demandsPerson: true,
      }),
    );
    expect((await ownDevice(test, body))?.place).toBe('COUNTER');
  });

  it('is announced to the other owners alone, with who signed it in, and where', async () => {
    const [other, manager] = [await anAdmin(test), await aStaffMember(test, 'MANAGER', 'Farah Khan')];
    const { id, email } = owner;
    const { token } = await test.app.services.auth.login({ email, password }, '10.9.0.1');
    await registerDevice(test, { ...owner, token }, { name: 'Tandoor' });
    const mailed = () =>
      test.app.dataSource.query<object[]>(
        `select user_id as to, content->>'body' as body, content->'action'->>'route' as route
         from deliveries where channel = 'email' and user_id = any($1) and content->>'subject' like '%“Tandoor”%'`,
        [[id, other.id, manager.id]],
      );
    const body =
      'Meera Shah signed it in for the kitchen. If you know nothing of it, sign it out under Tablets, and ask Meera Shah.';
    await expect.poll(mailed).toEqual([{ to: other.id, body, route: '/admin/devices' }]);
    const title = 'A new tablet is signed in: “Tandoor”';
    expect(await noticesOf(test, other)).toContainEqual({ title, body, link: '/admin/devices' });
    await registerDevice(test, manager, { name: 'Till', place: 'COUNTER' });
    const told = async () => (await noticesOf(test, owner)).map((notice) => notice.title);
    await expect.poll(told).toContain('A new tablet is signed in: “Till”');
    expect(await told()).not.toContain(title);
  });

  it('needs the password after a while', async () => {
    await ageSession(test, owner);
    expect((await registerDevice(test, owner)).code).toBe('REAUTHENTICATE');
    expect((await registerDevice(test, owner, {}, { currentPassword: 'wrong' })).code).toBe('REAUTHENTICATE');
    expect((await registerDevice(test, owner, {}, { currentPassword: password })).value).toBeDefined();
  });

  it.each([
    ['a name', { name: ' ' }],
    ['minutes', { lockMinutes: 0 }],
    ['fewer minutes', { lockMinutes: 61 }],
  ])('needs %s', async (_what, input) => {
    expect((await registerDevice(test, owner, input)).code).toBe('BAD_USER_INPUT');
    expect(await isSignedIn(owner)).toBe(true);
  });

  it('works by itself, and its name stays with what was done there', async () => {
    const tablet = await aTablet(test, { name: 'Tandoor' });
    const id = await anOrder();
    expect((await prepare(id, tablet.token)).value).toBeDefined();
    const history = `{ order(id: "${id}") { history { by device approvedBy } } }`;
    const order = await ask<{ history: object[] }>(test, history, {}, owner.token);
    expect(order.value?.history.at(-1)).toEqual({ by: 'Tandoor', device: 'Tandoor', approvedBy: null });
    const entries = await rest<object[]>('GET', `/api/admin/audit?subjectId=${id}`, owner.token);
    expect(entries.body[0]).toMatchObject({
      actorId: tablet.id,
      actorName: 'Tandoor',
      device: 'Tandoor',
      approvedBy: null,
    });
  });

  it('may do what its place may, and nothing with an account', async () => {
    const kitchen = await me(await aTablet(test));
    expect(kitchen?.permissions).toEqual([
      'VIEW_ORDERS',
      'UPDATE_ORDER_STATUS',
      'CHANGE_ORDERS',
      'CHANGE_PROMISED_TIMES',
      'PAUSE_ORDERING',
      'MARK_SOLD_OUT',
      'SET_PORTIONS',
      'VIEW_FULL_MENU',
      'USE_DEVICE',
    ]);
    const counter = await me(await aTablet(test, { place: 'COUNTER' }));
    expect(counter?.permissions).toContain('ENTER_TAKINGS');
    for (const never of [
      'USE_ACCOUNT',
      'ORDER',
      'BOOK_TABLES',
      'REFUND_PAYMENTS',
      'EDIT_MENU',
      'EDIT_DEVICES',
    ])
      expect(counter?.permissions).not.toContain(never);
  });

  it('stays signed in whatever becomes of whoever signed it in', async () => {
    const { email } = owner;
    const { token } = await test.app.services.auth.login({ email, password }, '10.9.0.1');
    const signedIn = await registerDevice(test, { ...owner, token });
    const tablet = { token: signedIn.value?.token ?? '' };
    const change = `mutation ($input: UpdateProfileInput!) { updateProfile(input: $input) { id } }`;
    const input = { password: 'another horse battery', currentPassword: password };
    expect((await ask(test, change, { input }, owner.token)).value).toBeDefined();
    expect((await ask(test, 'mutation { logoutEverywhere }', {}, owner.token)).value).toBe(true);
    expect(await isSignedIn(tablet)).toBe(true);
    const other = await anAdmin(test);
    const end = `mutation { endPerson(id: "${owner.id}") }`;
    expect((await ask(test, end, {}, other.token)).value).toBe(true);
    expect(await isSignedIn(tablet)).toBe(true);
  });

  it('is nobody among people, customers and those who need a second factor', async () => {
    const tablet = await aTablet(test, { name: 'Tandoor' });
    const people = await ask<{ persons: Listed[] }>(
      test,
      '{ people { persons { id name } } }',
      {},
      owner.token,
    );
    expect(people.value?.persons.map(({ name }) => name)).not.toContain('Tandoor');
    const { manager } = test.app.dataSource;
    expect(await manager.query('select from customers where id = $1', [tablet.id])).toEqual([]);
    const change = `mutation { changePersonsRole(id: "${tablet.id}", role: MANAGER) }`;
    expect((await ask(test, change, {}, owner.token)).code).toBe('NOT_FOUND');
    expect((await ask(test, `mutation { endPerson(id: "${tablet.id}") }`, {}, owner.token)).code).toBe(
      'NOT_FOUND',
    );
    await manager.query(`update second_factor_rule set roles = '{KITCHEN}'`);
    try {
      expect(await me(tablet)).toMatchObject({ lacksSecondFactor: false });
      expect((await prepare(await anOrder(), tablet.token)).value).toBeDefined();
    } finally {
      await manager.query(`update second_factor_rule set roles = '{}'`);
    }
  });

  it('gets no notifications', async () => {
    const tablet = await aTablet(test);
    await anOrder();
    const about = ({ id }: { readonly id: string }) =>
      test.app.dataSource.query<unknown[]>(
        `select from notifications where user_id = $1 and kind = 'order.placed'`,
        [id],
      );
    await expect.poll(() => about(owner)).not.toEqual([]);
    expect(await about(tablet)).toEqual([]);
  });

  it('is changed, which the audit log has', async () => {
    const { id } = await aTablet(test, { name: 'Tandoor' });
    const update = `updateDevice(id: "${id}", input: { name: "Grill", lockMinutes: 9 }) { name lockMinutes demandsPerson }`;
    expect((await changeDevice(test, owner, update)).value).toEqual({
      name: 'Grill',
      lockMinutes: 9,
      demandsPerson: false,
    });
    const body = { demandsPerson: true };
    const changed = await rest<object>('PATCH', `/api/admin/devices/${id}`, owner.token, body);
    expect(changed.body).toMatchObject({ name: 'Grill', demandsPerson: true, lockMinutes: 9 });
    await rest('DELETE', `/api/admin/devices/${id}`, owner.token);
    const entries = await rest<object[]>('GET', `/api/admin/audit?subjectId=${id}`, owner.token);
    expect(entries.body).toMatchObject([
      { act: 'DELETED', subject: 'DEVICE', subjectName: 'Grill' },
      { act: 'CHANGED', before: { demandsPerson: false }, after: { demandsPerson: true } },
      {
        act: 'CHANGED',
        before: { name: 'Tandoor', lockMinutes: 5 },
        after: { name: 'Grill', lockMinutes: 9 },
      },
      { act: 'ADDED', after: { place: 'KITCHEN', demandsPerson: false, lockMinutes: 5 } },
    ]);
  });

  it('does nothing without a person if it demands one', async () => {
    const tablet = await aTablet(test, { demandsPerson: true });
    expect((await me(tablet))?.permissions).toEqual(['USE_DEVICE']);
    const { code, message } = await prepare(await anOrder(), tablet.token);
    expect(code).toBe('FORBIDDEN');
    expect(message).toMatch(/enter your PIN/);
  });

  it('never becomes an account, and no session makes one that was signed out work again', async () => {
    const tablet = await aTablet(test);
    const { manager } = test.app.dataSource;
    const withEmail = manager.query(`update users set email = 'tablet@example.in' where id = $1`, [
      tablet.id,
    ]);
    await expect(withEmail).rejects.toThrow('A tablet has no e-mail address');
    const sessions = await manager.query<{ id: string }[]>('select id from sessions where user_id = $1', [
      tablet.id,
    ]);
    await manager.query(
      `insert into guest_links (hash, user_id) values (sha256('x'), $1) on conflict do nothing`,
      [tablet.id],
    );
    await changeDevice(test, owner, `endDevice(id: "${tablet.id}")`);
    expect(await manager.query('select from guest_links where user_id = $1', [tablet.id])).toEqual([]);
    await manager.query(
      `insert into sessions (id, user_id, expires_at) values ($1, $2, now() + interval '1 day')`,
      [sessions[0]?.id, tablet.id],
    );
    expect(await isSignedIn(tablet)).toBe(false);
  });

  it('is not found once it is signed out, and unknown ones never are', async () => {
    const { id } = await aTablet(test);
    expect((await changeDevice(test, owner, `endDevice(id: "${id}")`)).value).toBe(true);
    expect((await listed()).map((device) => device.id)).not.toContain(id);
    for (const each of [id, newId()]) {
      expect((await changeDevice(test, owner, `endDevice(id: "${each}")`)).code).toBe('NOT_FOUND');
      expect((await changeDevice(test, owner, `unlockDevice(id: "${each}") { id }`)).code).toBe('NOT_FOUND');
      const update = `updateDevice(id: "${each}", input: {}) { id }`;
      expect((await changeDevice(test, owner, update)).code).toBe('NOT_FOUND');
    }
  });

  it('closes its live connections within a second when it is signed out, and its name stays in histories', async () => {
    const tablet = await aTablet(test, { name: 'Tandoor' });
    const id = await anOrder();
    await prepare(id, tablet.token);
    const client = test.live(tablet.token);
    const closed = new Promise<{ code: number; at: number }>((resolve) => {
      client.on('closed', (event) => resolve({ code: (event as { code: number }).code, at: Date.now() }));
    });
    const opened = new Promise((resolve) => {
      client.on('connected', resolve);
    });
    const news = client.iterate({ query: 'subscription { orderFeed { __typename } }' });
    void news.next().catch(() => undefined);
    await opened;
    await changeDevice(test, owner, `endDevice(id: "${tablet.id}")`);
    const ended = Date.now();
    const { code, at } = await closed;
    expect(code).toBe(4403);
    expect(at - ended).toBeLessThan(1000);
    await client.dispose();
    expect(await isSignedIn(tablet)).toBe(false);
    const history = `{ order(id: "${id}") { history { by device } } }`;
    const order = await ask<{ history: object[] }>(test, history, {}, owner.token);
    expect(order.value?.history.at(-1)).toEqual({ by: 'Tandoor', device: 'Tandoor' });
  });
});

describe('a tablet’s report', () => {
  it('is noted, through both doors', async () => {
    const tablet = await aTablet(test);
    const report = { appVersion: '1.2.3', batteryPercent: 41, isCharging: false };
    const first = await rest<{ stamp: string }>('POST', '/api/device/seen', tablet.token, report);
    expect((await noteDevice(test, tablet, first.body.stamp)).value).toMatch(/^[0-9a-f]{24}$/);
    const seen = await rest<{ _id: string }[]>('GET', '/api/admin/devices', owner.token);
    expect(seen.body.find(({ _id }) => _id === tablet.id)).toMatchObject({
      ...report,
      lastSeenAt: expect.stringContaining('Z') as string,
      copiedSince: null,
    });
    const wrong = await rest('POST', '/api/device/seen', tablet.token, { batteryPercent: 101 });
    expect(wrong.status).toBe(400);
  });

  it('may be repeated if its answer was lost', async () => {
    const tablet = await aTablet(test);
    await noteDevice(test, tablet);
    const first = (await noteDevice(test, tablet)).value;
    await noteDevice(test, tablet, first);
    const second = (await noteDevice(test, tablet, first)).value;
    expect((await noteDevice(test, tablet, second)).value).toBeDefined();
  });

  it.each([
    ['an old stamp', (stamps: readonly string[]) => stamps[0]],
    ['no stamp', () => undefined],
    ['an invented stamp', () => newId()],
  ])(
    'with %s shows that the token was copied: both are signed out, and the owners know',
    async (_what, stampOf) => {
      const tablet = await aTablet(test, { name: `Copy ${newId()}` });
      const stamps: string[] = [];
      for (let count = 0; count < 3; count += 1)
        stamps.push((await noteDevice(test, tablet, stamps.at(-1))).value ?? '');
      await aMinuteAfter(test, tablet);
      stamps.push((await noteDevice(test, tablet, stamps.at(-1))).value ?? '');
      const report = 'mutation ($stamp: String) { noteDevice(stamp: $stamp) }';
      const { errors } = await test.graphql(report, { stamp: stampOf(stamps) }, tablet.token);
      expect(errors).toMatchObject([
        {
          message: expect.stringContaining('another browser') as string,
          extensions: { code: 'UNAUTHENTICATED', fields: [{ field: 'stamp' }] },
        },
      ]);
      expect(await isSignedIn(tablet)).toBe(false);
      expect(await listed()).toContainEqual(
        expect.objectContaining({ id: tablet.id, copiedSince: expect.stringContaining('Z') as string }),
      );
      const noticed = async () =>
        (await noticesOf(test, owner)).find(({ title }) => title.includes('was signed out'))?.link;
      await expect.poll(noticed).toBe('/admin/devices');
    },
  );

  it('may come from two windows of one browser, which keeps either stamp, and late', async () => {
    const tablet = await aTablet(test);
    const first = (await noteDevice(test, tablet)).value;
    const second = (await noteDevice(test, tablet, first)).value;
    const ofOtherWindow = (await noteDevice(test, tablet, first)).value;
    await aMinuteAfter(test, tablet);
    const third = (await noteDevice(test, tablet, second)).value;
    const fourth = (await noteDevice(test, tablet, third)).value;
    expect((await noteDevice(test, tablet, second)).value).toBeDefined();
    await aMinuteAfter(test, tablet);
    expect((await noteDevice(test, tablet, fourth)).value).toBeDefined();
    expect((await noteDevice(test, tablet, ofOtherWindow)).code).toBe('UNAUTHENTICATED');
  });

  it.each([1, 2, 5])('of a copy that reports %i times between shows it in two minutes', async (times) => {
    const tablet = await aTablet(test);
    let own = (await noteDevice(test, tablet)).value;
    let copied = own;
    const codes: (string | undefined)[] = [];
    const report = async (stamp: string | undefined) => {
      const { value, code } = await noteDevice(test, tablet, stamp);
      codes.push(code);
      return value;
    };
    for (let minute = 0; minute < 2; minute += 1) {
      own = await report(own);
      for (let count = 0; count < times; count += 1) copied = await report(copied);
      await aMinuteAfter(test, tablet);
    }
    await report(own);
    await report(copied);
    expect(codes).toContain('UNAUTHENTICATED');
  });

  it('may have any stamp after a backup was restored', async () => {
    const tablet = await aTablet(test);
    const stamp = (await noteDevice(test, tablet)).value;
    await test.app.dataSource.query('update devices set stamp = null where id = $1', [tablet.id]);
    const next = (await noteDevice(test, tablet, newId())).value;
    expect((await noteDevice(test, tablet, next)).value).toBeDefined();
    await aMinuteAfter(test, tablet);
    await noteDevice(test, tablet, next);
    await aMinuteAfter(test, tablet);
    expect((await noteDevice(test, tablet, stamp)).code).toBe('UNAUTHENTICATED');
  });

  it('of parallel ones with the same stamp none takes the other for a copy twice', async () => {
    const tablet = await aTablet(test);
    const stamp = (await noteDevice(test, tablet)).value;
    const both = await Promise.all([noteDevice(test, tablet, stamp), noteDevice(test, tablet, stamp)]);
    expect(both.map(({ code }) => code)).toEqual([undefined, undefined]);
    expect(await isSignedIn(tablet)).toBe(true);
  });

  it('is only a tablet’s', async () => {
    const { code } = await noteDevice(test, { id: owner.id, token: owner.token });
    expect(code).toBe('FORBIDDEN');
    expect(await ownDevice(test, owner)).toBeNull();
    expect((await rest('GET', '/api/device', owner.token)).status).toBe(403);
  });
});
