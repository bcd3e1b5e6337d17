import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { TestApp } from '../../../test/app.js';
import { accountDoorsOf } from '../../../test/doors/accounts.js';
import { aCustomer, password } from '../../../test/factories.js';

let test: TestApp;
beforeAll(async () => {
  test = await TestApp.start({ ROLE: 'api' });
});
afterAll(() => test.close());

/** A customer who logged in the given number of minutes ago. */
async function loggedInFor(minutes: number) {
  const asha = await aCustomer(test);
  await test.app.dataSource.query(
    'update sessions set created_at = now() - make_interval(mins => $2) where user_id = $1',
    [asha.id, minutes],
  );
  return asha;
}

describe.each(accountDoorsOf(() => test))('a profile in a session of 16 minutes, through $name', (door) => {
  it.each([
    ['e-mail address', { email: 'thief@example.in' }],
    ['password', { password: 'mango lassi 42' }],
    ['e-mail address, with an empty current password', { email: 'thief@example.in', currentPassword: '' }],
    [
      'e-mail address, with a wrong current password',
      { email: 'thief@example.in', currentPassword: 'guess' },
    ],
  ])('refuses a new %s', async (_what, change) => {
    const asha = await loggedInFor(16);
    expect(await door.updateProfile(asha.token, change)).toMatchObject({
      ok: false,
      code: 'REAUTHENTICATE',
      fields: ['currentPassword'],
      message: expect.stringMatching(/current password/) as string,
    });
    expect(await door.login(asha.email, password)).toMatchObject({ ok: true });
  });

  it('changes the name and the case of the address', async () => {
    const asha = await loggedInFor(16);
    const change = { name: 'Asha Menon', email: asha.email.toUpperCase(), password: '' };
    expect(await door.updateProfile(asha.token, change)).toMatchObject({ ok: true });
  });

  it('changes all fields with the current password', async () => {
    const asha = await loggedInFor(16);
    const email = `new-${asha.email}`;
    const change = { email, password: 'mango lassi 42', currentPassword: password };
    expect(await door.updateProfile(asha.token, change)).toMatchObject({ ok: true, value: { email } });
    expect(await door.login(email, 'mango lassi 42')).toMatchObject({ ok: true });
  });
});

describe.each(accountDoorsOf(() => test))('a profile in a session of 14 minutes, through $name', (door) => {
  it.each([{ email: 'new-14@example.in' }, { password: 'mango lassi 42' }])(
    'changes to %o without the current password through REST alone',
    async (change) => {
      const asha = await loggedInFor(14);
      const refused = { ok: false, code: 'REAUTHENTICATE', fields: ['currentPassword'] };
      const expected = door.name === 'REST' ? { ok: true } : refused;
      expect(await door.updateProfile(asha.token, change)).toMatchObject(expected);
    },
  );

  it('refuses a wrong current password', async () => {
    const asha = await loggedInFor(14);
    const change = { email: `new-${asha.email}`, currentPassword: 'guess' };
    expect(await door.updateProfile(asha.token, change)).toMatchObject({ code: 'REAUTHENTICATE' });
  });
});

describe('guesses of the current password', () => {
  it('share the limit of failed logins', async () => {
    const asha = await loggedInFor(16);
    const guess = (currentPassword: string) =>
      test.rest('PATCH', '/api/auth/profile', {
        token: asha.token,
        body: { email: 'thief@example.in', currentPassword },
      });
    const login = (secret: string) =>
      test.rest('POST', '/api/auth/login', { body: { email: asha.email, password: secret } });
    for (let n = 0; n < 5; n += 1) expect((await guess('guess')).status).toBe(401);
    for (let n = 0; n < 5; n += 1) expect((await login('guess')).status).toBe(401);
    const refused = await guess(password);
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await login(password)).status).toBe(429);
  });

  it('are not counted if they are correct', async () => {
    const asha = await loggedInFor(16);
    for (let n = 0; n < 12; n += 1) {
      const { status } = await test.rest('PATCH', '/api/auth/profile', {
        token: asha.token,
        body: { email: `${n}-${asha.email}`, currentPassword: password },
      });
      expect(status).toBe(200);
    }
  });
});
