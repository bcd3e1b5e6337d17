import { once } from 'node:events';
import jwt from 'jsonwebtoken';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { WebSocket, type ClientOptions } from 'ws';
import { socketLimits } from '../../src/graphql/socket-limits.js';
import { TestApp } from '../app.js';
import { aCustomer, type Account } from '../factories.js';

const jwtSecret = 'the secret of the tests of sockets';

let test: TestApp;
let asha: Account;
/** Opened before all tests, so that its timeout ends sooner. */
let silent: Line;
beforeAll(async () => {
  test = await TestApp.start({ JWT_SECRET: jwtSecret });
  silent = await Line.open(test);
  asha = await aCustomer(test);
});
afterAll(() => test.close());

/** A raw socket that reports how it was closed. */
class Line {
  readonly closed: Promise<{ code: number; reason: string }>;
  readonly messages: { type: string; id?: string; payload?: unknown }[] = [];

  private constructor(readonly socket: WebSocket) {
    this.closed = new Promise((resolve) => {
      socket.once('close', (code, reason) => resolve({ code, reason: String(reason) }));
    });
    socket.on('message', (data) => this.messages.push(JSON.parse((data as Buffer).toString()) as never));
  }

  static async open(on: TestApp, options: ClientOptions = {}): Promise<Line> {
    const socket = new WebSocket(`${on.url.replace('http', 'ws')}/graphql`, 'graphql-transport-ws', options);
    const line = new Line(socket);
    await once(socket, 'open');
    return line;
  }

  /** Opens a socket and initialises it; resolves to whether the server accepted it. */
  static async greet(
    on: TestApp,
    token?: string,
    options?: ClientOptions,
  ): Promise<{ line: Line; isWelcome: boolean }> {
    return Line.greetWith(on, token ? { authorization: `Bearer ${token}` } : {}, options);
  }

  static async greetWith(
    on: TestApp,
    connectionParams: unknown,
    options?: ClientOptions,
  ): Promise<{ line: Line; isWelcome: boolean }> {
    const line = await Line.open(on, options);
    line.send({ type: 'connection_init', payload: connectionParams });
    const isWelcome = await Promise.race([
      line.closed.then(() => false),
      expect
        .poll(() => line.messages.some(({ type }) => type === 'connection_ack'))
        .toBe(true)
        .then(() => true),
    ]).catch(() => false);
    return { line, isWelcome: isWelcome && line.socket.readyState === WebSocket.OPEN };
  }

  send(message: unknown): void {
    this.socket.send(JSON.stringify(message));
  }

  async end(): Promise<void> {
    this.socket.close();
    await this.closed;
  }
}

describe('a ping with a payload', () => {
  it('is answered once earlier subscriptions have started', async () => {
    const { line } = await Line.greet(test, asha.token);
    line.send({ type: 'subscribe', id: 'a', payload: { query: 'subscription { menuChanged { id } }' } });
    line.send({ type: 'ping', payload: { subscribed: true } });
    await once(line.socket, 'message');
    expect(test.app.services.liveMenu.listeners()).toBe(1);
    expect(line.messages.at(-1)).toEqual({ type: 'pong', payload: { subscribed: true } });
    await line.end();
  });

  it('is answered immediately if no subscription is starting', async () => {
    const { line } = await Line.greet(test, asha.token);
    for (const number of [1, 2]) line.send({ type: 'ping', payload: { number } });
    await expect
      .poll(() => line.messages.slice(-2))
      .toMatchObject([{ payload: { number: 1 } }, { payload: { number: 2 } }]);
    await line.end();
  });
});

