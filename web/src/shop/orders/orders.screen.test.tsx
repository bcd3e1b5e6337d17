import { page, userEvent } from 'vitest/browser';
import { describe, expect, it } from 'vitest';
import {
  aCustomer,
  aDish,
  anAdmin,
  anOrder,
  anOrderItem,
  aPage,
  aPayment,
  aRefund,
  minutesFromNow,
  type WholeOrder,
} from '../../../test/factories';
import { OrderBook } from '../../../test/orders';
import { address, aShop, button, desk, inCart, link, show, title, toast } from '../../../test/show';

const asha = aCustomer();
const boss = anAdmin();
const chai = anOrderItem({ name: 'Cutting Chai', unitPrice: 12.5, quantity: 2 });

const main = page.getByRole('main');
const cardOf = ({ name }: Pick<WholeOrder, 'name'>) =>
  page.getByRole('article', { name: `Order ${name}`, exact: true });
const steps = page.getByRole('list', { name: 'Progress of the order' }).getByRole('listitem');
const textOf = (order: WholeOrder) => () => cardOf(order).element().textContent;

/** A shop with these orders. */
const aShopWith = (...orders: WholeOrder[]) => {
  const shop = aShop({ myOrders: aPage(orders) });
  return new OrderBook(shop, orders);
};

