import { createClient } from 'graphql-ws';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { WebSocket } from 'ws';
import { TestApp } from '../../../test/app.js';
import { aCustomer, password } from '../../../test/factories.js';
import { networkOf, siteOf } from '../../platform/network.js';

let test: TestApp;
let sibling: TestApp;
beforeAll(async () => {
  test = await TestApp.start({ TRUST_PROXY: 'true' });
  sibling = await TestApp.start({ TRUST_PROXY: 'true', ROLE: 'api', DATABASE_URL: test.databaseUrl });
});
afterAll(async () => {
  await sibling.close();
  await test.close();
});

let addresses = 0;
/** An unused address. */
const freshAddress = () => `198.51.${Math.floor((addresses += 1) / 250)}.${addresses % 250}`;

interface Refusal {
  code?: string;
  message: string;
}

async function logIn(email: string, secret: string, address: string, app = test): Promise<string> {
  const { body } = await app.rest<Refusal>('POST', '/api/auth/login', {
    body: { email, password: secret },
    headers: { 'X-Forwarded-For': address },
  });
  return body.code ?? 'ok';
}

function count(outcomes: readonly string[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const outcome of outcomes) counts[outcome] = (counts[outcome] ?? 0) + 1;
  return counts;
}

const times = <T>(n: number, make: (index: number) => Promise<T>) =>
  Promise.all(Array.from({ length: n }, (_, index) => make(index)));

describe('failed logins', () => {
  it('are limited to ten, even in parallel', async () => {
    const { email } = await aCustomer(test);
    const address = freshAddress();
    expect(count(await times(40, () => logIn(email, 'wrong password', address)))).toEqual({
      INVALID_CREDENTIALS: 10,
      TOO_MANY_REQUESTS: 30,
    });
    expect(await logIn(email, password, address)).toBe('TOO_MANY_REQUESTS');
    expect(await logIn(email, password, freshAddress())).toBe('ok');
  });

  it('are limited to ten through GraphQL, including aliases, with the time to wait', async () => {
    const { email } = await aCustomer(test);
    const address = freshAddress();
    const aliases = Array.from(
      { length: 10 },
      (_, n) => `try${n}: login(input: { email: "${email}", password: "guess ${n}" }) { token }`,
    );
    interface Answer {
      errors: { message: string; extensions: { code: string; retryAfter?: number } }[];
    }
    const answers = await times(20, () =>
      test.rest<Answer>('POST', '/graphql', {
        body: { query: `mutation { ${aliases.join('\n')} }` },
        headers: { 'X-Forwarded-For': address },
      }),
    );
    const errors = answers.flatMap(({ body }) => body.errors);
    // The first refusal ends an operation: its other aliases are not tried.
    expect(count(errors.map(({ extensions }) => extensions.code))).toEqual({
      INVALID_CREDENTIALS: 10,
      TOO_MANY_REQUESTS: 10,
    });
    for (const { headers, body } of answers) {
      const { code, retryAfter } = body.errors[0]?.extensions ?? {};
      expect(headers.get('Retry-After')).toBe(code === 'TOO_MANY_REQUESTS' ? String(retryAfter) : null);
      if (code === 'TOO_MANY_REQUESTS') expect(retryAfter).toBeGreaterThan(800);
    }
  });

  it('are also counted on a live socket, for the address that the proxy names', async () => {
    const { email } = await aCustomer(test);
    const address = freshAddress();
    class FromAddress extends WebSocket {
      constructor(url: string, protocol: string) {
        super(url, protocol, { headers: { 'X-Forwarded-For': address } });
      }
    }
    const client = createClient({
      url: `${test.url.replace('http', 'ws')}/graphql`,
      webSocketImpl: FromAddress,
      lazyCloseTimeout: 5000,
    });
    const query = `mutation { login(input: { email: "${email}", password: "wrong password" }) { token } }`;
    const answers = await times(12, async () => {
      const { value } = await client.iterate({ query }).next();
      return (value as { errors: { extensions: { code: string } }[] }).errors[0]?.extensions.code ?? 'ok';
    });
    await client.dispose();
    expect(count(answers)).toEqual({ INVALID_CREDENTIALS: 10, TOO_MANY_REQUESTS: 2 });
    expect(await logIn(email, password, address)).toBe('TOO_MANY_REQUESTS');
    expect(await logIn(email, password, freshAddress())).toBe('ok');
  });

  it('return the time to wait in message and header', async () => {
    const { email } = await aCustomer(test);
    const address = freshAddress();
    await times(10, () => logIn(email, 'wrong password', address));
    const { status, headers, body } = await test.rest<Refusal>('POST', '/api/auth/login', {
      body: { email, password },
      headers: { 'X-Forwarded-For': address },
    });
    expect([status, body.message]).toEqual([
      429,
      'Too many attempts to log in. Please try again in 15 minutes.',
    ]);
    expect(Number(headers.get('Retry-After'))).toBeGreaterThan(800);
    expect(Number(headers.get('Retry-After'))).toBeLessThanOrEqual(900);
  });

  it('are counted by all processes together', async () => {
    const { email } = await aCustomer(test);
    const address = freshAddress();
    const outcomes = await times(24, (n) =>
      logIn(email, 'wrong password', address, n % 2 === 0 ? test : sibling),
    );
    expect(count(outcomes)).toEqual({ INVALID_CREDENTIALS: 10, TOO_MANY_REQUESTS: 14 });
  });

  it('are counted alike for existing and missing accounts, in any case', async () => {
    const { email } = await aCustomer(test);
    for (const tried of [email, 'nobody-at-all@example.in']) {
      const address = freshAddress();
      const outcomes = await times(12, (n) =>
        logIn(n % 2 ? tried : tried.toUpperCase(), 'wrong password', address),
      );
      expect(count(outcomes)).toEqual({ INVALID_CREDENTIALS: 10, TOO_MANY_REQUESTS: 2 });
    }
  });
});

