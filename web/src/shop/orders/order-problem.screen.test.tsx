import { page, userEvent } from 'vitest/browser';
import { describe, expect, it } from 'vitest';
import { aCustomer, anOrder, anOrderItem, aPage, aRestaurant, now } from '../../../test/factories';
import type { OrderProblem } from '../../../test/generated/schema';
import { OrderBook } from '../../../test/orders';
import { aShop, box, button, desk, phone, show, title, toast } from '../../../test/show';

const who = aCustomer();
const main = page.getByRole('main');
const opener = button('Something is wrong');

describe.each([phone, desk])('the tracking page at %i px', (...size) => {
  it('shows both places on a map, and calls and writes to the restaurant', async () => {
    const order = anOrder({ day: '2026-11-26', coordinates: { lat: 12.9756, lng: 77.605 } });
    const restaurant = aRestaurant({
      phone: '+91 80 4123 4567',
      whatsapp: '98450 12345',
      coordinates: { lat: 12.97, lng: 77.6 },
    });
    await show(aShop({ order, restaurant }), `/track-order/${order.id}`, { size, who });
    await expect.element(title('Track Order')).toBeVisible();
    const map = page.getByRole('region', { name: 'Map of the restaurant and your address' });
    for (const label of ['Chowk', 'Your address'])
      await expect.element(map.getByText(label, { exact: true })).toBeVisible();
    expect(map.element().querySelectorAll('.leaflet-marker-icon').length).toBeGreaterThanOrEqual(2);
    const call = main.getByRole('link', { name: 'Call the restaurant' });
    await expect.element(call).toHaveAttribute('href', 'tel:+918041234567');
    const write = main.getByRole('link', { name: /^WhatsApp/ });
    const text = encodeURIComponent(`Namaste, I have a question about my order ${order.name}.`);
    await expect.element(write).toHaveAttribute('href', `https://wa.me/919845012345?text=${text}`);
    for (const large of [call, write, opener]) expect(box(large).height).toBeGreaterThanOrEqual(44);
  });
});

describe('the tracking page', () => {
  it('names the day of the order to the restaurant unless it is today', async () => {
    const order = anOrder({ name: '#47', number: 47, day: '2026-11-21' });
    const restaurant = aRestaurant({ whatsapp: '98450 12345' });
    await show(aShop({ order, restaurant }), `/track-order/${order.id}`, { who });
    const text = encodeURIComponent('Namaste, I have a question about my order #47 of Sat, 21 Nov.');
    await expect
      .element(main.getByRole('link', { name: /^WhatsApp/ }))
      .toHaveAttribute('href', `https://wa.me/919845012345?text=${text}`);
  });

  it('has no map and no WhatsApp if the owner has set none', async () => {
    const order = anOrder();
    await show(aShop({ order }), `/track-order/${order.id}`, { who });
    await expect.element(page.getByRole('region', { name: 'Details' })).toBeVisible();
    await expect.element(main.getByRole('link', { name: 'WhatsApp' })).not.toBeInTheDocument();
    await expect.element(page.getByRole('region', { name: /^Map of/ })).not.toBeInTheDocument();
  });
});

/** A shop whose customer has one order, and keeps what is reported about it. */
function aShopThatListens() {
  const order = anOrder({ items: [anOrderItem({ name: 'Biryani' })] });
  const shop = aShop({
    myOrders: aPage([order]),
    reportOrderProblem: ({ id, input }) => {
      const problem: OrderProblem = {
        id: order.id,
        orderId: id,
        orderName: order.name,
        reason: input.reason,
        dishes: (input.lines ?? []).map(() => '2 × Biryani'),
        text: input.text ?? '',
        sentAt: now.toISOString(),
      };
      return { ...order, problem };
    },
  });
  return { order, shop: new OrderBook(shop, [order]).shop };
}

describe('a report', () => {
  const dialog = page.getByRole('dialog', { name: 'Something is wrong?' });
  const sent = page.getByText('Sent: the restaurant has your report.');

  it('needs a reason, and asks for dishes if it is about them', async () => {
    const { order, shop } = aShopThatListens();
    await show(shop, `/track-order/${order.id}`, { who });
    await opener.click();
    const send = dialog.getByRole('button', { name: 'Tell the restaurant' });
    await send.click();
    await expect.element(dialog.getByText('Please choose what it is.')).toBeVisible();
    await dialog.getByRole('radio', { name: 'It is late' }).click();
    await expect.element(dialog.getByText('Please choose what it is.')).not.toBeInTheDocument();
    await expect.element(dialog.getByRole('checkbox')).not.toBeInTheDocument();
    await dialog.getByRole('radio', { name: 'A dish is missing' }).click();
    await dialog.getByRole('checkbox', { name: '2 × Biryani' }).click();
    await dialog.getByLabelText('What happened?').fill('Only one came');
    await send.click();
    await expect.element(toast('The restaurant has your report.')).toBeVisible();
    await expect.element(sent).toBeVisible();
    await expect.element(opener).not.toBeInTheDocument();
    expect(shop.sent('ReportOrderProblem')).toMatchObject([
      { id: order.id, input: { reason: 'MISSING_DISH', lines: [0], text: 'Only one came' } },
    ]);
  });

  it('is made from the order history with the keyboard alone', async () => {
    const { shop } = aShopThatListens();
    await show(shop, '/order-history', { who });
    await expect.element(opener).toBeVisible();
    opener.element().focus();
    await userEvent.keyboard('{Enter}');
    const late = dialog.getByRole('radio', { name: 'It is late' });
    await expect.element(late).toBeVisible();
    late.element().focus();
    await userEvent.keyboard(' {Tab}An hour by now');
    await expect.element(dialog.getByRole('textbox')).toHaveValue('An hour by now');
    await userEvent.keyboard('{Tab}{Escape}');
    await expect.element(dialog).not.toBeInTheDocument();
    await expect.element(opener).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    const payment = dialog.getByRole('radio', { name: 'The payment' });
    await expect.element(payment).toBeVisible();
    payment.element().focus();
    await userEvent.keyboard(' ');
    dialog.getByRole('button', { name: 'Tell the restaurant' }).element().focus();
    await userEvent.keyboard('{Enter}');
    await expect.element(sent).toBeVisible();
    expect(shop.sent('ReportOrderProblem')).toMatchObject([{ input: { reason: 'PAYMENT' } }]);
  });
});
