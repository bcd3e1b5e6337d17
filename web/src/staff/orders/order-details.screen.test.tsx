import { page } from 'vitest/browser';
import { expect, it } from 'vitest';
import {
  aChoice,
  aDish,
  aKnownCustomer,
  anAdmin,
  anOptionGroup,
  anOrderChange,
  anOrderItem,
  minutesFromNow,
  withGroup,
} from '../../../test/factories';
import { OrderBook } from '../../../test/orders';
import { refusal } from '../../../test/shop-server';
import { aShop, button, show, toast } from '../../../test/show';

const who = anAdmin();
const cardOf = ({ name }: { name: string }) =>
  page.getByRole('article', { name: `Order ${name}`, exact: true });

it('a dish of an order is marked as sold out from its line', async () => {
  const dish = aDish({ name: 'Handvo' });
  const book = new OrderBook(aShop({ menu: [dish], setSoldOut: [{ ...dish, soldOut: {}, version: 2 }] }));
  const order = book.place({ items: [anOrderItem({ menuItemId: dish.id, name: dish.name })] });
  await show(book.shop, '/admin/orders', { who });
  await cardOf(order).getByRole('button', { name: 'Details' }).click();
  await button('Sold out: Handvo').click();
  await button('Until further notice').click();
  await expect.element(toast('Handvo is sold out.')).toBeVisible();
  expect(book.shop.sent('SetSoldOut')).toEqual([{ dishIds: [dish.id], period: 'UNTIL_FURTHER_NOTICE' }]);
});

it('the history names the tablet and who approved a change', async () => {
  const book = new OrderBook(aShop());
  const at = minutesFromNow(-1);
  const order = book.place({
    changes: [
      anOrderChange({ to: 'PENDING', at, by: 'Asha Rao' }),
      anOrderChange({
        version: 2,
        from: 'PENDING',
        to: 'CANCELLED',
        at,
        by: 'Leela Das',
        device: 'Counter',
        approvedBy: 'Meera Nair',
      }),
    ],
  });
  await show(book.shop, '/admin/orders', { who });
  await cardOf(order).getByRole('button', { name: 'Details' }).click();
  await expect
    .element(cardOf(order).getByRole('region', { name: /^History/ }))
    .toHaveTextContent(/by Asha Rao.*by Leela Das on Counter, approved by Meera Nair/);
});

it('the history says what the kitchen did, and of what it does not know that something changed', async () => {
  const book = new OrderBook(aShop());
  const entry = { at: minutesFromNow(-1), by: 'Leela Das' };
  const order = book.place({
    changes: [
      anOrderChange({ kind: 'STATUS', version: 1, to: 'PENDING', ...entry }),
      anOrderChange({ kind: 'ACCEPTED', version: 2, promisedUntil: minutesFromNow(20), ...entry }),
      anOrderChange({ kind: 'LINE_DONE', version: 3, line: 'Vada Pav', isDone: true, ...entry }),
      anOrderChange({ kind: 'READY', version: 4, ...entry }),
      anOrderChange({ kind: 'PACKED', version: 5, bags: 2, ...entry }),
      // Its money is hidden from this user, as anything is that a newer shop has.
      anOrderChange({ kind: 'TAKING', version: 6, ...entry }),
    ],
  });
  await show(book.shop, '/admin/orders', { who });
  await cardOf(order).getByRole('button', { name: 'Details' }).click();
  await expect
    .element(cardOf(order).getByRole('region', { name: /^History/ }))
    .toHaveTextContent(
      /Placed by.*Accepted · New time: 2:20 pm by.*Done: Vada Pav by.*Ready by.*Packed into 2 bags by.*Changed by/,
    );
});

it('an order that nobody has accepted is marked', async () => {
  const book = new OrderBook(aShop());
  const order = book.place({ isAccepted: false });
  await show(book.shop, '/admin/orders', { who });
  await expect.element(cardOf(order).getByText('Not accepted yet')).toBeVisible();
  await expect.poll(() => book.shop.isSubscribed('orderFeed')).toBe(true);
  book.change(order.id, { status: 'PREPARING' }, 'ACCEPTED');
  await expect.element(cardOf(order).getByText('Not accepted yet')).not.toBeInTheDocument();
});