describe('successful logins', () => {
  it('have a generous limit per account and network', async () => {
    // A hundredth of every limit: three logins.
    const strict = await TestApp.start({ TRUST_PROXY: 'true', ROLE: 'api', RATE_LIMIT_FACTOR: '0.01' });
    const { email } = await aCustomer(strict);
    const address = freshAddress();
    const outcomes = [];
    for (let n = 0; n < 4; n += 1) outcomes.push(await logIn(email, password, address, strict));
    expect(outcomes).toEqual(['ok', 'ok', 'ok', 'TOO_MANY_REQUESTS']);
    expect(await logIn(email, password, freshAddress(), strict)).toBe('ok');
    await strict.close();
  });
});

describe('an account under attack from many addresses', () => {
  it('lets its owner in from a fresh address, and allows two guesses per address', async () => {
    const { email } = await aCustomer(test);
    await times(10, async () => {
      const address = freshAddress();
      await times(5, () => logIn(email, 'wrong password', address));
    });
    expect(await logIn(email, password, freshAddress())).toBe('ok');
    const stranger = freshAddress();
    const guesses = [];
    for (let n = 0; n < 3; n += 1) guesses.push(await logIn(email, 'wrong password', stranger));
    expect(guesses).toEqual(['INVALID_CREDENTIALS', 'INVALID_CREDENTIALS', 'TOO_MANY_REQUESTS']);
    expect(await logIn(email, password, freshAddress())).toBe('ok');
  });
});

describe('registrations', () => {
  const register = (email: string, address: string, app = test) =>
    app.rest<Refusal>('POST', '/api/auth/register', {
      body: { name: 'Meera Iyer', email, password: 'mango lassi 42' },
      headers: { 'X-Forwarded-For': address },
    });
  const codes = (answers: readonly { body: Refusal }[]) =>
    count(answers.map(({ body }) => body.code ?? 'ok'));

  it('are limited to twenty an hour per network, with the time to wait', async () => {
    const address = freshAddress();
    const answers = [];
    for (let n = 0; n < 21; n += 1) {
      answers.push(await register(`r${n}@example.in`, address, n % 2 ? sibling : test));
    }
    expect(codes(answers)).toEqual({ ok: 20, TOO_MANY_REQUESTS: 1 });
    const { status, headers, body } = await register('r99@example.in', address);
    expect(status).toBe(429);
    expect(body.message).toMatch(/^Too many attempts to register\. Please try again in (59|60) minutes\.$/);
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(3500);
    expect((await register('r99@example.in', freshAddress())).status).toBe(201);
  });

  it('reveal a taken address ten times an hour, and then answer every address alike', async () => {
    const { email } = await aCustomer(test);
    const address = freshAddress();
    expect((await register('before@example.in', address)).status).toBe(201);
    const answers = await times(14, () => register(email, address));
    expect(codes(answers)).toEqual({ EMAIL_TAKEN: 10, TOO_MANY_REQUESTS: 4 });
    expect((await register('after@example.in', address)).body.code).toBe('TOO_MANY_REQUESTS');
    expect((await register(email, freshAddress())).body.code).toBe('EMAIL_TAKEN');
  });
});

