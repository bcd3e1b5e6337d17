import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { TestApp } from '../../../test/app.js';
import {
  aTablet,
  changeDevice,
  enterPin,
  leaveDevice,
  noticesOf,
  ownDevice,
  setPin,
  type Tablet,
} from '../../../test/devices.js';
import { anAdmin, aStaffMember, aCustomer, password, type Account } from '../../../test/factories.js';
import { heldUp } from '../../../test/locks.js';
import { ask, changeRole, end } from '../../../test/people.js';
import { aReceipt, createOrder } from '../../../test/payments.js';
import { enrol } from '../../../test/second-factor.js';
import { operationsOf } from '../../../test/doors/operations.js';
import { newId } from '../../platform/ids.js';
import { accessTo } from '../../graphql/access.js';
import { can, type Permission } from '../auth/permissions.js';
import { Passwords } from '../auth/passwords.js';

let test: TestApp;
beforeAll(async () => {
  test = await TestApp.start({ RATE_LIMIT_FACTOR: '1000' });
});
afterAll(() => test.close());

const pin = '4071';
const wrong = '9053';

let owner: Account;
let ravi: Account;
let tablet: Tablet;
/** Ravi has a PIN on the tablet of the counter. */
beforeEach(async () => {
  owner = await anAdmin(test, 'Meera Shah');
  ravi = await aStaffMember(test, 'COUNTER', 'Ravi Menon');
  tablet = await aTablet(test, { name: 'Till', place: 'COUNTER' });
  expect((await setPin(test, tablet, ravi, pin)).code).toBeUndefined();
});

const personOf = async () => (await ownDevice(test, tablet))?.person ?? null;
const viewer = async () => test.app.services.auth.authenticate(tablet.token);
const wrongly = async (count: number, who = ravi) => {
  const codes: (string | undefined)[] = [];
  for (let n = 0; n < count; n += 1) codes.push((await enterPin(test, tablet, who, wrong)).code);
  return codes;
};
const noticed = () => noticesOf(test, owner);
/** As if so many minutes had passed. */
const pass = async (minutes: number) => {
  const { manager } = test.app.dataSource;
  const later = `make_interval(mins => ${minutes})`;
  await manager.query(`update device_pins set locked_until = locked_until - ${later}`);
  await manager.query(`update devices set person_until = person_until - ${later}`);
};

