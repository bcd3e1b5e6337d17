import { once } from 'node:events';
import fc from 'fast-check';
import { buildSchema, parse, subscribe, type ExecutionArgs, type ExecutionResult } from 'graphql';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { WebSocket } from 'ws';
import { SharedSubscriptions } from '../../src/graphql/shared-subscriptions.js';
import { orderStatuses } from '../../src/modules/orders/order-status.js';
import { LiveSource, maxBacklog, type Follower } from '../../src/platform/live-source.js';
import { TestApp } from '../app.js';
import { aCustomer, aDish, anAdmin, type Account } from '../factories.js';

let test: TestApp;
let worker: TestApp;
let asha: Account;
let admin: Account;
let dishId: string;
const lines: Line[] = [];
beforeAll(async () => {
  test = await TestApp.start({ ROLE: 'api' });
  worker = await TestApp.start({ ROLE: 'worker', DATABASE_URL: test.databaseUrl });
  asha = await aCustomer(test);
  admin = await anAdmin(test);
  dishId = (await aDish(test)).id;
});
afterEach(() => lines.splice(0).forEach(({ socket }) => socket.terminate()));
afterAll(async () => {
  await worker.close();
  await test.close();
});

/** An initialised raw socket, and every message it receives, as text. */
class Line {
  readonly texts: string[] = [];
  readonly closed: Promise<number>;

  private constructor(readonly socket: WebSocket) {
    lines.push(this);
    this.closed = once(socket, 'close').then(([code]) => code as number);
    socket.on('message', (data: Buffer) => this.texts.push(data.toString()));
  }

  static async open(protocol = 'graphql-transport-ws'): Promise<Line> {
    const socket = new WebSocket(`${test.url.replace('http', 'ws')}/graphql`, protocol);
    const line = new Line(socket);
    await once(socket, 'open');
    return line;
  }

  static async greet(token?: string): Promise<Line> {
    const line = await Line.open();
    line.send({ type: 'connection_init', payload: token ? { authorization: `Bearer ${token}` } : {} });
    await expect.poll(() => line.texts).toEqual(['{"type":"connection_ack"}']);
    line.texts.length = 0;
    return line;
  }

  send(message: unknown): void {
    this.socket.send(typeof message === 'string' ? message : JSON.stringify(message));
  }

  subscribe(id: string, query: string, variables: object = {}): void {
    this.send({ id, type: 'subscribe', payload: { query, variables } });
  }

  async has(count: number): Promise<string[]> {
    await expect.poll(() => this.texts.length).toBe(count);
    return this.texts;
  }
}

async function place(address = '12 MG Road'): Promise<string> {
  const body = { items: [{ menuItem: dishId, qty: 1 }], address, paymentMode: 'COD' };
  const placed = await test.rest<{ _id: string }>('POST', '/api/orders', { token: asha.token, body });
  return placed.body._id;
}

const setStatus = (id: string, status: string | undefined) =>
  test.rest('PUT', `/api/admin/orders/${id}/status`, { token: admin.token, body: { status } });

const follow = (selection: string) => `subscription ($id: ID!) { orderUpdated(id: $id) { ${selection} } }`;

/** The result of GraphQL.js for a single subscription. */
async function alone({ token }: Account, query: string, variables: Record<string, unknown>) {
  const { services, schema } = test.app;
  const answers = (await subscribe({
    schema,
    document: parse(query),
    variableValues: variables,
    contextValue: {
      viewer: await services.auth.identify(`Bearer ${token}`),
      address: '',
      requestId: '',
    },
  })) as AsyncGenerator<ExecutionResult>;
  return answers;
}

