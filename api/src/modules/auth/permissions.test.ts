import { expect, it } from 'vitest';
import { can, isForStaff, permissions, permissionsOf, type Permission } from './permissions.js';
import { staffRoleOf, staffRoles, storedRole, type StoredRole } from './role.js';

const customer: StoredRole = { role: 'customer', staffRole: null };
const owner: StoredRole = { role: 'admin', staffRole: 'OWNER' };

it('customers may do what is their own, and owners everything', () => {
  expect(permissionsOf(customer)).toEqual(['USE_ACCOUNT', 'ORDER', 'BOOK_TABLES']);
  expect(permissionsOf(owner)).toEqual(permissions.filter((permission) => permission !== 'USE_DEVICE'));
  expect(permissions.filter(isForStaff)).toHaveLength(permissions.length - 3);
});

it('every role may do what customers may, and no role but owners and managers refunds or changes settings', () => {
  for (const staffRole of staffRoles) {
    const role = storedRole(staffRole);
    expect(permissionsOf(role)).toEqual(expect.arrayContaining(permissionsOf(customer)));
    const isAdmin = staffRole === 'OWNER' || staffRole === 'MANAGER';
    for (const permission of [
      'REFUND_PAYMENTS',
      'UNDO_TAKINGS',
      'EDIT_RESTAURANT',
      'EDIT_MENU',
      'VIEW_MAILS',
    ] as const)
      expect([staffRole, can(role, permission)]).toEqual([staffRole, isAdmin]);
    expect(can(role, 'EDIT_CONNECTIONS')).toBe(staffRole === 'OWNER');
  }
});

it.each([
  [
    'KITCHEN',
    ['VIEW_ORDERS', 'UPDATE_ORDER_STATUS', 'MARK_SOLD_OUT'],
    ['VIEW_CONTACTS', 'VIEW_TAKINGS', 'VIEW_PAYMENTS'],
  ],
  [
    'COUNTER',
    ['VIEW_CONTACTS', 'ENTER_TAKINGS', 'ANSWER_MESSAGES'],
    ['VIEW_PAYMENTS', 'VIEW_DASHBOARD', 'VIEW_AUDIT'],
  ],
  [
    'RIDER',
    ['DELIVER_ORDERS'],
    ['VIEW_ORDERS', 'VIEW_CONTACTS', 'VIEW_TAKINGS', 'ENTER_TAKINGS', 'UPDATE_ORDER_STATUS', 'ASSIGN_RIDERS'],
  ],
  [
    'ACCOUNTANT',
    ['VIEW_ORDERS', 'VIEW_PAYMENTS', 'VIEW_TAKINGS', 'VIEW_DASHBOARD'],
    ['VIEW_CONTACTS', 'UPDATE_ORDER_STATUS', 'VIEW_AUDIT'],
  ],
] as const)('the role %s has what it needs, and not what it does not', (staffRole, needed, others) => {
  const role = storedRole(staffRole);
  expect(needed.filter((permission) => !can(role, permission))).toEqual([]);
  expect(others.filter((permission: Permission) => can(role, permission))).toEqual([]);
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
