import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accountDoorsOf } from '../../../test/doors/accounts.js';
import { TestApp } from '../../../test/app.js';
import { aCustomer, anAdmin, password } from '../../../test/factories.js';
import { User } from './user.entity.js';

let test: TestApp;
beforeAll(async () => {
  // Without a worker, events stay in the outbox for the tests to read.
  test = await TestApp.start({ ROLE: 'api' });
});
afterAll(() => test.close());

const address = '192.0.2.1';
const profileStatus = async (token: string) =>
  (await test.rest('GET', '/api/auth/profile', { token })).status;
const hashOf = async (id: string) =>
  (await test.app.dataSource.manager.findOneByOrFail(User, { id })).passwordHash;
const logIn = async (email: string, secret = password) =>
  (await test.app.services.auth.login({ email, password: secret }, address)).token;
const eventsAbout = (userId: string) =>
  test.app.dataSource.query<unknown[]>(
    `select type from outbox_events where payload->>'userId' = $1 and type = 'account.password-changed'`,
    [userId],
  );

const proof = { currentPassword: password };

describe.each(accountDoorsOf(() => test))('a profile through $name', (door) => {
  it('changes only the given fields', async () => {
    const asha = await aCustomer(test);
    const hash = await hashOf(asha.id);
    expect(await door.updateProfile(asha.token, { name: '  Asha Menon ' })).toEqual({
      ok: true,
      value: { name: 'Asha Menon', email: asha.email, role: 'customer' },
    });
    const email = `new-${asha.email}`;
    expect(await door.updateProfile(asha.token, { email, name: null, password: '', ...proof })).toEqual({
      ok: true,
      value: { name: 'Asha Menon', email, role: 'customer' },
    });
    expect(await hashOf(asha.id)).toBe(hash);
    expect(await logIn(email)).toBeTruthy();
  });

  it('accepts its own e-mail address in another case, but not another account’s', async () => {
    const asha = await aCustomer(test);
    const ravi = await aCustomer(test);
    const own = asha.email.toUpperCase();
    expect(await door.updateProfile(asha.token, { email: own })).toMatchObject({ value: { email: own } });
    const taken = { email: ravi.email.toUpperCase(), name: 'Somebody Else', ...proof };
    expect(await door.updateProfile(asha.token, taken)).toMatchObject({ ok: false, code: 'EMAIL_TAKEN' });
    // All or nothing.
    expect((await test.app.dataSource.manager.findOneByOrFail(User, { id: asha.id })).name).toBe(asha.name);
  });

  it('requires a login', async () => {
    for (const token of [undefined, 'not.a.token']) {
      expect(await door.updateProfile(token, { name: '' })).toMatchObject({
        ok: false,
        code: 'UNAUTHENTICATED',
        message: 'You are not logged in.',
      });
    }
  });

  it.each([
    ['name', { name: ' ' }],
    ['email', { email: 'not an address' }],
    ['password', { password: 'short' }],
  ])('refuses a bad %s: %o', async (field, change) => {
    const asha = await aCustomer(test);
    expect(await door.updateProfile(asha.token, change)).toMatchObject({
      ok: false,
      code: 'BAD_USER_INPUT',
      fields: [field],
    });
    expect(await profileStatus(asha.token)).toBe(200);
  });

  it('ends every other session with a new password, even the same one', async () => {
    const asha = await aCustomer(test);
    const ravi = await aCustomer(test);
    for (const [old, secret] of [
      [password, 'filter coffee 11'],
      ['filter coffee 11', 'filter coffee 11'],
    ] as const) {
      const others = [await logIn(asha.email, old), await logIn(asha.email, old)];
      const events = (await eventsAbout(asha.id)).length;
      expect(await door.updateProfile(asha.token, { password: secret, currentPassword: old })).toMatchObject({
        ok: true,
      });
      expect(await Promise.all(others.map(profileStatus))).toEqual([401, 401]);
      expect(await profileStatus(asha.token)).toBe(200);
      expect((await eventsAbout(asha.id)).length).toBe(events + 1);
    }
    expect(await profileStatus(ravi.token)).toBe(200);
    expect(await door.login(asha.email, password)).toMatchObject({ code: 'INVALID_CREDENTIALS' });
    expect(await door.login(asha.email, 'filter coffee 11')).toMatchObject({ ok: true });
  });

  it.each([
    [{ password: 'Password1' }],
    [{ password: 'VIKRAM SHETTY' }],
    [{ name: 'Vikram Anand Shetty', password: 'vikramanandshetty' }],
    [{ email: 'vikram.anand@example.in', password: 'vikram.anand' }],
    [{ email: 'vikram.shetty@example.in', password: 'Vikram.Shetty@example.in' }],
  ])('refuses an admin’s password that others would guess: %o', async (change) => {
    const vikram = await anAdmin(test);
    expect(await door.updateProfile(vikram.token, { ...change, ...proof })).toMatchObject({
      ok: false,
      code: 'BAD_USER_INPUT',
      fields: ['password'],
    });
    expect(await profileStatus(vikram.token)).toBe(200);
  });
});

