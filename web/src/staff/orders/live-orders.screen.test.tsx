import * as fc from 'fast-check';
import { cdp, page } from 'vitest/browser';
import { describe, expect, it } from 'vitest';
import { createApolloClient } from '../../app/apollo';
import { staffTypePolicies } from '../../app/staff/staff-cache';
import { InMemoryCache } from '@apollo/client/cache';
import { anAdmin, anOrder, aPage, minutesFromNow } from '../../../test/factories';
import type { Order, OrderStatus } from '../../../test/generated/schema';
import { OrderBook } from '../../../test/orders';
import { serve } from '../../../test/shop-server';
import { aShop, desk, show } from '../../../test/show';
import { AdminOrdersQuery, LiveOrders } from './live-orders';
import { orderElement, orderElementId } from './order-element';

describe('the orders of a filter', () => {
  it('are those of the server, whatever overtakes what', async () => {
    const step = fc.oneof(
      fc.constant('refresh' as const),
      fc.constant('place' as const),
      fc.record({
        order: fc.nat(5),
        status: fc.constantFrom<OrderStatus>('PENDING', 'PREPARING', 'DELIVERED'),
      }),
    );
    await fc.assert(
      fc.asyncProperty(fc.scheduler(), fc.array(step, { maxLength: 12 }), async (scheduler, steps) => {
        const book = new OrderBook(aShop());
        const orderIds = Array.from({ length: 6 }, () => book.place().id);
        // A request is answered some time after it was sent, and its answer arrives later still.
        book.shop.answer({
          orders: async (args) => {
            await scheduler.schedule(Promise.resolve());
            const answer = book.page(args);
            await scheduler.schedule(Promise.resolve());
            return answer;
          },
        });
        serve(book.shop);
        const client = createApolloClient();
        if (client.cache instanceof InMemoryCache) client.cache.policies.addTypePolicies(staffTypePolicies);
        const live = new LiveOrders(client, { filter: { status: 'PENDING' }, isOldestFirst: false });
        const running: Promise<unknown>[] = [live.refresh()];
        for (const next of steps) {
          if (next === 'refresh') running.push(live.refresh({ queryDeduplication: false }));
          else if (next === 'place') running.push(live.read([book.place().id]));
          else {
            const id = orderIds[next.order] ?? '';
            book.change(id, { status: next.status });
            running.push(live.read([id]));
          }
          if (scheduler.count() > 0) await scheduler.waitNext(1);
        }
        await scheduler.waitFor(Promise.all(running));
        const { nodes = [] } =
          client.readQuery({ query: AdminOrdersQuery, variables: live.variables })?.orders ?? {};
        const matching = nodes.map(({ id }) => id).filter((id) => !live.unmatched().has(id));
        expect(matching).toEqual(book.matching({ status: 'PENDING' }).map(({ id }) => id));
        client.stop();
      }),
      { numRuns: 60 },
    );
  });
});

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
    const idOf = (n: number) => n.toString(16).padStart(24, '0');
    const orderOf = (n: number): Order => {
      const status = n + pending > placed ? ('PENDING' as const) : ('DELIVERED' as const);
      const version = status === 'PENDING' ? 1 : 2;
      return anOrder({ id: idOf(n), placedAt: minutesFromNow(n / 100), version, status });
    };
    // Keeps no order itself.
    const shop = aShop({
      orders: ({ first, filter: asked, sort }) => {
        const newest = Array.from({ length: Math.min(placed, 100) }, (_, n) => placed - n);
        const orders = (asked?.ids?.map((id) => Number.parseInt(id, 16)) ?? newest)
          .map(orderOf)
          .filter(({ status }) => !asked?.openOnly || status === 'PENDING');
        const nodes = (sort === 'OLDEST_FIRST' ? orders.toReversed() : orders).slice(0, first ?? 20);
        return aPage(nodes);
      },
    });
    await show(shop, '/admin/orders?status=OPEN&sort=oldest', { who: anAdmin(), size: desk });
    await expect.element(page.getByText('Live', { exact: true })).toBeVisible();

    const hundredMore = async () => {
      for (let n = 0; n < 100; n += 1) {
        placed += 1;
        shop.publish('orderFeed', { kind: 'PLACED', order: orderOf(placed) });
        if (placed > pending)
          shop.publish('orderFeed', { kind: 'CHANGED', order: orderOf(placed - pending) });
      }
      // By its id: to compute the names of all cards takes longer than to show them.
      await expect.poll(() => orderElement(idOf(placed))).not.toBeNull();
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

it('a long list at its top forgets its end, which scrolling loads again', async () => {
  const book = new OrderBook(aShop());
  await show(book.shop, '/admin/orders', { who: anAdmin(), size: desk });
  await expect.element(page.getByText('Live', { exact: true })).toBeVisible();
  const isListed = (order: Order) => orderElement(order.id) !== null;
  const orders: Order[] = [];
  for (let n = 0; n < 120; n += 1) orders.unshift(book.place());
  const [newest, oldest] = [orders[0], orders.at(-1)];
  if (!newest || !oldest) throw new Error('No order');
  await expect.poll(() => isListed(newest)).toBe(true);
  expect(isListed(oldest)).toBe(false);
  await expect
    .poll(() => {
      window.scrollTo(0, document.documentElement.scrollHeight);
      return isListed(oldest);
    })
    .toBe(true);
  const listed = [...document.querySelectorAll('article')].map(({ id }) => id);
  expect(listed).toEqual(orders.map(({ id }) => orderElementId(id)));
});

it('an order of which there was news is read again if the first reading fails', async () => {
  const book = new OrderBook(aShop());
  await show(book.shop, '/admin/orders', { who: anAdmin(), size: desk });
  await expect.element(page.getByText('Live', { exact: true })).toBeVisible();
  book.shop.fails('ChangedOrders', 'fault');
  const missed = book.place();
  await expect.poll(() => book.shop.sent('ChangedOrders').length).toBeGreaterThan(0);
  await expect.poll(() => book.shop.isIdle).toBe(true);
  book.shop.recovers('ChangedOrders');
  const next = book.place();
  for (const order of [next, missed]) await expect.poll(() => orderElement(order.id)).not.toBeNull();
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
  await show(book.shop, '/admin/orders?search=००४२', { who: anAdmin(), size: desk });
  await expect.poll(() => orderElement(found.id)).not.toBeNull();
  await expect.poll(() => book.shop.isSubscribed('orderFeed')).toBe(true);
  // What is new is known from then on.
  await expect.poll(() => book.shop.sent('NewestOrders').length > 0 && book.shop.isIdle).toBe(true);
  const other = book.place({ phone: '+919876500043' });
  await expect.element(page.getByText('1 new order outside these filters.')).toBeVisible();
  const another = book.place({ phone: '+919876600042' });
  await expect.poll(() => orderElement(another.id)).not.toBeNull();
  expect(orderElement(other.id)).toBeNull();
});
