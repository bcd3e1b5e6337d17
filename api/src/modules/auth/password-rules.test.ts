import { hashSync } from 'bcryptjs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accountDoorsOf } from '../../../test/doors/accounts.js';
import { TestApp } from '../../../test/app.js';
import { aCustomer, anAdmin, password } from '../../../test/factories.js';
import { newId } from '../../platform/ids.js';
import { Passwords } from './passwords.js';
import { User } from './user.entity.js';

let test: TestApp;
beforeAll(async () => {
  test = await TestApp.start({ ROLE: 'api', RATE_LIMIT_FACTOR: '100' });
});
afterAll(() => test.close());

const blank = ['        ', '\u3000'.repeat(8), '\u200b'.repeat(8), '\u00a0\t\u2003      '];
const refused = { ok: false, code: 'BAD_USER_INPUT', fields: ['password'] };
const person = () => ({ name: 'Meera Iyer', email: `${newId()}@example.in` });

describe.each(accountDoorsOf(() => test))('a customer’s password through $name', (door) => {
  it.each(['password123', '12345678', 'aaaaaaaa', 'Meera Iyer', 'chowk123'])('may be %j', async (secret) => {
    const customer = person();
    expect(await door.register({ ...customer, password: secret })).toMatchObject({ ok: true });
    expect(await door.login(customer.email, secret)).toMatchObject({ ok: true });
    const { token } = await aCustomer(test);
    expect(await door.updateProfile(token, { password: secret, currentPassword: password })).toMatchObject({
      ok: true,
    });
  });

  it.each(['short', ...blank])('may not be %j', async (secret) => {
    expect(await door.register({ ...person(), password: secret })).toMatchObject(refused);
    const { token } = await aCustomer(test);
    expect(await door.updateProfile(token, { password: secret, currentPassword: password })).toMatchObject(
      refused,
    );
  });

  it('may have 64 characters that exceed bcrypt’s limit', async () => {
    const customer = person();
    const secret = 'नमस्ते 😀'.repeat(8);
    expect(await door.register({ ...customer, password: secret })).toMatchObject({ ok: true });
    expect(await door.login(customer.email, secret)).toMatchObject({ ok: true });
    expect(await door.login(customer.email, `${secret}!`)).toMatchObject({ code: 'INVALID_CREDENTIALS' });
  });

  it('may not be longer than 1000 characters', async () => {
    expect(await door.register({ ...person(), password: 'x'.repeat(1001) })).toMatchObject(refused);
  });
});

describe.each(accountDoorsOf(() => test))('an admin’s password through $name', (door) => {
  it.each([
    'password123',
    'PASSWORD123',
    'iloveyou1',
    'zzzzzzzzzz',
    '!!!!!!!!',
    'xXxXxXxX',
    'chowk2026',
    'Chowk Street Kitchen',
    'Kitchen@123',
    'vikram shetty',
    ...blank,
  ])('may not be %j', async (secret) => {
    const { token } = await anAdmin(test);
    expect(await door.updateProfile(token, { password: secret, currentPassword: password })).toMatchObject(
      refused,
    );
  });

  it.each(['mango lassi 42', 'a chowk of mangoes', 'थोड़ी सी चाय'])('may be %j', async (secret) => {
    const { token } = await anAdmin(test);
    expect(await door.updateProfile(token, { password: secret, currentPassword: password })).toMatchObject({
      ok: true,
    });
  });
});

describe('the hash of a password', () => {
  const passwords = new Passwords();
  afterAll(() => passwords.close());
  const caller = { address: '203.0.113.50', account: 'asha@example.in' };

  it.each([
    ['Latin letters', 'é'],
    ['Devanagari', 'क्षि'],
    ['Tamil', 'நொ'],
    ['Chinese characters', '汉'],
    ['emoji of many code points', '👩‍👩‍👧‍👦'],
  ])('distinguishes 64 characters from 63, and from 64 with another end: %s', async (_script, character) => {
    const shorter = character.repeat(63);
    const hash = await passwords.hash(shorter + character, caller);
    const matches = (secret: string) => passwords.compare(secret, hash, caller);
    expect(await Promise.all([shorter + character, shorter, `${shorter}x`].map(matches))).toEqual([
      true,
      false,
      false,
    ]);
  });
});

it('accounts with bcrypt hashes of earlier versions can log in', async () => {
  // What bcrypt made of a longer ADMIN_PASSWORD: its first 72 bytes.
  for (const secret of ['mango lassi 42', 'थोड़ी सी चाय', 'long '.repeat(20)]) {
    const asha = await aCustomer(test);
    await test.app.dataSource.manager.update(User, { id: asha.id }, { passwordHash: hashSync(secret, 4) });
    const login = { email: asha.email, password: secret };
    expect((await test.rest('POST', '/api/auth/login', { body: login })).status).toBe(200);
  }
});
