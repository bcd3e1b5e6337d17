import { page, userEvent, type Locator } from 'vitest/browser';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { FakeSource } from '../../../test/audio';
import {
  aCustomer,
  aKnownCustomer,
  anAdmin,
  anOrderItem,
  minutesFromNow,
  now,
  type WholeOrder,
} from '../../../test/factories';
import type { Order } from '../../../test/generated/schema';
import { OrderBook } from '../../../test/orders';
import { address, aShop, box, button, desk, kept, phone, show, toast, twoFrames } from '../../../test/show';

/** A 10-inch tablet in landscape. */
const tablet = [1024, 768] as const;

const boss = anAdmin();
const asha = aCustomer({ name: 'Asha Rao' });

const playBell = vi.fn();
beforeEach(() => {
  playBell.mockClear();
  vi.spyOn(FakeSource.prototype, 'start').mockImplementation(playBell);
});
afterEach(() => void vi.restoreAllMocks());

const anOrderBook = () => new OrderBook(aShop());

/** Opens the orders with an admin, and waits until they are live. */
async function open({ shop }: OrderBook, route: string, size: readonly [number, number] = desk, stored = {}) {
  await show(shop, route, { who: boss, size, stored });
  await expect.element(page.getByText('Live', { exact: true }).first()).toBeVisible();
  // The sound knows what is new from the orders that it read first.
  await expect.poll(() => shop.subscribersOf('orderFeed')).toBe(1);
  await expect.poll(() => shop.sent('NewestOrders').length > 0 && shop.isIdle).toBe(true);
}

const reload = (book: OrderBook) => open(book, address(), desk, kept().stored);

const cards = page.getByRole('article');
const cardOf = ({ name }: { name: string }) =>
  page.getByRole('article', { name: `Order ${name}`, exact: true });
const statusOf = (card: Locator) => card.getByRole('combobox', { name: 'Change status' });
const search = page.getByLabelText('Search', { exact: true });
const shown = () => cards.elements().map((card) => card.getAttribute('aria-label')?.replace('Order ', ''));
const labelled = (name: string) => page.getByLabelText(name, { exact: true });
const namesOf = (orders: readonly { name: string }[]) => orders.map(({ name }) => name);

/** Resolves once the button has been pressed, at the moment at which it has these words and can be pressed. */
const pressedAsSoonAsIs = (words: string, step: Element) =>
  new Promise<void>((resolve) => {
    new MutationObserver((_, observer) => {
      if (step.textContent !== words || step.ariaBusy === 'true') return;
      observer.disconnect();
      step.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
      resolve();
    }).observe(step, { attributes: true, characterData: true, childList: true, subtree: true });
  });

const isCutOff = ({ scrollWidth, clientWidth, scrollHeight, clientHeight }: Element) =>
  scrollWidth > clientWidth || scrollHeight > clientHeight;