describe('a person with a PIN', () => {
  it('comes to the tablet and leaves it, through both doors', async () => {
    const { value } = await enterPin(test, tablet, ravi, pin);
    expect(value?.person).toEqual({ id: ravi.id, name: 'Ravi Menon' });
    const minutes = (Date.parse(value?.personUntil ?? '') - Date.now()) / 60_000;
    expect(minutes).toBeGreaterThan(4.8);
    expect(minutes).toBeLessThan(5.2);
    expect((await leaveDevice(test, tablet)).value?.person).toBeNull();
    const { token } = tablet;
    const body = { personId: ravi.id, pin };
    const entered = await test.rest('POST', '/api/device/person', { token, body });
    expect(entered.body).toMatchObject({ person: { _id: ravi.id, hasPin: true } });
    const kept = await test.rest('POST', '/api/device/keep', { token });
    expect(kept.body).toMatchObject({ person: { _id: ravi.id } });
    const left = await test.rest('POST', '/api/device/leave', { token });
    expect(left.body).toMatchObject({ person: null, personUntil: null });
  });

  it('is whoever acts there, and the tablet stands beside', async () => {
    await enterPin(test, tablet, ravi, pin);
    expect(await viewer()).toMatchObject({
      id: ravi.id,
      name: 'Ravi Menon',
      email: '',
      device: { id: tablet.id, name: 'Till', place: 'COUNTER', personRole: 'COUNTER' },
    });
  });

  it('may do what both the place and the role may', async () => {
    const cook = await aStaffMember(test, 'KITCHEN', 'Lata Nair');
    await setPin(test, tablet, cook, '58312');
    const may = async () => {
      const present = await viewer();
      return (['UPDATE_ORDER_STATUS', 'ENTER_TAKINGS', 'REFUND_PAYMENTS'] as const).map((each) =>
        can(present, each),
      );
    };
    expect(await may()).toEqual([true, true, false]);
    await enterPin(test, tablet, cook, '58312');
    expect(await may()).toEqual([true, false, false]);
    const head = await anAdmin(test, 'Omkar Patil');
    await setPin(test, tablet, head, '58312');
    await enterPin(test, tablet, head, '58312');
    expect(await may()).toEqual([true, true, false]);
  });

  it('opens a tablet that demands somebody, until nothing was pressed for its minutes', async () => {
    await changeDevice(
      test,
      owner,
      `updateDevice(id: "${tablet.id}", input: { demandsPerson: true }) { id }`,
    );
    expect(can(await viewer(), 'VIEW_ORDERS')).toBe(false);
    await enterPin(test, tablet, ravi, pin);
    expect(can(await viewer(), 'VIEW_ORDERS')).toBe(true);
    await pass(4);
    expect((await ask(test, 'mutation { keepPerson { id } }', {}, tablet.token)).value).toBeDefined();
    await pass(4);
    expect(can(await viewer(), 'VIEW_ORDERS')).toBe(true);
    await pass(2);
    expect(can(await viewer(), 'VIEW_ORDERS')).toBe(false);
    await ask(test, 'mutation { keepPerson { id } }', {}, tablet.token);
    expect(await personOf()).toBeNull();
    // The worker lets them go, so that live connections begin again.
    const stored = () =>
      test.app.dataSource.query<object[]>('select person_id from devices where id = $1', [tablet.id]);
    await expect.poll(stored).toEqual([{ person_id: null }]);
  });

  it('lets nobody into their account from the tablet', async () => {
    await setPin(test, tablet, owner, '58312');
    await enterPin(test, tablet, owner, '58312');
    const { schema } = test.app;
    const personal: Permission[] = ['USE_ACCOUNT', 'ORDER', 'BOOK_TABLES'];
    const accepted: string[] = [];
    for (const operation of operationsOf(schema)) {
      const { kind, name } = operation;
      if (kind === 'Subscription') continue;
      const field = schema.getRootType(kind.toLowerCase() as never)?.getFields()[name.split('.')[1] ?? ''];
      const access = field && accessTo(schema, field);
      if (typeof access !== 'object' || !personal.includes(access.permission)) continue;
      const { errors } = await test.graphql(operation.query, operation.variables('right'), tablet.token);
      if (errors?.[0]?.extensions['code'] !== 'FORBIDDEN') accepted.push(operation.name);
    }
    expect(accepted).toEqual([]);
    const me = await ask<object>(test, '{ me { id email profilePicture } }', {}, tablet.token);
    expect(me.value).toEqual({ id: tablet.id, email: '', profilePicture: null });
  });

  it('writes nothing as a customer', async () => {
    await enterPin(test, tablet, ravi, pin);
    const { token } = tablet;
    const body = { name: 'Asha', email: 'asha@example.in', message: newId() };
    expect((await test.rest('POST', '/api/contact', { token, body })).status).toBe(201);
    const receipt = aReceipt();
    expect((await createOrder(test, receipt, token)).status).toBe(200);
    const owners = await test.app.dataSource.query<unknown[]>(
      `select customer_id as id from contact_messages where message = $1
       union all select user_id from payments where receipt = $2`,
      [body.message, receipt],
    );
    expect(owners).toEqual([{ id: null }, { id: null }]);
  });

  it('needs neither to know nor to change the password afterwards', async () => {
    const change = 'mutation ($input: UpdateProfileInput!) { updateProfile(input: $input) { id } }';
    const input = { password: 'another horse battery', currentPassword: password };
    expect((await ask(test, change, { input }, ravi.token)).value).toBeDefined();
    expect((await enterPin(test, tablet, ravi, pin)).value?.person?.id).toBe(ravi.id);
  });

  it('has another one on another tablet', async () => {
    const other = await aTablet(test);
    expect((await enterPin(test, other, ravi, pin)).message).toMatch(/has no PIN on this tablet/);
    await setPin(test, other, ravi, '58312');
    expect((await enterPin(test, other, ravi, pin)).code).toBe('BAD_USER_INPUT');
    expect((await enterPin(test, tablet, ravi, '58312')).code).toBe('BAD_USER_INPUT');
  });

  it('is never known from the database, whose hash needs the tablet’s token', async () => {
    const [row] = await test.app.dataSource.query<[{ hash: string }]>(
      'select hash from device_pins where device_id = $1',
      [tablet.id],
    );
    const passwords = new Passwords();
    const caller = { address: '', account: '', isKnown: true };
    for (const guess of [pin, `${ravi.id}${pin}`])
      expect(await passwords.compare(guess, row.hash, caller)).toBe(false);
    await passwords.close();
    const [payload = ''] = tablet.token.split('.').slice(1);
    const claims = JSON.parse(Buffer.from(payload, 'base64url').toString()) as { deviceKey: string };
    expect(claims.deviceKey).toHaveLength(43);
    const dump = await test.app.dataSource.query<unknown[]>(
      `select from devices where devices::text like $1 union all select from sessions where sessions::text like $1`,
      [`%${claims.deviceKey}%`],
    );
    expect(dump).toEqual([]);
  });
});

