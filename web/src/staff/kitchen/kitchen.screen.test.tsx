import { page, userEvent } from 'vitest/browser';
import { describe, expect, it, vi } from 'vitest';
import {
  anAcceptance,
  anOrder,
  anOrderItem,
  aRestaurant,
  aStaffMember,
  minutesFromNow,
  now,
  type WholeOrder,
} from '../../../test/factories';
import { OrderBook } from '../../../test/orders';
import { aShop, box, button, desk, goOffline, phone, show } from '../../../test/show';
import { refusal, type ShopServer } from '../../../test/shop-server';

const who = aStaffMember('KITCHEN');

const column = (stage: string) => page.getByRole('region', { name: new RegExp(`^${stage}: `) });
const card = (name: string) => page.getByRole('article', { name: `Order ${name}`, exact: true });
const inColumn = (stage: string, name: string) =>
  expect.element(column(stage).getByRole('article', { name: `Order ${name}`, exact: true })).toBeVisible();
const pressOn = (name: string, label: string | RegExp) =>
  card(name).getByRole('button', { name: label, exact: true }).click();
const note = (text: string | RegExp) => page.getByRole('alert').getByText(text);
const undoBar = page.getByRole('status').filter({ has: page.getByRole('button', { name: 'Undo' }) });

const twoLines = () => [
  anOrderItem({ name: 'Vada Pav', quantity: 2 }),
  anOrderItem({ name: 'Masala Chai', quantity: 1 }),
];

/** Opens the board. @param orders oldest first */
async function open(orders: readonly Partial<WholeOrder>[], size: readonly [number, number] = desk) {
  const shop = aShop();
  const book = new OrderBook(
    shop,
    orders.map((order) => anOrder(order)),
  );
  await show(shop, '/admin/kitchen', { who, size });
  await expect.element(page.getByRole('heading', { name: 'Kitchen', level: 1 })).toBeInTheDocument();
  const [first] = book.matching({}).toReversed();
  return { shop, book, id: first?.id ?? '' };
}

const live = () => expect.poll(() => document.documentElement.dataset['live']).toBeDefined();

/** After which the board has been read again. */
async function reconnect(shop: ShopServer) {
  const read = shop.sent('KitchenBoard').length;
  shop.disconnect();
  await expect.element(page.getByText(/^Offline\. The board shows/)).toBeVisible();
  shop.connect();
  await expect.element(page.getByText(/^Offline\. The board shows/)).not.toBeInTheDocument();
  await expect.poll(() => shop.sent('KitchenBoard').length > read && shop.isIdle).toBe(true);
}

