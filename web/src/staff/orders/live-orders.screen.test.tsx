import { cdp, page } from 'vitest/browser';
import { describe, expect, it } from 'vitest';
import { anAdmin, aNotification, anOrder, aPage, minutesFromNow } from '../../../test/factories';
import type { Order } from '../../../test/generated/schema';
import { OrderBook } from '../../../test/orders';
import { aShop, desk, show } from '../../../test/show';

/** By their ids: to compute the names of all cards takes longer than to show them. */
const listed = () =>
  [...document.querySelectorAll('article')].map((card) => card.querySelector('p')?.textContent);
const isListed = ({ id }: { readonly id: string }) => listed().includes(id);

async function open({ shop }: { readonly shop: OrderBook['shop'] }, query = '') {
  await show(shop, `/admin/orders${query}`, { who: anAdmin(), size: desk });
  await expect.element(page.getByText('Live', { exact: true })).toBeVisible();
  await expect.poll(() => shop.isIdle).toBe(true);
}

describe('the memory of the admin’s orders', () => {
  /** Bytes in use, without garbage. */
  async function used(): Promise<number> {
    await cdp().send('HeapProfiler.collectGarbage');
    const { usedSize } = (await cdp().send('Runtime.getHeapUsage')) as { usedSize: number };
    return usedSize;
  }

  /** Orders that are placed before one is delivered. */
  const pending = 5;
  /** Bytes per order: what is kept of an order takes far more. */
  const tolerated = 5_000;

  it('is flat over 2,000 orders, each delivered after a while', async () => {
    const count = 2000;
    let placed = 0;
    const orderOf = (n: number): Order => {
      const status = n + pending > placed ? ('PENDING' as const) : ('DELIVERED' as const);
      const version = status === 'PENDING' ? 1 : 2;
      const id = n.toString(16).padStart(24, '0');
      return anOrder({ id, placedAt: minutesFromNow(n / 100), version, status });
    };
    // Keeps no order itself.
    const shop = aShop({
      orders: ({ first, filter: asked }) => {
        const newest = Array.from({ length: Math.min(placed, 100) }, (_, n) => placed - n);
        const orders = newest.map(orderOf).filter(({ status }) => !asked?.openOnly || status === 'PENDING');
        return aPage(orders.slice(0, first ?? 20));
      },
    });
    await open({ shop }, '?status=OPEN');

    const hundredMore = async () => {
      for (let n = 0; n < 100; n += 1) {
        placed += 1;
        shop.publish('orderFeed', { kind: 'PLACED', order: orderOf(placed) });
        if (placed > pending)
          shop.publish('orderFeed', { kind: 'CHANGED', order: orderOf(placed - pending) });
        shop.publish('notificationReceived', aNotification({ createdAt: minutesFromNow(placed / 100) }));
      }
      await expect.poll(() => isListed(orderOf(placed))).toBe(true);
      shop.requests.length = 0;
      return used();
    };
    /** The least, as garbage is collected from time to time. */
    const usedAfter = async (hundreds: number) => {
      const sizes: number[] = [];
      for (let n = 0; n < hundreds; n += 1) sizes.push(await hundredMore());
      return Math.min(...sizes.slice(-4));
    };
    const before = await usedAfter(4);
    const after = await usedAfter(count / 100);
    expect((after - before) / count).toBeLessThan(tolerated);
  }, 240_000);
});