describe('setting a PIN', () => {
  it('needs the person’s password', async () => {
    const { code } = await setPin(test, tablet, ravi, '58312', { password: 'wrong' });
    expect(code).toBe('BAD_USER_INPUT');
    expect((await enterPin(test, tablet, ravi, pin)).value).toBeDefined();
  });

  it('needs the second factor of an account that has one', async () => {
    const lata = await aStaffMember(test, 'COUNTER', 'Lata Nair');
    const { recoveryCodes } = await enrol(test, lata);
    const token = { token: tablet.token };
    const body = { personId: lata.id, pin, password };
    const asked = await test.rest<{ code: string; methods: string[] }>('POST', '/api/device/pin', {
      ...token,
      body,
    });
    expect(asked.body).toMatchObject({ code: 'REAUTHENTICATE', methods: ['AUTHENTICATOR', 'RECOVERY_CODE'] });
    const guessed = await setPin(test, tablet, lata, pin, { secondFactor: { recoveryCode: 'aaaa-bbbb' } });
    expect(guessed.code).toBe('BAD_USER_INPUT');
    const [recoveryCode] = recoveryCodes;
    expect((await setPin(test, tablet, lata, pin, { secondFactor: { recoveryCode } })).value).toBeDefined();
  });

  it('refuses what is easily guessed, customers, and what is no PIN', async () => {
    for (const easy of ['0000', '1234', '1987'])
      expect(await setPin(test, tablet, ravi, easy)).toMatchObject({
        code: 'BAD_USER_INPUT',
        message: expect.stringMatching(/easy to guess/) as string,
      });
    await test.app.dataSource.query(`update customers set phone = '+919812358147' where id = $1`, [ravi.id]);
    const { message } = await setPin(test, tablet, ravi, '358147');
    expect(message).toMatch(/your phone number/);
    // Without the password nobody learns digits of the number.
    const guessed = await setPin(test, tablet, ravi, '358147', { password: 'wrong' });
    expect(guessed).toMatchObject({
      code: 'BAD_USER_INPUT',
      message: expect.not.stringMatching(/phone/) as string,
    });
    expect((await setPin(test, tablet, await aCustomer(test), pin)).code).toBe('NOT_FOUND');
    expect((await setPin(test, tablet, tablet as never, pin)).code).toBe('NOT_FOUND');
    const accountant = await aStaffMember(test, 'ACCOUNTANT');
    expect((await setPin(test, tablet, accountant, pin)).code).toBe('NOT_FOUND');
  });

  it('needs the password that the account has by then', async () => {
    const { dataSource } = test.app;
    const set = await dataSource.transaction(async (tx) => {
      await tx.query('select from users where id = $1 for no key update', [ravi.id]);
      const setting = setPin(test, tablet, ravi, '58312');
      await expect.poll(() => heldUp(dataSource)).toBe(1);
      await tx.query(`update users set password_hash = 'another' where id = $1`, [ravi.id]);
      return () => setting;
    });
    expect(await set()).toMatchObject({
      code: 'BAD_USER_INPUT',
      message: expect.stringMatching(/password was changed/) as string,
    });
    expect((await enterPin(test, tablet, ravi, pin)).value).toBeDefined();
  });

  it('is announced to the person by mail, whose link removes the PIN, on every tablet', async () => {
    const other = await aTablet(test, { name: 'Grill' });
    await setPin(test, other, ravi, pin);
    await enterPin(test, other, ravi, pin);
    await wrongly(2);
    const mailed = async () => {
      const rows = await test.app.dataSource.query<{ subject: string; route: string }[]>(
        `select content->>'subject' as subject, content->'action'->>'route' as route
         from deliveries where channel = 'email' and user_id = $1 order by created_at, subject`,
        [ravi.id],
      );
      return rows.filter(({ subject }) => /PIN/.test(subject));
    };
    await expect
      .poll(async () => (await mailed()).map(({ subject }) => subject).toSorted())
      .toEqual(['A PIN was set for you on the tablet “Grill”', 'A PIN was set for you on the tablet “Till”']);
    expect(await noticesOf(test, ravi)).toContainEqual(
      expect.objectContaining({ title: 'A PIN was set for you on the tablet “Till”', link: '/contact' }),
    );
    const [, token = ''] = (await mailed()).at(-1)?.route.split('/undo-change/') ?? [];
    await test.app.services.accountChanges.undo(token, '203.0.113.1');
    for (const each of [tablet, other])
      expect((await enterPin(test, each, ravi, pin)).message).toMatch(/has no PIN/);
    const tries = await test.app.dataSource.query<object[]>(
      'select wrong_tries, person_id from devices where id = any($1)',
      [[tablet.id, other.id]],
    );
    const left = { wrong_tries: 0, person_id: null };
    expect(tries).toEqual([left, left]);
  });

  it('unlocks the person, and the audit log has it', async () => {
    await wrongly(5);
    expect((await enterPin(test, tablet, ravi, pin)).code).toBe('TOO_MANY_REQUESTS');
    await setPin(test, tablet, ravi, '58312');
    expect((await enterPin(test, tablet, ravi, '58312')).value).toBeDefined();
    const route = `/api/admin/audit?subjectId=${tablet.id}`;
    const { body } = await test.rest<object[]>('GET', route, { token: owner.token });
    expect(body[0]).toMatchObject({
      actorName: 'Ravi Menon',
      subject: 'DEVICE',
      device: 'Till',
      before: { pin: null },
      after: { pin: 'Ravi Menon' },
    });
    expect(JSON.stringify(body)).not.toContain('58312');
  });
});

