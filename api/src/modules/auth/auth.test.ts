import jwt from 'jsonwebtoken';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { TestApp } from '../../../test/app.js';
import { doorsOf } from '../../../test/doors/doors.js';
import { aCustomer, anAdmin, password } from '../../../test/factories.js';
import { newId } from '../../platform/ids.js';
import { Session } from './session.entity.js';
import { User } from './user.entity.js';

let test: TestApp;
beforeAll(async () => {
  test = await TestApp.start({ RATE_LIMIT_FACTOR: '100' });
});
afterAll(() => test.close());

let people = 0;
const newPerson = () => ({
  name: 'Meera Iyer',
  email: `meera-${(people += 1)}@example.in`,
  password: 'mango lassi 42',
});

describe.each(doorsOf(() => test))('accounts through $name', (door) => {
  it('are created as customers whatever role is requested, and can log in', async () => {
    const person = newPerson();
    expect(await door.register({ ...person, role: 'admin' })).toMatchObject({
      ok: true,
      value: { email: person.email, role: 'customer' },
    });
    const login = await door.login(person.email.toUpperCase(), person.password);
    expect(login).toMatchObject({ ok: true, value: { role: 'customer' } });
    const token = login.ok ? login.value.token : '';
    expect(await door.profile(token)).toMatchObject({ ok: true, value: { role: 'customer' } });
  });

  it('exist once per e-mail address, in any case', async () => {
    const person = newPerson();
    expect(await door.register(person)).toMatchObject({ ok: true });
    const again = { ...person, email: person.email.toUpperCase() };
    expect(await door.register(again)).toMatchObject({ ok: false, code: 'EMAIL_TAKEN' });
  });

  it('are created once for parallel requests with one key', async () => {
    const person = newPerson();
    const key = newId();
    const outcomes = await Promise.all(Array.from({ length: 6 }, () => door.register(person, key)));
    expect(new Set(outcomes.map((outcome) => outcome.ok && outcome.value.id)).size).toBe(1);
    expect(outcomes.every((outcome) => outcome.ok)).toBe(true);
    const other = { ...person, password: 'another password' };
    expect(await door.register(other, key)).toMatchObject({ ok: false, code: 'IDEMPOTENCY_CONFLICT' });
  });

  it('are all created when 24 people register in parallel', async () => {
    const outcomes = await Promise.all(Array.from({ length: 24 }, () => door.register(newPerson())));
    expect(outcomes.filter(({ ok }) => !ok)).toEqual([]);
  });

  it('refuse a wrong e-mail address and a wrong password with the same message', async () => {
    const { email } = await aCustomer(test);
    const wrongPassword = await door.login(email, 'not the password');
    expect(wrongPassword).toMatchObject({ ok: false, code: 'INVALID_CREDENTIALS' });
    expect(await door.login('nobody@example.in', password)).toEqual(wrongPassword);
    expect(await door.login("' or 1=1 --", 'x')).toEqual(wrongPassword);
    expect(await door.login('a\0b', 'x')).toMatchObject({ ok: false, code: 'BAD_USER_INPUT' });
  });

  it.each([
    ['name', { name: ' ' }],
    ['email', { email: 'not an address' }],
    ['password', { password: 'short' }],
    ['password', { password: 'é'.repeat(1001) }],
  ])('refuse a bad %s: %o', async (field, change) => {
    expect(await door.register({ ...newPerson(), ...change })).toMatchObject({
      ok: false,
      code: 'BAD_USER_INPUT',
      fields: [field],
    });
  });
});

describe('a token', () => {
  const profile = async (token: string) => (await test.rest('GET', '/api/auth/profile', { token })).status;

  it('is a HS256 JWT for seven days', async () => {
    const { token } = await aCustomer(test);
    const decoded = jwt.decode(token, { complete: true });
    expect(decoded?.header.alg).toBe('HS256');
    const { exp = 0, iat = 0 } = (decoded?.payload ?? {}) as jwt.JwtPayload;
    expect(exp - iat).toBe(7 * 24 * 3600);
  });

  it('is refused when it is forged, unsigned, expired or logged out', async () => {
    const { id, token } = await aCustomer(test);
    expect(await profile(token)).toBe(200);
    const { sid } = jwt.decode(token) as { sid: string };
    expect(await profile(jwt.sign({ sid, sub: id }, 'another secret of thirty-two characters'))).toBe(401);
    expect(await profile(jwt.sign({ sid, sub: id }, '', { algorithm: 'none' }))).toBe(401);
    expect(await profile(`${token}x`)).toBe(401);
    expect(await profile('null')).toBe(401);

    await test.app.dataSource.manager.update(
      Session,
      { id: sid },
      { expiresAt: new Date(Date.now() - 1000) },
    );
    expect(await profile(token)).toBe(401);
  });

  it('is ended by a logout, alone or with all others, through REST too', async () => {
    const { token, email } = await aCustomer(test);
    const others = await Promise.all(
      [1, 2].map(() => test.app.services.auth.login({ email, password }, '::1')),
    );
    const [second, third] = others.map((login) => login.token);
    const post = async (route: string, of?: string) => {
      const { status, body } = await test.rest('POST', `/api/auth/${route}`, { token: of });
      return { status, body };
    };
    const known = (of?: string) => test.app.services.auth.authenticate(of ?? '');
    expect(await post('logout', token)).toEqual({ status: 200, body: { message: 'You are logged out.' } });
    expect(await known(token)).toBeNull();
    expect(await known(second)).not.toBeNull();
    expect(await post('logout-everywhere', second)).toEqual({
      status: 200,
      body: { message: 'You are signed out on all your devices.' },
    });
    expect(await known(third)).toBeNull();
    for (const route of ['logout', 'logout-everywhere']) {
      for (const of of [undefined, second]) {
        expect(await post(route, of)).toMatchObject({ status: 401, body: { code: 'UNAUTHENTICATED' } });
      }
    }
  });

  it('ends with its session, and with every session of the user', async () => {
    const { email, token } = await aCustomer(test);
    const second = (await test.app.services.auth.login({ email, password }, '192.0.2.1')).token;
    await test.graphql('mutation { logout }', {}, token);
    expect([await profile(token), await profile(second)]).toEqual([401, 200]);
    await test.graphql('mutation { logoutEverywhere }', {}, second);
    expect(await profile(second)).toBe(401);
  });

  it('is refused after its user was deleted', async () => {
    const { id, token } = await anAdmin(test);
    await test.app.dataSource.manager.delete(User, { id });
    expect(await profile(token)).toBe(401);
  });

  it('does not block the public menu when it is invalid', async () => {
    expect((await test.rest('GET', '/api/menu', { token: 'nonsense' })).status).toBe(200);
    expect(await test.graphql('{ menu { id } me { id } }', {}, 'nonsense')).toMatchObject({
      data: { me: null },
    });
  });
});

it('a profile never contains the password hash', async () => {
  const { token } = await aCustomer(test);
  const { body } = await test.rest<object>('GET', '/api/auth/profile', { token });
  expect(Object.keys(body).toSorted()).toEqual([
    '_id',
    'email',
    'isGuest',
    'name',
    'phone',
    'profilePicture',
    'role',
    'staffRole',
  ]);
});
