import { page } from 'vitest/browser';
import { anAcceptance, anOrder, anOrderItem, minutesFromNow, type WholeOrder } from '../factories';
import type { OrderItem } from '../generated/schema';
import { OrderBook } from '../orders';
import { goOffline, loseNetwork } from '../show';
import type { ShopServer } from '../shop-server';
import { longDish, withRestaurant } from './filled-shop';
import { openDialog, press, see, type Scene } from './scene';

const choice = (group: string, name: string, quantity = 1) => ({
  choiceId: `${group}${name}`.replaceAll(' ', '').toLowerCase().padEnd(24, '0').slice(0, 24),
  group,
  name,
  quantity,
  price: 0,
});

const line = (name: string, quantity: number, more: Partial<OrderItem> = {}) =>
  anOrderItem({ name, quantity, ...more });

const of = (name: string) => ({ customer: { id: name.padEnd(24, '0').slice(0, 24), name } });

const promised = (minutes: number) => ({
  promisedFrom: minutesFromNow(minutes - 10),
  promisedUntil: minutesFromNow(minutes),
});

/** An evening at its busiest: twelve open orders in all stages and ways. */
const evening = (): WholeOrder[] => [
  anOrder({
    number: 41,
    ...of('Ravi'),
    placedAt: minutesFromNow(-52),
    status: 'OUT_FOR_DELIVERY',
    readyAt: minutesFromNow(-20),
    bags: 2,
    ...promised(-4),
    items: [line('Paneer Tikka', 1), line('Butter Naan', 4)],
  }),
  anOrder({
    number: 42,
    ...of('Asha'),
    placedAt: minutesFromNow(-44),
    status: 'PREPARING',
    readyAt: minutesFromNow(-3),
    ...promised(5),
    items: [line('Hyderabadi Chicken Biryani', 2, { isDone: true }), line('Raita', 2, { isDone: true })],
  }),
  anOrder({
    number: 43,
    ...of('Meera'),
    placedAt: minutesFromNow(-33),
    way: 'PICKUP',
    status: 'OUT_FOR_DELIVERY',
    readyAt: minutesFromNow(-1),
    bags: 1,
    items: [line('Masala Dosa', 2, { isDone: true })],
  }),
  anOrder({
    number: 44,
    placedAt: minutesFromNow(-38),
    way: 'TABLE',
    tableName: 'Table 7',
    status: 'PREPARING',
    items: [
      line('Dal Makhani', 1, { isDone: true }),
      line('Butter Naan', 3, { choices: [choice('Extras', 'Extra butter', 2)] }),
      line('Masala Chai', 4, { note: 'No sugar in one of them', allergens: ['MILK'] }),
    ],
  }),
  anOrder({
    number: 45,
    ...of('Farhan'),
    placedAt: minutesFromNow(-24),
    status: 'PREPARING',
    ...promised(3),
    items: [
      line('Paneer Butter Masala', 1, { allergens: ['MILK', 'NUTS'] }),
      line('Jeera Rice', 2),
      line('Gulab Jamun', 6, { allergens: ['MILK', 'GLUTEN'] }),
    ],
  }),
  anOrder({
    number: 46,
    ...of('Leela'),
    placedAt: minutesFromNow(-18),
    way: 'PICKUP',
    status: 'PREPARING',
    items: [line('Chole Bhature', 2, { choices: [choice('Spiciness', 'Extra hot')] })],
  }),
  anOrder({
    number: 47,
    ...of('Sunita'),
    placedAt: minutesFromNow(-9),
    ...promised(28),
    items: [
      line('Vada Pav', 12, { note: 'For a party: please pack them one by one', allergens: ['GLUTEN'] }),
      line('Masala Chai', 2, { choices: [choice('Size', 'Large'), choice('Milk', 'Less')] }),
    ],
  }),
  anOrder({
    number: 48,
    placedAt: minutesFromNow(-6),
    way: 'TABLE',
    tableName: 'The long table by the window',
    items: [line('Pani Puri', 3)],
  }),
  anOrder({
    number: 49,
    ...of('Joseph'),
    placedAt: minutesFromNow(-4),
    way: 'PICKUP',
    items: [line('Paneer Tikka Roll', 1), line('Vada Pav', 2)],
  }),
  anOrder({
    number: 50,
    ...of('Vikram'),
    placedAt: minutesFromNow(-1),
    ...promised(38),
    items: [line('Hyderabadi Chicken Biryani', 1), line('Raita', 1)],
  }),
  anOrder({
    number: 12,
    ...of('Divya'),
    slotAt: minutesFromNow(120),
    kitchenAt: minutesFromNow(75),
    isScheduled: true,
    items: [line('Vada Pav', 40)],
  }),
  anOrder({
    number: 13,
    ...of('Imran'),
    way: 'PICKUP',
    slotAt: minutesFromNow(180),
    kitchenAt: minutesFromNow(150),
    isScheduled: true,
    items: [line('Masala Dosa', 2)],
  }),
];

