import { createRoot, type Root } from 'react-dom/client';
import { HashRouter } from 'react-router-dom';
import { toast as toasts } from 'react-toastify/unstyled';
import { page, type Locator } from 'vitest/browser';
import { expect, vi } from 'vitest';
import '../src/shared/ui/tokens.css';
import '../src/shared/ui/base.css';
import '../src/shared/ui/layout.css';
import { renewClient } from '../src/app/api-provider';
import { App } from '../src/app/app';
import { deviceStorage } from '../src/domain/basket/basket-storage';
import { writeCart } from '../src/domain/basket/stored-cart';
import type { CartLine } from '../src/domain/basket/lines';
import { beginWithMenu } from '../src/shop/menu/menu';
import { menuDocument } from '../src/domain/menu/menu-document';
import { readFragment } from '../src/gql';
import { restoreLanguage } from '../src/shared/lib/stored-language';
import { beginWithRestaurant } from '../src/domain/restaurant/restaurant';
import { restaurantDocument, ShownRestaurantFragment } from '../src/domain/restaurant/restaurant-document';
import { fakePageAudio } from './audio';
import {
  aBillBook,
  aBillMonth,
  aDashboardSummary,
  someDayFigures,
  aDeviceSession,
  aPage,
  aQuote,
  aRestaurant,
  aSecondFactor,
  now,
  someBookingRules,
  someConnections,
  somePeople,
} from './factories';
import type { MenuItem, User } from './generated/schema';
import { categoriesOf, dishesOf, totalOf } from './menu';
import { serve, ShopServer, type Answers } from './shop-server';

fakePageAudio();

export const phone = [375, 812] as const;
export const narrow = [360, 740] as const;
export const desk = [1280, 800] as const;

interface Arrival {
  /** Signed in. Undefined for a visitor. */
  readonly who?: User;
  readonly cart?: readonly CartLine[];
  readonly size?: readonly [width: number, height: number];
  readonly language?: 'en' | 'hi';
  /** More of the device's `localStorage`. */
  readonly stored?: Readonly<Record<string, string>>;
  /** What the tab keeps in `sessionStorage`. */
  readonly session?: Readonly<Record<string, string>>;
  /** The time on the device; only waiting assertions let it pass, by an interval per attempt. */
  readonly at?: Date;
  /** Whether the page comes without menu and restaurant, as after failed prerendering. */
  readonly isBare?: boolean;
}

let mounted: Root | undefined;
let mounts = 0;

/** Most screens ask for some of this. */
const usual = (): Answers => ({
  me: null,
  restaurant: aRestaurant(),
  menu: [],
  categories: [],
  optionGroups: [],
  similarDishes: [],
  orderSlots: [],
  savedAddresses: [],
  sessions: [aDeviceSession()],
  secondFactor: aSecondFactor(),
  paymentSettings: { modes: ['COD'], testMode: false },
  bookingRules: someBookingRules(),
  freeTimes: [],
  myOrders: aPage(),
  myBookings: aPage(),
  notifications: { ...aPage(), unreadCount: 0 },
  // Of staff.
  dashboard: { message: '', summary: aDashboardSummary() },
  today: someDayFigures(),
  orders: aPage(),
  laterOrders: [],
  kitchen: { orders: [], finished: [] },
  pendingOrders: 0,
  riders: [],
  deliveries: [],
  bookings: aPage(),
  bookingsOutsideHours: aPage(),
  paymentsNeedingAttention: aPage(),
  webhookHealth: { isSilent: false },
  contactMessages: aPage(),
  mailDeliveries: aPage(),
  auditEntries: aPage(),
  auditActors: [],
  billBook: aBillBook(),
  billMonth: aBillMonth(),
  setupWarnings: [],
  setupSteps: [],
  shopSetup: { payments: 'TEST' },
  connections: someConnections(),
  people: somePeople(),
  devices: [],
  printers: [],
  printJobs: [],
  ownDevice: null,
  noteDevice: 'stamp',
  secondFactorRule: { version: 1, roles: [] },
  welcome: { isDue: false, done: [] },
  demoDishes: 0,
  tableCodes: [],
});

/** A shop with these answers besides the {@link usual} ones. Its quotes have the prices of its menu. */
export function aShop(answers: Answers = {}): ShopServer {
  const quote: Answers['quote'] = ({ input }) => aQuote({ total: totalOf(shop, input.items) });
  const shop = new ShopServer({
    ...usual(),
    quote,
    fullMenu: () => dishesOf(shop),
    allCategories: () => categoriesOf(shop),
    ...answers,
  });
  return shop;
}

