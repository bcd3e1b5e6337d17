import { afterAll, beforeAll, expect, it } from 'vitest';
import { TestApp } from '../../../test/app.js';
import { aCustomer, anAdmin, viewerOf } from '../../../test/factories.js';
import { newId } from '../../platform/ids.js';
import type { StaffRole } from './role.js';
import { setStaffRole } from './set-staff-role.js';
import { User } from './user.entity.js';
import type { Viewer } from './viewer.js';

let test: TestApp;
let owner: Viewer;
beforeAll(async () => {
  test = await TestApp.start();
  owner = await viewerOf(test, await anAdmin(test));
});
afterAll(() => test.close());

const give = (userId: string, staffRole: StaffRole | null) =>
  test.app.dataSource.transaction((tx) => setStaffRole(tx, owner, userId, staffRole));

it('a role at the restaurant goes with the role of SPEC, and each change is in the audit log', async () => {
  const asha = await aCustomer(test);
  const roles: unknown[] = [];
  for (const staffRole of ['KITCHEN', 'KITCHEN', 'MANAGER', null] as const) {
    await give(asha.id, staffRole);
    const viewer = await viewerOf(test, asha);
    roles.push([viewer.staffRole, viewer.role]);
  }
  expect(roles).toEqual([
    ['KITCHEN', 'customer'],
    ['KITCHEN', 'customer'],
    ['MANAGER', 'admin'],
    [null, 'customer'],
  ]);
  const entries = await test.app.services.audit.entries(
    owner,
    { limit: 10, before: undefined },
    { subject: 'PERSON' },
  );
  expect(entries.map(({ before, after }) => [before, after])).toEqual([
    [{ staffRole: 'MANAGER' }, { staffRole: null }],
    [{ staffRole: 'KITCHEN' }, { staffRole: 'MANAGER' }],
    [{ staffRole: null }, { staffRole: 'KITCHEN' }],
  ]);
  expect(entries[0]).toMatchObject({ actorId: owner.id, subjectId: asha.id, subjectName: asha.name });
});

it('an owner whose role has ended is not promoted again at the next start, unlike a customer', async () => {
  const [founder, asha] = [await anAdmin(test), await aCustomer(test)];
  await give(founder.id, null);
  const { accounts } = test.app.services;
  const ensure = async ({ email }: { email: string }) =>
    (await accounts.ensureAdmin(email, 'a long password of the owner')).result;
  expect(await ensure(founder)).toBe('was admin');
  expect((await viewerOf(test, founder)).staffRole).toBeNull();
  expect(await ensure(asha)).toBe('promoted');
});

it('guests and unknown accounts get no role', async () => {
  const guest = newId();
  await test.app.dataSource.manager.insert(User, {
    id: guest,
    name: 'Guest',
    phone: '+919800000001',
    role: 'customer',
  });
  for (const id of [guest, newId()])
    await expect(give(id, 'KITCHEN')).rejects.toMatchObject({ code: 'NOT_FOUND' });
});
