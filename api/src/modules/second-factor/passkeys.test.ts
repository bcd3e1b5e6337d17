import { generateKeyPairSync, type KeyObject } from 'node:crypto';
import type {
  PublicKeyCredentialCreationOptionsJSON as CreationOptions,
  PublicKeyCredentialRequestOptionsJSON as RequestOptions,
} from '@simplewebauthn/server';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { TestApp } from '../../../test/app.js';
import { aCustomer, anAdmin, changeRestaurant, password, type Account } from '../../../test/factories.js';
import { enrol, factorDoorsOf, type FactorDoor } from '../../../test/second-factor.js';
import { SoftwarePasskey } from '../../../test/software-passkey.js';
import { codeOf } from '../../../test/totp-codes.js';
import { accountLinkKey, signLink } from '../auth/account-links.js';
import { Session } from '../auth/session.entity.js';
import { User } from '../auth/user.entity.js';

const jwtSecret = 'a secret that only the tests know of';
const publicUrl = 'https://shop.example.in';
let test: TestApp;
beforeAll(async () => {
  test = await TestApp.start({ TRUST_PROXY: 'true', PUBLIC_URL: publicUrl });
});
afterAll(() => test.close());

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

const ticketOf = async (account: Account): Promise<string> => {
  const { ticket } = await door.login(account.email);
  if (ticket === undefined) throw new Error('the login needs no second step');
  return ticket;
};

const sessionsOf = (account: Account) => test.app.dataSource.manager.countBy(Session, { userId: account.id });

async function optionsForNew({ token }: Account, via = door): Promise<CreationOptions> {
  const { value, message } = await via.startPasskey(token);
  if (!value) throw new Error(message);
  return value;
}

async function optionsOfLogin(ticket: string, via = door): Promise<RequestOptions> {
  const { value, message } = await via.requestPasskeyForLogin(ticket);
  if (!value) throw new Error(message);
  return value;
}

/** Adds a passkey. */
async function added(account: Account, device = new SoftwarePasskey(), name = 'Pixel') {
  const made = device.create(await optionsForNew(account));
  const { value, message } = await door.confirmPasskey(account.token, made, name);
  if (!value) throw new Error(message);
  return { device, recoveryCodes: value.recoveryCodes };
}

const passkeysOf = async ({ token }: Account) => (await door.own(token)).value?.passkeys ?? [];

