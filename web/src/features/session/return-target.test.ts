import { describe, expect, it } from 'vitest';
import { afterLogin, keepsCart, rememberAdminTarget, returningTo, returnTarget } from './return-target';

const user = { id: 'a'.repeat(24), name: 'Asha', email: 'asha@example.in' };
const customer = { ...user, role: 'customer', permissions: ['USE_ACCOUNT', 'ORDER'] } as const;
const admin = { ...user, role: 'admin', permissions: [...customer.permissions, 'VIEW_DASHBOARD'] } as const;

describe('after a login', () => {
  it('the visitor goes where they were going', () => {
    const target = returnTarget({ state: returningTo('/track-order/abc') });
    expect(afterLogin(customer, target)).toBe('/track-order/abc');
  });

  it('customers go home and admins to the dashboard when they came from nowhere', () => {
    expect(afterLogin(customer, returnTarget({ state: null }))).toBe('/');
    expect(afterLogin(admin, returnTarget({ state: {} }))).toBe('/admin/dashboard');
  });

  it('an admin who was sent home from the admin’s area goes back there, once, and nobody else', () => {
    const orders = '/admin/orders?status=PENDING';
    rememberAdminTarget(orders);
    expect(afterLogin(admin, undefined)).toBe(orders);
    expect(afterLogin(admin, undefined)).toBe('/admin/dashboard');
    rememberAdminTarget(orders);
    expect(afterLogin(customer, undefined)).toBe('/');
    expect(afterLogin(admin, undefined)).toBe('/admin/dashboard');
    rememberAdminTarget('//evil.example');
    expect(afterLogin(admin, undefined)).toBe('/admin/dashboard');
  });

  it.each(['https://evil.example', '//evil.example', 7, null])('%s is no place to go to', (returnTo) => {
    expect(returnTarget({ state: { returnTo } })).toBeUndefined();
  });

  it('only the way to checkout keeps the cart', () => {
    expect([keepsCart('/checkout'), keepsCart('/profile'), keepsCart(undefined)]).toEqual([
      true,
      false,
      false,
    ]);
  });
});
