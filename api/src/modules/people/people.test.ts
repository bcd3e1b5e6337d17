import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { TestApp } from '../../../test/app.js';
import { aCustomer, anAdmin, aStaffMember, password, type Account } from '../../../test/factories.js';
import { accept, ageSession, aLink, ask, changeRole, end, invite } from '../../../test/people.js';
import { deleteRateLimits } from '../../../test/rate-limits.js';
import { newId } from '../../platform/ids.js';
import { staffRoles } from '../auth/role.js';

let test: TestApp;
let owner: Account;
let manager: Account;
beforeAll(async () => {
  test = await TestApp.start();
  owner = await anAdmin(test, 'Omkar Patil');
  manager = await aStaffMember(test, 'MANAGER', 'Meera Nair');
});
afterAll(() => test.close());
beforeEach(async () => {
  await deleteRateLimits(test);
  await test.app.dataSource.query('delete from invitations');
});

interface Shown {
  readonly persons: readonly {
    id: string;
    name: string;
    role: string;
    canChange: boolean;
    canEnd: boolean;
  }[];
  readonly invitations: readonly { id: string; role: string; token: string | null; invitedBy: string }[];
  readonly roles: readonly string[];
}

async function people({ token }: Account): Promise<Shown> {
  const query = `{ people {
    persons { id name email role lastSeenAt isViewer canChange canEnd }
    invitations { id name email role invitedBy token } roles } }`;
  const { value } = await ask<Shown>(test, query, {}, token);
  if (!value) throw new Error('refused');
  return value;
}

const roleOf = async ({ id }: Pick<Account, 'id'>) =>
  (await people(owner)).persons.find((person) => person.id === id)?.role;

const audit = async () => {
  const query = `{ auditEntries(first: 3) { nodes { act subject actorName changes { field before after } } } }`;
  const { value } = await ask<{ nodes: { act: string; subject: string }[] }>(test, query, {}, owner.token);
  return value?.nodes ?? [];
};

it('the notifications of a role are deleted when it ends', async () => {
  const counter = await aStaffMember(test, 'COUNTER');
  const told = () =>
    test.app.dataSource.query<{ link: string }[]>('select link from notifications where user_id = $1', [
      counter.id,
    ]);
  const body = { name: 'Ravi', email: 'ravi@example.in', message: 'I live at 12 MG Road.' };
  await test.rest('POST', '/api/contact', { body });
  await expect.poll(told).toEqual([{ link: '/admin/messages' }]);
  await end(test, owner, counter.id);
  await expect.poll(told).toEqual([{ link: '/' }]);
});

describe('the list of people', () => {
  it('has the staff with role and last use, by name, through both doors', async () => {
    const cook = await aStaffMember(test, 'KITCHEN', 'Babu');
    await aCustomer(test, 'Not staff');
    const { persons, roles } = await people(owner);
    expect(persons.map(({ name }) => name)).toEqual(['Babu', 'Meera Nair', 'Omkar Patil']);
    expect(persons[0]).toMatchObject({ id: cook.id, role: 'KITCHEN', canChange: true, canEnd: true });
    expect(persons[2]).toMatchObject({ isViewer: true, lastSeenAt: expect.any(String) as string });
    expect(roles).toEqual(staffRoles);
    const { status, body } = await test.rest<{ persons: { _id: string }[] }>(
      'GET',
      '/api/admin/people',
      owner,
    );
    expect([status, body.persons.map(({ _id }) => _id)]).toEqual([200, persons.map(({ id }) => id)]);
    await end(test, owner, cook.id);
  });

  it('is closed to everybody but owners and managers', async () => {
    for (const role of ['KITCHEN', 'COUNTER', 'RIDER', 'ACCOUNTANT'] as const) {
      const { token, id } = await aStaffMember(test, role);
      expect(await ask(test, '{ people { roles } }', {}, token)).toMatchObject({ code: 'FORBIDDEN' });
      expect((await test.rest('GET', '/api/admin/people', { token })).status).toBe(403);
      await end(test, owner, id);
    }
  });
});