describe('the admin’s orders', () => {
  it('ring, are counted in the title and marked until they are begun or marked as seen', async () => {
    const book = anOrderBook();
    await open(book, '/admin/orders');
    await button('Turn sound on').click();
    // The sound is played as a preview.
    await expect.poll(() => playBell).toHaveBeenCalledTimes(1);
    const first = book.place();
    await expect.element(cards.first()).toHaveTextContent(first.id);
    await expect.element(cards.first()).toHaveTextContent('New');
    await expect.poll(() => document.title).toBe('(1) All Orders · Chowk Street Kitchen');
    await expect.poll(() => playBell).toHaveBeenCalledTimes(2);
    const second = book.place();
    await expect.poll(() => document.title).toMatch(/^\(2\) All Orders/);
    await expect.poll(() => playBell).toHaveBeenCalledTimes(3);
    // Updated by another admin, so it counts as seen.
    book.change(second.id, { status: 'PREPARING' });
    await expect.poll(() => document.title).toMatch(/^\(1\) All Orders/);
    await cardOf(first).getByRole('button', { name: 'Start preparing' }).click();
    await expect.poll(() => document.title).toMatch(/^All Orders/);
    await expect.element(cardOf(first).getByText('New', { exact: true })).not.toBeInTheDocument();

    await page.getByRole('button', { name: 'Sound for new orders', pressed: true }).click();
    book.place();
    book.place();
    await expect.poll(() => document.title).toMatch(/^\(2\)/);
    await button('Mark 2 as seen').click();
    await expect.poll(() => document.title).toMatch(/^All Orders/);
    await reload(book);
    await expect
      .element(page.getByRole('button', { name: 'Sound for new orders', pressed: false }))
      .toBeVisible();
    expect(playBell).toHaveBeenCalledTimes(3);
  });

  it('show the customer’s name above the status on a phone, also with open details', async () => {
    const book = anOrderBook();
    const order = book.place({
      user: aCustomer({ name: 'Ravi Menon' }),
      items: [anOrderItem({ quantity: 3 })],
    });
    await open(book, '/admin/orders', phone);
    const card = cardOf(order);
    const distance = () => box(statusOf(card)).top - box(card.getByText('Ravi Menon', { exact: true })).top;
    await expect.element(statusOf(card)).toBeVisible();
    expect(distance()).toBeGreaterThan(0);
    expect(distance()).toBeLessThan(phone[1] / 2);
    await card.getByRole('button', { name: 'Details', expanded: false }).click();
    await expect.element(card.getByRole('button', { name: 'Details', expanded: true })).toBeVisible();
    expect(distance()).toBeGreaterThan(0);
    expect(distance()).toBeLessThan(phone[1] / 2);
  });

  it.each([
    { size: desk, whole: 6 },
    { size: [800, 1280] as const, whole: 3 },
  ])(
    'show $whole whole orders on a screen of $size, each with all that SPEC lists',
    async ({ size, whole }) => {
      const book = anOrderBook();
      const user = aCustomer({ name: 'Venkatanarasimharajuvaripeta Thiruvananthapuramkrishnamurthy Iyer' });
      const flat = 'Flat 1204, Tower B, Whitefield Main Road, 560066';
      const items = [1, 2, 3].map((n) => anOrderItem({ name: `Masala Cheeseburger ${n}`, quantity: n }));
      // As wide as ids are, of which most have letters.
      const idOf = (n: number) => `6926a1c${n.toString(16)}f04b5e8d73b2c91e`;
      const customer = aKnownCustomer({ name: user.name, orderCount: 123, notTakenCount: 4 });
      for (let n = 0; n < 12; n += 1) book.place({ id: idOf(n), user, customer, items, address: flat });
      await open(book, '/admin/orders?search=venkata', size);
      await button('No sound').click();
      await expect.poll(() => cards.elements().length).toBe(12);
      await expect.element(button('No sound')).not.toBeInTheDocument();
      const rows = cards
        .elements()
        .map((card) => card.parentElement?.getBoundingClientRect() ?? new DOMRect());
      expect(rows.filter(({ bottom }) => bottom <= size[1]).length).toBeGreaterThanOrEqual(whole);
      await expect.poll(() => document.documentElement.scrollWidth).toBe(size[0]);

      // One dish below the other, each with its price at the end.
      const lines = cards.first().getByRole('listitem');
      expect(lines.elements().map((line) => Math.round(line.getBoundingClientRect().left))).toEqual(
        lines.elements().map(() => Math.round(box(lines.first()).left)),
      );
      expect(new Set(lines.elements().map((line) => line.getBoundingClientRect().top)).size).toBe(3);

      // The whole address. Opened: each line with its total.
      const card = cards.first();
      const details = card.getByRole('button', { name: 'Details' });
      await details.click();
      const line = card.getByRole('listitem').filter({ hasText: 'Cheeseburger 2' });
      await expect.element(line).toHaveTextContent(/2 ×\s*Masala Cheeseburger 2\s*₹45 each\s*₹90/);
      await details.click();
      const place = card.getByRole('definition').filter({ hasText: 'Whitefield' });
      await expect.poll(() => isCutOff(place.element())).toBe(false);
    },
  );

  it.each([
    [1280, 800],
    [375, 812],
  ])('show the whole address and the note for the rider on a screen of %i by %i', async (...screen) => {
    const book = anOrderBook();
    const home = 'Flat 1204, Tower B\nPrestige Shantiniketan\nNear Hope Farm, above the chemist\n560066';
    const deliveryNote = 'Ring twice, the dog is friendly. '.repeat(6).trim();
    const order = book.place({ address: home, deliveryNote });
    await open(book, `/admin/orders?search=${order.id}`, screen);
    const card = cardOf(order);
    const facts = ['Address', 'Note for the rider'].map((term) =>
      card.getByRole('term').filter({ hasText: term }).element().parentElement?.querySelector('dd'),
    );
    expect(facts.map((fact) => fact?.innerText)).toEqual([home, deliveryNote]);
    expect(facts.map((fact) => fact && isCutOff(fact))).toEqual([false, false]);
  });

  it('show how each order gets to its customer', async () => {
    const book = anOrderBook();
    const [delivery, pickup] = [book.place(), book.place({ way: 'PICKUP', address: '' })];
    const table = book.place({ way: 'TABLE', tableName: 'Table 4', address: '' });
    await open(book, '/admin/orders');
    await expect.element(cardOf(delivery).getByText('Delivery', { exact: true })).toBeVisible();
    await expect.element(cardOf(pickup).getByText('Pickup', { exact: true })).toBeVisible();
    await expect.element(cardOf(table).getByText('Table 4')).toBeVisible();
    await expect.element(cardOf(table).getByText('Delivery', { exact: true })).not.toBeInTheDocument();
  });

  it('take one press per step, and count a double tap once', async () => {
    const book = anOrderBook();
    const order = book.place({ user: aCustomer({ name: 'Farah Khan' }) });
    await open(book, `/admin/orders?search=${order.id}`);
    const card = cardOf(order);
    const late = pressedAsSoonAsIs(
      'Send out',
      card.getByRole('button', { name: 'Start preparing' }).element(),
    );
    await card.getByRole('button', { name: 'Start preparing' }).dblClick();
    await late;
    await expect.element(card.getByRole('button', { name: 'Send out' })).toBeVisible();
    await card.getByRole('button', { name: 'Send out' }).click();
    await card.getByRole('button', { name: 'Mark delivered' }).click();
    await expect.element(statusOf(card)).toHaveValue('DELIVERED');
    await expect.element(toast('✅ Order status updated').first()).toBeVisible();
    await expect.element(card.getByRole('button', { name: /Start|Send|Mark/ })).not.toBeInTheDocument();
    await expect.element(card.getByText('Paid in cash')).toBeVisible();
    await card.getByRole('button', { name: 'Details' }).click();
    await expect.element(card.getByText(/^History/)).toHaveTextContent('History (4)');
    const { id } = order;
    expect(book.shop.sent('UpdateOrderStatus')).toEqual([
      { id, status: 'PREPARING', from: 'PENDING' },
      { id, status: 'OUT_FOR_DELIVERY', from: 'PREPARING' },
      { id, status: 'DELIVERED', from: 'OUT_FOR_DELIVERY' },
    ]);

    // The press replaces an unsaved choice.
    book.change(id, { status: 'PENDING' });
    await expect.element(statusOf(card)).toHaveValue('PENDING');
    await statusOf(card).selectOptions('Cancelled');
    await card.getByRole('button', { name: 'Start preparing' }).click();
    await expect.element(statusOf(card)).toHaveValue('PREPARING');
    await expect.element(card.getByText(/has set this order/)).not.toBeInTheDocument();
  });

  it('show the waiting time of an open order, minute by minute', async () => {
    const book = anOrderBook();
    const late = book.place({ placedAt: minutesFromNow(-95) });
    const fresh = book.place({ placedAt: minutesFromNow(0) });
    const done = book.place({ placedAt: minutesFromNow(-95), status: 'DELIVERED' });
    await open(book, '/admin/orders');
    await expect.element(cardOf(late).getByText('Late: 1 h 35 min')).toBeVisible();
    await expect.element(cardOf(fresh).getByText('Waiting 0 min')).toBeVisible();
    await expect.element(cardOf(done)).toBeVisible();
    await expect.element(cardOf(done).getByText(/Waiting|Late/)).not.toBeInTheDocument();
    await expect.element(cardOf(fresh).getByText('Waiting 0 min')).toHaveAttribute('data-urgency', 'calm');
    vi.setSystemTime(now.getTime() + 16 * 60_000);
    const waiting = cardOf(fresh).getByText('Waiting 16 min');
    await expect.element(waiting).toBeVisible();
    await expect.element(waiting).toHaveAttribute('data-urgency', 'soon');
  });

  it('are late once their promised time has passed, however long they have waited', async () => {
    const book = anOrderBook();
    const promise = (until: number) => ({
      placedAt: minutesFromNow(-95),
      promisedFrom: minutesFromNow(until - 15),
      promisedUntil: minutesFromNow(until),
    });
    const [late, due, early] = [book.place(promise(-12)), book.place(promise(0)), book.place(promise(40))];
    await open(book, '/admin/orders');
    await expect.element(cardOf(late).getByText('Late by 12 min')).toHaveAttribute('data-urgency', 'late');
    const waiting = (order: Order) => cardOf(order).getByText('Waiting 1 h 35 min');
    await expect.element(waiting(due)).toHaveAttribute('data-urgency', 'soon');
    await expect.element(waiting(early)).toHaveAttribute('data-urgency', 'calm');
    vi.setSystemTime(now.getTime() + 60_000);
    await expect.element(cardOf(due).getByText('Late by 1 min')).toBeVisible();
  });

  it('can be listed without those that are finished, kept in the address', async () => {
    const book = anOrderBook();
    const user = aCustomer({ name: 'Queue Kumar' });
    const placed = Array.from({ length: 23 }, () => book.place({ user }));
    const change = (index: number, status: WholeOrder['status']) =>
      book.change(placed[index]?.id ?? '', { status });
    change(20, 'DELIVERED');
    change(21, 'CANCELLED');
    change(22, 'OUT_FOR_DELIVERY');
    const newestFirst = namesOf(placed).toReversed();
    const waiting = newestFirst.filter((_, index) => index !== 1 && index !== 2);
    await open(book, '/admin/orders?search=queue%20kumar');
    await expect.poll(shown).toEqual(newestFirst.slice(0, 20));
    await page.getByRole('switch', { name: 'Open orders' }).click();
    await expect.poll(shown).toEqual(waiting.slice(0, 20));
    await reload(book);
    await expect.poll(shown).toEqual(waiting.slice(0, 20));

    // The others follow below.
    cards.last().element().scrollIntoView();
    await expect.poll(shown).toEqual(waiting);
    const { name: fresh } = book.place({ user });
    await expect.poll(shown).toEqual([fresh, ...waiting]);
    change(22, 'DELIVERED');
    await expect.poll(shown).toEqual([fresh, ...waiting.slice(1)]);
    await button('Clear filters').click();
    await expect.poll(address).toBe('/admin/orders');
  });

  it('are filtered by the way to their customers', async () => {
    const book = anOrderBook();
    const [delivery, pickup] = [book.place(), book.place({ way: 'PICKUP', address: '' })];
    await open(book, '/admin/orders');
    await expect.poll(shown).toEqual([pickup.name, delivery.name]);
    await button('Filters').click();
    await labelled('How').selectOptions('Pickup');
    await expect.poll(shown).toEqual([pickup.name]);
    expect(address()).toBe('/admin/orders?way=PICKUP');
    const next = book.place({ way: 'PICKUP', address: '' });
    await expect.poll(shown).toEqual([next.name, pickup.name]);
  });

  it('keep both of two quick changes of their filters', async () => {
    await open(anOrderBook(), '/admin/orders?search=nobody&way=TABLE');
    const clear = button('Clear filters');
    await expect.element(clear).toBeVisible();
    // In one task: the screen is not rendered between them.
    for (const change of [clear, page.getByRole('switch', { name: 'Open orders' })])
      (change.element() as HTMLElement).click();
    await expect.poll(address).toBe('/admin/orders?status=OPEN');
  });

  it('fold their filters on a tablet, and show how many are set', async () => {
    await open(anOrderBook(), '/admin/orders?search=nobody&status=PENDING', tablet);
    await expect.element(page.getByRole('button', { name: 'Filters (1)', expanded: false })).toBeVisible();
    await expect.element(search).toHaveValue('nobody');
    await expect.element(labelled('Status')).not.toBeInTheDocument();
    await button('Filters (1)').click();
    await expect.element(labelled('Status')).toHaveValue('PENDING');
    await page.getByRole('button', { name: 'Filters (1)', expanded: true }).click();
    await button('Clear filters').click();
    await expect.poll(address).toBe('/admin/orders');
    await expect.element(button('Filters')).toBeVisible();
    const question = page.getByRole('region', { name: 'Sound for new orders' });
    await expect.element(question).toBeVisible();
    expect(box(question).height).toBeLessThanOrEqual(48);
  });

  it('are filtered and searched through the address, which reload and the back button keep', async () => {
    const book = anOrderBook();
    const user = aCustomer({ name: 'Zubeida 100%_Qureshi', email: 'zubeida@example.in' });
    const placedAt = '2024-03-15T23:30:00+05:30';
    book.place({ user, placedAt });
    const cooking = book.place({ user, placedAt });
    book.change(cooking.id, { status: 'PREPARING' });
    for (let n = 0; n < 3; n += 1) book.place({ user: asha });
    await open(book, '/admin/orders');
    await search.fill('100%_q');
    await expect.poll(shown).toHaveLength(2);
    await button('Filters').click();
    await labelled('Status').selectOptions('Preparing');
    await expect.poll(shown).toEqual([cooking.name]);
    expect(address()).toContain('status=PREPARING');
    await reload(book);
    await expect.element(search).toHaveValue('100%_q');
    await expect.poll(shown).toEqual([cooking.name]);
    window.history.back();
    await expect.poll(shown).toHaveLength(2);
    window.history.back();
    await expect.element(search).toHaveValue('');
    await expect.poll(shown).toHaveLength(5);
    window.history.forward();
    await expect.element(search).toHaveValue('100%_q');

    // As typed: the server ignores case.
    await search.fill('ZUBEIDA@EXAMPLE.IN');
    await expect
      .poll(() => book.shop.sent('AdminOrders'))
      .toContainEqual(expect.objectContaining({ filter: { search: 'ZUBEIDA@EXAMPLE.IN' } }));
    await expect.poll(shown).toHaveLength(2);

    await button(/^Filters/).click();
    await labelled('Day').fill('2024-03-15');
    await expect.poll(address).toContain('day=2024-03-15');
    await expect.poll(shown).toHaveLength(2);
    await labelled('Day').fill('2020-02-29');
    await expect.element(page.getByText('No order matches these filters.')).toBeVisible();
    await expect.element(page.getByText('No orders yet.')).not.toBeInTheDocument();
    await button('Show all orders').click();
    await expect.poll(shown).toHaveLength(5);
    expect(address()).toBe('/admin/orders');
  });

  it('are filtered by a day typed on the keyboard', async () => {
    await open(anOrderBook(), '/admin/orders?status=PENDING');
    const day = labelled('Day');
    await button('Filters (1)').click();
    await expect.element(day).toBeVisible();
    day.element().focus();
    await userEvent.keyboard('11212023');
    await expect.poll(address).toContain('day=2023-11-21');
    await expect.element(day).toHaveValue('2023-11-21');
    expect(address()).toContain('status=PENDING');
    // The year again, from its first digit; it replaces the entry in the browser's history.
    await userEvent.keyboard('2024{Enter}');
    await expect.poll(address).toContain('day=2024-11-21');
    await userEvent.keyboard('0012');
    search.element().focus();
    await expect.element(page.getByText('Please choose a day from the year 2000 on')).toBeVisible();
    expect(address()).toContain('day=2024-11-21');
    await button('Clear filters').click();
    await expect.poll(address).toBe('/admin/orders');
    await expect.element(day).toHaveValue('');
    // The address changes before the screen does.
    await expect.element(button('Clear filters')).not.toBeInTheDocument();
    window.history.back();
    await expect.element(day).toHaveValue('2024-11-21');
  });

  it('enter and leave the list of a filter as they change', async () => {
    const book = anOrderBook();
    const user = aCustomer({ name: 'Meera Iyer' });
    const [first, second] = [book.place({ user }), book.place({ user })];
    await open(book, '/admin/orders?search=meera&status=PENDING');
    await expect.poll(shown).toHaveLength(2);
    book.place({ user: asha });
    await expect.element(page.getByRole('link', { name: '1 new order' })).toBeVisible();
    await expect.poll(() => document.title).toMatch(/^\(1\)/);
    expect(shown()).toHaveLength(2);

    book.change(second.id, { status: 'DELIVERED' });
    await expect.poll(shown).toEqual([first.name]);
    book.change(first.id, { status: 'DELIVERED' });
    await expect.element(page.getByText('No order matches these filters.')).toBeVisible();
    book.change(first.id, { status: 'PENDING' });
    await expect.element(cardOf(first)).toBeVisible();
    await page.getByRole('link', { name: '1 new order' }).click();
    await expect.poll(shown).toHaveLength(3);
    expect(address()).toBe('/admin/orders');
  });

  it('keep the order that somebody is at, with what was typed, when others take it out of the filter', async () => {
    const book = anOrderBook();
    const [first, second] = [book.place(), book.place()];
    await open(book, '/admin/orders?status=PENDING');
    await statusOf(cardOf(first)).selectOptions('Cancelled');
    await cardOf(first).getByRole('button', { name: 'Give a reason' }).click();
    const dialog = page.getByRole('alertdialog');
    await dialog.getByRole('radio', { name: 'Kitchen too busy' }).click();
    await dialog.getByRole('textbox').fill('The tandoor is broken');
    const reads = book.shop.sent('AdminOrders').length;
    book.change(first.id, { status: 'PREPARING' });
    await expect.poll(() => book.shop.sent('AdminOrders').length > reads && book.shop.isIdle).toBe(true);
    await expect.element(dialog.getByRole('textbox')).toHaveValue('The tandoor is broken');
    await userEvent.keyboard('{Escape}');
    await expect.element(cardOf(first).getByText(/has set this order to/)).toBeVisible();
    expect(shown()).toEqual([second.name, first.name]);
    await statusOf(cardOf(second)).click();
    await expect.poll(shown).toEqual([second.name]);
  });

  it('are correct after a disconnection', async () => {
    const book = anOrderBook();
    const user = aCustomer({ name: 'Nisha Pillai' });
    const orders = [book.place({ user }), book.place({ user }), book.place({ user })] as const;
    await open(book, '/admin/orders?search=nisha&status=PENDING');
    await expect.poll(shown).toHaveLength(3);
    book.shop.disconnect();
    await expect.element(page.getByText(/You are offline/)).toBeVisible();
    book.change(orders[1].id, { status: 'PREPARING' });
    const fresh = book.place({ user });
    book.shop.connect();
    await expect.element(cardOf(fresh).getByText('New', { exact: true })).toBeVisible();
    await expect.element(cardOf(orders[1])).not.toBeInTheDocument();
    expect(shown()).toHaveLength(3);
  });

  it('load while scrolling, and do not move when new ones arrive meanwhile', async () => {
    const book = anOrderBook();
    const orders = Array.from({ length: 45 }, () => book.place()).toReversed();
    await open(book, '/admin/orders', phone);
    await expect.poll(shown).toHaveLength(20);
    cards.nth(19).element().scrollIntoView();
    const thirtieth = cardOf(orders[29]!);
    await expect.element(thirtieth).toBeInTheDocument();
    thirtieth.element().scrollIntoView({ block: 'center' });
    const position = () => Math.round(box(thirtieth).top);
    // Until the browser has replaced estimated heights by real ones.
    let before = NaN;
    await expect
      .poll(async () => {
        await twoFrames();
        return before === (before = position());
      })
      .toBe(true);
    const [earlier, newest] = [book.place(), book.place()];
    await expect.element(cardOf(newest)).toBeInTheDocument();
    await expect.poll(position).toBe(before);

    cards.last().element().scrollIntoView();
    await expect.poll(() => cards.elements().length).toBeGreaterThan(40);
    cards.last().element().scrollIntoView();
    await expect.poll(shown).toHaveLength(47);
    expect(shown()).toEqual(namesOf([newest, earlier, ...orders]));
  });
});
