import { Writable } from 'node:stream';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { TestApp } from '../../../test/app.js';
import { aCustomer, anAdmin, changeRestaurant, password, type Account } from '../../../test/factories.js';
import { enrol, factorDoorsOf, resetLastStep, type FactorDoor } from '../../../test/second-factor.js';
import { codeOf, wrongCodeOf } from '../../../test/totp-codes.js';
import { accountLinkKey, signLink } from '../auth/account-links.js';
import { hashed } from '../../platform/rate-limits.js';
import { User } from '../auth/user.entity.js';
import { Session } from '../auth/session.entity.js';
import { Authenticator } from './authenticator.entity.js';
import { TotpKeys } from './totp-keys.js';

const jwtSecret = 'a secret that only the tests know of';
let test: TestApp;
const lines: { readonly security?: string; readonly userId?: string }[] = [];
beforeAll(async () => {
  const log = new Writable({
    write: (line: Buffer, _encoding, done) => {
      lines.push(JSON.parse(String(line)) as (typeof lines)[number]);
      done();
    },
  });
  test = await TestApp.start({ TRUST_PROXY: 'true', LOG_LEVEL: 'info' }, log);
});
afterAll(() => test.close());
beforeEach(() => {
  lines.length = 0;
});

const doors = factorDoorsOf(() => test);
const [door] = doors as [FactorDoor];
const sql = (text: string, values: unknown[] = []) => test.app.dataSource.query<unknown[]>(text, values);

/** As if the sessions of the account had begun, and proved a factor, some minutes ago. */
const age = (account: Account, minutes: number) =>
  sql(
    `update sessions set created_at = now() - make_interval(mins => $2),
       factor_proved_at = factor_proved_at - make_interval(mins => $2)
     where user_id = $1`,
    [account.id, minutes],
  );

/** The ticket of a login with the right password. */
async function ticketOf(account: Account, from?: string): Promise<string> {
  const { ticket } = await door.login(account.email, password, from);
  if (ticket === undefined) throw new Error('the login needs no second step');
  return ticket;
}

const sessionsOf = (account: Account) => test.app.dataSource.manager.countBy(Session, { userId: account.id });