describe('profile changes', () => {
  it('are limited to twenty in ten minutes per user, from any address', async () => {
    const asha = await aCustomer(test);
    const ravi = await aCustomer(test);
    const save = (token: string) =>
      test.rest<Refusal>('PATCH', '/api/auth/profile', {
        token,
        body: { name: 'Somebody' },
        headers: { 'X-Forwarded-For': freshAddress() },
      });
    const answers = await times(24, () => save(asha.token));
    expect(count(answers.map(({ body }) => body.code ?? 'ok'))).toEqual({ ok: 20, TOO_MANY_REQUESTS: 4 });
    const { headers, body } = await save(asha.token);
    expect(body.message).toMatch(
      /^Too many attempts to change your profile\. Please try again in \d+ minutes\.$/,
    );
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(500);
    expect((await save(ravi.token)).status).toBe(200);
  });
});

describe('an address', () => {
  it('has its own limit, shared by a whole /64 of IPv6', async () => {
    // A tenth of every limit: ten failures from one address.
    const strict = await TestApp.start({ TRUST_PROXY: 'true', ROLE: 'api', RATE_LIMIT_FACTOR: '0.1' });
    const { email } = await aCustomer(strict);
    const others = await times(14, () => aCustomer(strict));
    for (const addressOf of [() => '203.0.113.9', (n: number) => `2001:db8:1:2::${n.toString(16)}`]) {
      const outcomes = await times(14, (n) =>
        logIn(others[n]?.email ?? '', 'wrong password', addressOf(n + 1), strict),
      );
      expect(count(outcomes)).toEqual({ INVALID_CREDENTIALS: 10, TOO_MANY_REQUESTS: 4 });
      expect(await logIn(email, password, addressOf(999), strict)).toBe('TOO_MANY_REQUESTS');
    }
    expect(await logIn(email, password, '2001:db8:1:3::1', strict)).toBe('ok');
    await strict.close();
  });

  it.each([
    ['192.0.2.7', '192.0.2.7'],
    ['::ffff:192.0.2.7', '192.0.2.7'],
    ['2001:0DB8:0001:0002:aaaa:bbbb:cccc:dddd', '2001:db8:1:2::/64'],
    ['2001:db8:1:2::1', '2001:db8:1:2::/64'],
    ['2001:db8::1', '2001:db8:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
    ['unknown', 'unknown'],
    ['', ''],
  ])('%s counts as %s', (address, network) => {
    expect(networkOf(address)).toBe(network);
  });

  it.each([
    ['192.0.2.7', '192.0.2.7'],
    ['2001:db8:1:2::1', '2001:db8:1::/48'],
    ['unknown', 'unknown'],
  ])('%s belongs to the site %s', (address, site) => {
    expect(siteOf(address)).toBe(site);
  });
});

// On Redis both stores would have to fail: PostgreSQL counts while Redis is away.
it.skipIf(inject('redisServer') !== undefined)(
  'a login is refused as unavailable while attempts cannot be counted',
  async () => {
    const { email } = await aCustomer(test);
    await test.app.dataSource.query('alter table rate_limits rename to mislaid');
    expect(await logIn(email, password, freshAddress())).toBe('UNAVAILABLE');
    await test.app.dataSource.query('alter table mislaid rename to rate_limits');
    expect(await logIn(email, password, freshAddress())).toBe('ok');
  },
);
