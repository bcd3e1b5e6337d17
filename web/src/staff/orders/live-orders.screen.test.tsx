import * as fc from 'fast-check';
import { cdp, page } from 'vitest/browser';
import { describe, expect, it } from 'vitest';
import { anAdmin, aNotification, anOrder, aPage, minutesFromNow } from '../../../test/factories';
import type { Order, OrderStatus } from '../../../test/generated/schema';
import { OrderBook } from '../../../test/orders';
import { aStaffClient } from '../../../test/client';
import { aShop, desk, show } from '../../../test/show';
import { AdminOrdersQuery, LiveOrders } from './live-orders';
import { orderElement, orderElementId } from './order-element';

const laterToday = { slotAt: minutesFromNow(240), kitchenAt: minutesFromNow(200), isScheduled: true };
const idsOf = (orders: readonly { readonly id: string }[]) => orders.map(({ id }) => id);

describe('the orders of a filter', () => {
  it('are those of the server in any order of answers and messages', async () => {
    const step = fc.oneof(
      fc.constantFrom('refresh', 'place', 'place for later', 'leave'),
      fc.record({
        // Few, so that an order changes again; the newest, of the first page, for later, of the second page.
        order: fc.constantFrom(23, 20, 16, 3),
        status: fc.constantFrom<OrderStatus>('PENDING', 'PREPARING', 'DELIVERED'),
      }),
    );
    await fc.assert(
      fc.asyncProperty(
        fc.scheduler(),
        fc.array(step, { maxLength: 16 }),
        // From this step on, news is lost, until the next connection refreshes the lists.
        fc.nat(20),
        async (scheduler, steps, offlineFrom) => {
          const book = new OrderBook(aShop());
          // More than a page, of which some are for later.
          const orderIds = Array.from({ length: 25 }, (_, n) => book.place(n % 8 === 0 ? laterToday : {}).id);
          // A request is answered some time after it was sent, and its answer arrives later still.
          const slowly = async <Answer,>(answer: () => Answer) => {
            await scheduler.schedule(Promise.resolve());
            const answered = answer();
            await scheduler.schedule(Promise.resolve());
            return answered;
          };
          book.shop.answer({
            orders: (args) => slowly(() => book.page(args)),
            laterOrders: ({ filter }) => slowly(() => book.later(filter ?? {})),
          });
          const client = aStaffClient(book.shop);
          const filter = { status: 'PENDING' } as const;
          const live = new LiveOrders(client, { filter, isOldestFirst: false });
          const running: Promise<unknown>[] = [live.refresh()];
          for (const [index, next] of steps.entries()) {
            if (typeof next === 'object') {
              const id = orderIds[next.order] ?? '';
              book.change(id, { status: next.status });
              if (index < offlineFrom) running.push(live.read([id]));
            } else if (next === 'refresh') running.push(live.refresh({ isShared: false }));
            else if (next === 'leave') live.forget([...live.unmatched()]);
            else running.push(live.read([book.place(next === 'place' ? {} : laterToday).id]));
            // Requests reach the server first.
            await new Promise((resolve) => setTimeout(resolve));
            if (scheduler.count() > 0) await scheduler.waitNext(1);
          }
          if (offlineFrom < steps.length) running.push(live.refresh({ isShared: false }));
          await scheduler.waitFor(Promise.all(running));
          await scheduler.waitFor(live.read());

          const isMatching = (id: string) => !live.unmatched().has(id);
          const { orders } = client.readQuery({ query: AdminOrdersQuery, variables: live.variables }) ?? {};
          const listed = idsOf(orders?.nodes ?? []).filter(isMatching);
          const matching = idsOf(book.matching(filter));
          expect(listed).toEqual(orders?.pageInfo.hasNextPage ? matching.slice(0, listed.length) : matching);
          const { laterOrders = [] } = client.readQuery(live.laterQuery) ?? {};
          expect(idsOf(laterOrders).filter(isMatching).toSorted()).toEqual(
            idsOf(book.later(filter)).toSorted(),
          );
          client.stop();
        },
      ),
      { numRuns: 50, interruptAfterTimeLimit: 20_000 },
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
  const oldest = book.place();
  for (let n = 0; n < 100; n += 1) book.place();
  await expect.poll(() => orderElement(book.matching({})[0]?.id ?? '')).not.toBeNull();
  // Not while a page is in flight, as after the connection.
  await expect.poll(() => book.shop.isIdle).toBe(true);
  book.place();
  await expect.poll(() => orderElement(book.matching({})[0]?.id ?? '')).not.toBeNull();
  expect(isListed(oldest)).toBe(false);
  await expect
    .poll(() => {
      window.scrollTo(0, document.documentElement.scrollHeight);
      return isListed(oldest);
    })
    .toBe(true);
  const listed = [...document.querySelectorAll('article')].map(({ id }) => id);
  expect(listed).toEqual(book.matching({}).map(({ id }) => orderElementId(id)));
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

it('orders for later come by themselves if their first reading fails', async () => {
  const book = new OrderBook(aShop());
  const order = book.place(laterToday);
  book.shop.fails('LaterOrders', 'fault');
  await show(book.shop, '/admin/orders', { who: anAdmin(), size: desk });
  await expect.element(page.getByText('The orders for later could not be loaded.')).toBeVisible();
  book.shop.recovers('LaterOrders');
  book.shop.publish('notificationReceived', aNotification({ kind: 'contact.message-sent' }));
  const later = page.getByRole('region', { name: /^Later today/ });
  await expect.element(later.getByRole('article')).toHaveAttribute('id', orderElementId(order.id));
  await expect.element(page.getByText('The orders for later could not be loaded.')).not.toBeInTheDocument();
});

it('a filter that is chosen again shows what matches now, and until then nothing that can be changed', async () => {
  const book = new OrderBook(aShop());
  const [first, second] = [book.place(), book.place()];
  await show(book.shop, '/admin/orders?status=PENDING', { who: anAdmin(), size: desk });
  await expect.poll(() => orderElement(second.id)).not.toBeNull();
  await page.getByLabelText('Status', { exact: true }).selectOptions('All');
  await expect.poll(() => window.location.hash).toBe('#/admin/orders');
  await expect.poll(() => orderElement(second.id)?.closest('[inert]')).toBeNull();
  book.change(second.id, { status: 'PREPARING' });
  const card = page.getByRole('article', { name: `Order ${second.name}`, exact: true });
  await expect.element(card.getByText('Preparing').first()).toBeVisible();

  const answer = book.shop.holds('AdminOrders');
  await page.getByLabelText('Status', { exact: true }).selectOptions('Pending');
  await expect.poll(() => orderElement(first.id)?.closest('[inert]')).toBeTruthy();
  answer();
  await expect.poll(() => orderElement(second.id)).toBeNull();
  await expect.poll(() => orderElement(first.id)?.closest('[inert]')).toBeNull();
});
