import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { TestApp } from '../../../test/app.js';
import { aCustomer, anAdmin, aStaffMember, type Account } from '../../../test/factories.js';
import { heldUp } from '../../../test/locks.js';
import { accept, aLink, changeRole, end, invite, join } from '../../../test/people.js';

let test: TestApp;
/** The only owners. */
let owners: readonly [Account, Account];
beforeAll(async () => {
  test = await TestApp.start({ RATE_LIMIT_FACTOR: '100' });
  owners = [await anAdmin(test, 'Omkar Patil'), await anAdmin(test, 'Latha Patil')];
});
afterAll(() => test.close());

const each = <T>(count: number, make: (n: number) => T): T[] =>
  Array.from({ length: count }, (_, n) => make(n));

const count = async (condition: string) => {
  const [row] = await test.app.dataSource.query<[{ count: number }]>(
    `select count(*)::int as count from users where ${condition}`,
  );
  return row.count;
};

describe('two owners who demote each other concurrently', () => {
  it('leave one owner, in 20 rounds', async () => {
    const [omkar, latha] = owners;
    for (let round = 0; round < 20; round += 1) {
      const answers = await Promise.all([
        changeRole(test, omkar, latha.id, 'MANAGER'),
        changeRole(test, latha, omkar.id, 'MANAGER'),
      ]);
      expect(await count(`staff_role = 'OWNER'`)).toBe(1);
      expect(answers.filter(({ value }) => value)).toHaveLength(1);
      await test.app.dataSource.query(
        `update users set staff_role = 'OWNER', role = 'admin' where id = any($1)`,
        [[omkar.id, latha.id]],
      );
    }
  });

  it('leave one owner if both leave', async () => {
    const both = [await anAdmin(test), await anAdmin(test)];
    await test.app.dataSource.query(`update users set staff_role = 'MANAGER' where id = any($1)`, [
      owners.map(({ id }) => id),
    ]);
    await Promise.all(both.map((one) => end(test, one, one.id)));
    expect(await count(`staff_role = 'OWNER'`)).toBe(1);
    await test.app.dataSource.query(`update users set staff_role = 'OWNER' where id = any($1)`, [
      owners.map(({ id }) => id),
    ]);
  });
});

describe('one link', () => {
  it('creates one person for 20 parallel requests', async () => {
    const token = await aLink(test, owners[0], 'COUNTER');
    const customers = [];
    for (let n = 0; n < 10; n += 1) customers.push(await aCustomer(test));
    const before = await count('true');
    // Passwords are hashed one after another: those who are done wait here for the others.
    const other = test.app.dataSource.createQueryRunner();
    await other.startTransaction();
    await other.query('select from invitations where used_at is null for update');
    const attempts = Promise.all([
      ...each(10, () => accept(test, token)),
      ...customers.map((customer) => join(test, token, customer)),
    ]);
    await expect.poll(() => heldUp(test.app.dataSource)).toBeGreaterThan(4);
    await other.commitTransaction();
    await other.release();
    const answers = await attempts;
    expect(answers.filter(({ value }) => value)).toHaveLength(1);
    expect(answers.filter(({ code }) => code === 'LINK_EXPIRED')).toHaveLength(19);
    expect(await count(`staff_role = 'COUNTER'`)).toBe(1);
    expect((await count('true')) - before).toBeLessThanOrEqual(1);
  });

  it('that is revoked at the same time either works or does not', async () => {
    for (let round = 0; round < 5; round += 1) {
      const { value } = await invite(test, owners[0], 'COUNTER');
      const before = await count(`staff_role = 'COUNTER'`);
      const id = value?.invitation.id;
      const [revoked, accepted] = await Promise.all([
        test.rest('DELETE', `/api/admin/people/invitations/${id}`, { token: owners[0].token }),
        accept(test, value?.token ?? ''),
      ]);
      const joined = accepted.value ? 1 : 0;
      expect((await count(`staff_role = 'COUNTER'`)) - before).toBe(joined);
      expect(revoked.status).toBe(joined ? 409 : 200);
    }
  });
});

describe('an inviter whose role ends at the same time', () => {
  it('leaves no invitation that works', async () => {
    for (let round = 0; round < 5; round += 1) {
      const manager = await aStaffMember(test, 'MANAGER');
      const [invited] = await Promise.all([
        invite(test, manager, 'KITCHEN'),
        end(test, owners[0], manager.id),
      ]);
      if (invited.value)
        expect(await accept(test, invited.value.token)).toMatchObject({ code: 'LINK_EXPIRED' });
    }
  });
});