const finished = () => [
  anOrder({ number: 39, status: 'DELIVERED', way: 'PICKUP', items: [line('Vada Pav', 2)] }),
  anOrder({ number: 40, status: 'CANCELLED', items: [line('Masala Dosa', 1)] }),
];

const full = (shop: ShopServer) => shop.answer({ kitchen: { orders: evening(), finished: finished() } });
const acting = (shop: ShopServer) => void new OrderBook(shop, evening());

const ownReasons = ['The tandoor is cold', 'We are out of gas'];

const notAccepted = (shop: ShopServer) => {
  withRestaurant({ acceptance: anAcceptance({ isAutomatic: false, reasons: ownReasons }) })(shop);
  const orders = evening().map((order) =>
    order.status === 'PENDING' ? { ...order, isAccepted: false, paymentMode: 'ONLINE' as const } : order,
  );
  shop.answer({ kitchen: { orders, finished: [] } });
};

const long = (shop: ShopServer) =>
  shop.answer({
    kitchen: {
      finished: [],
      orders: [
        anOrder({
          number: 1247,
          placedAt: minutesFromNow(-200),
          ...of('Venkatanarasimharajuvaripeta Iyer'),
          ...promised(-90),
          items: [
            line(longDish, 12, {
              choices: [
                choice('Size', 'Thiruvananthapuramstyle extra large family portion', 2),
                choice('Chutneys and everything else', 'Tamarind chutney'),
              ],
              note: 'Please ring twice and leave it with the watchman; the child is allergic to every kind of nut, so no peanut oil at all, thank you very much.',
              allergens: ['GLUTEN', 'MILK', 'NUTS', 'SULPHITES', 'CRUSTACEANS'],
            }),
          ],
        }),
      ],
    },
  });

const undoable = async () => {
  await press(/^Start$/, page.getByRole('button', { name: 'Undo' }))();
};

const breads = { category: 'Breads' };
const withStations = (shop: ShopServer) => {
  withRestaurant({
    stations: [
      { name: 'Tandoor', categories: ['Breads'] },
      { name: 'Fryer and everything else', categories: ['Burgers'] },
    ],
  })(shop);
  const orders = evening().map((order) => ({
    ...order,
    items: order.items.map((item) => ({ ...item, ...(/Naan|Tikka|Bhature/.test(item.name) && breads) })),
  }));
  shop.answer({ kitchen: { orders, finished: [] } });
};

const atTandoor = async () => {
  await page.getByRole('combobox', { name: 'Station' }).selectOptions('Tandoor');
  await see(page.getByText(/without anything for Tandoor$/));
};

/** More guests than a screen has room for. */
const crowd = (): WholeOrder[] =>
  Array.from({ length: 42 }, (_, index) =>
    anOrder({
      number: 990 + index,
      way: index % 3 ? 'PICKUP' : 'TABLE',
      tableName: index % 3 ? null : 'Table 7',
      placedAt: minutesFromNow(index - 60),
      status: index < 8 ? 'OUT_FOR_DELIVERY' : 'PREPARING',
      readyAt: index < 8 ? minutesFromNow(-10 - index) : null,
    }),
  );

