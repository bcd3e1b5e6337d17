import jwt from 'jsonwebtoken';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { TestApp } from '../../../test/app.js';
import { aCustomer } from '../../../test/factories.js';
import { accountLinkKey, readLink, signLink } from './account-links.js';

const jwtSecret = 'a secret that only the tests know of';
const key = accountLinkKey(jwtSecret);
const userId = '0123456789abcdef01234567';
const claims = { userId, boundTo: 'the password hash' };
const link = (seconds = 60) => signLink(key, 'reset-password', claims, seconds);
const read = (token: string) => readLink(key, 'reset-password', token);

describe('readLink', () => {
  it('returns the user and the bound account state', () => {
    const found = read(link());
    expect(found).toMatchObject({ userId, email: undefined });
    expect(found?.isBoundTo('the password hash')).toBe(true);
    expect(found?.isBoundTo('another password hash')).toBe(false);
    expect(found?.isBoundTo('')).toBe(false);
  });

  it('returns the address of the link', () => {
    const token = signLink(key, 'undo-change', { ...claims, email: 'asha@example.in' }, 60);
    expect(readLink(key, 'undo-change', token)).toMatchObject({ userId, email: 'asha@example.in' });
  });

  it('does not reveal the bound state', () => {
    expect(JSON.stringify(jwt.decode(link()))).not.toContain('password hash');
  });

  it('rejects links that are forged, unsigned, expired or for another purpose', () => {
    expect(read(signLink(accountLinkKey('another secret'), 'reset-password', claims, 60))).toBeNull();
    const [head, , signature] = link().split('.');
    const payload = Buffer.from(JSON.stringify({ ...(jwt.decode(link()) as object), sub: 'f'.repeat(24) }));
    expect(read([head, payload.toString('base64url'), signature].join('.'))).toBeNull();
    expect(
      read(
        jwt.sign({ state: '' }, '', {
          algorithm: 'none',
          audience: 'reset-password',
          subject: userId,
          expiresIn: 60,
        }),
      ),
    ).toBeNull();
    expect(read(link(-1))).toBeNull();
    expect(readLink(key, 'undo-change', link())).toBeNull();
    expect(read('nonsense')).toBeNull();
    expect(read('')).toBeNull();
  });
});

describe('session tokens and account links', () => {
  const secret = 'the secret of this shop, at least 32 characters';
  let test: TestApp;
  beforeAll(async () => {
    test = await TestApp.start({ ROLE: 'api', JWT_SECRET: secret });
  });
  afterAll(() => test.close());

  it('cannot be used as each other', async () => {
    const { id, token } = await aCustomer(test);
    const shopKey = accountLinkKey(secret);
    expect(readLink(shopKey, 'reset-password', token)).toBeNull();
    const profile = (bearer: string) => test.rest('GET', '/api/auth/profile', { token: bearer });
    expect((await profile(token)).status).toBe(200);
    const asSession = signLink(shopKey, 'reset-password', { ...claims, userId: id }, 60);
    expect(readLink(shopKey, 'reset-password', asSession)).not.toBeNull();
    expect((await profile(asSession)).status).toBe(401);
    // Not even a link with a session's own claims: the key differs.
    const { sid } = jwt.decode(token) as { sid: string };
    const borrowed = jwt.sign({ sid }, shopKey, { subject: id, expiresIn: 60 });
    expect((await profile(borrowed)).status).toBe(401);
  });
});