describe.each(doors)('an authenticator app, through $name', (via) => {
  it('is added with its first code, and ends the other sessions', async () => {
    const asha = await aCustomer(test);
    const other = await via.login(asha.email);
    expect((await via.own(asha.token)).value).toMatchObject({ since: null, methods: [] });
    const { value: started } = await via.start(asha.token);
    expect(started?.url).toMatch(/^otpauth:\/\/totp\/.+:person-\d+%40example\.in\?/);
    const key = started?.key ?? '';
    expect(await via.confirm(asha.token, wrongCodeOf(key))).toMatchObject({
      code: 'BAD_USER_INPUT',
      fields: ['digits'],
    });
    expect((await via.own(asha.token)).value).toMatchObject({ since: null, methods: [] });
    const { value } = await via.confirm(asha.token, codeOf(key));
    expect(new Set(value?.recoveryCodes).size).toBe(10);
    expect((await via.own(asha.token)).value).toMatchObject({
      since: expect.any(String) as string,
      methods: ['AUTHENTICATOR', 'RECOVERY_CODE'],
      recoveryCodesLeft: 10,
    });
    expect(await via.own(other.value?.token ?? '')).toMatchObject({ code: 'UNAUTHENTICATED' });
  });

  it('makes the login of its account two steps', async () => {
    const asha = await aCustomer(test);
    const { key } = await enrol(test, asha);
    expect(await via.login(asha.email, 'a wrong password')).toMatchObject({ code: 'INVALID_CREDENTIALS' });
    const first = await via.login(asha.email);
    expect(first).toMatchObject({
      code: 'SECOND_FACTOR_REQUIRED',
      methods: ['AUTHENTICATOR', 'RECOVERY_CODE'],
      ticket: expect.any(String) as string,
    });
    expect(await sessionsOf(asha)).toBe(1);
    const second = await via.secondStep({ ticket: first.ticket, digits: codeOf(key) });
    expect((await via.own(second.value?.token ?? '')).value).toMatchObject({ recoveryCodesLeft: 10 });
  });

  it('is replaced by another one with a proof of the first', async () => {
    const asha = await aCustomer(test);
    const { key } = await enrol(test, asha);
    await age(asha, 16);
    expect(await via.start(asha.token, { currentPassword: password })).toMatchObject({
      code: 'REAUTHENTICATE',
      fields: ['secondFactor'],
      methods: ['AUTHENTICATOR', 'RECOVERY_CODE'],
    });
    expect((await via.prove(asha.token, { digits: codeOf(key) })).code).toBeUndefined();
    const { value: started } = await via.start(asha.token, { currentPassword: password });
    const newKey = started?.key ?? '';
    expect((await via.confirm(asha.token, codeOf(newKey))).value).toMatchObject({ recoveryCodes: [] });
    await resetLastStep(test, asha.id);
    const ticket = await ticketOf(asha);
    expect(await via.secondStep({ ticket, digits: codeOf(key) })).toMatchObject({ code: 'BAD_USER_INPUT' });
    expect((await via.secondStep({ ticket, digits: codeOf(newKey) })).value).toBeDefined();
  });

  it('is removed with the recovery codes by who has proved it', async () => {
    const asha = await aCustomer(test);
    const { key } = await enrol(test, asha);
    await age(asha, 16);
    expect(await via.turnOff(asha.token)).toMatchObject({
      code: 'REAUTHENTICATE',
      fields: ['currentPassword'],
      methods: ['AUTHENTICATOR', 'RECOVERY_CODE'],
    });
    const proof = { currentPassword: password };
    expect(await via.turnOff(asha.token, proof)).toMatchObject({ fields: ['secondFactor'] });
    expect(await via.prove(asha.token, { digits: wrongCodeOf(key) })).toMatchObject({
      code: 'BAD_USER_INPUT',
    });
    expect(await via.turnOff(asha.token, proof)).toMatchObject({ fields: ['secondFactor'] });
    await via.prove(asha.token, { digits: codeOf(key) });
    expect((await via.turnOff(asha.token, proof)).value).toMatchObject({ since: null });
    expect((await via.login(asha.email)).value).toBeDefined();
    expect(await sql('select from recovery_codes where user_id = $1', [asha.id])).toEqual([]);
  });

  it('is not for guests', async () => {
    await changeRestaurant(test, await anAdmin(test), { guestsAllowed: true });
    const guest = await test.rest<{ token: string }>('POST', '/api/auth/guest', {
      body: { name: 'Ravi', phone: '98860 12345' },
    });
    expect(await via.start(guest.body.token)).toMatchObject({ code: 'CONFLICT' });
  });
});

describe('an authenticator app', () => {
  it('cannot be added in a session of 16 minutes without the password', async () => {
    const asha = await aCustomer(test);
    await age(asha, 16);
    expect(await door.start(asha.token)).toMatchObject({ code: 'REAUTHENTICATE' });
    expect(await door.start(asha.token, { currentPassword: 'guess' })).toMatchObject({
      code: 'REAUTHENTICATE',
    });
    expect((await door.start(asha.token, { currentPassword: password })).value).toBeDefined();
  });

  it('is put into force by the session alone that began it', async () => {
    const asha = await aCustomer(test);
    const { value: other } = await door.login(asha.email);
    const { value } = await door.start(asha.token);
    const digits = codeOf(value?.key ?? '');
    expect(await door.confirm(other?.token ?? '', digits)).toMatchObject({ code: 'CONFLICT' });
    expect((await door.confirm(asha.token, digits)).value).toBeDefined();
  });

  it('begins again if the shop’s key has changed before the first code', async () => {
    const asha = await aCustomer(test);
    const { value } = await door.start(asha.token);
    await test.app.dataSource.manager.update(Authenticator, { userId: asha.id }, { sealed: 'x' });
    expect(await door.confirm(asha.token, codeOf(value?.key ?? ''))).toMatchObject({
      code: 'CONFLICT',
      message: expect.stringContaining('begin again with a new one') as string,
    });
  });

  it('cannot be added with a key of 31 minutes', async () => {
    const asha = await aCustomer(test);
    const { value } = await door.start(asha.token);
    await sql(`update authenticators set created_at = now() - interval '31 minutes' where user_id = $1`, [
      asha.id,
    ]);
    expect(await door.confirm(asha.token, codeOf(value?.key ?? ''))).toMatchObject({ code: 'CONFLICT' });
  });

  it('opens one session for 20 parallel logins with one code', async () => {
    const asha = await aCustomer(test);
    const { key } = await enrol(test, asha);
    const ticket = await ticketOf(asha);
    const digits = codeOf(key);
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, n) => ticketOf(asha, `203.0.114.${n}`).then((own) => [own, n] as const)),
    ).then((tickets) =>
      Promise.all(tickets.map(([own, n]) => door.secondStep({ ticket: own, digits }, `203.0.114.${n}`))),
    );
    expect(answers.filter(({ value }) => value)).toHaveLength(1);
    expect(await door.secondStep({ ticket, digits })).toMatchObject({ code: 'BAD_USER_INPUT' });
  });

  it('has its key encrypted in the database', async () => {
    const asha = await aCustomer(test);
    const { key } = await enrol(test, asha);
    const [row] = await sql('select * from authenticators where user_id = $1', [asha.id]);
    expect(JSON.stringify(row)).not.toContain(key);
  });

  it('leads to the recovery codes if the shop’s key is another one by now', async () => {
    const asha = await aCustomer(test);
    const { key, recoveryCodes } = await enrol(test, asha);
    const sealed = new TotpKeys('another key').seal(key, asha.id);
    await test.app.dataSource.manager.update(Authenticator, { userId: asha.id }, { sealed });
    const ticket = await ticketOf(asha);
    expect(await door.secondStep({ ticket, digits: codeOf(key) })).toMatchObject({
      message: expect.stringContaining('use a recovery code') as string,
    });
    expect((await door.secondStep({ ticket, recoveryCode: recoveryCodes[0] })).value).toBeDefined();
  });
});