describe('managers', () => {
  it('invite, change and end neither owners nor managers', async () => {
    const other = await aStaffMember(test, 'MANAGER', 'Rahul');
    const cook = await aStaffMember(test, 'KITCHEN');
    const refused = [
      await invite(test, manager, 'OWNER'),
      await invite(test, manager, 'MANAGER'),
      await changeRole(test, manager, other.id, 'COUNTER'),
      await changeRole(test, manager, cook.id, 'MANAGER'),
      await changeRole(test, manager, manager.id, 'OWNER'),
      await end(test, manager, owner.id),
      await end(test, manager, other.id),
    ];
    expect(refused.map(({ code }) => code)).toEqual(refused.map(() => 'FORBIDDEN'));
    expect((await people(manager)).roles).toEqual(['KITCHEN', 'COUNTER', 'RIDER', 'ACCOUNTANT']);
    expect(await changeRole(test, manager, cook.id, 'COUNTER')).toEqual({ value: true });
    expect(await end(test, manager, cook.id)).toEqual({ value: true });
    expect(await end(test, other, other.id)).toEqual({ value: true });
  });

  it('neither see nor replace nor revoke the links of owners', async () => {
    const { value } = await invite(test, owner, 'OWNER');
    const id = value?.invitation.id;
    expect((await people(manager)).invitations).toMatchObject([{ id, token: null }]);
    for (const mutation of ['revokeInvitation(id: $id)', 'renewInvitation(id: $id) { token }'])
      expect(await ask(test, `mutation ($id: ID!) { ${mutation} }`, { id }, manager.token)).toMatchObject({
        code: 'FORBIDDEN',
      });
  });
});

describe('a role', () => {
  it('is changed and ended with an entry in the audit log, through both doors', async () => {
    const cook = await aStaffMember(test, 'KITCHEN');
    await changeRole(test, owner, cook.id, 'COUNTER');
    const [changed] = await audit();
    expect(changed).toMatchObject({
      act: 'CHANGED',
      subject: 'PERSON',
      actorName: 'Omkar Patil',
      changes: [{ field: 'staffRole', before: '"KITCHEN"', after: '"COUNTER"' }],
    });
    const token = owner.token;
    const rest = (method: string, path: string, body: object = {}) =>
      test.rest(method, `/api/admin/people/${cook.id}${path}`, { token, body });
    expect((await rest('PUT', '/role', { role: 'COUNTER' })).status).toBe(200);
    expect(await roleOf(cook)).toBe('COUNTER');
    expect((await rest('POST', '/end')).status).toBe(200);
    expect(await roleOf(cook)).toBeUndefined();
    const again = await test.rest<{ message: string }>('POST', `/api/admin/people/${cook.id}/end`, {
      token,
      body: {},
    });
    expect(again.status).toBe(409);
    expect(again.body.message).toContain('does not work here any more');
    expect(await changeRole(test, owner, newId(), 'COUNTER')).toMatchObject({ code: 'NOT_FOUND' });
  });

  it('takes sessions and invitations with it when it ends', async () => {
    const rahul = await aStaffMember(test, 'MANAGER', 'Rahul');
    await aLink(test, rahul, 'COUNTER');
    const token = await aLink(test, rahul, 'KITCHEN');
    await end(test, owner, rahul.id);
    expect((await audit()).map(({ act, subject }) => `${act} ${subject}`)).toEqual([
      'DELETED INVITATION',
      'DELETED INVITATION',
      'CHANGED PERSON',
    ]);
    expect(await ask(test, '{ me { id } }', {}, rahul.token)).toEqual({ value: null });
    expect((await people(owner)).invitations).toEqual([]);
    expect(await accept(test, token)).toMatchObject({ code: 'LINK_EXPIRED' });
  });

  it('that is lower takes the invitations to higher ones with it', async () => {
    const second = await anAdmin(test, 'Second owner');
    await aLink(test, second, 'OWNER');
    await aLink(test, second, 'COUNTER');
    await changeRole(test, owner, second.id, 'MANAGER');
    expect((await people(owner)).invitations.map(({ role }) => role)).toEqual(['COUNTER']);
    await end(test, owner, second.id);
  });

  it('of the last owner cannot be changed or ended', async () => {
    for (const attempt of [
      await changeRole(test, owner, owner.id, 'MANAGER'),
      await end(test, owner, owner.id),
    ])
      expect(attempt).toMatchObject({
        code: 'CONFLICT',
        message: expect.stringContaining('needs an owner') as string,
      });
    const shown = async () => (await people(owner)).persons.find(({ id }) => id === owner.id);
    expect(await shown()).toMatchObject({ canChange: false, canEnd: false });
    const second = await anAdmin(test, 'Second owner');
    expect(await shown()).toMatchObject({ canChange: true, canEnd: true });
    expect(await end(test, second, second.id)).toEqual({ value: true });
    expect(await roleOf(second)).toBeUndefined();
  });

  it('of an owner or manager is given and taken only with a recent login or the password', async () => {
    const boss = await anAdmin(test, 'Second owner');
    const cook = await aStaffMember(test, 'KITCHEN');
    await ageSession(test, boss);
    const wrong = { currentPassword: 'not the password' };
    const asked = [
      await invite(test, boss, 'MANAGER'),
      await invite(test, boss, 'OWNER', {}, wrong),
      await changeRole(test, boss, cook.id, 'MANAGER'),
      await changeRole(test, boss, manager.id, 'COUNTER', wrong),
      await end(test, boss, owner.id),
    ];
    expect(asked.map(({ code }) => code)).toEqual(asked.map(() => 'REAUTHENTICATE'));
    const right = { currentPassword: password };
    expect((await invite(test, boss, 'MANAGER', {}, right)).code).toBeUndefined();
    expect(await changeRole(test, boss, cook.id, 'MANAGER', right)).toEqual({ value: true });
    expect(await end(test, boss, cook.id, right)).toEqual({ value: true });
    // Other roles need none.
    const rider = await aStaffMember(test, 'COUNTER');
    expect((await invite(test, boss, 'COUNTER')).code).toBeUndefined();
    expect(await end(test, boss, rider.id)).toEqual({ value: true });
    await end(test, owner, boss.id);
  });
});