describe.each(doors)('a passkey, through $name', (via) => {
  it('is added, ends the other sessions and gives recovery codes once', async () => {
    const asha = await aCustomer(test);
    const other = await via.login(asha.email);
    const options = await optionsForNew(asha, via);
    expect(options).toMatchObject({
      rp: { id: 'shop.example.in', name: expect.any(String) as string },
      user: { name: asha.email, displayName: asha.name },
      attestation: 'none',
      excludeCredentials: [],
      authenticatorSelection: { residentKey: 'preferred', userVerification: 'preferred' },
    });
    expect((await via.own(asha.token)).value).toMatchObject({ since: null, methods: [], passkeys: [] });
    const device = new SoftwarePasskey();
    const { value } = await via.confirmPasskey(asha.token, device.create(options), ' Chrome on  Android ');
    expect(new Set(value?.recoveryCodes).size).toBe(10);
    expect((await via.own(asha.token)).value).toMatchObject({
      since: expect.any(String) as string,
      methods: ['PASSKEY', 'RECOVERY_CODE'],
      recoveryCodesLeft: 10,
      passkeys: [{ name: 'Chrome on  Android', lastUsedAt: null, isBackedUp: false }],
    });
    expect(await via.own(other.value?.token ?? '')).toMatchObject({ code: 'UNAUTHENTICATED' });
    const second = await optionsForNew(asha, via);
    expect(second.excludeCredentials).toEqual([
      { id: device.id.toString('base64url'), type: 'public-key', transports: ['internal', 'hybrid'] },
    ]);
    const again = await via.confirmPasskey(asha.token, new SoftwarePasskey().create(second));
    expect(again.value?.recoveryCodes).toEqual([]);
  });

  it('completes a login, before an app', async () => {
    const asha = await aCustomer(test);
    await enrol(test, asha);
    const { device } = await added(asha);
    const first = await via.login(asha.email);
    expect(first).toMatchObject({
      code: 'SECOND_FACTOR_REQUIRED',
      methods: ['PASSKEY', 'AUTHENTICATOR', 'RECOVERY_CODE'],
    });
    const ticket = first.ticket ?? '';
    const options = await optionsOfLogin(ticket, via);
    expect(options).toMatchObject({
      rpId: 'shop.example.in',
      userVerification: 'preferred',
      allowCredentials: [{ id: device.id.toString('base64url') }],
    });
    const passkey = device.get(options);
    const { value } = await via.secondStep({ ticket, passkey });
    expect((await via.own(value?.token ?? '')).value?.passkeys).toMatchObject([
      { lastUsedAt: expect.any(String) as string },
    ]);
    expect(await via.secondStep({ ticket, passkey })).toMatchObject({
      code: 'BAD_USER_INPUT',
      fields: ['passkey'],
    });
  });

  it('proves its owner within a session', async () => {
    const asha = await aCustomer(test);
    const { device } = await added(asha);
    await age(asha, 16);
    const proof = { currentPassword: password };
    expect(await via.renew(asha.token, proof)).toMatchObject({
      code: 'REAUTHENTICATE',
      fields: ['secondFactor'],
      methods: ['PASSKEY', 'RECOVERY_CODE'],
    });
    const { value: options } = await via.requestPasskey(asha.token);
    const passkey = device.get(options as RequestOptions);
    expect((await via.prove(asha.token, { passkey })).code).toBeUndefined();
    expect(await via.prove(asha.token, { passkey })).toMatchObject({ code: 'BAD_USER_INPUT' });
    expect((await via.renew(asha.token, proof)).value?.recoveryCodes).toHaveLength(10);
  });

  it('is not added by the answer to a challenge to prove one', async () => {
    const asha = await aCustomer(test);
    await added(asha);
    await age(asha, 16);
    expect(await via.startPasskey(asha.token)).toMatchObject({ code: 'REAUTHENTICATE' });
    const { value: request } = await via.requestPasskey(asha.token);
    const made = new SoftwarePasskey().create({
      rp: { id: 'shop.example.in' },
      challenge: request?.challenge ?? '',
    } as CreationOptions);
    expect(await via.confirmPasskey(asha.token, made)).toMatchObject({ code: 'CONFLICT' });
    expect(await passkeysOf(asha)).toHaveLength(1);
  });

  it('is not proved by the answer to a challenge to add one', async () => {
    const asha = await aCustomer(test);
    const { device } = await added(asha);
    const { challenge } = await optionsForNew(asha, via);
    const passkey = device.get({ rpId: 'shop.example.in', challenge });
    expect(await via.prove(asha.token, { passkey })).toMatchObject({
      code: 'BAD_USER_INPUT',
      fields: ['passkey'],
    });
  });

  it('is renamed and removed, the last one only by turning two-step login off', async () => {
    const [asha, meera] = [await aCustomer(test), await aCustomer(test)];
    await added(asha);
    await added(asha, new SoftwarePasskey(), 'Key on the ring');
    await added(meera);
    const [first, second] = await passkeysOf(asha);
    const id = first?.id ?? '';
    expect(await via.renamePasskey(meera.token, id, 'Mine')).toMatchObject({ code: 'NOT_FOUND' });
    expect(await via.removePasskey(meera.token, id)).toMatchObject({ code: 'NOT_FOUND' });
    expect(await via.renamePasskey(asha.token, id, ' ')).toMatchObject({ fields: ['name'] });
    const renamed = await via.renamePasskey(asha.token, id, 'Old phone');
    expect(renamed.value?.passkeys).toMatchObject([{ name: 'Old phone' }, { name: 'Key on the ring' }]);
    await age(asha, 16);
    expect(await via.removePasskey(asha.token, id)).toMatchObject({ code: 'REAUTHENTICATE' });
    await age(asha, -16);
    const removed = await via.removePasskey(asha.token, id);
    expect(removed.value?.passkeys).toMatchObject([{ id: second?.id }]);
    expect(await via.removePasskey(asha.token, second?.id ?? '')).toMatchObject({ code: 'CONFLICT' });
    expect((await via.turnOff(asha.token)).value).toMatchObject({ since: null });
    expect(await passkeysOf(asha)).toEqual([]);
    expect((await via.login(asha.email)).value).toBeDefined();
  });

  it('is removed though it is the last one if there is an app', async () => {
    const asha = await aCustomer(test);
    const { key } = await enrol(test, asha);
    await added(asha);
    const [passkey] = await passkeysOf(asha);
    const { value } = await via.removePasskey(asha.token, passkey?.id ?? '');
    expect(value).toMatchObject({ methods: ['AUTHENTICATOR', 'RECOVERY_CODE'], passkeys: [] });
    const ticket = await ticketOf(asha);
    expect(await via.requestPasskeyForLogin(ticket)).toMatchObject({ code: 'CONFLICT' });
    expect((await via.secondStep({ ticket, digits: codeOf(key) })).value).toBeDefined();
  });

  it('of which a field is missing or no base64url is refused at the field', async () => {
    const asha = await aCustomer(test);
    const { device } = await added(asha);
    const ticket = await ticketOf(asha);
    const right = device.get(await optionsOfLogin(ticket));
    const wrong = await via.secondStep({ ticket, passkey: { ...right, signature: 'a+b/' } });
    expect(wrong).toMatchObject({ code: 'BAD_USER_INPUT', fields: ['passkey.signature'] });
    expect((await via.secondStep({ ticket, passkey: right })).value).toBeDefined();
  });

  it('is not for guests', async () => {
    const owner = await anAdmin(test);
    await changeRestaurant(test, owner, { guestsAllowed: true });
    const guest = await test.rest<{ token: string }>('POST', '/api/auth/guest', {
      body: { name: 'Ravi', phone: '98860 12345' },
    });
    expect(await via.startPasskey(guest.body.token)).toMatchObject({ code: 'CONFLICT' });
  });
});