describe('an order', () => {
  it('is tracked through four steps, with messages while it loads and when it cannot be loaded', async () => {
    const order = anOrder({ items: [chai], address: '12 MG Road', status: 'OUT_FOR_DELIVERY' });
    const { shop } = aShopWith(order);
    const release = shop.holds('TrackOrder');
    await show(shop, `/track-order/${order.id}`, { who: asha });
    await expect.element(title('Track Order')).toBeVisible();
    await expect.element(main.getByText('Loading...')).toBeVisible();
    release();
    for (const text of [order.id, 'Out for Delivery', '₹25', '12 MG Road'])
      await expect.element(main.getByText(text, { exact: true }).first()).toBeVisible();
    expect(
      steps
        .elements()
        .map((step) => [
          step.querySelector('[class*=name]')?.textContent,
          step.getAttribute('data-active'),
          step.getAttribute('data-line-active'),
          step.querySelector('svg') !== null,
        ]),
    ).toEqual([
      ['Pending', 'true', 'true', true],
      ['Preparing', 'true', 'true', true],
      ['Out for Delivery', 'true', 'false', true],
      ['Delivered', 'false', 'false', true],
    ]);

    window.location.hash = `#/track-order/${'0'.repeat(24)}`;
    await expect.element(toast('❌ Failed to load order')).toBeVisible();
    await expect.element(main.getByText('You have no order with this number.')).toBeVisible();
  });

  it('is listed in the history with a link to follow it, and the profile has a logout', async () => {
    const order = anOrder();
    await show(aShopWith(order).shop, '/order-history', { who: asha, size: desk });
    await expect
      .element(cardOf(order).getByRole('link', { name: 'Track Order' }))
      .toHaveAttribute('href', `#/track-order/${order.id}`);
    await button('MY ACCOUNT').click();
    const entries = page.getByRole('menuitem');
    await expect
      .poll(() => entries.elements().map((entry) => entry.textContent))
      .toEqual(['Order History', 'Bookings', 'Contact Us', 'Logout']);
    await userEvent.keyboard('{Escape}');
    await link('Profile').click();
    await expect.element(title('Profile')).toBeVisible();
    await expect
      .element(main.getByRole('img', { name: asha.name }))
      .toHaveAttribute('src', expect.stringMatching(/avatar.*\.svg$|^data:image\/svg/));
    for (const name of ['Name', 'Email', 'Role'])
      await expect.element(main.getByText(name, { exact: true })).toBeVisible();
    await expect.element(link('Edit')).toHaveAttribute('href', '#/edit-profile');
    await main.getByRole('button', { name: 'Logout' }).click();
    await expect.element(title('Chowk Street Kitchen')).toBeVisible();
    await expect.element(link('LOGIN')).toBeVisible();
    await expect.poll(() => localStorage.getItem('token')).toBeNull();
  });

  const onItsWay = anOrder({ status: 'OUT_FOR_DELIVERY' });
  const delivered = anOrder({ status: 'DELIVERED' });
  const cancelled = anOrder({ status: 'CANCELLED' });

  it('is pending in cash on its way, paid once delivered, and owes nothing once cancelled', async () => {
    const { shop } = aShopWith(onItsWay, delivered, cancelled);
    await show(shop, '/order-history', { who: asha });
    await expect
      .element(cardOf(onItsWay).getByText('Cash on Delivery (Pending)', { exact: true }))
      .toBeVisible();
    await expect.element(cardOf(delivered).getByText('Paid in cash', { exact: true })).toBeVisible();
    expect(textOf(cancelled)()).not.toMatch(/cash|payment/i);

    for (const [{ id }, text] of [
      [onItsWay, 'Cash on Delivery (Pending)'],
      [delivered, 'Paid in cash'],
    ] as const) {
      window.location.hash = `#/track-order/${id}`;
      await expect.element(main.getByText(id, { exact: true })).toBeVisible();
      await expect.element(main.getByText(text, { exact: true })).toBeVisible();
    }
    window.location.hash = `#/track-order/${cancelled.id}`;
    await expect.element(main.getByText(cancelled.id, { exact: true })).toBeVisible();
    expect(main.element().textContent).not.toMatch(/cash|payment/i);
  });

  it('says what happens to the money when it is cancelled', async () => {
    const paid = { paymentMode: 'ONLINE', paymentStatus: 'PAID', status: 'CANCELLED' } as const;
    const part = aRefund({ amount: 12.5, state: 'REQUESTED' });
    const undecided = anOrder({ ...paid, payment: aPayment({ decision: 'NEEDED', refunds: [part] }) });
    const kept = anOrder({ ...paid, payment: aPayment({ decision: 'KEPT' }) });
    const ofBefore = anOrder({ ...paid, payment: aPayment() });
    await show(aShopWith(undecided, kept, ofBefore).shop, '/order-history', { who: asha });
    await expect
      .element(cardOf(undecided).getByText('We will let you know whether your ₹77.50 is refunded.'))
      .toBeVisible();
    await expect.element(cardOf(undecided).getByText('Refund of ₹12.50 on its way')).toBeVisible();
    await expect.element(cardOf(kept).getByText('₹90 will not be refunded.')).toBeVisible();
    await expect.element(cardOf(ofBefore).getByText('refunded')).not.toBeInTheDocument();
  });

  it('is shown to admins with its payment, of which a cancelled one has no status', async () => {
    await show(aShopWith(onItsWay, delivered, cancelled).shop, '/admin/orders', { who: boss, size: desk });
    await expect.element(cardOf(cancelled)).toBeVisible();
    expect(textOf(onItsWay)()).toMatch(/Payment mode\s*COD\s*Payment status\s*Pending/);
    expect(textOf(delivered)()).toMatch(/COD\s*Payment status\s*Paid in cash/);
    expect(textOf(cancelled)()).toMatch(/Payment mode\s*COD/);
    expect(textOf(cancelled)()).not.toContain('Payment status');
  });

  it('is shown to admins with all its data, and says what is missing', async () => {
    await show(aShop(), '/about', { who: boss, size: desk });
    await button('MY ACCOUNT').click();
    await expect.element(page.getByRole('menuitem', { name: 'Admin Dashboard' })).toBeVisible();
    window.location.hash = '#/admin/orders';
    await expect.element(title('All Orders')).toBeVisible();
    const header = page.getByRole('banner');
    await expect
      .element(header.getByRole('link', { name: 'Home', exact: true }))
      .toHaveAttribute('href', '#/');
    await expect
      .element(header.getByRole('link', { name: 'Dashboard' }))
      .toHaveAttribute('href', '#/admin/dashboard');
    await expect.element(page.getByText('No orders yet.')).toBeVisible();

    const older = anOrder({ user: null, items: [{ ...chai, name: '' }], placedAt: minutesFromNow(-9) });
    const newer = anOrder({ user: asha, items: [chai], address: '12 MG Road' });
    const { shop } = aShopWith(older, newer);
    await show(shop, '/admin/orders', { who: boss, size: desk });
    await expect.element(page.getByRole('article').nth(1)).toBeVisible();
    const names = page
      .getByRole('article')
      .elements()
      .map((card) => card.getAttribute('aria-label'));
    expect(names).toEqual([`Order ${newer.name}`, `Order ${older.name}`]);
    expect(textOf(newer)()).toMatch(
      new RegExp(
        `${newer.name}[^]*${asha.name}[^]*${asha.email}[^]*${newer.id}[^]*Placed \\d+ \\w+ 20\\d\\d[^]*Pending[^]*12 MG Road[^]*2 ×[^]*Cutting Chai[^]*₹12\\.50[^]*₹25[^]*COD[^]*Pending[^]*Change status[^]*Update`,
      ),
    );
    expect(textOf(older)().match(/N\/A/g)).toHaveLength(2);
    expect(textOf(older)()).toContain('unknown');
    const status = page.getByRole('combobox', { name: 'Change status' }).first();
    expect([...status.element().children].map((choice) => choice.textContent)).toEqual([
      'Pending',
      'Preparing',
      'Out for Delivery',
      'Delivered',
      'Cancelled',
    ]);

    shop.fails('UpdateOrderStatus', 'fault');
    await status.selectOptions('Delivered');
    await button('Update').first().click();
    await expect.element(toast('❌ Failed to update order status')).toBeVisible();
    shop.recovers('UpdateOrderStatus');
    await button('Update').first().click();
    await expect.element(toast('✅ Order status updated')).toBeVisible();

    shop.fails('AdminOrders', 'fault');
    await show(shop, '/admin/orders', { who: boss, size: desk });
    await expect.element(toast('❌ Failed to load orders')).toBeVisible();
  });
});