/** Opens a screen of the shop on a device of its own. */
export async function show(
  shop: ShopServer,
  route: string,
  {
    who,
    cart = [],
    size = phone,
    language = 'en',
    stored = {},
    session = {},
    at = now,
    isBare = false,
  }: Arrival = {},
): Promise<void> {
  leave();
  mounts += 1;
  vi.useFakeTimers({ toFake: ['Date'], now: at });
  await page.viewport(...size);
  serve(shop);
  if (who) shop.answer({ me: who });
  localStorage.clear();
  sessionStorage.clear();
  // A token of its own, so that late answers of an earlier screen are nobody's.
  Object.assign(localStorage, { language, ...(who && { token: `token-${mounts}` }), ...stored });
  writeCart(deviceStorage, cart);
  // As if another tab had written all this. It ends drafts, so those follow.
  window.dispatchEvent(new StorageEvent('storage', { key: null, storageArea: localStorage }));
  Object.assign(sessionStorage, session);
  await restoreLanguage();
  await begin(shop, isBare);
  renewClient();
  // An entry of its own in the session history, which has no scroll position yet.
  window.history.replaceState({ key: String(mounts), idx: 0 }, '', `#${route}`);
  window.scrollTo(0, 0);
  // What an earlier screen said after its end.
  toasts.dismiss();
  const root = document.createElement('div');
  root.id = 'root';
  document.body.append(root);
  mounted = createRoot(root);
  // Without StrictMode, whose second mount loses toasts of the first; it has no effect in a built shop.
  mounted.render(<App router={HashRouter} isPrerendered={() => false} />);
}

/** Gives the page what the server prerenders it with. */
async function begin(shop: ShopServer, isBare: boolean): Promise<void> {
  const menu = isBare ? undefined : await shop.data(menuDocument);
  beginWithMenu(menu);
  const { restaurant } = await shop.data(restaurantDocument);
  beginWithRestaurant(readFragment(ShownRestaurantFragment, restaurant));
}

/** Ends the screen. */
function leave(): void {
  mounted?.unmount();
  mounted = undefined;
  document.body.replaceChildren();
  vi.useRealTimers();
  Reflect.deleteProperty(navigator, 'onLine');
}

export const button = (name: string | RegExp): Locator => page.getByRole('button', { name, exact: true });
export const link = (name: string | RegExp): Locator => page.getByRole('link', { name, exact: true });
export const title = (name: string): Locator => page.getByRole('heading', { name, level: 1, exact: true });
export const toast = (text: string | RegExp): Locator => page.getByRole('alert').getByText(text);

/** A dish as the cart has it. */
export const inCart = ({ id, name, price }: MenuItem, qty = 1): CartLine => ({
  _id: id,
  name,
  price,
  image: null,
  qty,
});

/** The place of an element in the viewport. */
export const box = (what: Locator): DOMRect => what.element().getBoundingClientRect();

/** Resolves when the page has been laid out and painted again: observers of sizes and scrolling have then run. */
export const twoFrames = () =>
  new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));

export async function scrollTo(top: number): Promise<void> {
  window.scrollTo(0, top);
  await twoFrames();
}

/** As another tab changes the device's `localStorage`; null removes. */
export function storeElsewhere(key: string, newValue: string | null): void {
  const oldValue = localStorage.getItem(key);
  if (newValue === null) localStorage.removeItem(key);
  else localStorage.setItem(key, newValue);
  window.dispatchEvent(new StorageEvent('storage', { key, oldValue, newValue, storageArea: localStorage }));
}

/** Takes the device off the network, until the next screen. */
export function loseNetwork(): void {
  Object.defineProperty(navigator, 'onLine', { configurable: true, value: false });
  window.dispatchEvent(new Event('offline'));
}

/** As {@link loseNetwork}, on a screen with the shop's notices. */
export async function goOffline(): Promise<void> {
  loseNetwork();
  await expect.element(page.getByText('No connection.')).toBeInTheDocument();
}

/** The part of the address after `#`. */
export const address = () => window.location.hash.slice(1);

/** What the device and the tab have stored: for {@link show}, as after a reload. */
export const kept = () => ({
  stored: Object.fromEntries(Object.entries<string>(localStorage)),
  session: Object.fromEntries(Object.entries<string>(sessionStorage)),
});