describe('removing a PIN', () => {
  it('makes the person leave, through both doors', async () => {
    await enterPin(test, tablet, ravi, pin);
    const mutation = `removePin(deviceId: "${tablet.id}", personId: "${ravi.id}") { persons { id } }`;
    expect((await changeDevice(test, owner, mutation)).value).toEqual({ persons: [] });
    expect(await personOf()).toBeNull();
    expect((await changeDevice(test, owner, mutation)).code).toBe('NOT_FOUND');
    await setPin(test, tablet, ravi, pin);
    const route = `/api/admin/devices/${tablet.id}/pins/${ravi.id}`;
    const { body } = await test.rest('DELETE', route, { token: owner.token });
    expect(body).toMatchObject({ persons: [] });
  });
});

describe('wrong PINs', () => {
  it('lock the person on this tablet for five minutes after five in a row', async () => {
    expect(await wrongly(4)).toEqual(Array(4).fill('BAD_USER_INPUT'));
    expect((await enterPin(test, tablet, ravi, pin)).value).toBeDefined();
    expect(await wrongly(5)).toEqual([...Array<string>(4).fill('BAD_USER_INPUT'), 'TOO_MANY_REQUESTS']);
    const { token } = tablet;
    const refused = await test.rest('POST', '/api/device/person', {
      token,
      body: { personId: ravi.id, pin },
    });
    expect(refused.status).toBe(429);
    const own = await ownDevice(test, tablet);
    expect(own?.persons.find(({ id }) => id === ravi.id)?.lockedUntil).not.toBeNull();
    await pass(4);
    expect((await enterPin(test, tablet, ravi, pin)).code).toBe('TOO_MANY_REQUESTS');
    await pass(1);
    expect((await enterPin(test, tablet, ravi, pin)).value).toBeDefined();
  });

  it('lock the person for twice as long each time, which the owners learn, until a right one', async () => {
    await wrongly(5);
    await pass(5);
    expect(await wrongly(5)).toEqual([...Array<string>(4).fill('BAD_USER_INPUT'), 'TOO_MANY_REQUESTS']);
    expect((await enterPin(test, tablet, ravi, pin)).message).toMatch(/wait 10 min/);
    await pass(9);
    expect((await enterPin(test, tablet, ravi, pin)).code).toBe('TOO_MANY_REQUESTS');
    await expect
      .poll(noticed)
      .toContainEqual(
        expect.objectContaining({ title: 'Wrong PINs for Ravi Menon on “Till”', link: '/admin/devices' }),
      );
    await pass(1);
    expect((await enterPin(test, tablet, ravi, pin)).value).toBeDefined();
    await wrongly(5);
    expect((await enterPin(test, tablet, ravi, pin)).message).toMatch(/wait 5 min/);
  });

  it('of one person cannot go on because another’s are right', async () => {
    const lata = await aStaffMember(test, 'COUNTER', 'Lata Nair');
    await setPin(test, tablet, lata, '58312');
    const codes: (string | undefined)[] = [];
    while (!codes.includes('CONFLICT') && codes.length < 30) {
      codes.push(...(await wrongly(1)));
      expect((await enterPin(test, tablet, lata, wrong)).code).not.toBe('TOO_MANY_REQUESTS');
      await enterPin(test, tablet, lata, '58312');
      if (codes.at(-1) === 'TOO_MANY_REQUESTS') await pass(20);
    }
    expect(codes.filter((code) => code === 'TOO_MANY_REQUESTS')).toHaveLength(3);
    expect(codes).toHaveLength(20);
  });

  it('lock the tablet after twenty, without those of people who were right since, until an admin unlocks it', async () => {
    const { dataSource } = test.app;
    const triedBefore = (count: number) =>
      dataSource.query('update devices set wrong_tries = wrong_tries + $2 where id = $1', [tablet.id, count]);
    const lata = await aStaffMember(test, 'COUNTER', 'Lata Nair');
    await setPin(test, tablet, lata, '58312');
    await triedBefore(14);
    await wrongly(4);
    expect((await enterPin(test, tablet, ravi, pin)).value).toBeDefined();
    await wrongly(4);
    expect((await setPin(test, tablet, ravi, pin)).value).toBeDefined();
    await triedBefore(4);
    await enterPin(test, tablet, lata, '58312');
    expect(await wrongly(2)).toEqual(['BAD_USER_INPUT', 'CONFLICT']);
    expect((await enterPin(test, tablet, ravi, pin)).code).toBe('CONFLICT');
    expect((await setPin(test, tablet, ravi, pin)).code).toBe('CONFLICT');
    expect((await ownDevice(test, tablet))?.lockedSince).not.toBeNull();
    expect(can(await viewer(), 'VIEW_ORDERS')).toBe(false);
    expect(await personOf()).toBeNull();
    await expect
      .poll(noticed)
      .toContainEqual(
        expect.objectContaining({ title: 'The tablet “Till” is locked', link: '/admin/devices' }),
      );
    const mails = await test.app.dataSource.query<unknown[]>(
      `select from deliveries where user_id = $1 and content::text like '%The tablet “Till” is locked%'`,
      [owner.id],
    );
    expect(mails.length).toBeGreaterThan(0);
    const unlock = await test.rest('POST', `/api/admin/devices/${tablet.id}/unlock`, { token: owner.token });
    expect(unlock.body).toMatchObject({ lockedSince: null });
    expect(await personOf()).toBeNull();
    expect((await enterPin(test, tablet, ravi, pin)).value).toBeDefined();
  });

  it('are compared five times if fifty are entered in parallel', async () => {
    const compared = vi.spyOn(Passwords.prototype, 'compare');
    try {
      const answers = await Promise.all(
        Array.from({ length: 50 }, () => enterPin(test, tablet, ravi, wrong)),
      );
      expect(compared).toHaveBeenCalledTimes(5);
      expect(answers.filter(({ value }) => value)).toEqual([]);
      const refused = answers.filter(({ code }) => code === 'TOO_MANY_REQUESTS');
      expect(refused.length).toBeGreaterThanOrEqual(45);
    } finally {
      compared.mockRestore();
    }
  });
});

