import { expect, it } from 'vitest';
import { can, isForStaff, permissions, permissionsOf } from './permissions.js';

it('customers may do what is their own, and admins everything', () => {
  expect(permissionsOf('customer')).toEqual(['USE_ACCOUNT', 'ORDER', 'BOOK_TABLES']);
  expect(permissionsOf('admin')).toEqual(permissions);
  expect(permissions.filter(isForStaff)).toHaveLength(permissions.length - 3);
});

it('pages of the last release find the permissions that were split', () => {
  for (const permission of ['UPDATE_ORDERS', 'MANAGE_BOOKINGS'] as const) {
    expect(can({ role: 'admin' }, permission)).toBe(true);
    expect(can({ role: 'customer' }, permission)).toBe(false);
  }
});