describe('a recovery code', () => {
  it.each(doors)('opens a session once, through $name', async (via) => {
    const asha = await aCustomer(test);
    const { recoveryCodes } = await enrol(test, asha);
    const recoveryCode = recoveryCodes[3]?.toUpperCase().replaceAll('-', ' ');
    const ticket = await ticketOf(asha);
    const { value } = await via.secondStep({ ticket, recoveryCode });
    expect((await via.own(value?.token ?? '')).value).toMatchObject({ recoveryCodesLeft: 9 });
    expect(await via.secondStep({ ticket, recoveryCode })).toMatchObject({
      code: 'BAD_USER_INPUT',
      fields: ['recoveryCode'],
    });
  });

  it('opens one session for 20 parallel logins', async () => {
    const asha = await aCustomer(test);
    const {
      recoveryCodes: [recoveryCode],
    } = await enrol(test, asha);
    const tickets = await Promise.all(Array.from({ length: 20 }, (_, n) => ticketOf(asha, `203.0.115.${n}`)));
    const answers = await Promise.all(
      tickets.map((ticket, n) => door.secondStep({ ticket, recoveryCode }, `203.0.115.${n}`)),
    );
    expect(answers.filter(({ value }) => value)).toHaveLength(1);
  });

  it.each(doors)('does not work any more after new ones were made, through $name', async (via) => {
    const asha = await aCustomer(test);
    const {
      recoveryCodes: [old],
    } = await enrol(test, asha);
    const [fresh] = (await via.renew(asha.token)).value?.recoveryCodes ?? [];
    const ticket = await ticketOf(asha);
    expect(await via.secondStep({ ticket, recoveryCode: old })).toMatchObject({ code: 'BAD_USER_INPUT' });
    expect((await via.secondStep({ ticket, recoveryCode: fresh })).value).toBeDefined();
  });

  it('is not stored', async () => {
    const asha = await aCustomer(test);
    const {
      recoveryCodes: [code = ''],
    } = await enrol(test, asha);
    const rows = await sql(`select encode(hash, 'escape') as hash from recovery_codes`);
    expect(JSON.stringify(rows)).not.toContain(code.replaceAll('-', ''));
  });

  it('is made only for an account with a second factor', async () => {
    const asha = await aCustomer(test);
    expect(await door.renew(asha.token)).toMatchObject({ code: 'CONFLICT' });
  });
});