describe('connections', () => {
  it('are limited per user; further ones are refused until one of them ends', async () => {
    const lines = await Promise.all(
      Array.from({ length: socketLimits.perUser }, () => Line.greet(test, asha.token)),
    );
    expect(lines.every(({ isWelcome }) => isWelcome)).toBe(true);
    const { line } = await Line.greet(test, asha.token);
    expect(await line.closed).toEqual({
      code: 1013,
      reason: 'At most 50 connections a user: close another one',
    });
    // Other users are let in.
    const other = await Line.greet(test, (await aCustomer(test)).token);
    const visitor = await Line.greet(test);
    expect([other.isWelcome, visitor.isWelcome]).toEqual([true, true]);

    await lines.pop()?.line.end();
    await expect
      .poll(async () => {
        const again = await Line.greet(test, asha.token);
        await again.line.end();
        return again.isWelcome;
      })
      .toBe(true);
    await Promise.all([...lines, other, visitor].map((opened) => opened.line.end()));
  });

  describe('connections of one network with a low limit', () => {
    let small: TestApp;
    const opened: Line[] = [];
    beforeAll(async () => {
      // Ten visitors, and two without `connection_init`.
      small = await TestApp.start({
        DATABASE_URL: test.databaseUrl,
        ROLE: 'api',
        JWT_SECRET: jwtSecret,
        RATE_LIMIT_FACTOR: '0.02',
        TRUST_PROXY: 'loopback',
      });
    });
    afterEach(async () => {
      await Promise.all(opened.splice(0).map((line) => line.end()));
    });
    afterAll(() => small.close());

    const from = (address: string) => ({ headers: { 'X-Forwarded-For': address } });
    const network = from('203.0.113.7');
    const enter = async (options: ClientOptions, token?: string) => {
      const greeted = await Line.greet(small, token, options);
      opened.push(greeted.line);
      return greeted;
    };
    const follow = async (line: Line) => {
      line.send({ type: 'subscribe', id: 'live', payload: { query: 'subscription { menuChanged { id } }' } });
      line.send({ type: 'subscribe', id: 'now', payload: { query: '{ menu { id } }' } });
      await expect.poll(() => line.messages.some(({ id }) => id === 'now')).toBe(true);
    };
    const tenVisitors = async () => {
      const lines: Line[] = [];
      for (let n = 0; n < 10; n += 1) {
        const { line, isWelcome } = await enter(network);
        expect(isWelcome).toBe(true);
        lines.push(line);
      }
      return lines;
    };
    const refusal = {
      code: 1013,
      reason: 'At most 10 connections of visitors an address: log in, or close another one',
    };

    it('are limited for following visitors, and not for signed-in users', async () => {
      const visitors = await tenVisitors();
      await Promise.all(visitors.map(follow));
      const next = await enter(network);
      expect(await next.line.closed).toEqual(refusal);
      expect((await enter(from('203.0.113.8'))).isWelcome).toBe(true);
      expect((await enter(network, asha.token)).isWelcome).toBe(true);
      await visitors[3]?.end();
      expect((await enter(network)).isWelcome).toBe(true);
    });

    it('make room for a visitor by closing the oldest idle one', async () => {
      const visitors = await tenVisitors();
      const [first, second, ...others] = visitors;
      if (!first || !second) throw new Error('unreachable');
      await follow(first);
      const next = await enter(network);
      expect(next.isWelcome).toBe(true);
      expect(await second.closed).toEqual(refusal);
      for (const line of [first, ...others, next.line]) expect(line.socket.readyState).toBe(WebSocket.OPEN);
    });

    it('cannot be blocked by connections that send nothing', async () => {
      const quiet: Line[] = [];
      for (let n = 0; n < 30; n += 1) quiet.push(await Line.open(small, network));
      const customer = await enter(network, asha.token);
      const visitor = await enter(network);
      expect([customer.isWelcome, visitor.isWelcome]).toEqual([true, true]);
      await Promise.all([follow(customer.line), follow(visitor.line)]);
      const open = () => quiet.filter(({ socket }) => socket.readyState === WebSocket.OPEN);
      await expect.poll(() => open().length).toBeLessThanOrEqual(2);
      opened.push(...quiet);
    });
  });

  it('carry a limited number of operations, and one more when one completes', async () => {
    const { line } = await Line.greet(test);
    const subscribe = (id: string) =>
      line.send({ type: 'subscribe', id, payload: { query: 'subscription { menuChanged { id } }' } });
    const answer = (id: string) => line.messages.find((message) => message.id === id);
    for (let count = 1; count <= socketLimits.subscriptions; count += 1) subscribe(`s${count}`);
    subscribe('over');
    await expect
      .poll(() => answer('over'))
      .toMatchObject({
        type: 'error',
        payload: [
          {
            message: expect.stringContaining('at most 50 operations at once') as string,
            extensions: { code: 'TOO_MANY_REQUESTS' },
          },
        ],
      });
    expect(line.messages.filter(({ type }) => type === 'error')).toHaveLength(1);
    line.send({ type: 'complete', id: 's1' });
    line.send({ type: 'subscribe', id: 'again', payload: { query: '{ menu { id } }' } });
    await expect.poll(() => answer('again')).toMatchObject({ type: 'next', payload: { data: { menu: [] } } });
    await line.end();
  });

  it.each<[what: string, message: object, code: string, sentence: string]>([
    [
      'an id without end',
      { id: 'x'.repeat(129), payload: { query: '{ menu { id } }' } },
      'BAD_USER_INPUT',
      'The id of an operation may have at most 128 characters. Send a shorter one.',
    ],
    [
      'long variables of a subscription',
      {
        id: '1',
        payload: {
          query: 'subscription ($id: ID!) { orderUpdated(id: $id) { id } }',
          variables: { id: 'x'.repeat(4096) },
        },
      },
      'OPERATION_TOO_LARGE',
      'The variables of a subscription may have at most 4096 characters of JSON. Send shorter ones.',
    ],
  ])('refuse %s and stay open', async (_what, message, code, sentence) => {
    const { line } = await Line.greet(test);
    line.send({ type: 'subscribe', ...message });
    await expect
      .poll(() => line.messages.at(-1))
      .toMatchObject({ type: 'error', payload: [{ message: sentence, extensions: { code } }] });
    expect(line.socket.readyState).toBe(WebSocket.OPEN);
    await line.end();
  });

  it('refuse operations beyond the memory of a connection, until others end', async () => {
    const { line } = await Line.greet(test);
    const query = `subscription { menuChanged { id } } # ${'x'.repeat(60_000)}`;
    const ids = ['a', 'b', 'c', 'd', 'e', 'f'];
    for (const id of ids) line.send({ type: 'subscribe', id, payload: { query } });
    await expect
      .poll(() => line.messages.find(({ type }) => type === 'error'))
      .toMatchObject({
        payload: [
          {
            message:
              'The operations of this connection take too much memory. Complete one first, or send shorter ones.',
            extensions: { code: 'TOO_MANY_REQUESTS' },
          },
        ],
      });
    for (const id of ids) line.send({ type: 'complete', id });
    await expect
      .poll(() => {
        const id = crypto.randomUUID();
        line.send({ type: 'subscribe', id, payload: { query: '{ menu { id } }' } });
        return line.messages.some(({ type }) => type === 'next');
      })
      .toBe(true);
    await line.end();
  });

  it('end without connection_init', async () => {
    expect((await silent.closed).code).toBe(4408);
  });

  it('end when a message is too long', async () => {
    const { line } = await Line.greet(test);
    line.send({ type: 'ping', payload: { text: 'x'.repeat(70_000) } });
    expect((await line.closed).code).toBe(1009);
  });

  it('survive an invalid operation', async () => {
    const { line } = await Line.greet(test);
    const ask = async (id: string, payload: unknown) => {
      line.send({ type: 'subscribe', id, payload });
      await expect.poll(() => line.messages.find((message) => message.id === id)).toBeTruthy();
      return line.messages.find((message) => message.id === id)?.payload;
    };
    expect(await ask('1', { query: '{ menu {' })).toMatchObject([
      { extensions: { code: 'GRAPHQL_PARSE_FAILED' } },
    ]);
    expect(await ask('2', { query: '{ menus }' })).toMatchObject([
      { extensions: { code: 'GRAPHQL_VALIDATION_FAILED' } },
    ]);
    const two = 'query A { me { id } } query B { me { id } }';
    expect(await ask('3', { query: two })).toMatchObject([
      { extensions: { code: 'OPERATION_RESOLUTION_FAILURE' } },
    ]);
    expect(await ask('4', { query: 'query ($id: ID!) { order(id: $id) { id } }' })).toMatchObject([
      { message: expect.stringContaining('$id') as string, extensions: { code: 'BAD_USER_INPUT' } },
    ]);
    expect(await ask('5', { query: two, operationName: 'B' })).toEqual({ data: { me: null } });
    await line.end();
  });
});