describe('a new passkey', () => {
  it('needs the password in a session of 16 minutes', async () => {
    const asha = await aCustomer(test);
    await age(asha, 16);
    expect(await door.startPasskey(asha.token)).toMatchObject({ code: 'REAUTHENTICATE' });
    expect(await door.startPasskey(asha.token, { currentPassword: 'guess' })).toMatchObject({
      code: 'REAUTHENTICATE',
    });
    expect((await door.startPasskey(asha.token, { currentPassword: password })).value).toBeDefined();
  });

  it.each([
    ['of another address', { origin: 'https://evil.example.com' }, 'at another address'],
    ['of another domain', { rpId: 'evil.example.com' }, 'was not accepted'],
    ['for another challenge', { challenge: 'AAAA' }, 'was not accepted'],
    ['that is the use of one', { type: 'webauthn.get' }, 'was not accepted'],
    ['without a person', { flags: 0 }, 'was not accepted'],
    ['whose maker vouches for it', { fmt: 'android-key' }, 'was not accepted'],
  ])('%s is refused, and its challenge is used up', async (_what, oddity, message) => {
    const asha = await aCustomer(test);
    const options = await optionsForNew(asha);
    const device = new SoftwarePasskey();
    expect(await door.confirmPasskey(asha.token, device.create(options, oddity))).toMatchObject({
      code: 'BAD_USER_INPUT',
      fields: ['passkey'],
      message: expect.stringContaining(message) as string,
    });
    expect(await door.confirmPasskey(asha.token, device.create(options))).toMatchObject({ code: 'CONFLICT' });
    expect((await door.own(asha.token)).value).toMatchObject({ since: null, passkeys: [] });
  });

  it('that is no CBOR is refused', async () => {
    const asha = await aCustomer(test);
    const made = new SoftwarePasskey().create(await optionsForNew(asha));
    const broken = { ...made, clientDataJSON: 'AAAA', attestationObject: 'AAAA' };
    expect(await door.confirmPasskey(asha.token, broken)).toMatchObject({ code: 'BAD_USER_INPUT' });
  });

  it('is added by the session alone that began it, within five minutes', async () => {
    const asha = await aCustomer(test);
    const { value: other } = await door.login(asha.email);
    const device = new SoftwarePasskey();
    const made = device.create(await optionsForNew(asha));
    expect(await door.confirmPasskey(other?.token ?? '', made)).toMatchObject({ code: 'CONFLICT' });
    await sql(
      `update passkey_challenges set created_at = now() - interval '301 seconds' where user_id = $1`,
      [asha.id],
    );
    expect(await door.confirmPasskey(asha.token, made)).toMatchObject({ code: 'CONFLICT' });
    const later = device.create(await optionsForNew(asha));
    await sql(
      `update passkey_challenges set created_at = now() - interval '290 seconds' where user_id = $1`,
      [asha.id],
    );
    expect((await door.confirmPasskey(asha.token, later)).value).toBeDefined();
  });

  it('is one of another account only once', async () => {
    const [asha, meera] = [await aCustomer(test), await aCustomer(test)];
    const { device } = await added(asha);
    for (const account of [asha, meera])
      expect(
        await door.confirmPasskey(account.token, device.create(await optionsForNew(account))),
      ).toMatchObject({
        code: 'BAD_USER_INPUT',
        message: expect.stringContaining('added already') as string,
      });
    expect(await passkeysOf(meera)).toEqual([]);
    expect((await door.own(meera.token)).value).toMatchObject({ since: null });
  });

  it('is the eleventh of no account', async () => {
    const asha = await aCustomer(test);
    for (let n = 0; n < 9; n += 1) await added(asha);
    const made = new SoftwarePasskey().create(await optionsForNew(asha));
    await sql(
      `insert into passkeys (id, user_id, credential_id, public_key, counter, transports, name, is_backed_up)
       select $2::char(24), user_id, $2::text, public_key, counter, transports, name, is_backed_up
       from passkeys where user_id = $1 limit 1`,
      [asha.id, 'a'.repeat(24)],
    );
    expect(await door.confirmPasskey(asha.token, made)).toMatchObject({ code: 'CONFLICT' });
    expect(await door.startPasskey(asha.token)).toMatchObject({ code: 'CONFLICT' });
    expect(await passkeysOf(asha)).toHaveLength(10);
  });

  it('is added once by 20 parallel answers to its challenge', async () => {
    const asha = await aCustomer(test);
    const made = new SoftwarePasskey().create(await optionsForNew(asha));
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => door.confirmPasskey(asha.token, made)),
    );
    expect(answers.filter(({ value }) => value)).toHaveLength(1);
    expect(await passkeysOf(asha)).toHaveLength(1);
  });
});

