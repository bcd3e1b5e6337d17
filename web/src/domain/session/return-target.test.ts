// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { afterLogin, keepsCart, rememberStaffTarget, returningTo, returnTarget } from './return-target';

const user = {
  id: 'a'.repeat(24),
  name: 'Asha',
  email: 'asha@example.in',
  isGuest: false,
  lacksSecondFactor: false,
};
const customer = { ...user, role: 'customer', permissions: ['USE_ACCOUNT', 'ORDER'] } as const;
const admin = {
  ...user,
  role: 'admin',
  staffRole: 'OWNER',
  permissions: [...customer.permissions, 'VIEW_ORDERS'],
} as const;

describe('the return target of a login', () => {
  it('is the screen that the visitor requested', () => {
    const target = returnTarget({ state: returningTo('/track-order/abc') });
    expect(afterLogin(customer, target)).toBe('/track-order/abc');
  });

  it('is the home page for customers and the start page of staff by default', () => {
    expect(afterLogin(customer, returnTarget({ state: null }))).toBe('/');
    expect(afterLogin(admin, returnTarget({ state: {} }))).toBe('/admin');
  });

  it('is the profile for staff who lack a second factor', () => {
    expect(afterLogin({ ...admin, lacksSecondFactor: true }, '/checkout')).toBe('/profile');
  });

  it('is the staff area, once, for staff who were sent home from it', () => {
    const orders = '/admin/orders?status=PENDING';
    rememberStaffTarget(orders);
    expect(afterLogin(admin, undefined)).toBe(orders);
    expect(afterLogin(admin, undefined)).toBe('/admin');
    rememberStaffTarget(orders);
    expect(afterLogin(customer, undefined)).toBe('/');
    expect(afterLogin(admin, undefined)).toBe('/admin');
    rememberStaffTarget('//evil.example');
    expect(afterLogin(admin, undefined)).toBe('/admin');
  });

  it.each(['https://evil.example', '//evil.example', 7, null])('cannot be %s', (returnTo) => {
    expect(returnTarget({ state: { returnTo } })).toBeUndefined();
  });

  it('keeps the cart only on the way to checkout', () => {
    expect([keepsCart('/checkout'), keepsCart('/profile'), keepsCart(undefined)]).toEqual([
      true,
      false,
      false,
    ]);
  });
});