describe('the ticket of a login', () => {
  it.each(doors)('is refused without a proof, through $name', async (via) => {
    const asha = await aCustomer(test);
    await enrol(test, asha);
    expect(await via.secondStep({ ticket: await ticketOf(asha) })).toMatchObject({
      code: 'BAD_USER_INPUT',
      fields: ['digits'],
    });
  });

  it.each(doors)('works for its account alone, through $name', async (via) => {
    const [asha, meera] = [await aCustomer(test), await aCustomer(test)];
    const [, ofMeera] = [await enrol(test, asha), await enrol(test, meera)];
    const answer = await via.secondStep({ ticket: await ticketOf(asha), digits: codeOf(ofMeera.key) });
    expect(answer).toMatchObject({ code: 'BAD_USER_INPUT' });
    expect(await sessionsOf(meera)).toBe(1);
  });

  it('expires after five minutes', async () => {
    const asha = await aCustomer(test);
    const { key } = await enrol(test, asha);
    const { passwordHash } = await test.app.dataSource.manager.findOneByOrFail(User, { id: asha.id });
    const claims = { userId: asha.id, boundTo: String(passwordHash) };
    const signed = (seconds: number) => signLink(accountLinkKey(jwtSecret), 'second-factor', claims, seconds);
    const digits = codeOf(key);
    expect(await door.secondStep({ ticket: signed(-1), digits })).toMatchObject({ code: 'LINK_EXPIRED' });
    expect((await door.secondStep({ ticket: signed(30), digits })).value).toBeDefined();
    const [, body = ''] = (await ticketOf(asha)).split('.');
    const { exp, iat } = JSON.parse(Buffer.from(body, 'base64url').toString()) as {
      exp: number;
      iat: number;
    };
    expect(exp - iat).toBe(300);
  });

  it('works in another network, and is useless after a change of the password, as a token and as a link', async () => {
    const asha = await aCustomer(test);
    const { key } = await enrol(test, asha);
    const ticket = await ticketOf(asha);
    const proof = { ticket, digits: codeOf(key) };
    expect((await door.secondStep(proof, '198.51.100.7')).value).toBeDefined();
    await resetLastStep(test, asha.id);
    expect(await door.own(ticket)).toMatchObject({ code: 'UNAUTHENTICATED' });
    const reset = { token: ticket, password: 'mango lassi 42' };
    expect((await test.rest('POST', '/api/auth/reset', { body: reset })).status).toBe(410);
    const change = { password: 'mango lassi 42', currentPassword: password };
    await test.rest('PATCH', '/api/auth/profile', { token: asha.token, body: change });
    expect(await door.secondStep(proof)).toMatchObject({ code: 'LINK_EXPIRED' });
  });

  it('is not made of a session’s token or of another link', async () => {
    const asha = await aCustomer(test);
    const { key } = await enrol(test, asha);
    const digits = codeOf(key);
    const link = signLink(accountLinkKey(jwtSecret), 'reset-password', { userId: asha.id, boundTo: '' }, 60);
    for (const ticket of [asha.token, link, 'x'])
      expect(await door.secondStep({ ticket, digits })).toMatchObject({ code: 'LINK_EXPIRED' });
  });
});

const fails = (account: Account) =>
  lines.filter(({ userId, security }) => userId === account.id && security === 'second factor failed');

