import { generateKeyPairSync } from 'node:crypto';
import { createClient } from 'graphql-ws';
import jwt from 'jsonwebtoken';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { accountLinkKey, signLink } from '../../src/modules/auth/account-links.js';
import { Session } from '../../src/modules/auth/session.entity.js';
import { User } from '../../src/modules/auth/user.entity.js';
import { TestApp } from '../app.js';
import { aCustomer, aDish, anAdmin, password, type Account } from '../factories.js';
import { aPhoto } from '../pictures.js';
import { formOf, profileRoute, send } from '../uploads.js';

const secret = 'the secret of the tests of tokens';

let test: TestApp;
let asha: Account;
beforeAll(async () => {
  test = await TestApp.start({ JWT_SECRET: secret, RATE_LIMIT_FACTOR: '100' });
  asha = await aCustomer(test);
  await aDish(test);
});
afterAll(() => test.close());

/** Every place that accepts a token. Each returns whether it accepted the token. */
const doors: Readonly<Record<string, (token: string) => Promise<boolean>>> = {
  REST: async (token) => (await test.rest('GET', '/api/auth/profile', { token })).status === 200,
  GraphQL: async (token) => (await test.graphql('{ me { id } }', {}, token)).data?.['me'] !== null,
  'GraphQL by GET': async (token) => {
    const answer = await fetch(`${test.url}/graphql?query={me{id}}`, {
      headers: {
        Authorization: `Bearer ${token}`,
        'Apollo-Require-Preflight': 'true',
        Accept: 'application/json',
      },
    });
    return ((await answer.json()) as { data: { me: unknown } }).data.me !== null;
  },
  'an upload': async (token) =>
    (await send(test, profileRoute, formOf(await aPhoto(9, 9).png().toBuffer()), token)).status === 200,
  'a WebSocket': async (token) => {
    const client = createClient({
      url: `${test.url.replace('http', 'ws')}/graphql`,
      webSocketImpl: WebSocket,
      connectionParams: { authorization: `Bearer ${token}` },
      retryAttempts: 0,
    });
    // The server closes the socket for a bad token, which ends the iteration with an error.
    const answer = await client
      .iterate<{ me: unknown }>({ query: '{ me { id } }' })
      .next()
      .catch(() => undefined);
    await client.dispose();
    return Boolean(answer?.value?.data?.me);
  },
};

const base64 = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');

/** A customer's session, and tokens for it that the shop did not issue. */
async function forgeries(): Promise<Record<string, string>> {
  const { id: sub, email, token } = await aCustomer(test);
  const { sid } = jwt.decode(token) as { sid: string };
  const { deviceToken } = await test.app.services.auth.login({ email, password }, '192.0.2.1');
  const [header = '', payload = '', signature = ''] = token.split('.');
  const exp = Math.floor(Date.now() / 1000) + 3600;
  const claims = { sid, sub, exp };
  const admin = await anAdmin(test);
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  return {
    'V9.1.1 another payload with the signature of a good token': [
      header,
      base64({ ...claims, sub: admin.id, role: 'admin' }),
      signature,
    ].join('.'),
    'V9.1.1 a signature that was cut off': `${header}.${payload}.`,
    'V9.1.1 a signature with one more character': `${token}x`,
    'V9.1.1 a token in two parts': `${header}.${payload}`,
    'V9.1.1 another secret': jwt.sign(claims, 'another secret of thirty-two characters'),
    'V9.1.1 an empty secret': `${header}.${payload}.${jwt.sign(claims, ' ').split('.')[2]}`,
    ...Object.fromEntries(
      ['none', 'None', 'NONE', 'nOnE'].map((alg) => [
        `V9.1.2 the algorithm ${alg}`,
        `${base64({ alg, typ: 'JWT' })}.${payload}.`,
      ]),
    ),
    'V9.1.2 the right secret with HS512': jwt.sign(claims, secret, { algorithm: 'HS512' }),
    'V9.1.2 a key of one’s own with ES256': jwt.sign(claims, privateKey, { algorithm: 'ES256' }),
    'V9.1.3 a key that the token itself names': jwt.sign(claims, 'a secret of the attacker, long enough', {
      header: { alg: 'HS256', kid: '../../dev/null', jku: 'https://evil.example/keys.json' },
    }),
    'V9.2.1 an expired token': jwt.sign({ ...claims, exp: exp - 7200 }, secret),
    'V9.2.1 a token that never expires': jwt.sign({ sid, sub }, secret),
    'V9.2.1 a token of tomorrow': jwt.sign({ ...claims, nbf: exp }, secret),
    'V9.2.2 a token without a session': jwt.sign({ sub, exp }, secret),
    'V9.2.2 a session that is no text': jwt.sign({ sub, exp, sid: { $ne: null } }, secret),
    'V9.2.3 a token for another service that has the same secret': jwt.sign(
      { ...claims, aud: 'reports' },
      secret,
    ),
    'V9.2.2 what a device is known by': deviceToken,
    'V9.2.2 the link of a mail': signLink(
      accountLinkKey(secret),
      'reset-password',
      { userId: sub, boundTo: '' },
      3600,
    ),
    'V9.2.2 the link of a mail with the secret of logins': jwt.sign(claims, secret, {
      audience: 'reset-password',
    }),
    'nothing but dots': '..',
    'the word null': 'null',
    'ten thousand characters': 'x'.repeat(10_000),
  };
}