describe('sockets that follow the same order', () => {
  const fields = [
    'id version',
    'status paymentStatus',
    'total',
    'items { name quantity unitPrice }',
    'history { from to at }',
    'history { by }',
    'user { name email }',
    'coordinates { lat lng }',
    'payment { id }',
    'where: address',
    '__typename',
  ];

  it('receive exactly the messages of a separate execution, for any selection', async () => {
    const someFields = fc.subarray(fields, { minLength: 1 });
    const someIds = fc.uniqueArray(fc.string({ unit: 'grapheme', minLength: 1, maxLength: 20 }), {
      minLength: 3,
      maxLength: 3,
    });
    await fc.assert(
      fc.asyncProperty(someFields, someIds, async (selected, ids) => {
        const id = await place('12 “MG” Road, ಬೆಂಗಳೂರು');
        const query = follow(selected.join(' '));
        const readers = [asha, admin, asha];
        const opened = await Promise.all(readers.map(({ token }) => Line.greet(token)));
        const expected = await Promise.all(
          readers.map(async (reader) => {
            const answers = await alone(reader, query, { id });
            return [(await answers.next()).value as unknown, answers] as const;
          }),
        );
        opened.forEach((line, n) => line.subscribe(ids[n] ?? '', query, { id }));
        await Promise.all(opened.map((line) => line.has(1)));
        await setStatus(id, 'Preparing');
        for (const [n, line] of opened.entries()) {
          const [first, answers] = expected[n] ?? [];
          const payloads = [first, (await answers?.next())?.value as unknown];
          await answers?.return(undefined);
          expect(await line.has(2)).toEqual(
            payloads.map((payload) => JSON.stringify({ id: ids[n], type: 'next', payload })),
          );
          line.socket.terminate();
        }
      }),
      { numRuns: 12 },
    );
  });

  it('receive different results if they depend on the viewer', async () => {
    const id = await place();
    const [customer, boss] = [await Line.greet(asha.token), await Line.greet(admin.token)];
    for (const line of [customer, boss]) line.subscribe('1', follow('history { by }'), { id });
    await Promise.all([customer.has(1), boss.has(1)]);
    await setStatus(id, 'Preparing');
    expect((await boss.has(2))[1]).toContain(`{"by":"Vikram Shetty"}]`);
    expect((await customer.has(2))[1]).toContain(`{"by":null}]`);
  });

  it('share one read', async () => {
    const id = await place();
    const opened = await Promise.all(Array.from({ length: 8 }, () => Line.greet(asha.token)));
    opened.forEach((line, n) => line.subscribe(`s${n}`, follow('version items { name }'), { id }));
    await Promise.all(opened.map((line) => line.has(1)));
    const read = vi.spyOn(test.app.services.orders, 'versionsOf');
    const change = 'mutation ($id: ID!) { updateOrderStatus(id: $id, status: PREPARING) { id } }';
    await test.graphql(change, { id }, admin.token);
    await Promise.all(opened.map((line) => line.has(2)));
    expect(read.mock.calls).toEqual([[[{ orderId: id, after: 1, upTo: 2 }]]]);
    read.mockRestore();
  });

  it('receive every version from their first one on, if they join at any time', async () => {
    const id = await place();
    const early = await Line.greet(asha.token);
    early.subscribe('0', follow('version'), { id });
    await early.has(1);
    const late = await Promise.all(Array.from({ length: 12 }, () => Line.greet(asha.token)));
    for (const [n, line] of late.entries()) {
      line.subscribe('1', follow('version'), { id });
      await setStatus(id, orderStatuses[(n + 1) % orderStatuses.length]);
    }
    const last = late.length + 1;
    for (const line of [early, ...late]) {
      const versions = () => line.texts.map((text) => Number(/"version":(\d+)/.exec(text)?.[1]));
      await expect.poll(() => versions().at(-1)).toBe(last);
      const [first = 0] = versions();
      expect(versions()).toEqual(Array.from({ length: last - first + 1 }, (_, n) => first + n));
    }
  });

  it('can disconnect abruptly without affecting the others', async () => {
    const id = await place();
    const [stays, leaves] = [await Line.greet(asha.token), await Line.greet(asha.token)];
    for (const line of [stays, leaves]) line.subscribe('1', follow('version'), { id });
    await Promise.all([stays.has(1), leaves.has(1)]);
    leaves.send({ id: '1', type: 'complete' });
    await expect.poll(() => test.app.services.liveOrders.listeners(`order:${id}`)).toBe(1);
    await setStatus(id, 'Preparing');
    await stays.has(2);
    leaves.send({ type: 'ping' });
    expect((await leaves.has(2))[1]).toBe('{"type":"pong"}');
    stays.socket.close();
    await expect.poll(() => test.app.services.liveOrders.listeners(`order:${id}`)).toBe(0);
  });
});