it('a choice is marked as sold out with two presses, from an order and from the options', async () => {
  const [regular, large] = [
    aChoice({ name: 'Regular', isDefault: true }),
    aChoice({ name: 'Large', price: 60 }),
  ];
  const size = anOptionGroup({ name: 'Size', choices: [regular, large] });
  const dish = aDish({ name: 'Soya Roll', options: [withGroup(size)] });
  const shop = aShop({ menu: [dish], optionGroups: [size] });
  shop.answer({
    setChoiceSoldOut: ({ period }) => {
      const soldOut = period === 'NONE' ? null : {};
      const group = { ...size, version: size.version + 1, choices: [regular, { ...large, soldOut }] };
      shop.answer({ optionGroups: [group] });
      return group;
    },
  });
  const book = new OrderBook(shop);
  const order = book.place({
    items: [
      anOrderItem({
        menuItemId: dish.id,
        name: dish.name,
        choices: [{ choiceId: large.id, group: 'Size', name: 'Large', price: 60, quantity: 1 }],
      }),
    ],
  });
  await show(shop, '/admin/orders', { who });
  await cardOf(order).getByRole('button', { name: 'Details' }).click();
  await button('Sold out: Soya Roll').click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('radio', { name: 'Large' }).click();
  await dialog.getByRole('button', { name: 'Until further notice' }).click();
  await expect.element(toast('Large is sold out.')).toBeVisible();

  window.location.hash = '/admin/menu/options';
  const entry = page
    .getByRole('article', { name: 'Size', exact: true })
    .getByRole('listitem')
    .filter({ hasText: 'Large' });
  await expect.element(entry.getByText('Sold out', { exact: true }).first()).toBeVisible();
  await entry.getByRole('button', { name: 'Sold out: Large' }).click();
  await dialog.getByRole('button', { name: 'Available again' }).click();
  await expect.element(toast('Large is available again.')).toBeVisible();
  await expect.poll(() => entry.element().querySelector('strong')).toBeNull();
  expect(shop.sent('SetChoiceSoldOut')).toEqual([
    { choiceId: large.id, period: 'UNTIL_FURTHER_NOTICE' },
    { choiceId: large.id, period: 'NONE' },
  ]);
});

it('the details have "Open in Maps" if the customer moved the pin, and only then', async () => {
  const book = new OrderBook(aShop());
  const moved = book.place({ coordinates: { lat: 12.9756, lng: 77.605 } });
  const unmoved = [book.place({ coordinates: { lat: 20.59, lng: 78.96 } }), book.place()];
  await show(book.shop, '/admin/orders', { who });
  const mapOf = (order: typeof moved) => cardOf(order).getByRole('link', { name: 'Open in Maps' });
  for (const order of [moved, ...unmoved])
    await cardOf(order).getByRole('button', { name: 'Details' }).click();
  await expect
    .element(mapOf(moved))
    .toHaveAttribute('href', 'https://www.google.com/maps/search/?api=1&query=12.9756%2C77.605');
  await expect.element(mapOf(moved)).toHaveAttribute('target', '_blank');
  for (const order of unmoved) await expect.element(mapOf(order)).not.toBeInTheDocument();
});

it('statuses differ in their colours', async () => {
  const book = new OrderBook(aShop());
  const [pending, preparing] = [book.place(), book.place({ status: 'PREPARING' })];
  await show(book.shop, '/admin/orders', { who });
  await expect.element(cardOf(preparing)).toBeVisible();
  const colour = (order: typeof pending) => {
    const badge = cardOf(order).element().querySelector('[data-status]');
    return badge && getComputedStyle(badge).backgroundColor;
  };
  expect(colour(pending)).toMatch(/^rgb/);
  expect(colour(preparing)).not.toBe(colour(pending));
});

it('the first order of a table on its day says so, as its code may have been photographed', async () => {
  const book = new OrderBook(aShop());
  const [first, second] = [true, false].map((isFirstAtTable) =>
    book.place({ way: 'TABLE', tableName: 'Garden 4', isFirstAtTable }),
  );
  await show(book.shop, '/admin/orders', { who });
  if (!first || !second) throw new Error('There are two orders');
  const note = 'First order of this table today';
  await expect.element(cardOf(first).getByText(note)).toBeVisible();
  await expect.element(cardOf(second).getByText('Garden 4')).toBeVisible();
  await expect.element(cardOf(second).getByText(note)).not.toBeInTheDocument();
});

