import { createClient } from 'graphql-ws';
import jwt from 'jsonwebtoken';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { TestApp } from '../../../test/app.js';
import {
  aCustomer,
  anAdmin,
  aStaffMember,
  password,
  viewerOf,
  type Account,
} from '../../../test/factories.js';
import { end } from '../../../test/people.js';
import { setStaffRole } from '../auth/set-staff-role.js';

const secret = 'the secret of the tests of open sockets';

let api: TestApp;
let worker: TestApp;
// Separate processes, as in a scaled installation.
beforeAll(async () => {
  api = await TestApp.start({ ROLE: 'api', JWT_SECRET: secret });
  worker = await TestApp.start({ ROLE: 'worker', DATABASE_URL: api.databaseUrl });
});
afterAll(async () => {
  await worker.close();
  await api.close();
});

const disposals: (() => unknown)[] = [];
afterEach(async () => {
  for (const dispose of disposals.splice(0)) await dispose();
});

interface Watcher {
  /** The code with which the server closed the socket; null while it is open. */
  readonly closedWith: () => number | null;
}

/** A client that follows its own orders on one socket and does not reconnect. */
async function watcher(account: Pick<Account, 'id'>, token: string): Promise<Watcher> {
  let code: number | null = null;
  const client = createClient({
    url: `${api.url.replace('http', 'ws')}/graphql`,
    webSocketImpl: WebSocket,
    connectionParams: { authorization: `Bearer ${token}` },
    retryAttempts: 0,
    on: { closed: (event) => (code = (event as { code: number }).code) },
  });
  disposals.push(() => client.dispose());
  const before = api.app.services.liveOrders.listeners(`user:${account.id}`);
  const messages = client.iterate({ query: 'subscription { myOrdersUpdated { id } }' });
  messages.next().catch(() => undefined);
  await expect.poll(() => api.app.services.liveOrders.listeners(`user:${account.id}`)).toBe(before + 1);
  return { closedWith: () => code };
}

const anotherToken = async ({ email }: Account) =>
  (await api.app.services.auth.login({ email, password }, '192.0.2.1')).token;

/** Waits until all these sockets are closed, and expects the others to be open then. */
async function expectClosed(closed: readonly Watcher[], code: number, open: readonly Watcher[] = []) {
  await expect.poll(() => closed.map((one) => one.closedWith())).toEqual(closed.map(() => code));
  expect(open.map((one) => one.closedWith())).toEqual(open.map(() => null));
}

describe('open sockets', () => {
  it('end with their session, and no other', async () => {
    const asha = await aCustomer(api);
    const other = await anotherToken(asha);
    const [first, second] = [await watcher(asha, asha.token), await watcher(asha, other)];
    await api.graphql('mutation { logout }', {}, other);
    await expectClosed([second], 4403, [first]);
    // Its subscription has ended on the server, too.
    await expect.poll(() => api.app.services.liveOrders.listeners(`user:${asha.id}`)).toBe(1);
  });

  it('end with all sessions of the user', async () => {
    const asha = await aCustomer(api);
    const ravi = await aCustomer(api);
    const [first, second, stranger] = [
      await watcher(asha, asha.token),
      await watcher(asha, await anotherToken(asha)),
      await watcher(ravi, ravi.token),
    ];
    await api.graphql('mutation { logoutEverywhere }', {}, asha.token);
    await expectClosed([first, second], 4403, [stranger]);
  });

  it('end with a changed password, except for the session that changed it', async () => {
    const asha = await aCustomer(api);
    const [own, other] = [await watcher(asha, asha.token), await watcher(asha, await anotherToken(asha))];
    const body = { password: 'filter coffee 11' };
    expect((await api.rest('PATCH', '/api/auth/profile', { token: asha.token, body })).status).toBe(200);
    await expectClosed([other], 4403, [own]);
  });

  it('end with the user, even by raw SQL', async () => {
    const asha = await aCustomer(api);
    const socket = await watcher(asha, asha.token);
    await api.app.dataSource.query('delete from users where id = $1', [asha.id]);
    await expectClosed([socket], 4403);
    await expect.poll(() => api.app.services.liveOrders.listeners(`user:${asha.id}`)).toBe(0);
  });

  it('are closed for reconnection when the role was changed, even by raw SQL', async () => {
    const boss = await anAdmin(api);
    const asha = await aCustomer(api);
    const [demoted, untouched] = [await watcher(boss, boss.token), await watcher(asha, asha.token)];
    const client = createClient({
      url: `${api.url.replace('http', 'ws')}/graphql`,
      webSocketImpl: WebSocket,
      connectionParams: { authorization: `Bearer ${boss.token}` },
      retryWait: () => Promise.resolve(),
    });
    disposals.push(() => client.dispose());
    const feed = client.iterate({ query: 'subscription { orderFeed { kind } }' });
    const next = feed.next();
    await expect.poll(() => api.app.services.liveOrders.listeners('any')).toBe(1);

    await api.app.dataSource.query(`update users set role = 'admin', name = 'Asha' where id = $1`, [boss.id]);
    await api.app.dataSource.query(`update users set role = 'customer' where id = $1`, [boss.id]);
    await expectClosed([demoted], 1012, [untouched]);
    // The client reconnects automatically and is identified as a customer.
    expect((await next).value).toMatchObject({ errors: [{ extensions: { code: 'FORBIDDEN' } }] });
    expect(api.app.services.liveOrders.listeners('any')).toBe(0);
  });

  it('are closed for reconnection when the role at the restaurant was changed, even by raw SQL', async () => {
    const owner = await viewerOf(api, await anAdmin(api));
    const cook = await aStaffMember(api, 'KITCHEN');
    const sockets = [await watcher(cook, cook.token)];
    const { dataSource } = api.app;
    await dataSource.transaction((tx) => setStaffRole(tx, owner, cook.id, 'COUNTER'));
    await expectClosed(sockets, 1012);
    sockets.push(await watcher(cook, cook.token));
    await dataSource.query('update users set staff_role = null where id = $1', [cook.id]);
    await expectClosed(sockets, 1012);
  });

  it('end within a second when the role at the restaurant ends', async () => {
    const owner = await anAdmin(api);
    const cook = await aStaffMember(api, 'KITCHEN');
    const socket = await watcher(cook, cook.token);
    expect(await end(api, owner, cook.id)).toEqual({ value: true });
    const ended = Date.now();
    await expect.poll(() => socket.closedWith()).not.toBeNull();
    expect(Date.now() - ended).toBeLessThan(1000);
    expect(await api.app.services.auth.authenticate(cook.token)).toBeNull();
  });

  it('end when their token expires', async () => {
    const asha = await aCustomer(api);
    const { sid } = jwt.decode(asha.token) as { sid: string };
    const token = jwt.sign({ sid }, secret, { subject: asha.id, expiresIn: 2 });
    await expectClosed([await watcher(asha, token)], 4403);
  });
});