it('a subscription ends if it is too far behind, after the values received before', async () => {
  const schema = buildSchema('type Query { n: Int } type Subscription { n: Int }');
  const n = schema.getSubscriptionType()?.getFields()['n'];
  if (!n) throw new Error('unreachable');
  let follower: Follower<{ n: number }> | undefined;
  n.subscribe = () =>
    new LiveSource<{ n: number }>('numbers', (one) => {
      follower = one;
      return () => (follower = undefined);
    });
  const shared = new SharedSubscriptions(({ data }) => ({ data }));
  const texts: string[] = [];
  const answers = (await shared.subscribe({
    schema,
    readDocument: () => parse('subscription { n }'),
    contextValue: {},
    receiver: { deliver: (text: Buffer) => texts.push(text.toString()) },
    id: '1',
    documentKey: '1',
  } as Partial<ExecutionArgs> as ExecutionArgs)) as AsyncGenerator;
  const end = answers.next();
  const happen = (from: number, to: number) => {
    for (let number = from; number < to; number += 1) follower?.take({ n: number });
  };
  happen(0, maxBacklog);
  await expect.poll(() => texts.length).toBe(maxBacklog);
  expect(texts.at(-1)).toBe(`{"id":"1","type":"next","payload":{"data":{"n":${maxBacklog - 1}}}}`);
  happen(0, maxBacklog + 1);
  await expect(end).rejects.toMatchObject({ code: 'UNAVAILABLE' });
  expect(follower).toBeUndefined();
});

describe('graphql-transport-ws', () => {
  it.each([
    ['nonsense', ['soup'], 4400],
    [
      'an operation before an introduction',
      [{ id: '1', type: 'subscribe', payload: { query: '{ me { id } }' } }],
      4401,
    ],
    ['two introductions', [{ type: 'connection_init' }, { type: 'connection_init' }], 4429],
  ])('closes the socket for %s', async (_what, messages, code) => {
    const line = await Line.open();
    for (const message of messages) line.send(message);
    expect(await line.closed).toBe(code);
  });

  it('closes the socket for an operation id in use', async () => {
    const line = await Line.greet();
    line.subscribe('1', 'subscription { menuChanged { id } }');
    line.subscribe('1', 'subscription { menuChanged { id } }');
    expect(await line.closed).toBe(4409);
  });

  it('echoes the payload of pings, and answers a query once', async () => {
    const line = await Line.greet(asha.token);
    line.send({ type: 'ping', payload: { n: 7 } });
    expect(await line.has(1)).toEqual(['{"type":"pong","payload":{"n":7}}']);
    line.subscribe('q', '{ me { id } }');
    expect((await line.has(3)).slice(1)).toEqual([
      `{"id":"q","type":"next","payload":{"data":{"me":{"id":"${asha.id}"}}}}`,
      '{"id":"q","type":"complete"}',
    ]);
  });

  it('ends a failing operation with an error and keeps the socket open', async () => {
    const line = await Line.greet(asha.token);
    const id = await place();
    line.subscribe('live', follow('version'), { id });
    await line.has(1);
    const read = vi.spyOn(test.app.services.orders, 'versionsOf').mockRejectedValueOnce(new Error('broken'));
    await setStatus(id, 'Preparing');
    expect(JSON.parse((await line.has(2))[1] ?? '')).toMatchObject({
      id: 'live',
      type: 'error',
      payload: [{ extensions: { code: 'INTERNAL_SERVER_ERROR' } }],
    });
    read.mockRestore();
    line.texts.length = 0;
    line.subscribe('live', follow('version'), { id });
    expect(await line.has(1)).toEqual([
      '{"id":"live","type":"next","payload":{"data":{"orderUpdated":{"version":2}}}}',
    ]);
  });
});