describe('wrong codes', () => {
  it('are limited to five per account and network, and logged', async () => {
    const asha = await aCustomer(test);
    const { key, recoveryCodes } = await enrol(test, asha);
    const ticket = await ticketOf(asha);
    const wrong = { ticket, digits: wrongCodeOf(key) };
    for (let n = 0; n < 5; n += 1)
      expect(await door.secondStep(wrong)).toMatchObject({ code: 'BAD_USER_INPUT' });
    const right = { ticket, digits: codeOf(key) };
    expect(await door.secondStep(right)).toMatchObject({
      code: 'TOO_MANY_REQUESTS',
      message: expect.stringMatching(/try again in \d+ minutes/i) as string,
    });
    expect(fails(asha)).toHaveLength(5);
    expect(lines).toContainEqual(
      expect.objectContaining({ userId: asha.id, security: 'second factor limited' }),
    );
    expect((await door.secondStep({ ticket, recoveryCode: recoveryCodes[0] })).value).toBeDefined();
    expect((await door.secondStep(right, '198.51.100.7')).value).toBeDefined();
  });

  it('are limited to thirty per account from all networks, which lock out no known device, session or recovery code', async () => {
    const asha = await aCustomer(test);
    const { key, recoveryCodes } = await enrol(test, asha);
    const ticket = await ticketOf(asha);
    const { value } = await door.secondStep({ ticket, digits: codeOf(key) });
    await resetLastStep(test, asha.id);
    const wrong = { ticket, digits: wrongCodeOf(key) };
    for (let n = 0; n < 30; n += 1) await door.secondStep(wrong, `198.51.101.${n}`);
    const right = { ticket, digits: codeOf(key) };
    expect(await door.secondStep(right, '198.51.102.1')).toMatchObject({ code: 'TOO_MANY_REQUESTS' });
    const { deviceToken } = value ?? {};
    expect((await door.secondStep({ ...right, deviceToken }, '198.51.102.1')).value).toBeDefined();
    await resetLastStep(test, asha.id);
    expect((await door.prove(asha.token, { digits: codeOf(key) })).code).toBeUndefined();
    const spare = { ticket, recoveryCode: recoveryCodes[0] };
    expect((await door.secondStep(spare, '198.51.102.1')).value).toBeDefined();
  });

  it('on a known device count as those of an unknown one after five', async () => {
    const asha = await aCustomer(test);
    const { key } = await enrol(test, asha);
    const wrong = { digits: wrongCodeOf(key) };
    for (let n = 0; n < 10; n += 1)
      expect(await door.prove(asha.token, wrong)).toMatchObject({ code: 'BAD_USER_INPUT' });
    expect(await door.prove(asha.token, { digits: codeOf(key) })).toMatchObject({
      code: 'TOO_MANY_REQUESTS',
    });
    expect((await door.prove(asha.token, { digits: codeOf(key) }, '198.51.100.7')).code).toBeUndefined();
  });

  it('of another account’s device count as those of an unknown one', async () => {
    const [asha, meera] = [await aCustomer(test), await aCustomer(test)];
    const { key } = await enrol(test, asha);
    const { deviceToken } = (await door.login(meera.email)).value ?? {};
    const ticket = await ticketOf(asha);
    for (let n = 0; n < 5; n += 1) await door.secondStep({ ticket, deviceToken, digits: wrongCodeOf(key) });
    expect(await door.secondStep({ ticket, deviceToken, digits: codeOf(key) })).toMatchObject({
      code: 'TOO_MANY_REQUESTS',
    });
  });

  it('of a new app are limited to five, too, and logged', async () => {
    const asha = await aCustomer(test);
    const { value } = await door.start(asha.token);
    const key = value?.key ?? '';
    for (let n = 0; n < 5; n += 1)
      expect(await door.confirm(asha.token, wrongCodeOf(key))).toMatchObject({ code: 'BAD_USER_INPUT' });
    expect(fails(asha)).toHaveLength(5);
    expect(await door.confirm(asha.token, codeOf(key))).toMatchObject({ code: 'TOO_MANY_REQUESTS' });
  });

  it.each([
    ['are refused by the account’s limit', 'limited'],
    ['cannot be read', 'unreadable'],
    ['meet a broken database', 'broken'],
  ])('take no points if they %s', async (_why, fault) => {
    const asha = await aCustomer(test);
    const { key } = await enrol(test, asha);
    const ticket = await ticketOf(asha);
    const right = () => door.secondStep({ ticket, digits: codeOf(key) });
    const { manager } = test.app.dataSource;
    const app = await manager.findOneByOrFail(Authenticator, { userId: asha.id });
    const mends: (() => Promise<unknown>)[] = [];
    if (fault === 'limited') {
      const wrong = { ticket, digits: wrongCodeOf(key) };
      for (let n = 0; n < 30; n += 1) await door.secondStep(wrong, `198.51.103.${n}`);
      mends.push(() =>
        sql(`delete from rate_limits where key = $1`, [`second-factor-account:${hashed(asha.id)}`]),
      );
    } else if (fault === 'unreadable') {
      await manager.update(Authenticator, { userId: asha.id }, { sealed: 'x' });
      mends.push(() => manager.update(Authenticator, { userId: asha.id }, { sealed: app.sealed }));
    } else {
      await sql(
        `create function refuse_step() returns trigger language plpgsql as $$ begin raise 'broken'; end $$`,
      );
      await sql(
        'create trigger refuse_step before update on authenticators for each row execute function refuse_step()',
      );
      mends.push(
        () => sql('drop trigger refuse_step on authenticators'),
        () => sql('drop function refuse_step()'),
      );
    }
    for (let n = 0; n < 6; n += 1) expect((await right()).value).toBeUndefined();
    for (const mend of mends) await mend();
    expect((await right()).value).toBeDefined();
  });

  it('do not count if they are right', async () => {
    const asha = await aCustomer(test);
    const { key } = await enrol(test, asha);
    for (let n = 0; n < 7; n += 1) {
      expect((await door.prove(asha.token, { digits: codeOf(key) })).code).toBeUndefined();
      await resetLastStep(test, asha.id);
    }
  });
});