describe('the use of a passkey', () => {
  let strangers: KeyObject;
  beforeAll(() => {
    strangers = generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey;
  });

  it.each([
    ['at another address', () => ({ origin: 'https://evil.example.com' }), 'at another address'],
    ['at the shop without https', () => ({ origin: 'http://shop.example.in' }), 'at another address'],
    ['for another domain', () => ({ rpId: 'evil.example.com' }), 'was not accepted'],
    ['for another challenge', () => ({ challenge: 'AAAA' }), 'was not accepted'],
    ['that is a new one', () => ({ type: 'webauthn.create' }), 'was not accepted'],
    ['without a person', () => ({ flags: 0 }), 'was not accepted'],
    ['signed by another key', () => ({ key: strangers }), 'was not accepted'],
  ])('%s is refused, and its challenge is used up', async (_what, oddity, message) => {
    const asha = await aCustomer(test);
    const { device } = await added(asha);
    const ticket = await ticketOf(asha);
    const options = await optionsOfLogin(ticket);
    expect(await door.secondStep({ ticket, passkey: device.get(options, oddity()) })).toMatchObject({
      code: 'BAD_USER_INPUT',
      fields: ['passkey'],
      message: expect.stringContaining(message) as string,
    });
    expect(await door.secondStep({ ticket, passkey: device.get(options) })).toMatchObject({
      message: expect.stringContaining('took too long') as string,
    });
    expect(await sessionsOf(asha)).toBe(1);
  });

  it('without a fingerprint, but by a person, is accepted after the password', async () => {
    const asha = await aCustomer(test);
    const { device } = await added(asha);
    const ticket = await ticketOf(asha);
    const passkey = device.get(await optionsOfLogin(ticket), { flags: 1 });
    expect((await door.secondStep({ ticket, passkey })).value).toBeDefined();
  });

  it('is accepted again and again from a device that does not count', async () => {
    const asha = await aCustomer(test);
    const { device } = await added(asha);
    for (let n = 0; n < 3; n += 1) {
      const ticket = await ticketOf(asha);
      const passkey = device.get(await optionsOfLogin(ticket));
      expect((await door.secondStep({ ticket, passkey })).value).toBeDefined();
    }
  });

  it('is refused if the device has counted back or not on, as that of a copy', async () => {
    const asha = await aCustomer(test);
    const { device } = await added(asha, new SoftwarePasskey({ counts: true }));
    const use = async (counter: number) => {
      const ticket = await ticketOf(asha);
      device.counter = counter - 1;
      return door.secondStep({ ticket, passkey: device.get(await optionsOfLogin(ticket)) });
    };
    expect((await use(7)).value).toBeDefined();
    for (const counter of [7, 6, 0]) expect(await use(counter)).toMatchObject({ code: 'BAD_USER_INPUT' });
    expect((await use(8)).value).toBeDefined();
  });

  it('of another account is refused, with that account’s ticket and with one’s own', async () => {
    const [asha, meera] = [await aCustomer(test), await aCustomer(test)];
    await added(asha);
    const { device: meeras } = await added(meera);
    const ticket = await ticketOf(asha);
    const passkey = meeras.get(await optionsOfLogin(ticket));
    expect(await door.secondStep({ ticket, passkey })).toMatchObject({
      message: expect.stringContaining('not one of your account') as string,
    });
    const ticketOfMeera = await ticketOf(meera);
    const stolen = meeras.get(await optionsOfLogin(ticketOfMeera));
    expect(await door.secondStep({ ticket, passkey: stolen })).toMatchObject({ code: 'BAD_USER_INPUT' });
    expect(await sessionsOf(asha)).toBe(1);
  });

  it('is for the login or the session alone that asked for it', async () => {
    const asha = await aCustomer(test);
    const { device } = await added(asha);
    const { passwordHash } = await test.app.dataSource.manager.findOneByOrFail(User, { id: asha.id });
    const claims = { userId: asha.id, boundTo: String(passwordHash) };
    const other = signLink(accountLinkKey(jwtSecret), 'second-factor', claims, 60);
    const one = await ticketOf(asha);
    const passkey = device.get(await optionsOfLogin(one));
    expect(await door.secondStep({ ticket: other, passkey })).toMatchObject({ code: 'BAD_USER_INPUT' });
    expect(await door.prove(asha.token, { passkey })).toMatchObject({ code: 'BAD_USER_INPUT' });
    expect((await door.secondStep({ ticket: one, passkey })).value).toBeDefined();
  });

  it('opens one session for 20 parallel logins with one answer', async () => {
    const asha = await aCustomer(test);
    const { device } = await added(asha);
    const ticket = await ticketOf(asha);
    const passkey = device.get(await optionsOfLogin(ticket));
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, n) => door.secondStep({ ticket, passkey }, `203.0.116.${n}`)),
    );
    expect(answers.filter(({ value }) => value)).toHaveLength(1);
    expect(await sessionsOf(asha)).toBe(2);
  });

  it('is limited to ten refused ones per account and network, which close neither the recovery codes nor other networks', async () => {
    const asha = await aCustomer(test);
    const { device, recoveryCodes } = await added(asha);
    const ticket = await ticketOf(asha);
    const use = async (key?: KeyObject, from?: string) =>
      door.secondStep(
        { ticket, passkey: device.get(await optionsOfLogin(ticket), key ? { key } : {}) },
        from,
      );
    for (let n = 0; n < 10; n += 1) expect(await use(strangers)).toMatchObject({ code: 'BAD_USER_INPUT' });
    expect(await use()).toMatchObject({ code: 'TOO_MANY_REQUESTS' });
    expect((await use(undefined, '198.51.100.7')).value).toBeDefined();
    expect((await door.secondStep({ ticket, recoveryCode: recoveryCodes[0] })).value).toBeDefined();
  });

  it('needs a valid ticket for its challenge', async () => {
    for (const ticket of ['x', (await aCustomer(test)).token])
      expect(await door.requestPasskeyForLogin(ticket)).toMatchObject({ code: 'LINK_EXPIRED' });
  });
});

