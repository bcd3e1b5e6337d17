import { page } from 'vitest/browser';
import { describe, expect, it } from 'vitest';
import {
  aCustomer,
  aDeviceUser,
  aDish,
  anOrder,
  anOwnDevice,
  aPayment,
  aStaffMember,
  aTaking,
  minutesFromNow,
} from '../../../test/factories';
import type { StaffRole } from '../../../test/generated/schema';
import { OrderBook } from '../../../test/orders';
import { address, aShop, button, desk, phone, show, title } from '../../../test/show';

const sections = page.getByRole('navigation', { name: 'Admin', exact: true });
const shown = () =>
  sections
    .getByRole('link')
    .elements()
    .map(({ textContent }) => textContent.replace(/none.*/, ''));

describe('the start page of staff', () => {
  it.each([
    ['OWNER', '/admin/dashboard'],
    ['MANAGER', '/admin/dashboard'],
    ['COUNTER', '/admin/orders'],
    ['KITCHEN', '/admin/orders'],
    ['RIDER', '/admin/deliveries'],
    ['ACCOUNTANT', '/admin/dashboard'],
  ] as const)('of the role %s is %s', async (role, path) => {
    await show(aShop(), '/admin', { who: aStaffMember(role) });
    await expect.poll(address).toBe(path);
  });

  it.each([
    ['KITCHEN', '/admin/kitchen'],
    ['COUNTER', '/admin/orders'],
  ] as const)('on a tablet in the place %s is %s', async (place, path) => {
    const shop = aShop({ ownDevice: anOwnDevice({ place }) });
    await show(shop, '/admin', { who: aDeviceUser(place) });
    await expect.poll(address).toBe(path);
  });
});

describe('the sections of staff', () => {
  it.each([
    ['KITCHEN', ['Orders', 'Kitchen', 'Menu']],
    ['COUNTER', ['Orders', 'Kitchen', 'Menu', 'Bookings']],
    ['ACCOUNTANT', ['Orders', 'Kitchen', 'Payments', 'Bill book']],
  ] as const)('of the role %s are %j', async (role, names) => {
    await show(aShop(), '/admin/orders', { who: aStaffMember(role), size: phone });
    await expect.element(title('All Orders')).toBeVisible();
    await expect.poll(shown).toEqual(names);
  });
});

describe('an order', () => {
  const asha = aCustomer({ name: 'Asha Rao', email: 'asha@example.in' });
  const contacts = {
    user: asha,
    customer: { id: asha.id, name: asha.name, phone: '+919876543210', orderCount: 3, notTakenCount: 1 },
    phone: '+919876543210',
    address: '12 MG Road, Bengaluru 560001',
    deliveryNote: 'Ring twice',
  };

  async function open(who: StaffRole, order: Parameters<typeof anOrder>[0]) {
    const shop = aShop();
    const book = new OrderBook(shop, [anOrder({ ...contacts, placedAt: minutesFromNow(-5), ...order })]);
    await show(shop, '/admin/orders', { who: aStaffMember(who), size: desk });
    await button('Details').click();
    return { shop, book, card: page.getByRole('article') };
  }

  it('shows the kitchen the customer’s name and what to do, without contacts, past orders and money', async () => {
    const { card, shop } = await open('KITCHEN', { takings: [aTaking({ amount: 40 })] });
    await expect.element(card).toHaveTextContent('Asha Rao');
    for (const hidden of [/98765/, /asha@/, /MG Road/, /Ring twice/, /not taken/i, /₹40/])
      await expect.element(card).not.toHaveTextContent(hidden);
    await card.getByRole('button', { name: 'Start preparing' }).click();
    await expect.element(card.getByRole('button', { name: 'Send out' })).toBeVisible();
    expect(shop.sent('UpdateOrderStatus')).toMatchObject([{ status: 'PREPARING' }]);
    await expect.element(page.getByRole('alert')).not.toBeInTheDocument();
  });

  it('offers the kitchen and the counter no refund of one that was paid online', async () => {
    for (const role of ['KITCHEN', 'COUNTER'] as const) {
      const { card } = await open(role, {
        paymentMode: 'ONLINE',
        status: 'CANCELLED',
        payment: aPayment({ state: 'CAPTURED', decision: 'NEEDED', left: 90 }),
      });
      await expect.element(card).toHaveTextContent('Paid');
      await expect.element(card.getByRole('button', { name: 'Refund' })).not.toBeInTheDocument();
    }
  });

  it('shows the counter how to reach its customer, and lets it enter money', async () => {
    const { card } = await open('COUNTER', {});
    for (const text of ['98765', 'asha@example.in', 'MG Road', 'Ring twice'])
      await expect.element(card).toHaveTextContent(text);
    await expect.element(card.getByRole('button', { name: 'Enter payment' })).toBeVisible();
  });

  it('shows an accountant the money, and offers no change', async () => {
    const { card } = await open('ACCOUNTANT', { takings: [aTaking({ amount: 40 })] });
    await expect.element(card).toHaveTextContent('₹40');
    await expect.element(card).not.toHaveTextContent('98765');
    await expect.element(button('Turn sound on')).not.toBeInTheDocument();
    expect(card.getByRole('combobox').elements()).toEqual([]);
    expect(
      card
        .getByRole('button')
        .elements()
        .map(({ textContent }) => textContent),
    ).toEqual(['Details']);
  });
});

describe('the menu', () => {
  it('lets the kitchen mark dishes as sold out, and edit nothing', async () => {
    const dishes = [aDish({ name: 'Dosa' }), aDish({ name: 'Idli' })];
    const shop = aShop({ fullMenu: dishes, allCategories: [] });
    await show(shop, '/admin/menu', { who: aStaffMember('KITCHEN') });
    await expect.element(page.getByRole('button', { name: 'Sold out: Dosa' })).toBeVisible();
    expect(
      page
        .getByRole('main')
        .getByRole('button', { name: /edit|delete|duplicate|add/i })
        .elements(),
    ).toEqual([]);
    await page.getByRole('searchbox', { name: 'Search' }).fill('idl');
    await expect.element(page.getByRole('article', { name: 'Dosa' })).not.toBeInTheDocument();
    await expect.element(page.getByRole('article', { name: 'Idli' })).toBeVisible();
  });
});

describe('the profile', () => {
  it.each([
    ['KITCHEN', 'en', 'Kitchen'],
    ['KITCHEN', 'hi', 'रसोई'],
    ['OWNER', 'en', 'admin'],
  ] as const)('names the role %s in %s: %s', async (role, language, name) => {
    await show(aShop(), '/profile', { who: aStaffMember(role), language });
    await expect.element(page.getByRole('definition').filter({ hasText: name }).first()).toBeVisible();
  });
});