describe('other ways into an account with a second factor', () => {
  it('lead to the second step: a new password by mail', async () => {
    const asha = await aCustomer(test);
    const { key } = await enrol(test, asha);
    const link = await test.app.services.passwordResets.linkFor(asha.id);
    const body = { token: link?.token, password: 'mango lassi 42' };
    const reset = await test.rest<{ code: string; ticket: string }>('POST', '/api/auth/reset', {
      body,
      headers: { 'X-Forwarded-For': '203.0.113.1' },
    });
    expect(reset).toMatchObject({ status: 401, body: { code: 'SECOND_FACTOR_REQUIRED' } });
    expect(await sessionsOf(asha)).toBe(0);
    const { value } = await door.secondStep({ ticket: reset.body.ticket, digits: codeOf(key) });
    expect(value).toBeDefined();
    expect(await door.login(asha.email)).toMatchObject({ code: 'INVALID_CREDENTIALS' });
  });

  it('need a proof: a new e-mail address', async () => {
    const asha = await aCustomer(test);
    const { key } = await enrol(test, asha);
    await age(asha, 16);
    const body = { email: `new-${asha.email}`, currentPassword: password };
    const change = () => test.rest('PATCH', '/api/auth/profile', { token: asha.token, body });
    expect(await change()).toMatchObject({
      status: 401,
      body: {
        code: 'REAUTHENTICATE',
        errors: [{ field: 'secondFactor' }],
        methods: ['AUTHENTICATOR', 'RECOVERY_CODE'],
      },
    });
    await door.prove(asha.token, { digits: codeOf(key) });
    expect((await change()).status).toBe(200);
    expect(await door.login(`new-${asha.email}`)).toMatchObject({ code: 'SECOND_FACTOR_REQUIRED' });
  });

  it('are open to the owner alone: undoing a stranger’s changes removes what the stranger has added', async () => {
    const asha = await aCustomer(test);
    await enrol(test, asha);
    const changes = await test.app.dataSource.query<{ id: string; user_id: string }[]>(
      'select id, user_id from account_changes where user_id = $1',
      [asha.id],
    );
    expect(changes).toHaveLength(1);
    const claims = { userId: asha.id, boundTo: changes[0]?.id ?? '' };
    const token = signLink(accountLinkKey(jwtSecret), 'undo-change', claims, 60);
    const { resetToken } = await test.app.services.accountChanges.undo(token, '203.0.113.1');
    const login = await test.app.services.passwordResets.reset(
      { token: resetToken, password: 'mango lassi 42' },
      '203.0.113.1',
    );
    expect((await door.own(login.token)).value).toMatchObject({ since: null, recoveryCodesLeft: 0 });
  });

  it('stay closed: undoing a change keeps the second factor of before', async () => {
    const asha = await aCustomer(test);
    const { key } = await enrol(test, asha);
    const body = { email: `new-${asha.email}`, currentPassword: password };
    expect((await test.rest('PATCH', '/api/auth/profile', { token: asha.token, body })).status).toBe(200);
    const [change] = await test.app.dataSource.query<[{ id: string }]>(
      'select id from account_changes where user_id = $1 and new_email is not null',
      [asha.id],
    );
    const token = signLink(
      accountLinkKey(jwtSecret),
      'undo-change',
      { userId: asha.id, boundTo: change.id },
      60,
    );
    const { resetToken } = await test.app.services.accountChanges.undo(token, '203.0.113.1');
    const { body: refused } = await test.rest<{ code: string; ticket: string }>('POST', '/api/auth/reset', {
      body: { token: resetToken, password: 'mango lassi 42' },
      headers: { 'X-Forwarded-For': '203.0.113.1' },
    });
    expect(refused.code).toBe('SECOND_FACTOR_REQUIRED');
    expect((await door.secondStep({ ticket: refused.ticket, digits: codeOf(key) })).value).toBeDefined();
  });
});