it('a profile change never changes the role, and has the documented REST answer', async () => {
  const asha = await aCustomer(test);
  const { status, body } = await test.rest('PATCH', '/api/auth/profile', {
    token: asha.token,
    body: { name: 'Asha M', role: 'admin', id: 'f'.repeat(24), passwordHash: 'x', profilePicture: '/x.webp' },
  });
  expect([status, body]).toEqual([
    200,
    {
      message: 'Profile updated successfully!',
      user: {
        _id: asha.id,
        name: 'Asha M',
        email: asha.email,
        isGuest: false,
        phone: null,
        role: 'customer',
        staffRole: null,
        profilePicture: null,
      },
    },
  ]);
});

describe('a password change and parallel requests', () => {
  it('leaves no session of the old password behind for overlapping logins', async () => {
    const asha = await aCustomer(test);
    for (let round = 0; round < 4; round += 1) {
      const logins = Array.from({ length: 4 }, () => logIn(asha.email, password).catch(() => undefined));
      const secret = { password: `filter coffee ${round}` };
      const change = test.rest('PATCH', '/api/auth/profile', { token: asha.token, body: secret });
      const tokens = await Promise.all(logins);
      expect((await change).status).toBe(200);
      for (const token of tokens) if (token) expect(await profileStatus(token)).toBe(401);
      await test.rest('PATCH', '/api/auth/profile', { token: asha.token, body: { password } });
    }
  });

  it('succeeds once: the session that loses the race changes nothing', async () => {
    const asha = await aCustomer(test);
    const rival = await logIn(asha.email);
    const secrets = ['filter coffee 11', 'masala chai 22'] as const;
    const answers = await Promise.all(
      [asha.token, rival].map((token, n) =>
        test.rest('PATCH', '/api/auth/profile', { token, body: { password: secrets[n] } }),
      ),
    );
    expect(answers.map(({ status }) => String(status)).toSorted()).toEqual(['200', '401']);
    const won = answers[0]?.status === 200 ? 0 : 1;
    expect(await logIn(asha.email, secrets[won])).toBeTruthy();
    await expect(logIn(asha.email, secrets[won === 0 ? 1 : 0])).rejects.toThrow(/not right/);
  });
});

it('sessions that end early are announced, and expired ones are not', async () => {
  const asha = await aCustomer(test);
  await logIn(asha.email);
  const { dataSource } = test.app;
  const sessions = await dataSource.query<{ id: string }[]>('select id from sessions where user_id = $1', [
    asha.id,
  ]);
  await dataSource.query(`update sessions set expires_at = now() - interval '1 s' where id = $1`, [
    sessions[0]?.id,
  ]);
  await dataSource.query('delete from sessions where user_id = $1', [asha.id]);
  const ended = await dataSource.query<unknown[]>(
    `select payload->>'sessionId' as id from outbox_events
     where type = 'session.ended' and payload->>'sessionId' = any($1)`,
    [sessions.map(({ id }) => id)],
  );
  expect(ended).toEqual([{ id: sessions[1]?.id }]);
});
