import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { TestApp } from '../../../test/app.js';
import { aCustomer, anAdmin, aStaffMember, password, type Account } from '../../../test/factories.js';
import { accept, aLink, ask, end, invite, join } from '../../../test/people.js';
import { deleteRateLimits } from '../../../test/rate-limits.js';
import { startMailServer, type MailServer } from '../../../test/servers/smtp.js';

let smtp: MailServer;
let test: TestApp;
let owner: Account;
beforeAll(async () => {
  smtp = await startMailServer();
  test = await TestApp.start({
    SMTP_URL: smtp.url,
    MAIL_FROM: 'orders@chowk.example',
    PUBLIC_URL: 'https://chowk.example',
  });
  owner = await anAdmin(test, 'Omkar Patil');
});
afterAll(async () => {
  await test.close();
  await smtp.close();
});
beforeEach(() => deleteRateLimits(test));

const preview = (token: string, language = 'en') =>
  test.rest<{ problem: string | null; role: string }>('POST', '/api/auth/invitation', {
    body: { token },
    headers: { 'Accept-Language': language },
  });

/** The token in the last mail to this address. */
async function mailedTo(email: string): Promise<string> {
  const find = () =>
    smtp.mails.findLast(({ to }) => to.includes(email))?.text.match(/#\/join\/([\w-]+)/)?.[1];
  await expect.poll(find).toBeDefined();
  return find() ?? '';
}

const rows = () => test.app.dataSource.query('select * from invitations order by id');

describe('a link', () => {
  it('names role and inviter, and changes nothing however often it is read', async () => {
    const token = await aLink(test, owner, 'COUNTER');
    const before: unknown = await rows();
    for (let n = 0; n < 3; n += 1) {
      await fetch(`${test.url}/shop/#/join/${token}`);
      await fetch(`${test.url}/shop/join/${token}`);
      await ask(test, 'query ($token: String!) { invitation(token: $token) { role } }', { token });
      expect((await preview(token)).body).toMatchObject({
        name: 'Sunita Devi',
        role: 'COUNTER',
        invitedBy: 'Omkar Patil',
        problem: null,
      });
    }
    expect(await rows()).toEqual(before);
    expect((await accept(test, token)).value?.user).toMatchObject({ staffRole: 'COUNTER' });
  });

  it('works once, through both doors', async () => {
    const token = await aLink(test, owner, 'KITCHEN');
    const body = { token, name: 'Asha', email: 'asha-joins@example.in', password };
    const joined = await test.rest<{ token: string; user: { staffRole: string } }>(
      'POST',
      '/api/auth/invitation/accept',
      { body },
    );
    expect([joined.status, joined.body.user.staffRole]).toEqual([201, 'KITCHEN']);
    expect(await ask(test, '{ me { email } }', {}, joined.body.token)).toEqual({
      value: { email: body.email },
    });
    const again = await test.rest('POST', '/api/auth/invitation/accept', {
      body: { ...body, email: 'other@example.in' },
    });
    expect(again.status).toBe(410);
    expect(await accept(test, token)).toMatchObject({
      code: 'LINK_EXPIRED',
      message: expect.stringContaining('used already') as string,
    });
    expect(await test.app.dataSource.query(`select from users where email = 'other@example.in'`)).toEqual([]);
  });

  it('says in words, in both languages, why it no longer works', async () => {
    const { value } = await invite(test, owner, 'COUNTER');
    const { token = '', invitation } = value ?? {};
    const set = (change: string) =>
      test.app.dataSource.query(`update invitations set ${change} where id = $1`, [invitation?.id]);
    await set(`expires_at = now() - interval '1 second'`);
    expect((await preview(token)).body.problem).toBe(
      'This invitation has expired. Please ask Omkar Patil for a new one.',
    );
    expect((await preview(token, 'hi')).body.problem).toContain('समय निकल गया');
    expect(await accept(test, token)).toMatchObject({ code: 'LINK_EXPIRED' });
    await set(`revoked_at = now()`);
    expect((await preview(token)).body.problem).toContain('was revoked');
    const other = token.endsWith('_') ? '-' : '_';
    expect((await preview(token.slice(0, -1) + other)).status).toBe(410);
    expect((await preview('nonsense')).status).toBe(410);
  });

  it('is replaced by a new one, and revoked', async () => {
    const { value } = await invite(test, owner, 'COUNTER');
    const id = value?.invitation.id;
    await test.app.dataSource.query('update invitations set expires_at = now() where id = $1', [id]);
    const renewed = await test.rest<{ token: string; invitation: { expiresAt: string } }>(
      'POST',
      `/api/admin/people/invitations/${id}/renew`,
      { token: owner.token, body: {} },
    );
    const hours = (Date.parse(renewed.body.invitation.expiresAt) - Date.now()) / 3_600_000;
    expect(Math.round(hours)).toBe(72);
    expect(await accept(test, value?.token ?? '')).toMatchObject({ code: 'LINK_EXPIRED' });
    const gone = await test.rest('DELETE', `/api/admin/people/invitations/${id}`, { token: owner.token });
    expect(gone.status).toBe(200);
    expect(await accept(test, renewed.body.token)).toMatchObject({ code: 'LINK_EXPIRED' });
    const mutation = 'mutation ($id: ID!) { renewInvitation(id: $id) { token } }';
    expect(await ask(test, mutation, { id }, owner.token)).toMatchObject({ code: 'CONFLICT' });
    expect(await ask(test, 'mutation ($id: ID!) { revokeInvitation(id: $id) }', { id }, owner.token)).toEqual(
      {
        value: true,
      },
    );
  });
});

describe('a new account', () => {
  it('has a confirmed address if the link was mailed to it, and only then', async () => {
    const email = 'mailed@example.in';
    const copied = await aLink(test, owner, 'COUNTER', { email });
    const mailed = await mailedTo(email);
    expect(mailed).not.toBe(copied);
    const mail = smtp.mails.at(-1);
    expect(mail?.text).toContain('Omkar Patil invites you to work at');
    const { value } = await accept(test, mailed, { email: 'Mailed@Example.in' });
    expect(value?.user).toMatchObject({ staffRole: 'COUNTER', isEmailConfirmed: true });

    const other = 'handed-over@example.in';
    const link = await aLink(test, owner, 'COUNTER', { email: other });
    expect((await accept(test, link, { email: other })).value?.user.isEmailConfirmed).toBe(false);
    await aLink(test, owner, 'COUNTER', { email: 'third@example.in' });
    const third = await accept(test, await mailedTo('third@example.in'), { email: 'elsewhere@example.in' });
    expect(third.value?.user.isEmailConfirmed).toBe(false);
  });

  it('needs a password that is not easy to guess, and an address without an account', async () => {
    const token = await aLink(test, owner, 'KITCHEN');
    const asha = await aCustomer(test);
    expect(await accept(test, token, { password: 'password' })).toMatchObject({ code: 'BAD_USER_INPUT' });
    expect(await accept(test, token, { email: asha.email })).toMatchObject({
      code: 'EMAIL_TAKEN',
      message: expect.stringContaining('log in to join') as string,
    });
    expect((await accept(test, token)).code).toBeUndefined();
  });

  it('cannot be invited again by its address', async () => {
    const { email } = await aStaffMember(test, 'COUNTER', 'Ramesh');
    expect(await invite(test, owner, 'KITCHEN', { email: email.toUpperCase() })).toMatchObject({
      code: 'CONFLICT',
      message: expect.stringContaining('Ramesh') as string,
    });
  });
});

describe('an account that exists', () => {
  it('joins after its password, and its other sessions end', async () => {
    const asha = await aCustomer(test);
    const elsewhere = await test.app.services.auth.login({ email: asha.email, password }, '192.0.2.7');
    const token = await aLink(test, owner, 'COUNTER', { email: 'another@example.in' });
    expect(await join(test, token, asha, 'not the password')).toMatchObject({ code: 'REAUTHENTICATE' });
    expect(await join(test, token, asha)).toMatchObject({ value: { staffRole: 'COUNTER' } });
    expect(await ask(test, '{ me { staffRole } }', {}, asha.token)).toEqual({
      value: { staffRole: 'COUNTER' },
    });
    expect(await ask(test, '{ me { id } }', {}, elsewhere.token)).toEqual({ value: null });
    const second = await aLink(test, owner, 'KITCHEN');
    expect(await join(test, second, asha)).toMatchObject({
      code: 'CONFLICT',
      message: 'You work here already, as counter. Ask Omkar Patil to change your role instead.',
    });
  });

  it('that is invited by its address is mailed the link, and has no role before it joins by its password', async () => {
    const asha = await aCustomer(test);
    expect((await invite(test, owner, 'COUNTER', { email: asha.email })).value).toBeDefined();
    const token = await mailedTo(asha.email);
    expect(await accept(test, token, { email: asha.email, password: 'mango lassi 42' })).toMatchObject({
      code: 'EMAIL_TAKEN',
    });
    expect(await join(test, token, asha, 'mango lassi 42')).toMatchObject({ code: 'REAUTHENTICATE' });
    expect(await ask(test, '{ me { staffRole } }', {}, asha.token)).toEqual({ value: { staffRole: null } });
    expect(await join(test, token, asha)).toMatchObject({ value: { staffRole: 'COUNTER' } });
  });

  it('chooses another password first if the present one is easy to guess', async () => {
    const body = { name: 'Weak', email: 'weak@example.in', password: 'password' };
    await test.rest('POST', '/api/auth/register', { body });
    const { token } = await test.app.services.auth.login(body, '192.0.2.8');
    const link = await aLink(test, owner, 'KITCHEN');
    const refused = await test.rest<{ message: string }>('POST', '/api/auth/invitation/join', {
      token,
      body: { token: link, currentPassword: 'password' },
    });
    expect(refused.status).toBe(400);
    expect(refused.body.message).toContain('in your profile');
  });

  it('is not a guest’s', async () => {
    await test.app.dataSource.query('update restaurant set guests_allowed = true, version = version + 1');
    const link = await aLink(test, owner, 'KITCHEN');
    const guest = await test.app.services.guests.start(
      { name: 'G', phone: '+919800000009', table: undefined, email: undefined },
      '192.0.2.9',
    );
    const answer = await join(test, link, { ...owner, token: guest.token });
    expect(answer).toMatchObject({ code: 'CONFLICT' });
  });
});

describe('news', () => {
  it('of a role reach the inviter and the person, in the person’s language', async () => {
    const link = await aLink(test, owner, 'COUNTER');
    const { value } = await accept(test, link, { name: 'Sunita Devi' });
    const id = value?.user.id ?? '';
    await test.app.dataSource.query(`update users set language = 'hi' where id = $1`, [id]);
    const changed = `mutation ($id: ID!) { changePersonsRole(id: $id, role: ACCOUNTANT) }`;
    await ask(test, changed, { id }, owner.token);
    await end(test, owner, id);
    const subjects = () =>
      test.app.dataSource.query<{ subject: string }[]>(
        `select content ->> 'subject' as subject from deliveries where user_id = any($1) order by created_at, id`,
        [[id, owner.id]],
      );
    await expect
      .poll(async () => (await subjects()).map(({ subject }) => subject))
      .toEqual(
        expect.arrayContaining([
          'Sunita Devi has joined your staff',
          'अब आपकी भूमिका: अकाउंटेंट',
          expect.stringContaining('के स्टाफ़ में नहीं हैं') as string,
        ]),
      );
  });
});