describe('a token at connection_init', () => {
  const askWho = async ({ line }: { line: Line }): Promise<unknown> => {
    line.send({ type: 'subscribe', id: 'me', payload: { query: '{ me { id } }' } });
    await expect.poll(() => line.messages.find(({ id }) => id === 'me')).toBeTruthy();
    await line.end();
    return line.messages.find(({ id }) => id === 'me')?.payload;
  };

  it.each(['authorization', 'Authorization', 'AUTHORIZATION'])(
    'is accepted in any letter case: %s',
    async (name) => {
      const greeted = await Line.greetWith(test, { [name]: `Bearer ${asha.token}` });
      expect(await askWho(greeted)).toEqual({ data: { me: { id: asha.id } } });
    },
  );

  it.each<[what: string, connectionParams: unknown]>([
    ['no parameters', undefined],
    ['empty parameters', {}],
    ['an empty value', { authorization: '' }],
    ['null', { Authorization: null }],
  ])('may be missing: %s is a visitor', async (_what, connectionParams) => {
    const greeted = await Line.greetWith(test, connectionParams);
    expect(await askWho(greeted)).toEqual({ data: { me: null } });
  });

  const bearer = (payload: object, options: jwt.SignOptions, key = jwtSecret) =>
    `Bearer ${jwt.sign(payload, key, { subject: asha.id, ...options })}`;
  const session = () => ({ sid: (jwt.decode(asha.token) as { sid: string }).sid });

  it.each<[what: string, authorization: () => unknown]>([
    ['expired', () => bearer(session(), { expiresIn: -1 })],
    ['signed by others', () => bearer(session(), { expiresIn: 60 }, 'another secret')],
    ['of no session', () => bearer({ sid: 'f'.repeat(24) }, { expiresIn: 60 })],
    ['no token', () => 'Bearer undefined'],
    ['of another scheme', () => 'Basic YXNoYTpwYXNzd29yZA=='],
    ['not a text', () => ({ token: asha.token })],
    [
      'of a session that has ended',
      async () => {
        const { token } = await aCustomer(test);
        await test.graphql('mutation { logout }', {}, token);
        return `Bearer ${token}`;
      },
    ],
  ])('is refused if it is %s', async (_what, authorization) => {
    const { line, isWelcome } = await Line.greetWith(test, { authorization: await authorization() });
    expect([isWelcome, await line.closed]).toEqual([
      false,
      { code: 4403, reason: 'This token is no longer valid: log in again' },
    ]);
    expect(line.messages).toEqual([]);
  });
});

