import jwt from 'jsonwebtoken';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { deleteRateLimits } from '../../../test/rate-limits.js';
import { TestApp } from '../../../test/app.js';
import { aCustomer, password } from '../../../test/factories.js';
import { DeviceTokens } from './device-tokens.js';

const jwtSecret = 'a secret that only the tests know of';
const network = '203.0.113.40';

let test: TestApp;
beforeAll(async () => {
  test = await TestApp.start({ TRUST_PROXY: 'true', JWT_SECRET: jwtSecret });
});
afterAll(() => test.close());

interface Login {
  readonly status: number;
  readonly token: string;
  readonly deviceToken: string;
}

async function logIn(
  email: string,
  {
    secret = password,
    deviceToken,
    address = network,
  }: { secret?: string; deviceToken?: string; address?: string } = {},
): Promise<Login> {
  const { status, body } = await test.rest<Login>('POST', '/api/auth/login', {
    body: { email, password: secret, deviceToken },
    headers: { 'X-Forwarded-For': address },
  });
  return { ...body, status };
}

/** Uses up the network's failed logins. */
async function exhaustNetwork(): Promise<void> {
  const accounts = await Promise.all(Array.from({ length: 10 }, () => aCustomer(test)));
  for (const { email } of accounts) {
    await Promise.all(Array.from({ length: 10 }, () => logIn(email, { secret: 'wrong password' })));
  }
}

describe('a known device', () => {
  it('signs in after 100 failed logins of a stranger on its network, by GraphQL and REST', async () => {
    const { email } = await aCustomer(test);
    const { deviceToken } = await logIn(email);
    await exhaustNetwork();
    expect((await logIn(email)).status).toBe(429);
    expect((await logIn(email, { deviceToken })).status).toBe(200);
    const { body } = await test.rest<{ data: { login: { deviceToken: string } } }>('POST', '/graphql', {
      body: {
        query: 'mutation ($input: LoginInput!) { login(input: $input) { token deviceToken } }',
        variables: { input: { email, password, deviceToken } },
      },
      headers: { 'X-Forwarded-For': network },
    });
    const renewed = body.data.login.deviceToken;
    expect((await logIn(email, { deviceToken: renewed })).status).toBe(200);
    await deleteRateLimits(test);
  });

  it('signs in after a stranger on its network has used up its account’s failed logins', async () => {
    const { email } = await aCustomer(test);
    const { deviceToken } = await logIn(email);
    await Promise.all(Array.from({ length: 10 }, () => logIn(email, { secret: 'wrong password' })));
    expect((await logIn(email)).status).toBe(429);
    expect((await logIn(email, { deviceToken })).status).toBe(200);
    await deleteRateLimits(test);
  });

  it('counts as unknown after ten failures, even with a renewed token', async () => {
    const { email } = await aCustomer(test);
    const { deviceToken } = await logIn(email);
    const renewed = (await logIn(email, { deviceToken })).deviceToken;
    const guesses = await Promise.all(
      Array.from({ length: 30 }, (_, n) =>
        logIn(email, { secret: 'wrong password', deviceToken: n % 2 ? deviceToken : renewed }),
      ),
    );
    // Ten of its own, and the ten of every network.
    expect(guesses.filter(({ status }) => status === 401)).toHaveLength(20);
    expect(guesses.filter(({ status }) => status === 429)).toHaveLength(10);
    expect((await logIn(email, { deviceToken })).status).toBe(429);
    expect((await logIn(email, { deviceToken, address: '203.0.113.41' })).status).toBe(200);
    await deleteRateLimits(test);
  });

  it('has no privilege for another account or after a password change', async () => {
    const [asha, ravi] = [await aCustomer(test), await aCustomer(test)];
    const device = (await logIn(asha.email)).deviceToken;
    await test.rest('PATCH', '/api/auth/profile', {
      token: asha.token,
      body: { password: 'filter coffee 11' },
    });
    const { deviceToken } = await logIn(asha.email, { secret: 'filter coffee 11' });
    await exhaustNetwork();
    expect((await logIn(ravi.email, { deviceToken })).status).toBe(429);
    expect((await logIn(asha.email, { secret: 'filter coffee 11', deviceToken: device })).status).toBe(429);
    expect((await logIn(asha.email, { secret: 'filter coffee 11', deviceToken })).status).toBe(200);
    await deleteRateLimits(test);
  });
});

describe('a device token', () => {
  it('opens no session', async () => {
    const { email } = await aCustomer(test);
    const { deviceToken } = await logIn(email);
    expect((await test.rest('GET', '/api/auth/profile', { token: deviceToken })).status).toBe(401);
  });

  it('is a JWT for a year that contains only ids', async () => {
    const { id, email } = await aCustomer(test);
    const claims = jwt.decode((await logIn(email)).deviceToken) as jwt.JwtPayload;
    expect(claims).toEqual({
      device: expect.stringMatching(/^[0-9a-f]{24}$/) as string,
      sub: id,
      iat: expect.any(Number) as number,
      exp: (claims.iat ?? 0) + 365 * 24 * 3600,
    });
  });

  it.each(['', 'nonsense', 'a.b.c', 'x'.repeat(1000)])(
    'is ignored if it is invalid: %j',
    async (deviceToken) => {
      const { email } = await aCustomer(test);
      expect((await logIn(email, { deviceToken })).status).toBe(200);
    },
  );

  it('is rejected when it is forged, unsigned, expired, a session’s or another account’s', async () => {
    const tokens = new DeviceTokens(jwtSecret);
    const account = { userId: '0123456789abcdef01234567', passwordHash: '$2b$10$hash' };
    const device = 'f'.repeat(24);
    expect(tokens.read(tokens.sign(account, device), account)).toBe(device);
    const { token } = await aCustomer(test);
    const claims = { device, sub: account.userId };
    for (const other of [
      new DeviceTokens('another secret').sign(account, device),
      tokens.sign({ ...account, userId: 'f'.repeat(24) }, device),
      tokens.sign({ ...account, passwordHash: '$2b$10$other' }, device),
      jwt.sign(claims, jwtSecret),
      jwt.sign(claims, '', { algorithm: 'none' }),
      token,
    ]) {
      expect(tokens.read(other, account)).toBeUndefined();
    }
  });
});