describe('a person whose role changes', () => {
  it('leaves the tablet within a second, and its live connections begin again', async () => {
    await enterPin(test, tablet, ravi, pin);
    const client = test.live(tablet.token);
    const opened = new Promise((resolve) => {
      client.on('connected', resolve);
    });
    const closed = new Promise<{ code: number }>((resolve) => {
      client.on('closed', (event) => resolve(event as { code: number }));
    });
    void client
      .iterate({ query: 'subscription { orderFeed { __typename } }' })
      .next()
      .catch(() => undefined);
    await opened;
    const started = Date.now();
    expect((await changeRole(test, owner, ravi.id, 'KITCHEN')).value).toBe(true);
    expect((await closed).code).toBe(1012);
    expect(Date.now() - started).toBeLessThan(2000);
    await client.dispose();
    expect(await personOf()).toBeNull();
    expect((await enterPin(test, tablet, ravi, pin)).value?.person?.id).toBe(ravi.id);
  });

  it('has no PIN any more if it ends', async () => {
    await enterPin(test, tablet, ravi, pin);
    expect((await end(test, owner, ravi.id)).value).toBe(true);
    expect(await personOf()).toBeNull();
    expect((await enterPin(test, tablet, ravi, pin)).code).toBe('NOT_FOUND');
    const pins = await test.app.dataSource.query<unknown[]>('select from device_pins where person_id = $1', [
      ravi.id,
    ]);
    expect(pins).toEqual([]);
  });

  it('has no PIN any more if the last release takes the role away, which leaves the staff role', async () => {
    const farah = await aStaffMember(test, 'MANAGER', 'Farah Khan');
    await setPin(test, tablet, farah, '58312');
    await enterPin(test, tablet, farah, '58312');
    await test.app.dataSource.query(`update users set role = 'customer' where id = $1`, [farah.id]);
    expect(await personOf()).toBeNull();
    const list = '{ devices { id persons { id } } }';
    const { value } = await ask<object[]>(test, list, {}, owner.token);
    expect(value).toContainEqual({ id: tablet.id, persons: [{ id: ravi.id }] });
    expect((await enterPin(test, tablet, farah, '58312')).code).toBe('NOT_FOUND');
  });

  it('is not at the tablet if the PIN is entered while the role ends, in five rounds', async () => {
    for (let round = 0; round < 5; round += 1) {
      const who = await aStaffMember(test, 'COUNTER', `Person ${round}`);
      await setPin(test, tablet, who, pin);
      await Promise.all([enterPin(test, tablet, who, pin), end(test, owner, who.id)]);
      expect(await personOf()).toBeNull();
      expect((await viewer())?.id).toBe(tablet.id);
    }
  });
});
