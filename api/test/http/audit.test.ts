import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { newId } from '../../src/platform/ids.js';
import { TestApp } from '../app.js';
import { aCustomer, aDish, anAdmin, type Account } from '../factories.js';

interface Line {
  msg: string;
  level: number;
  userId?: string | null;
  operation?: string;
  id?: string;
  requestId?: string;
  code?: string;
}

const written: string[] = [];
let test: TestApp;
let asha: Account;
let admin: Account;
let dishId: string;

beforeAll(async () => {
  const logTo = { write: (line: string) => void written.push(line) };
  test = await TestApp.start({ LOG_LEVEL: 'info' }, logTo);
  asha = await aCustomer(test);
  admin = await anAdmin(test);
  dishId = (await aDish(test)).id;
});
beforeEach(() => written.splice(0));
afterAll(() => test.close());

const audited = () =>
  written.map((line) => JSON.parse(line) as Line).filter(({ msg }) => /^(refused|admin action)/.test(msg));

/** A REST request is logged at its end, possibly after its client has the answer. */
const oneLine = async (): Promise<Line> => {
  await expect.poll(audited).toHaveLength(1);
  const [line] = audited();
  if (!line) throw new Error('unreachable');
  return line;
};

const requestId = 'request-that-the-proxy-named';
const headers = { 'X-Request-Id': requestId };
const setStatus =
  'mutation Harmless($id: ID!) { menu: updateOrderStatus(id: $id, status: PREPARING) { id } }';

async function place(): Promise<string> {
  const { body } = await test.rest<{ _id: string }>('POST', '/api/orders', {
    token: asha.token,
    body: { items: [{ menuItem: dishId, qty: 1 }], address: '12 MG Road', paymentMode: 'COD' },
  });
  return body._id;
}

describe('the log of refusals', () => {
  it('names the route through REST', async () => {
    await test.rest('GET', '/api/admin/summary?token=secret', { token: asha.token, headers });
    expect(await oneLine()).toMatchObject({
      msg: 'refused',
      level: 40,
      userId: asha.id,
      operation: 'GET /api/admin/summary',
      requestId,
      code: 'FORBIDDEN',
    });
  });

  it('names the field through GraphQL, not the client’s alias', async () => {
    const id = newId();
    await test.rest('POST', '/graphql', {
      token: asha.token,
      headers,
      body: { query: setStatus, variables: { id } },
    });
    expect(await oneLine()).toMatchObject({
      msg: 'refused',
      userId: asha.id,
      operation: 'Mutation.updateOrderStatus',
      id,
      requestId,
      code: 'FORBIDDEN',
    });
  });

  it('names the field through a WebSocket', async () => {
    const client = test.live();
    await client.iterate({ query: 'subscription { dashboardUpdated { totalOrders } }' }).next();
    await client.dispose();
    expect(await oneLine()).toMatchObject({
      msg: 'refused',
      userId: null,
      operation: 'Subscription.dashboardUpdated',
      requestId: expect.stringMatching(/\w/) as string,
      code: 'UNAUTHENTICATED',
    });
  });
});

describe('the log of admins’ changes', () => {
  it('names the route through REST', async () => {
    const id = await place();
    const options = { token: admin.token, headers, body: { status: 'Preparing' } };
    await test.rest('PUT', `/api/admin/orders/${id}/status`, options);
    const line = await oneLine();
    expect(line).toMatchObject({
      msg: 'admin action',
      level: 30,
      userId: admin.id,
      operation: `PUT /api/admin/orders/${id}/status`,
      requestId,
    });
    expect(line).not.toHaveProperty('code');
  });

  it('names the field through GraphQL', async () => {
    const id = await place();
    await test.graphql(setStatus, { id }, admin.token);
    expect(await oneLine()).toMatchObject({
      msg: 'admin action',
      userId: admin.id,
      operation: 'Mutation.updateOrderStatus',
      id,
    });
  });

  it('also has failed attempts, with the reason', async () => {
    await test.graphql(setStatus, { id: newId() }, admin.token);
    expect(await oneLine()).toMatchObject({
      msg: 'admin action failed',
      userId: admin.id,
      code: 'NOT_FOUND',
    });
  });
});

it('public reads and customers’ own actions are not logged', async () => {
  await place();
  await test.rest('GET', '/api/admin/orders', { token: admin.token });
  await test.graphql('{ dashboard { message } }', {}, admin.token);
  await test.rest('POST', '/api/auth/login', { body: { email: asha.email, password: 'hunter2hunter2' } });
  await test.rest('PUT', `/api/admin/orders/${newId()}/status`, {
    token: admin.token,
    body: { status: 'hunter2hunter2' },
  });
  expect(await oneLine()).toMatchObject({ msg: 'admin action failed', code: 'BAD_USER_INPUT' });
  const log = written.join('');
  for (const secret of ['hunter2', asha.token, admin.token, asha.email, 'MG Road']) {
    expect(log).not.toContain(secret);
  }
});