describe('a token of another issuer or purpose', () => {
  it('is refused everywhere', async () => {
    const taken: string[] = [];
    for (const [what, forged] of Object.entries(await forgeries())) {
      for (const [name, isTaken] of Object.entries(doors)) {
        if (await isTaken(forged)) taken.push(`${name} took ${what}`);
      }
    }
    expect(taken).toEqual([]);
  });

  it('V9.2.2 cannot be turned from a login token into a mailed link', async () => {
    const { token } = await aCustomer(test);
    const claims = jwt.decode(token) as object;
    const links = [token, jwt.sign({ ...claims, aud: 'reset-password', state: '' }, secret)];
    for (const link of links) {
      const body = { token: link, password: 'filter coffee 11' };
      expect(await test.rest('POST', '/api/auth/reset', { body })).toMatchObject({
        status: 410,
        body: { code: 'LINK_EXPIRED' },
      });
    }
    expect(await test.rest('GET', '/api/auth/profile', { token })).toMatchObject({ status: 200 });
  });

  it('is distinguished from a valid one, which is accepted everywhere', async () => {
    for (const [name, isTaken] of Object.entries(doors)) {
      expect([name, await isTaken(asha.token)]).toEqual([name, true]);
    }
  });

  it('V14.2.1 is read only from the header Authorization, not from the address, a cookie or a body', async () => {
    const { token } = asha;
    const asks = [
      ...['token', 'access_token', 'authorization', 'jwt'].map((name) =>
        test.rest('GET', `/api/auth/profile?${name}=${token}`),
      ),
      ...['token', 'session', 'jwt', 'Authorization'].map((name) =>
        test.rest('GET', '/api/auth/profile', { headers: { Cookie: `${name}=${token}` } }),
      ),
      test.rest('GET', '/api/auth/profile', { headers: { 'X-Auth-Token': token, 'X-User-Id': asha.id } }),
      test.rest('PATCH', '/api/auth/profile', { body: { token, authorization: `Bearer ${token}` } }),
      test.rest('GET', '/api/auth/profile', { headers: { Authorization: token } }),
      test.rest('GET', '/api/auth/profile', { headers: { Authorization: `Basic ${token}` } }),
      test.rest('GET', '/api/auth/profile', { headers: { Authorization: `Bearer ${token} ${token}` } }),
    ];
    for (const { status } of await Promise.all(asks)) expect(status).toBe(401);
  });
});

describe('a session', () => {
  const isKnown = async (token: string) =>
    (await Promise.all(Object.values(doors).map((isTaken) => isTaken(token)))).includes(true);

  it('V7.2.4 is new for each login', async () => {
    const login = () => test.app.services.auth.login({ email: asha.email, password }, '192.0.2.1');
    const tokens = [asha.token, (await login()).token, (await login()).token];
    const sessions = tokens.map((token) => (jwt.decode(token) as { sid: string }).sid);
    expect(new Set(sessions).size).toBe(3);
  });

  it('V7.4.1 is refused everywhere after a logout', async () => {
    const { token } = await aCustomer(test);
    expect(await isKnown(token)).toBe(true);
    await test.rest('POST', '/api/auth/logout', { token });
    expect(await isKnown(token)).toBe(false);
  });

  it('V7.3.2 is refused everywhere after its expiry, although its token is valid', async () => {
    const { token } = await aCustomer(test);
    const { sid } = jwt.decode(token) as { sid: string };
    await test.app.dataSource.manager.update(
      Session,
      { id: sid },
      { expiresAt: new Date(Date.now() - 1000) },
    );
    expect(await isKnown(token)).toBe(false);
  });

  it('V7.4.2 is refused everywhere after its account was deleted', async () => {
    const { id, token } = await aCustomer(test);
    await test.app.dataSource.manager.delete(User, { id });
    expect(await isKnown(token)).toBe(false);
  });

  it('V14.1.1 has a token that names only the session and the user', () => {
    expect(Object.keys(jwt.decode(asha.token) as object).toSorted()).toEqual(['exp', 'iat', 'sid', 'sub']);
  });
});