describe('the limits', () => {
  it('allow 50 open invitations', async () => {
    const row = `insert into invitations (id, name, staff_role, invited_by, expires_at)
      select lpad(n::text, 24, '0'), 'Somebody', 'COUNTER', $1, now() + make_interval(hours => case when n < 50 then 9 else -9 end)
      from generate_series(1, 60) as n`;
    await test.app.dataSource.query(row, [owner.id]);
    expect((await invite(test, owner, 'COUNTER')).code).toBeUndefined();
    expect(await invite(test, owner, 'COUNTER')).toMatchObject({
      code: 'CONFLICT',
      message: expect.stringContaining('50 open invitations') as string,
    });
    const renew = 'mutation ($id: ID!) { renewInvitation(id: $id) { token } }';
    const renewed = (n: number) => ask(test, renew, { id: String(n).padStart(24, '0') }, owner.token);
    expect(await renewed(60)).toMatchObject({ code: 'CONFLICT' });
    expect((await renewed(1)).code).toBeUndefined();
  });

  it('allow 100 people', async () => {
    const token = await aLink(test, owner, 'COUNTER');
    const { length } = (await people(owner)).persons;
    await test.app.dataSource.query(
      `insert into users (id, name, email, password_hash, role, staff_role)
       select lpad(n::text, 24, 'a'), 'Many', 'many-' || n || '@example.in', 'x', 'customer', 'COUNTER'
       from generate_series(1, $1::int) as n`,
      [100 - length],
    );
    const tooMany = { code: 'CONFLICT', message: expect.stringContaining('At most 100') as string };
    expect(await invite(test, owner, 'COUNTER')).toMatchObject(tooMany);
    expect(await accept(test, token)).toMatchObject(tooMany);
    await test.app.dataSource.query(`delete from users where email like 'many-%'`);
    expect((await accept(test, token)).code).toBeUndefined();
  });

  it('count attempts to join per network', async () => {
    const codes: unknown[] = [];
    for (let n = 0; n < 62; n += 1) codes.push((await accept(test, `${newId()}${'x'.repeat(32)}`)).code);
    expect(codes.slice(0, 60)).toEqual(Array.from({ length: 60 }, () => 'LINK_EXPIRED'));
    expect(codes.slice(60)).toEqual(['TOO_MANY_REQUESTS', 'TOO_MANY_REQUESTS']);
  });
});