describe('a long list of orders', () => {
  /** Scrolls until the oldest order is listed. */
  const scrollToEnd = (oldest: Order) =>
    expect
      .poll(() => {
        window.scrollTo(0, document.documentElement.scrollHeight);
        return isListed(oldest);
      })
      .toBe(true);

  it('keeps its end and follows changes there, while new orders arrive', async () => {
    const book = new OrderBook(aShop());
    const oldest = book.place();
    for (let n = 0; n < 129; n += 1) book.place();
    await open(book);
    await scrollToEnd(oldest);
    const newest = book.place();
    await expect.poll(() => isListed(newest)).toBe(true);
    expect(listed()).toEqual(book.matching({}).map(({ id }) => id));
    book.change(oldest.id, { status: 'DELIVERED' });
    const card = page.getByRole('article', { name: `Order ${oldest.name}`, exact: true });
    await expect.element(card.getByText('Delivered').first()).toBeVisible();
  });

  it('shows at its end what changed while the connection was lost', async () => {
    const book = new OrderBook(aShop());
    const oldest = book.place();
    for (let n = 0; n < 110; n += 1) book.place();
    await open(book);
    await scrollToEnd(oldest);
    book.shop.disconnect();
    await expect.element(page.getByText(/You are offline/)).toBeVisible();
    book.change(oldest.id, { status: 'DELIVERED' });
    book.shop.connect();
    const card = page.getByRole('article', { name: `Order ${oldest.name}`, exact: true });
    await expect.element(card.getByText('Delivered').first()).toBeVisible();
  });
});

it('an order of which there was news is read with the next news if the first reading fails', async () => {
  const book = new OrderBook(aShop());
  await open(book);
  book.shop.fails('AdminOrders', 'fault');
  const reads = book.shop.sent('AdminOrders').length;
  const missed = book.place();
  await expect.poll(() => book.shop.sent('AdminOrders').length).toBeGreaterThan(reads);
  await expect.poll(() => book.shop.isIdle).toBe(true);
  book.shop.recovers('AdminOrders');
  const next = book.place();
  for (const order of [next, missed]) await expect.poll(() => isListed(order)).toBe(true);
});

it('the server decides what a search finds, also among new orders', async () => {
  const book = new OrderBook(aShop());
  const found = book.place({ phone: '+919876500042' });
  // No text of the order contains these digits.
  book.shop.answer({
    orders: ({ filter, ...args }) => {
      const { search, ...rest } = filter ?? {};
      const answer = book.page({ ...args, filter: rest });
      const nodes = answer.nodes.filter(({ phone }) => !search || phone?.endsWith('0042'));
      return { ...answer, nodes };
    },
  });
  await open(book, '?search=००४२');
  await expect.poll(() => isListed(found)).toBe(true);
  // What is new is known from then on.
  await expect.poll(() => book.shop.sent('NewestOrders').length > 0 && book.shop.isIdle).toBe(true);
  const other = book.place({ phone: '+919876500043' });
  await expect.element(page.getByRole('link', { name: /1 new order/ })).toBeVisible();
  const another = book.place({ phone: '+919876600042' });
  await expect.poll(() => isListed(another)).toBe(true);
  expect(isListed(other)).toBe(false);
});

it('a problem that a customer reports is shown by itself', async () => {
  const book = new OrderBook(aShop());
  book.place();
  await open(book);
  const reads = book.shop.sent('AdminOrders').length;
  book.shop.publish('notificationReceived', aNotification({ kind: 'contact.message-sent' }));
  await expect.poll(() => book.shop.sent('AdminOrders').length).toBe(reads + 1);
});

it('a filter that is chosen again shows what matches now, and until then nothing that can be changed', async () => {
  const book = new OrderBook(aShop());
  const [first, second] = [book.place(), book.place()];
  await open(book, '?status=PENDING');
  const isInert = () => document.querySelector('article')?.closest('[inert]') !== null;
  await page.getByRole('button', { name: /^Filters/ }).click();
  await page.getByLabelText('Status', { exact: true }).selectOptions('All');
  await expect.poll(() => window.location.hash).toBe('#/admin/orders');
  await expect.poll(isInert).toBe(false);
  book.change(second.id, { status: 'PREPARING' });
  const card = page.getByRole('article', { name: `Order ${second.name}`, exact: true });
  await expect.element(card.getByText('Preparing').first()).toBeVisible();

  const answer = book.shop.holds('AdminOrders');
  await page.getByLabelText('Status', { exact: true }).selectOptions('Preparing');
  await expect.poll(isInert).toBe(true);
  answer();
  await expect.poll(listed).toEqual([second.id]);
  await page.getByLabelText('Status', { exact: true }).selectOptions('Pending');
  await expect.poll(listed).toEqual([first.id]);
  await expect.poll(isInert).toBe(false);
});