describe('the kitchen’s board', () => {
  it('moves a delivery through all stages, with one press each', async () => {
    const { shop } = await open([{ number: 1, items: twoLines() }]);
    await pressOn('#1', 'Start');
    await inColumn('Preparing', '#1');
    await pressOn('#1', 'Ready');
    await inColumn('Ready', '#1');
    await expect.poll(() => card('#1').getByRole('button', { pressed: true }).elements().length).toBe(2);
    await pressOn('#1', 'Hand over');
    await inColumn('On its way', '#1');
    await pressOn('#1', 'Delivered');
    await expect.element(page.getByText('No orders to cook')).toBeVisible();
    expect(shop.sent('KitchenStatus')).toEqual([
      { id: expect.any(String) as string, status: 'DELIVERED', from: 'OUT_FOR_DELIVERY' },
    ]);
  });

  it('finishes a pickup and an order at a table when they are handed over', async () => {
    await open([
      { number: 1, way: 'PICKUP', status: 'OUT_FOR_DELIVERY' },
      { number: 2, way: 'TABLE', tableName: 'Table 4', status: 'OUT_FOR_DELIVERY' },
    ]);
    await pressOn('#1', 'Handed over');
    await expect.element(card('#1')).not.toBeInTheDocument();
    await pressOn('#2', 'Served');
    await expect.element(page.getByText('No orders to cook')).toBeVisible();
  });

  it('shows a press before the server has answered', async () => {
    const { shop } = await open([{ number: 1 }]);
    const answer = shop.holds('KitchenAccept');
    await pressOn('#1', 'Start');
    await inColumn('Preparing', '#1');
    answer();
  });

  it('takes a press back that the server refuses, and says why', async () => {
    const { shop } = await open([{ number: 1, status: 'PREPARING' }]);
    shop.fails('KitchenReady', refusal('CONFLICT', 'This order is not in preparation.'));
    await pressOn('#1', 'Ready');
    await expect.element(note('#1 was not changed: This order is not in preparation.')).toBeVisible();
    await inColumn('Preparing', '#1');
    await expect.element(undoBar).not.toBeInTheDocument();
    await button('OK').click();
    await expect.element(note(/was not changed/)).not.toBeInTheDocument();
  });

  it('does not know what became of a press without an answer, and reads the order again', async () => {
    const { book, shop, id } = await open([{ number: 1 }]);
    const answer = shop.holds('KitchenAccept');
    await pressOn('#1', 'Start');
    await inColumn('Preparing', '#1');
    shop.ignoreSockets();
    book.change(id, { status: 'PREPARING' }, 'ACCEPTED');
    shop.fails('KitchenAccept', 'unreachable');
    answer();
    await expect.element(note(/^It is not known whether #1 was changed/)).toBeVisible();
    await expect.poll(() => shop.sent('ChangedKitchenOrders').length).toBe(1);
    await inColumn('Preparing', '#1');
  });

  it('sends presses on one order in their order', async () => {
    const { shop } = await open([{ number: 1, items: twoLines() }]);
    const answer = shop.holds('KitchenAccept');
    await pressOn('#1', 'Start');
    await pressOn('#1', 'Ready');
    await inColumn('Ready', '#1');
    expect(shop.sent('KitchenReady')).toEqual([]);
    answer();
    await expect.poll(() => shop.sent('KitchenReady').length).toBe(1);
    await inColumn('Ready', '#1');
  });

  it('presses one order with a double tap, though the next one slides under the finger', async () => {
    const { shop, book, id } = await open([{ number: 1 }, { number: 2 }]);
    await inColumn('New', '#2');
    await userEvent.dblClick(card('#1').getByRole('button', { name: 'Start', exact: true }));
    await inColumn('Preparing', '#1');
    await expect.poll(() => book.find(id).status).toBe('PREPARING');
    await expect.poll(() => shop.isIdle).toBe(true);
    expect(shop.sent('KitchenAccept')).toEqual([{ id, minutes: null }]);
    // It has settled.
    await pressOn('#2', 'Start');
    await inColumn('Preparing', '#2');
  });

  it('presses nothing in the moment in which another board moves an order away', async () => {
    const { book, id } = await open([{ number: 1 }, { number: 2 }]);
    await live();
    const { x, y, width, height } = box(card('#1').getByRole('button', { name: 'Start', exact: true }));
    const under = new Promise<Element | null>((resolve) => {
      const observer = new MutationObserver(() => {
        if (column('New').getByRole('article').elements().length > 1) return;
        observer.disconnect();
        resolve(document.elementFromPoint(x + width / 2, y + height / 2));
      });
      observer.observe(document.body, { childList: true, subtree: true });
    });
    book.change(id, { status: 'PREPARING' }, 'ACCEPTED');
    expect((await under)?.closest('[data-order]')).toBeNull();
  });

  it('strikes lines off, which another board sees', async () => {
    const { book, id } = await open([{ number: 1, items: twoLines() }]);
    await pressOn('#1', /Vada Pav/);
    await expect.poll(() => book.find(id).items.map(({ isDone }) => isDone)).toEqual([true, false]);
    await pressOn('#1', /Vada Pav/);
    await expect.poll(() => book.find(id).items.map(({ isDone }) => isDone)).toEqual([false, false]);
  });

  it('follows what other boards and customers do', async () => {
    const { book, shop, id } = await open([{ number: 1 }]);
    await live();
    book.change(id, { status: 'PREPARING' }, 'ACCEPTED');
    await inColumn('Preparing', '#1');
    book.place({ number: 2 });
    await inColumn('New', '#2');
    expect(shop.subscribersOf('orderFeed')).toBe(1);
    book.change(id, { status: 'CANCELLED' });
    await expect.element(note('#1 is cancelled. Stop cooking it.')).toBeVisible();
    await expect.element(card('#1')).not.toBeInTheDocument();
    await button('OK').click();
    await expect.element(note(/is cancelled/)).not.toBeInTheDocument();
  });

  it('keeps saying that an order is cancelled until somebody has noticed it', async () => {
    const { book, shop, id } = await open([{ number: 1 }]);
    await live();
    book.change(id, { status: 'CANCELLED' });
    await expect.element(note('#1 is cancelled. Stop cooking it.')).toBeVisible();
    // Longer ago than what the board lists as finished.
    shop.answer({ kitchen: { orders: book.matching({ openOnly: true }), finished: [] } });
    book.change(id, { cancelReason: 'OTHER: Nobody is at home' });
    await reconnect(shop);
    await expect.element(note('#1 is cancelled. Stop cooking it.')).toBeVisible();
  });

  it('says that an order was cancelled long ago, while the tablet slept', async () => {
    const { book, shop, id } = await open([{ number: 1 }]);
    await live();
    shop.disconnect();
    await expect.element(page.getByText(/^Offline\. The board shows/)).toBeVisible();
    book.change(id, { status: 'CANCELLED' });
    shop.answer({ kitchen: { orders: [], finished: [] } });
    shop.connect();
    await expect.element(note('#1 is cancelled. Stop cooking it.')).toBeVisible();
    await expect.element(card('#1')).not.toBeInTheDocument();
  });

  it('does not read again what its own press has brought', async () => {
    const { shop } = await open([{ number: 1 }]);
    await live();
    await pressOn('#1', 'Start');
    await inColumn('Preparing', '#1');
    await expect.poll(() => shop.isIdle).toBe(true);
    expect(shop.sent('ChangedKitchenOrders')).toEqual([]);
  });

  it('reads everything again after a disconnection', async () => {
    const { book, shop, id } = await open([{ number: 1 }]);
    await live();
    shop.disconnect();
    await expect.element(page.getByText(/^Offline\. The board shows/)).toBeVisible();
    book.change(id, { status: 'PREPARING' }, 'ACCEPTED');
    shop.connect();
    await inColumn('Preparing', '#1');
    await expect.element(page.getByText(/^Offline\./)).not.toBeInTheDocument();
  });

  it('says when it was read last if it cannot be read, though the socket lives', async () => {
    const { book, shop } = await open([{ number: 1 }]);
    await live();
    await inColumn('New', '#1');
    shop.fails('ChangedKitchenOrders', 500);
    shop.fails('KitchenBoard', 500);
    book.place({ number: 2 });
    await expect
      .element(note(/^The shop does not answer. The board shows how it was at 2:00 pm/))
      .toBeVisible();
    shop.recovers('KitchenBoard');
    await inColumn('New', '#2');
    await expect.element(note(/^The shop does not answer/)).not.toBeInTheDocument();
  });

  it('refuses presses while it is offline, and says so', async () => {
    const { shop } = await open([{ number: 1 }]);
    await live();
    await goOffline();
    await expect.element(page.getByText(/^Offline\. The board shows/)).toBeVisible();
    await pressOn('#1', 'Start');
    await expect.element(note(/^#1 was not changed: This device is offline/)).toBeVisible();
    await inColumn('New', '#1');
    expect(shop.sent('KitchenAccept')).toEqual([]);
  });

  it('shows those who may only look no buttons', async () => {
    const shop = aShop();
    new OrderBook(shop).place({ number: 1 });
    await show(shop, '/admin/kitchen', { who: aStaffMember('ACCOUNTANT'), size: desk });
    await inColumn('New', '#1');
    expect(card('#1').getByRole('button').elements()).toEqual([]);
  });

  it('shows the first name of the customer', async () => {
    await open([{ number: 1, customer: { id: '0'.repeat(24), name: 'Asha Rao' } }]);
    await expect.element(card('#1').getByText('Asha', { exact: true })).toBeVisible();
  });

  it('says how long an order without a promise waits, and how late another one is', async () => {
    await open([
      { number: 1, placedAt: minutesFromNow(-31) },
      { number: 2, placedAt: minutesFromNow(-31), promisedUntil: minutesFromNow(-4) },
    ]);
    await expect.element(card('#1').getByText('Waiting 31 min')).toBeVisible();
    await expect.element(card('#2').getByText('Late 4 min')).toBeVisible();
  });

  it('shows one stage on a phone, and the number of orders of each', async () => {
    await open([{ number: 1 }, { number: 2, status: 'PREPARING' }], phone);
    await inColumn('New', '#1');
    await expect.element(card('#2')).not.toBeInTheDocument();
    await page.getByRole('tab', { name: '1 Preparing' }).click();
    await inColumn('Preparing', '#2');
  });
});

describe('undoing on the board', () => {
  it('brings an order back with the lines that were open', async () => {
    const [first, second] = twoLines();
    const items = [{ ...first!, isDone: true }, second!];
    const { book, shop, id } = await open([{ number: 1, status: 'PREPARING', items }]);
    await pressOn('#1', 'Ready');
    await inColumn('Ready', '#1');
    await expect.element(undoBar).toHaveTextContent('#1: ready');
    await button('Undo').click();
    await inColumn('Preparing', '#1');
    await expect.poll(() => book.find(id).items.map(({ isDone }) => isDone)).toEqual([true, false]);
    expect(book.find(id).kitchenStage).toBe('PREPARING');
    expect(shop.sent('KitchenLine')).toEqual([]);
    await expect.element(undoBar).not.toBeInTheDocument();
  });

  it('goes no stage too far back if the press fails', async () => {
    const { book, shop, id } = await open([{ number: 1, status: 'PREPARING' }]);
    const answer = shop.holds('KitchenReady');
    await pressOn('#1', 'Ready');
    await button('Undo').click();
    await inColumn('Preparing', '#1');
    shop.fails('KitchenReady', refusal('CONFLICT', 'Please wait a moment.'));
    answer();
    await expect.element(note('#1 was not changed: Please wait a moment.')).toBeVisible();
    await expect.poll(() => shop.isIdle).toBe(true);
    expect(shop.sent('KitchenRecall')).toEqual([]);
    expect(book.find(id).status).toBe('PREPARING');
  });

  it('takes back an acceptance with its promise', async () => {
    const { book, shop, id } = await open([{ number: 1, isAccepted: false, items: twoLines() }]);
    await pressOn('#1', 'Accept: 20 min');
    await expect.poll(() => book.find(id).status).toBe('PREPARING');
    await button('Undo').click();
    await expect.element(card('#1').getByText('Not accepted')).toBeVisible();
    await expect.poll(() => book.find(id)).toMatchObject({ isAccepted: false, promisedUntil: null });
    expect(shop.sent('KitchenRecall').length).toBe(1);
  });

  it('undoes the last presses one after the other', async () => {
    const { book, id } = await open([{ number: 1, items: twoLines() }]);
    await pressOn('#1', 'Start');
    await pressOn('#1', /Vada Pav/);
    await expect.element(undoBar).toHaveTextContent('#1: 2 × Vada Pav done');
    await button('Undo').click();
    await expect.element(undoBar).toHaveTextContent('#1: started');
    await button('Undo').click();
    await inColumn('New', '#1');
    await expect.poll(() => book.find(id).status).toBe('PENDING');
    expect(book.find(id).items.some(({ isDone }) => isDone)).toBe(false);
  });

  it('leaves room for the orders under many notes', async () => {
    const orders = Array.from({ length: 8 }, (_, index) => ({ number: index + 1 }));
    const { book } = await open(orders, phone);
    await live();
    await inColumn('New', '#1');
    for (const { id } of book.matching({}).slice(0, -1)) book.change(id, { status: 'CANCELLED' });
    await expect.poll(() => page.getByText(/is cancelled/).elements().length).toBe(7);
    await pressOn('#1', 'Start');
    await expect.element(undoBar).toBeVisible();
    const notes = box(page.getByRole('alert').filter({ hasText: 'is cancelled' }));
    const board = box(page.getByRole('tabpanel'));
    expect(notes.top).toBeGreaterThan(board.top + board.height / 2);
    expect(box(undoBar).bottom).toBeLessThanOrEqual(board.bottom);
  });

  it('undoes nothing that somebody else has moved on', async () => {
    const { book, id } = await open([{ number: 1, status: 'PREPARING' }]);
    await live();
    await pressOn('#1', 'Ready');
    await expect.poll(() => book.find(id).kitchenStage).toBe('READY');
    book.change(id, { status: 'OUT_FOR_DELIVERY' }, 'HANDED_OVER');
    await inColumn('On its way', '#1');
    await button('Undo').click();
    await expect.element(note(/Somebody else has moved it meanwhile/)).toBeVisible();
    expect(book.find(id).kitchenStage).toBe('ON_ITS_WAY');
  });

  it('is offered for ten seconds', async () => {
    await open([{ number: 1 }]);
    await pressOn('#1', 'Start');
    await expect.element(undoBar).toBeVisible();
    vi.setSystemTime(new Date(now.getTime() + 11_000));
    await expect.element(undoBar).not.toBeInTheDocument();
  });

  it('brings finished orders back from the list of them', async () => {
    const { book, id } = await open([
      { number: 1, way: 'PICKUP', status: 'DELIVERED', readyAt: minutesFromNow(-1) },
    ]);
    await button('Done').click();
    await button('Bring back #1').click();
    await expect.poll(() => book.find(id).kitchenStage).toBe('READY');
    // What it says and how it is undone is not under the list.
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
    await expect.element(undoBar).toBeVisible();
    await inColumn('Ready', '#1');
  });
});

describe('accepting on the board', () => {
  const byHand = async (order: Partial<WholeOrder> = {}, reasons: string[] = []) => {
    const shop = aShop({
      restaurant: aRestaurant({ acceptance: anAcceptance({ isAutomatic: false, reasons }) }),
    });
    const book = new OrderBook(shop, [anOrder({ number: 1, isAccepted: false, ...order })]);
    await show(shop, '/admin/kitchen', { who, size: desk });
    const [{ id } = { id: '' }] = book.matching({});
    return { shop, book, id };
  };

  it('promises the chosen time', async () => {
    const { shop, id } = await byHand();
    await pressOn('#1', 'Accept: 30 min');
    await inColumn('Preparing', '#1');
    expect(shop.sent('KitchenAccept')).toEqual([{ id, minutes: 30 }]);
  });

  it('of an order for a time asks for no minutes', async () => {
    await byHand({ slotAt: minutesFromNow(40), promisedUntil: minutesFromNow(40) });
    await expect.element(card('#1').getByRole('button', { name: 'As promised: 2:40 pm' })).toBeVisible();
    expect(
      card('#1')
        .getByRole('button', { name: /^Accept: / })
        .elements(),
    ).toEqual([]);
  });

  it('keeps the promise', async () => {
    const { shop, id } = await byHand({ promisedUntil: minutesFromNow(40) });
    await pressOn('#1', 'As promised: 2:40 pm');
    await inColumn('Preparing', '#1');
    expect(shop.sent('KitchenAccept')).toEqual([{ id, minutes: null }]);
  });

  it('refuses with one of the owner’s reasons, and says what happens to the money', async () => {
    const { shop, id } = await byHand({ paymentMode: 'ONLINE' }, ['The tandoor is cold']);
    await pressOn('#1', 'Refuse …');
    await expect.element(page.getByText(/paid online goes back by itself/)).toBeVisible();
    await button('Refuse the order').click();
    await expect.element(page.getByText('Please choose a reason.')).toBeVisible();
    await page.getByText('The tandoor is cold').click();
    await button('Refuse the order').click();
    await expect.element(page.getByText('No orders to cook')).toBeVisible();
    expect(shop.sent('KitchenRefuse')).toEqual([{ id, reason: 'OTHER', text: 'The tandoor is cold' }]);
    await expect.element(page.getByText(/is cancelled/)).not.toBeInTheDocument();
  });

  it('keeps the words of a refusal that the server does not take', async () => {
    const { shop } = await byHand();
    await pressOn('#1', 'Refuse …');
    await page.getByText('Another reason').click();
    await button('Refuse the order').click();
    await expect.element(page.getByText('Please write the reason.')).toBeVisible();
    const words = page.getByLabelText('The reason, as the customer reads it');
    await words.fill('The gas is out');
    shop.fails('KitchenRefuse', refusal('CONFLICT', 'Money was received: cancel it instead.'));
    await button('Refuse the order').click();
    await expect.element(page.getByText('Money was received: cancel it instead.')).toBeVisible();
    await expect.element(words).toHaveValue('The gas is out');
  });

  it('of an order for later leaves it for its time', async () => {
    const kitchenAt = minutesFromNow(90);
    const { book, id } = await byHand({ isScheduled: true, kitchenAt, slotAt: minutesFromNow(120) });
    await button(/^#1 Start 3:30 pm/).click();
    await pressOn('#1', 'Accept');
    await expect.poll(() => book.find(id).isAccepted).toBe(true);
    expect(book.find(id).status).toBe('PENDING');
    await button(/^#1 Start 3:30 pm/).click();
    await pressOn('#1', 'Start now');
    await inColumn('Preparing', '#1');
  });
});

describe('more on the board', () => {
  it('counts what is still to cook', async () => {
    await open([
      { number: 1, items: twoLines() },
      { number: 2, status: 'PREPARING', items: twoLines() },
    ]);
    await button('All day').click();
    const panel = page.getByRole('region', { name: 'Still to cook' });
    await expect.element(panel.getByRole('listitem').first()).toHaveTextContent('4 Vada Pav');
    await pressOn('#1', /Vada Pav/);
    await expect.element(panel.getByRole('listitem').first()).toHaveTextContent(/2 (Vada Pav|Masala Chai)/);
  });

  it('marks a dish as sold out in two presses, and takes it back', async () => {
    const items = twoLines();
    const { shop } = await open([{ number: 1, items }]);
    shop.answer({ setSoldOut: [] });
    await pressOn('#1', 'More: #1');
    await button('Masala Chai').click();
    const dishIds = [items[1]?.menuItemId];
    await expect.poll(() => shop.sent('SetSoldOut')).toEqual([{ dishIds, period: 'UNTIL_CLOSING' }]);
    await button('Undo').click();
    await expect.poll(() => shop.sent('SetSoldOut').at(-1)).toEqual({ dishIds, period: 'NONE' });
  });

  it('notes the number of bags', async () => {
    const { book, id } = await open([{ number: 1, way: 'PICKUP', status: 'OUT_FOR_DELIVERY' }]);
    await pressOn('#1', 'Packed …');
    await button('3 bags').click();
    await expect.poll(() => book.find(id).bags).toBe(3);
    await expect.element(card('#1').getByRole('button', { name: '3 bags' })).toBeVisible();
  });

  it('keeps big letters on this device', async () => {
    await open([{ number: 1 }]);
    await button('Big letters').click();
    await expect.element(page.getByRole('button', { name: 'Big letters', pressed: true })).toBeVisible();
    expect(localStorage.getItem('kitchen:big-type')).toBe('on');
  });
});

describe('the board by keyboard', () => {
  const focused = () => document.activeElement?.getAttribute('aria-label');

  it('moves between cards, and moves them on', async () => {
    const { book, id } = await open([
      { number: 1, items: twoLines() },
      { number: 2 },
      { number: 3, status: 'PREPARING' },
    ]);
    await inColumn('New', '#1');
    await userEvent.keyboard('{ArrowDown}');
    expect(focused()).toBe('Order #1');
    await userEvent.keyboard('{ArrowDown}');
    expect(focused()).toBe('Order #2');
    await userEvent.keyboard('{ArrowRight}');
    expect(focused()).toBe('Order #3');
    await userEvent.keyboard('{ArrowLeft}2');
    await expect.poll(() => book.find(id).items.map(({ isDone }) => isDone)).toEqual([false, true]);
    await userEvent.keyboard('{Enter}');
    await inColumn('Preparing', '#1');
    // The next one of the column.
    await expect.poll(focused).toBe('Order #2');
    await userEvent.keyboard('u');
    await inColumn('New', '#1');
  });

  it('leaves arrows to what scrolls, and goes to the cards from buttons', async () => {
    await open([{ number: 1 }, { number: 2, isScheduled: true, kitchenAt: minutesFromNow(90) }]);
    await inColumn('New', '#1');
    await button('All day').click();
    const count = page.getByRole('region', { name: 'Still to cook' });
    count.element().focus();
    await userEvent.keyboard('{ArrowDown}');
    await expect.element(count).toHaveFocus();
    for (const other of [button(/^#2 Start/), button('All day')]) {
      other.element().focus();
      await userEvent.keyboard('{ArrowDown}');
      expect(document.activeElement?.closest('[data-order]')).not.toBeNull();
    }
  });

  it('calls cards back, and opens what belongs to one', async () => {
    const { book, id } = await open([{ number: 1, status: 'PREPARING' }]);
    await inColumn('Preparing', '#1');
    await userEvent.keyboard('{ArrowDown}r');
    await inColumn('New', '#1');
    await expect.poll(() => book.find(id).status).toBe('PENDING');
    await userEvent.keyboard('{ArrowDown}x');
    await expect.element(page.getByRole('alertdialog')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await userEvent.keyboard('p');
    await expect.element(page.getByRole('dialog').getByText(/how many bags/)).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await userEvent.keyboard('f');
    await expect.element(page.getByRole('dialog').getByText('Done in the last hour')).toBeVisible();
  });

  it('leaves Enter to the button that has the focus', async () => {
    const { book, id } = await open([{ number: 1, items: twoLines() }]);
    await inColumn('New', '#1');
    card('#1')
      .getByRole('button', { name: /Masala Chai/ })
      .element()
      .focus();
    await userEvent.keyboard('{Enter}');
    await expect.poll(() => book.find(id).items.map(({ isDone }) => isDone)).toEqual([false, true]);
    expect(book.find(id).status).toBe('PENDING');
  });
});
