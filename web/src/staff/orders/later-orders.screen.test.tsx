import { page } from 'vitest/browser';
import { describe, expect, it } from 'vitest';
import {
  anAdmin,
  aNotification,
  dayAhead,
  minutesFromNow,
  now,
  type WholeOrder,
} from '../../../test/factories';
import { OrderBook } from '../../../test/orders';
import { aShop, button, show } from '../../../test/show';
import { seenKey } from './seen-store';

const who = anAdmin();
const tomorrow: Partial<WholeOrder> = {
  slotAt: `${dayAhead(1)}T20:00:00+05:30`,
  kitchenAt: `${dayAhead(1)}T19:15:00+05:30`,
  isScheduled: true,
};
const due: Partial<WholeOrder> = { isScheduled: false, kitchenAt: now.toISOString() };

function anOrderBook() {
  const book = new OrderBook(aShop());
  const placeLater = (order: Partial<WholeOrder> = {}) => book.place({ ...tomorrow, ...order });
  return { book, placeLater };
}

/** Opens a screen of staff, and waits until what arrives from then on is new. */
async function open({ shop }: OrderBook, route: string) {
  await show(shop, route, { who });
  await expect.poll(() => shop.isSubscribed('orderFeed')).toBe(true);
  await expect.poll(() => localStorage.getItem(seenKey)).not.toBeNull();
}

const cardOf = ({ name }: WholeOrder) => page.getByRole('article', { name: `Order ${name}`, exact: true });
const ahead = page.getByRole('region', { name: /^Tomorrow \(\d+\)$/ });

describe('an order for later', () => {
  it('leaves its day when staff begin it early, even if nothing else can be read', async () => {
    const { book, placeLater } = anOrderBook();
    const order = placeLater();
    book.shop.answer({
      updateOrderStatus: ({ id, status }) => book.change(id, { status, isScheduled: false }),
    });
    book.shop.ignoreSockets();
    await show(book.shop, '/admin/orders', { who });
    await expect.element(ahead.getByRole('article')).toHaveAttribute('aria-label', `Order ${order.name}`);
    for (const { operationName } of book.shop.requests) book.shop.fails(operationName, 'unreachable');
    await cardOf(order).getByRole('button', { name: 'Start preparing' }).click();
    await expect.element(ahead).not.toBeInTheDocument();
    await expect.element(cardOf(order).getByText('Preparing').first()).toBeVisible();
  });

  it.each([
    { route: '/admin/messages', news: page.getByRole('link', { name: '1 new order' }) },
    {
      route: '/admin/orders?status=CANCELLED',
      news: page.getByText('1 new order outside these filters.'),
    },
  ])('is announced when it is due: $route', async ({ route, news }) => {
    const { book, placeLater } = anOrderBook();
    const order = placeLater();
    await open(book, route);
    await expect.element(news).not.toBeInTheDocument();
    book.change(order.id, due);
    await expect.element(news).toBeVisible();
  });

  it('is marked as new in its place when it is due, until the list may move', async () => {
    const { book, placeLater } = anOrderBook();
    const first = placeLater({ address: '1 MG Road', placedAt: minutesFromNow(-3 * 24 * 60) });
    for (let n = 0; n < 25; n += 1) placeLater();
    for (let n = 0; n < 21; n += 1) book.place();
    const { shop } = book;
    await open(book, '/admin/orders');
    const card = cardOf(first);
    const inAhead = ahead.getByRole('article', { name: `Order ${first.name}`, exact: true });
    const changeTime = card.getByRole('button', { name: 'Change the time' });
    await expect.element(inAhead).toBeInTheDocument();
    await expect.element(ahead.getByRole('article')).toHaveLength(26);
    await card.getByRole('button', { name: 'Details' }).click();
    await expect.element(card.getByText('1 MG Road')).toBeVisible();
    await expect.element(changeTime).not.toBeInTheDocument();

    book.change(first.id, due);
    await expect.element(card.getByText('New', { exact: true })).toBeVisible();
    // It stays in its place, with its details, as the list is scrolled down.
    await expect.element(inAhead).toBeInTheDocument();
    await expect.element(changeTime).toBeVisible();
    await button('1 new order').click();
    await expect.element(inAhead).not.toBeInTheDocument();
    await card.getByRole('button', { name: 'Details' }).click();
    await expect.element(changeTime).toBeVisible();

    const promiseReason = 'The tandoor had to be lit again.';
    const promised = { promisedFrom: minutesFromNow(45), promisedUntil: minutesFromNow(60), promiseReason };
    book.change(first.id, promised);
    await expect.element(card.getByText(promiseReason)).toBeVisible();

    // Finished, it stays listed when the list is read again, as after a message of a customer.
    book.change(first.id, { status: 'DELIVERED' });
    const before = shop.sent('LaterOrders').length;
    shop.publish('notificationReceived', aNotification({ kind: 'contact.message-sent' }));
    await expect.poll(() => shop.sent('LaterOrders').length).toBeGreaterThan(before);
    await expect.poll(() => shop.isIdle).toBe(true);
    // Its news comes after the answer.
    placeLater();
    await expect.element(page.getByRole('region', { name: 'Tomorrow (26)' })).toBeInTheDocument();
    await expect.element(card).toBeInTheDocument();
  });
});
