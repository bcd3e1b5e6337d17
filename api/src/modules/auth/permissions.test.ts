import { expect, it } from 'vitest';
import { can, isForStaff, permissions, permissionsOf } from './permissions.js';
import { staffRoleOf, type StoredRole } from './role.js';

const customer: StoredRole = { role: 'customer', staffRole: null };
const owner: StoredRole = { role: 'admin', staffRole: 'OWNER' };

it('customers may do what is their own, and owners everything', () => {
  expect(permissionsOf(customer)).toEqual(['USE_ACCOUNT', 'ORDER', 'BOOK_TABLES']);
  expect(permissionsOf(owner)).toEqual(permissions);
  expect(permissions.filter(isForStaff)).toHaveLength(permissions.length - 3);
});

it('pages of the last release find the permissions that were split', () => {
  for (const permission of ['UPDATE_ORDERS', 'MANAGE_BOOKINGS'] as const) {
    expect(can(owner, permission)).toBe(true);
    expect(can(customer, permission)).toBe(false);
  }
});

it('roles that a release without staff roles has written are read by `role`', () => {
  expect(staffRoleOf({ role: 'admin', staffRole: null })).toBe('OWNER');
  expect(staffRoleOf({ role: 'admin', staffRole: 'KITCHEN' })).toBe('OWNER');
  expect(staffRoleOf({ role: 'customer', staffRole: 'MANAGER' })).toBeNull();
  expect(staffRoleOf({ role: 'customer', staffRole: 'KITCHEN' })).toBe('KITCHEN');
});