it('staff read how often a customer has ordered, and from the answer that an order was not taken', async () => {
  const book = new OrderBook(aShop());
  const asha = aKnownCustomer({ orderCount: 12 });
  const order = book.place({ customer: asha, status: 'DELIVERED' });
  book.shop.answer({
    setOrderNotTaken: { ...order, isNotTaken: true, customer: { ...asha, notTakenCount: 1 }, version: 2 },
  });
  await show(book.shop, '/admin/orders', { who });
  await expect.element(cardOf(order).getByText('12 orders')).toBeVisible();
  await cardOf(order).getByRole('button', { name: 'Details' }).click();
  await cardOf(order).getByRole('checkbox', { name: 'Nobody took this order' }).click();
  await expect.element(cardOf(order).getByText('12 orders · 1 not taken')).toBeVisible();
});

it('an order that staff placed names the caller, or its known customer, or staff without a phone number', async () => {
  const book = new OrderBook(aShop());
  const [caller, known, nobody] = [
    book.place({ user: who, customer: aKnownCustomer({ phone: '+919876543210' }) }),
    book.place({
      user: who,
      customer: aKnownCustomer({ name: 'Asha Rao', phone: '+919876543211', orderCount: 3 }),
    }),
    book.place({ user: who, customer: aKnownCustomer() }),
  ];
  await show(book.shop, '/admin/orders', { who });
  await expect.element(cardOf(caller)).toHaveTextContent('Caller');
  await expect.element(cardOf(caller)).toHaveTextContent('First order');
  await expect.element(cardOf(known)).toHaveTextContent('Asha Rao');
  await expect.element(cardOf(known)).toHaveTextContent('3 orders');
  await expect.element(cardOf(nobody)).toHaveTextContent(who.name);
  await expect.element(cardOf(nobody)).not.toHaveTextContent('First order');
});

it('a refused reason of another time is said at its field, and a refusal of no field above the buttons', async () => {
  const book = new OrderBook(aShop());
  const order = book.place({ promisedFrom: minutesFromNow(20), promisedUntil: minutesFromNow(30) });
  await show(book.shop, '/admin/orders', { who });
  await cardOf(order).getByRole('button', { name: 'Details' }).click();
  await button('Change the time').click();
  const dialog = page.getByRole('dialog');
  await dialog.getByText('Another reason').click();
  const reason = dialog.getByLabelText('The reason in your words');
  await reason.fill('   ');
  const missing = 'Please say why';
  const refuse = (field: string) =>
    book.shop.fails('ChangePromisedTime', refusal('BAD_USER_INPUT', missing, [{ field, message: missing }]));
  refuse('reason');
  await button('Tell the customer').click();
  await expect.element(reason).toHaveFocus();
  await expect.element(reason).toHaveAccessibleDescription(missing);
  await expect.element(dialog.getByText(missing)).toHaveLength(1);
  refuse('minutes');
  await button('Tell the customer').click();
  await expect.element(dialog.getByRole('alert').getByText(missing)).toBeVisible();
});

it.each([
  ['/admin/orders', 'AdminOrders'],
  ['/admin/messages', 'ContactMessages'],
  ['/admin/booking', 'AdminBookings'],
] as const)(
  'a list is asked for once when its page opens on a live connection: %s',
  async (route, operation) => {
    const book = new OrderBook(aShop());
    await show(book.shop, '/admin', { who });
    await expect.poll(() => document.documentElement.hasAttribute('data-live')).toBe(true);
    window.location.hash = route;
    await expect.poll(() => book.shop.sent(operation).length).toBeGreaterThan(0);
    await expect.poll(() => book.shop.isIdle).toBe(true);
    expect(book.shop.sent(operation)).toHaveLength(1);
    // Its list, badges and sounds share the subscription of a topic.
    for (const topic of ['orderFeed', 'bookingsChanged', 'notificationReceived'] as const)
      await expect.poll(() => book.shop.subscribersOf(topic)).toBe(1);
  },
);