describe('a tracked order', () => {
  it('shows the time of each step, has its status in the title, and announces changes once', async () => {
    const order = anOrder();
    const book = aShopWith(order);
    await show(book.shop, `/track-order/${order.id}`, { who: asha });
    await expect.poll(() => document.title).toBe(`Pending · Order ${order.name} · Chowk Street Kitchen`);
    const said = () =>
      [...main.element().querySelectorAll('output, [role=status], [role=alert], [aria-live]')]
        .map((region) => region.textContent)
        .filter((text) => text && text !== 'Live');
    await expect.element(main.getByText('Live', { exact: true })).toBeVisible();
    await expect.poll(() => book.shop.isSubscribed('orderUpdated')).toBe(true);
    expect(said()).toEqual([]);
    book.change(order.id, { status: 'PREPARING' });
    await expect.poll(said).toEqual(['Preparing. The kitchen is cooking your food right now.']);
    await expect.poll(() => document.title).toMatch(/^Preparing/);
    const times = () => steps.elements().filter((step) => step.querySelector('time')).length;
    await expect.poll(times).toBe(2);
    book.change(order.id, { status: 'CANCELLED' });
    await expect.poll(said).toEqual(['Cancelled. This order was cancelled.']);
    await expect
      .element(main.getByRole('paragraph').filter({ hasText: 'This order was cancelled.' }))
      .toBeVisible();
    await expect.element(steps.first()).not.toBeInTheDocument();
  });

  it('names its rider by the first name, while it is on its way', async () => {
    const order = anOrder({ status: 'PREPARING' });
    const book = aShopWith(order);
    await show(book.shop, `/track-order/${order.id}`, { who: asha });
    await expect.poll(() => book.shop.isSubscribed('orderUpdated')).toBe(true);
    book.change(order.id, { status: 'OUT_FOR_DELIVERY', riderFirstName: 'Ravi' });
    await expect.element(main.getByText('Ravi is bringing your order.')).toBeVisible();
    book.change(order.id, { status: 'DELIVERED', riderFirstName: null });
    await expect.element(main.getByText('Ravi is bringing your order.')).not.toBeInTheDocument();
  });
});

describe('the order history', () => {
  it('orders again what is available, at today’s prices, beside the contents of the cart', async () => {
    const tea = aDish({ name: 'Masala Chai', price: 30 });
    const misal = aDish({ name: 'Misal', price: 90 });
    const poha = aDish({ name: 'Poha', price: 50 });
    const bought = ({ id, name, price }: typeof tea, quantity: number) =>
      anOrderItem({ menuItemId: id, name, unitPrice: price, quantity });
    const order = anOrder({ items: [bought(tea, 2), bought(misal, 1), bought(poha, 3)] });
    const gone = anOrder({ items: [bought(misal, 1)] });
    const shop = aShop({ menu: [{ ...tea, price: 35 }, poha], myOrders: aPage([gone, order]) });
    await show(shop, '/order-history', { who: asha, cart: [inCart(poha, 998)] });

    // No dish is available: shows a message and stays on the screen.
    await cardOf(gone).getByRole('button', { name: 'Order again' }).click();
    await expect.element(toast('Misal is not on the menu any more.')).toBeVisible();
    expect(address()).toBe('/order-history');

    await cardOf(order).getByRole('button', { name: 'Order again' }).click();
    await expect.element(title('Your Cart')).toBeVisible();
    const said = page.getByRole('status').filter({ hasText: 'Misal is not on the menu any more.' });
    await expect.element(said.getByText('Masala Chai costs ₹35 now; it was ₹30.')).toBeVisible();
    await expect.element(said.getByText('You have 999 × Poha now')).toBeVisible();
    await expect.element(page.getByLabelText('Quantity of Poha')).toHaveValue(999);
    await expect.element(page.getByLabelText('Quantity of Masala Chai')).toHaveValue(2);
    await said.getByRole('button', { name: 'OK' }).click();
    await expect.element(said).not.toBeInTheDocument();
  });

  it('orders again with today’s packing charges, which are no change for the cart', async () => {
    const thali = aDish({ name: 'Thali', price: 150, packing: 10 });
    const order = anOrder({ items: [anOrderItem({ menuItemId: thali.id, name: 'Thali', unitPrice: 150 })] });
    const shop = aShop({ menu: [thali], myOrders: aPage([order]) });
    await show(shop, '/order-history', { who: asha });
    await cardOf(order).getByRole('button', { name: 'Order again' }).click();
    await expect.element(title('Your Cart')).toBeVisible();
    await expect.element(page.getByLabelText('Quantity of Thali')).toBeVisible();
    await expect.element(page.getByText('Packing of Thali now costs')).not.toBeInTheDocument();
  });
});