describe('passkeys', () => {
  it('added by a stranger go with the undoing of the change, and those of before stay', async () => {
    const asha = await aCustomer(test);
    const { device } = await added(asha);
    await added(asha, new SoftwarePasskey(), 'A stranger’s');
    const [change] = (await sql(
      'select id from account_changes where user_id = $1 order by created_at desc limit 1',
      [asha.id],
    )) as { id: string }[];
    const claims = { userId: asha.id, boundTo: change?.id ?? '' };
    const token = signLink(accountLinkKey(jwtSecret), 'undo-change', claims, 60);
    const { resetToken } = await test.app.services.accountChanges.undo(token, '203.0.113.1');
    const { body } = await test.rest<{ ticket: string; methods: string[] }>('POST', '/api/auth/reset', {
      body: { token: resetToken, password: 'mango lassi 42' },
    });
    expect(body.methods).toEqual(['PASSKEY', 'RECOVERY_CODE']);
    const options = await optionsOfLogin(body.ticket);
    expect(options.allowCredentials).toHaveLength(1);
    const { value } = await door.secondStep({ ticket: body.ticket, passkey: device.get(options) });
    expect(value).toBeDefined();
  });

  it('go with the account’s other factors when it becomes an admin’s', async () => {
    const stranger = await aCustomer(test);
    await added(stranger);
    const secret = 'a long password of the owner';
    expect(await test.app.services.accounts.ensureAdmin(stranger.email, secret)).toEqual({
      result: 'promoted',
      hadSecondFactor: true,
    });
    expect(await sql('select from passkeys where user_id = $1', [stranger.id])).toEqual([]);
    expect((await door.login(stranger.email, secret)).value).toBeDefined();
  });

  it('fulfil the owner’s demand of a second factor', async () => {
    const owner = await anAdmin(test);
    await added(owner);
    const demand = { roles: ['OWNER'], version: 1 };
    const answer = await test.rest('PUT', '/api/admin/second-factor', { token: owner.token, body: demand });
    expect(answer.status).toBe(200);
    expect((await door.own(owner.token)).value).toMatchObject({ isDemanded: true });
    const free = { roles: [], version: 2 };
    await test.rest('PUT', '/api/admin/second-factor', { token: owner.token, body: free });
  });

  it('are announced by mail, and written to the audit log of staff', async () => {
    const owner = await anAdmin(test);
    await added(owner, new SoftwarePasskey(), 'Counter tablet');
    await added(owner, new SoftwarePasskey(), 'My phone');
    const [, phone] = await passkeysOf(owner);
    await door.removePasskey(owner.token, phone?.id ?? '');
    const entries = await sql(
      `select act, before->>'passkey' as before, after->>'passkey' as after
       from audit_entries where actor_id = $1 and subject = 'SECOND_FACTOR' order by created_at, id`,
      [owner.id],
    );
    expect(entries).toEqual([
      { act: 'ADDED', before: null, after: null },
      { act: 'CHANGED', before: null, after: 'My phone' },
      { act: 'CHANGED', before: 'My phone', after: null },
    ]);
    const titles = () => sql('select title from notifications where user_id = $1 order by title', [owner.id]);
    await expect
      .poll(titles)
      .toEqual([
        { title: 'A passkey was added to your account: My phone' },
        { title: 'A passkey was removed from your account: My phone' },
        { title: 'Two-step login is on for your account' },
      ]);
  });

  it('leave no old challenges behind', async () => {
    const asha = await aCustomer(test);
    await optionsForNew(asha);
    await sql(`update passkey_challenges set created_at = now() - interval '6 minutes' where user_id = $1`, [
      asha.id,
    ]);
    await test.app.housekeeping['challenges of passkeys']?.();
    expect(await sql('select from passkey_challenges where user_id = $1', [asha.id])).toEqual([]);
  });
});

describe('a shop without a public address', () => {
  it('makes passkeys for the domain of the request, and none for an IP address', async () => {
    const local = await TestApp.start({ ROLE: 'api', TRUST_PROXY: 'true' });
    try {
      const asha = await aCustomer(local);
      const start = (host?: string) =>
        local.rest<{ rp: { id: string }; message: string }>('POST', '/api/auth/second-factor/passkeys', {
          token: asha.token,
          body: {},
          ...(host && { headers: { 'X-Forwarded-Host': host } }),
        });
      expect((await start('localhost:3000')).body.rp.id).toBe('localhost');
      const byNumber = await start();
      expect(byNumber.status).toBe(409);
      expect(byNumber.body.message).toContain('not at an address of numbers');
    } finally {
      await local.close();
    }
  });
});