it('recovery codes that a stranger has renewed go with the undoing, and the app stays', async () => {
  const asha = await aCustomer(test);
  const { key } = await enrol(test, asha);
  const { value } = await door.renew(asha.token);
  const [change] = await sql(
    'select id from account_changes where user_id = $1 order by created_at desc limit 1',
    [asha.id],
  );
  const { id: boundTo } = change as { id: string };
  const token = signLink(accountLinkKey(jwtSecret), 'undo-change', { userId: asha.id, boundTo }, 60);
  const { resetToken } = await test.app.services.accountChanges.undo(token, '203.0.113.1');
  const body = { token: resetToken, password: 'mango lassi 42' };
  const { body: refused } = await test.rest<{ ticket: string; methods: string[] }>(
    'POST',
    '/api/auth/reset',
    {
      body,
    },
  );
  expect(refused.methods).toEqual(['AUTHENTICATOR']);
  const { ticket } = refused;
  const stolen = { ticket, recoveryCode: value?.recoveryCodes[0] };
  expect(await door.secondStep(stolen)).toMatchObject({ code: 'BAD_USER_INPUT' });
  expect((await door.secondStep({ ticket, digits: codeOf(key) })).value).toBeDefined();
});

describe('a second factor', () => {
  it('is taken off an account that becomes an admin’s, with a record', async () => {
    const stranger = await aCustomer(test);
    await enrol(test, stranger);
    expect(
      await test.app.services.accounts.ensureAdmin(stranger.email, 'a long password of the owner'),
    ).toEqual({ result: 'promoted', hadSecondFactor: true });
    const records = await sql('select act, subject from audit_entries where actor_id = $1', [stranger.id]);
    expect(records).toEqual([{ act: 'DELETED', subject: 'SECOND_FACTOR' }]);
    const titles = () => sql('select title from notifications where user_id = $1', [stranger.id]);
    await expect.poll(titles).toContainEqual({ title: 'Two-step login is off for your account' });
    expect((await door.login(stranger.email, 'a long password of the owner')).value).toBeDefined();
  });

  it('is announced by mail when it is added and removed, and when its recovery codes are renewed', async () => {
    const [owner, asha] = [await anAdmin(test), await aCustomer(test)];
    await enrol(test, asha);
    await door.renew(asha.token);
    await door.turnOff(asha.token);
    const subjects = async () => {
      const { data } = await test.graphql(
        '{ mailDeliveries(first: 100) { nodes { subject recipient { email } } } }',
        {},
        owner.token,
      );
      const { nodes } = (
        data as { mailDeliveries: { nodes: { subject: string; recipient: { email: string } }[] } }
      ).mailDeliveries;
      return nodes.filter(({ recipient }) => recipient.email === asha.email).map(({ subject }) => subject);
    };
    await expect
      .poll(subjects)
      .toEqual(
        expect.arrayContaining([
          expect.stringContaining('Two-step login is on'),
          expect.stringContaining('New recovery codes were made'),
          expect.stringContaining('Two-step login is off'),
        ]),
      );
  });

  it('of staff is in the audit log when it is added and removed, and when its recovery codes are renewed', async () => {
    const owner = await anAdmin(test);
    await enrol(test, owner);
    await door.renew(owner.token);
    await door.turnOff(owner.token);
    const entries = await sql(
      'select act, subject, subject_id, before, after from audit_entries where actor_id = $1 order by created_at',
      [owner.id],
    );
    expect(entries).toMatchObject([
      { act: 'ADDED', subject: 'SECOND_FACTOR', subject_id: owner.id },
      {
        act: 'CHANGED',
        before: { recoveryCodesSince: expect.any(String) as string },
        after: { recoveryCodesSince: expect.any(String) as string },
      },
      { act: 'DELETED', subject: 'SECOND_FACTOR', subject_id: owner.id },
    ]);
  });
});
