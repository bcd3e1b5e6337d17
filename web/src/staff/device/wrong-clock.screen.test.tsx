import { page } from 'vitest/browser';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { aDevicePerson, aDeviceUser, anOwnDevice, aPayment, minutesFromNow } from '../../../test/factories';
import { OrderBook } from '../../../test/orders';
import { aShop, button, desk, show, title, toast } from '../../../test/show';

afterEach(() => vi.restoreAllMocks());

const oneDay = 24 * 60;

describe.each([
  ['ahead', oneDay],
  ['behind', -oneDay],
])('a tablet whose clock is a day %s', (_where, minutes) => {
  const at = new Date(minutesFromNow(minutes));
  const meera = aDevicePerson({ name: 'Meera Nair', role: 'MANAGER' });
  const sunita = aDevicePerson({ name: 'Sunita Devi' });
  const ravi = aDevicePerson({ name: 'Ravi Menon', role: 'COUNTER', lockedUntil: minutesFromNow(4) });
  const persons = [meera, ravi, sunita];
  const question = page.getByRole('heading', { name: 'Who is here?' });
  const press = async (digits: string) => {
    for (const digit of digits) await button(digit).click();
    await button('OK').click();
  };

  it('keeps the person at it for the minutes since the last press', async () => {
    const started = performance.now.bind(performance);
    let ahead = 0;
    vi.spyOn(performance, 'now').mockImplementation(() => started() + ahead);
    const device = anOwnDevice({
      demandsPerson: true,
      persons,
      person: sunita,
      personUntil: minutesFromNow(5),
    });
    const who = aDeviceUser('KITCHEN', { id: device.id });
    const shop = aShop({ ownDevice: device, keepPerson: device, leaveDevice: { ...device, person: null } });
    await show(shop, '/admin/orders', { who, size: desk, at });
    await expect.element(title('All Orders')).toBeVisible();
    ahead += 4 * 60_000;
    await title('All Orders').click();
    await expect.poll(() => shop.sent('KeepPerson')).toHaveLength(1);
    expect(shop.sent('LeaveTablet')).toEqual([]);
    ahead += 61_000;
    await title('All Orders').click();
    await expect.poll(() => shop.sent('KeepPerson')).toHaveLength(2);
    ahead += 5 * 60_000;
    await expect.element(question).toBeVisible();
  });

  it('says a wait of minutes, which ends when the server says so', async () => {
    const device = anOwnDevice({ demandsPerson: true, persons });
    const who = aDeviceUser('KITCHEN', { id: device.id, permissions: ['USE_DEVICE'] });
    const shop = aShop({ ownDevice: device });
    await show(shop, '/admin/orders', { who, size: desk, at });
    await button(/^Ravi Menon/).click();
    await expect
      .element(page.getByText(/Ravi Menon can try again in (1 minute|\d{1,2} minutes)/))
      .toBeVisible();
    shop.answer({ ownDevice: { ...device, persons: [meera, { ...ravi, lockedUntil: null }, sunita] } });
    await expect.element(page.getByLabelText('PIN', { exact: true })).toBeVisible();
  });

  it('uses an approval whose minute is over by its own clock', async () => {
    const device = anOwnDevice({ name: 'Counter', place: 'COUNTER', approvers: [meera] });
    const approval = { id: 'a'.repeat(24), approvedBy: meera.name, expiresAt: minutesFromNow(1) };
    const shop = aShop({ ownDevice: device, approve: approval });
    const { id, name } = new OrderBook(shop).place({
      paymentMode: 'ONLINE',
      paymentStatus: 'PAID',
      payment: aPayment({ amount: 90 }),
    });
    const who = aDeviceUser('COUNTER', { id: device.id });
    await show(shop, '/admin/orders', { who, size: desk, at });
    const card = page.getByRole('article', { name: `Order ${name}`, exact: true });
    await card.getByRole('combobox').selectOptions('Cancelled');
    await card.getByRole('button', { name: 'Update' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel the order' }).click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /^Meera Nair/ })
      .click();
    await press('4719');
    await expect.element(toast('✅ Order status updated')).toBeVisible();
    expect(shop.sent('UpdateOrderStatus')).toEqual([
      { id, status: 'CANCELLED', refund: true, approval: approval.id },
    ]);
  });
});