/** The kitchen's board, and the status screen. */
export const kitchenScenes: readonly Scene[] = [
  { name: 'kitchen-board', who: 'kitchen', route: '/admin/kitchen', shop: full, hasDeskLayout: true },
  { name: 'kitchen-board-hi', who: 'kitchen', route: '/admin/kitchen', shop: full, language: 'hi' },
  { name: 'kitchen-board-empty', who: 'kitchen', route: '/admin/kitchen' },
  { name: 'kitchen-board-long', who: 'kitchen', route: '/admin/kitchen', shop: long },
  {
    name: 'kitchen-board-not-accepted',
    who: 'kitchen',
    route: '/admin/kitchen',
    shop: notAccepted,
    hasDeskLayout: true,
  },
  {
    name: 'kitchen-board-refuse',
    who: 'kitchen',
    route: '/admin/kitchen',
    shop: notAccepted,
    act: openDialog(/^Refuse/),
    hasDeskLayout: true,
  },
  {
    name: 'kitchen-board-offline',
    who: 'kitchen',
    route: '/admin/kitchen',
    shop: full,
    act: async () => {
      await goOffline();
      await press(/^Start$/, page.getByText(/was not changed/))();
    },
    hasDeskLayout: true,
  },
  { name: 'kitchen-board-undo', who: 'kitchen', route: '/admin/kitchen', shop: acting, act: undoable },
  {
    name: 'kitchen-board-more',
    who: 'kitchen',
    route: '/admin/kitchen',
    shop: full,
    act: openDialog(/^More: #47/),
  },
  {
    name: 'kitchen-board-done',
    who: 'kitchen',
    route: '/admin/kitchen',
    shop: full,
    act: openDialog('Done'),
  },
  {
    name: 'kitchen-board-count',
    who: 'kitchen',
    route: '/admin/kitchen',
    shop: full,
    act: press('All day', page.getByRole('heading', { name: 'Still to cook' })),
    hasDeskLayout: true,
  },
  {
    name: 'kitchen-board-station',
    who: 'kitchen',
    route: '/admin/kitchen',
    shop: withStations,
    act: atTandoor,
    hasDeskLayout: true,
  },
  {
    name: 'kitchen-board-station-gone',
    who: 'kitchen',
    route: '/admin/kitchen',
    shop: withStations,
    stored: { 'kitchen:station': 'Chaat' },
    act: () => see(page.getByText(/^The station Chaat no longer exists/)),
    hasDeskLayout: true,
  },
  {
    name: 'kitchen-board-keys',
    who: 'kitchen',
    route: '/admin/kitchen',
    shop: full,
    act: openDialog('Keys'),
    hasDeskLayout: true,
  },
  {
    name: 'kitchen-board-positions',
    who: 'kitchen',
    route: '/admin/kitchen',
    shop: full,
    stored: { 'kitchen:positions': 'on' },
    hasDeskLayout: true,
  },
  {
    name: 'kitchen-board-big',
    who: 'kitchen',
    route: '/admin/kitchen',
    shop: full,
    act: press('Big letters'),
    hasDeskLayout: true,
  },
  {
    name: 'kitchen-board-later',
    who: 'kitchen',
    route: '/admin/kitchen',
    shop: full,
    act: async () => {
      await openDialog(/^#12/)();
      await see(page.getByRole('dialog').getByRole('button', { name: 'Start now' }));
    },
  },
  {
    name: 'kitchen-board-loading',
    who: 'kitchen',
    route: '/admin/kitchen',
    isLoading: true,
    shop: (shop) => void shop.holds('KitchenBoard'),
  },
  {
    name: 'kitchen-board-failed',
    who: 'kitchen',
    route: '/admin/kitchen',
    shop: (shop) => shop.fails('KitchenBoard', 503),
    act: () => see(page.getByText(/could not be loaded/)),
  },
  {
    name: 'status',
    who: 'kitchen',
    route: '/status',
    shop: (shop) => shop.answer({ kitchen: { orders: crowd(), finished: [] } }),
    hasDeskLayout: true,
  },
  {
    name: 'status-hi',
    who: 'kitchen',
    route: '/status',
    shop: (shop) => shop.answer({ kitchen: { orders: crowd().slice(20), finished: [] } }),
    language: 'hi',
  },
  { name: 'status-empty', who: 'kitchen', route: '/status' },
  {
    name: 'status-offline',
    who: 'kitchen',
    route: '/status',
    shop: full,
    act: async () => {
      loseNetwork();
      await see(page.getByText(/^Offline: these numbers/));
    },
  },
];