describe('a page of another site', () => {
  const handshake = async (on: TestApp, options: ClientOptions): Promise<number> => {
    const socket = new WebSocket(`${on.url.replace('http', 'ws')}/graphql`, 'graphql-transport-ws', options);
    const status = await new Promise<number>((resolve, reject) => {
      socket.once('open', () => resolve(101));
      socket.once('unexpected-response', (_request, response) => resolve(response.statusCode ?? 0));
      socket.once('error', reject);
    });
    if (status === 101) {
      socket.close();
      await once(socket, 'close');
    }
    return status;
  };

  it('opens no socket, unlike a page of ours and a program without a page', async () => {
    const own = new URL(test.url);
    expect(await handshake(test, {})).toBe(101);
    expect(await handshake(test, { origin: own.origin })).toBe(101);
    expect(await handshake(test, { origin: `https://${own.host}` })).toBe(101);
    const foreign = [
      'https://evil.example',
      'null',
      `http://${own.hostname}`,
      `http://${own.host}.evil.example`,
      'soup',
    ];
    for (const origin of foreign) expect([origin, await handshake(test, { origin })]).toEqual([origin, 403]);
    // Without a trusted proxy, its headers are ignored.
    const forged = { origin: 'https://evil.example', headers: { 'X-Forwarded-Host': 'evil.example' } };
    expect(await handshake(test, forged)).toBe(403);
  });

  it('is recognised behind a proxy by PUBLIC_URL or, if trusted, the proxy’s headers', async () => {
    const named = await TestApp.start({
      DATABASE_URL: test.databaseUrl,
      ROLE: 'api',
      PUBLIC_URL: 'https://shop.example.in',
    });
    expect(await handshake(named, { origin: 'https://shop.example.in' })).toBe(101);
    expect(await handshake(named, { origin: 'https://evil.example' })).toBe(403);
    await named.close();

    const trusting = await TestApp.start({
      DATABASE_URL: test.databaseUrl,
      ROLE: 'api',
      TRUST_PROXY: 'loopback',
    });
    const headers = { 'X-Forwarded-Host': 'shop.example.in' };
    expect(await handshake(trusting, { origin: 'https://shop.example.in', headers })).toBe(101);
    expect(await handshake(trusting, { origin: 'https://evil.example', headers })).toBe(403);
    await trusting.close();
  });

  it('gets no data either: requests that need no preflight are not answered', async () => {
    const origin = { Origin: 'https://evil.example' };
    const query = `${test.url}/graphql?query=${encodeURIComponent('{ menu { id } }')}`;
    const simple = await fetch(query, { headers: { ...origin, Accept: 'application/json' } });
    expect(simple.status).toBe(400);
    const form = await fetch(`${test.url}/graphql`, {
      method: 'POST',
      headers: { ...origin, 'Content-Type': 'application/x-www-form-urlencoded' },
      body: 'query={menu{id}}',
    });
    expect(form.status).toBe(400);
    for (const path of ['/graphql', '/api/orders']) {
      const preflight = await fetch(test.url + path, {
        method: 'OPTIONS',
        headers: {
          ...origin,
          'Access-Control-Request-Method': 'POST',
          'Access-Control-Request-Headers': 'content-type',
        },
      });
      const names = [...preflight.headers.keys()].filter((name) => name.startsWith('access-control'));
      expect([path, names]).toEqual([path, []]);
    }
  });

  it('is let in if CORS_ORIGINS lists its origin', async () => {
    const origin = 'https://app.example.in';
    const open = await TestApp.start({
      DATABASE_URL: test.databaseUrl,
      ROLE: 'api',
      CORS_ORIGINS: `${origin}, https://kiosk.example.in`,
    });
    expect(await handshake(open, { origin })).toBe(101);
    expect(await handshake(open, { origin: 'https://evil.example' })).toBe(403);
    const allowed = async (path: string, from: string) => {
      const preflight = await fetch(open.url + path, {
        method: 'OPTIONS',
        headers: {
          Origin: from,
          'Access-Control-Request-Method': 'POST',
          'Access-Control-Request-Headers': 'authorization,content-type',
        },
      });
      return [preflight.status, preflight.headers.get('Access-Control-Allow-Origin')];
    };
    for (const path of ['/graphql', '/api/orders']) {
      expect(await allowed(path, origin)).toEqual([204, origin]);
      expect((await allowed(path, 'https://evil.example'))[1]).toBeNull();
    }
    const menu = await fetch(`${open.url}/api/menu`, { headers: { Origin: origin } });
    expect(menu.headers.get('Access-Control-Allow-Origin')).toBe(origin);
    expect(menu.headers.get('Access-Control-Allow-Credentials')).toBeNull();
    await open.close();
  });
});
