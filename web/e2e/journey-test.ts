import { expect, test as base, type BrowserContext, type Page } from '@playwright/test';
import type { Prepared } from './global-setup';
import { untilPrerendered } from './page-loads';
import type { Dish, Person } from './people';
import { Shop, ShopProcess } from './shop';

export { expect };

export const phone = { width: 375, height: 812 };
export const desk = { width: 1280, height: 800 };

export interface Arrival {
  readonly who?: Pick<Person, 'token'>;
  /** Of dishes that are on the menu. */
  readonly cart?: readonly (Readonly<Record<string, unknown>> & { readonly _id: string })[];
  /** More of the device's `localStorage`. */
  readonly stored?: Readonly<Record<string, string>>;
  readonly size?: { readonly width: number; readonly height: number };
  /** Run in each page before its own code. */
  readonly script?: string;
  /** Of the device, the preferred one first. */
  readonly languages?: readonly string[];
  readonly userAgent?: string;
  readonly serviceWorkers?: 'allow' | 'block';
  /** Before the screen is opened. */
  readonly prepare?: (page: Page) => Promise<unknown>;
  readonly waitUntil?: 'commit' | 'load';
  /** A shop other than the worker's. */
  readonly at?: Shop;
}

export type Visit = (route: string, arrival?: Arrival) => Promise<Page>;

interface Fixtures {
  /** The shop of this worker, which other tests use as well, unless {@link Options.hasOwnShop}. */
  readonly shop: Shop;
  /** A shop of the test's own that can be killed. */
  readonly ownShop: ShopProcess;
  /** Opens a screen on a new device. */
  readonly visit: Visit;
  /** Errors and warnings of all pages. They fail the test, but for those that it expects. */
  readonly complaints: Complaints;
}

export class Complaints {
  private readonly texts: string[] = [];
  private readonly expected: RegExp[] = [];

  push(text: string): void {
    this.texts.push(text);
  }

  expect(...patterns: readonly RegExp[]): void {
    this.expected.push(...patterns);
  }

  get unexpected(): string[] {
    return this.texts.filter((text) => !this.expected.some((pattern) => pattern.test(text)));
  }
}

export const socketFailure = /^WebSocket connection to .* failed/;
/** What a page complains of if it subscribes while the server closes its socket; it subscribes again on the next one. */
export const sendOnClosedSocket = /^WebSocket is already in CLOSING or CLOSED state/;
/** What pages complain of while the device is offline. */
export const lossOfConnection = [/net::ERR_INTERNET_DISCONNECTED/, /net::ERR_FAILED/, socketFailure];
/** What pages complain of while there is no server. */
export const lossOfServer = [
  /net::ERR_(CONNECTION_REFUSED|CONNECTION_RESET|EMPTY_RESPONSE)/,
  /503 \(Service Unavailable\)/,
  socketFailure,
];

interface Options {
  /** For tests that change settings. */
  readonly hasOwnShop: boolean;
  /** Of a shop of the test's own. */
  readonly shopEnvironment: Readonly<Record<string, string>> | undefined;
}

const prepared = () => JSON.parse(process.env.JOURNEYS ?? '') as Prepared;

export const test = base.extend<Fixtures & Options>({
  hasOwnShop: [false, { option: true }],
  shopEnvironment: [undefined, { option: true }],
  shop: async ({ hasOwnShop, shopEnvironment }, use, { parallelIndex }) => {
    const { shops, template } = prepared();
    if (hasOwnShop || shopEnvironment) {
      const own = await ShopProcess.start(template, shopEnvironment);
      await use(own.shop);
      return own.end();
    }
    const chosen = shops[parallelIndex];
    if (!chosen) throw new Error(`No shop for worker ${parallelIndex}`);
    await use(new Shop(chosen.url, chosen.databaseUrl, template.adminToken));
  },
  ownShop: async ({ shopEnvironment }, use) => {
    const own = await ShopProcess.start(prepared().template, shopEnvironment);
    await use(own);
    await own.end();
  },
  complaints: async ({}, use) => {
    const complaints = new Complaints();
    await use(complaints);
    expect(complaints.unexpected).toEqual([]);
  },
  visit: async ({ browser, shop, complaints }, use) => {
    const contexts: BrowserContext[] = [];
    await use(async (route, { who, cart = [], stored = {}, size = phone, at = shop, ...how } = {}) => {
      // Otherwise the dishes of the cart seem to have left the menu until it is live.
      for (const { _id } of cart) await untilPrerendered(at, _id);
      const kept = { ...(who && { token: who.token }), cartItems: JSON.stringify(cart), ...stored };
      const context = await browser.newContext({
        viewport: size,
        serviceWorkers: how.serviceWorkers ?? 'block',
        ...(how.userAgent && { userAgent: how.userAgent }),
        baseURL: `${at.url}/shop/`,
        storageState: {
          cookies: [],
          origins: [
            {
              origin: at.url,
              localStorage: Object.entries(kept).map(([name, value]) => ({ name, value })),
            },
          ],
        },
      });
      contexts.push(context);
      await context.addInitScript(keepToasts + (how.script ?? ''));
      if (how.languages)
        await context.addInitScript(
          `Object.defineProperty(navigator, 'languages', { value: ${JSON.stringify(how.languages)} })`,
        );
      const page = await context.newPage();
      page.on('console', (message) => {
        const isTile = message.location().url.includes('tile.openstreetmap.org');
        if (message.text().includes('Service Worker registration blocked')) return;
        if (['error', 'warning'].includes(message.type()) && !isTile) complaints.push(message.text());
      });
      page.on('pageerror', (error) => complaints.push(error.message));
      await how.prepare?.(page);
      await page.goto(`./#${route}`, { waitUntil: how.waitUntil ?? 'load' });
      return page;
    });
    for (const context of contexts) await context.close();
  },
});

/** The bar that measures the time of toasts stands still, so that none closes before a busy machine has looked. */
const keepToasts = `
  const paused = new CSSStyleSheet();
  paused.replaceSync('.Toastify__progress-bar { animation-play-state: paused !important; }');
  document.adoptedStyleSheets.push(paused);`;

/** A dish as stored in the browser's cart. */
export const inCart = ({ id, name, price }: Dish, qty = 1) => ({ _id: id, name, price, image: null, qty });

export const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true });
export const link = (page: Page, name: string | RegExp) => page.getByRole('link', { name, exact: true });
export const title = (page: Page, name: string) => page.getByRole('heading', { name, level: 1, exact: true });
export const toast = (page: Page, text: string | RegExp) =>
  page.getByRole('alert').filter({ hasText: text }).first();
/** Waits until no event of the shop can be missed. */
export const isLive = (page: Page) => expect(page.locator('html')).toHaveAttribute('data-live');

/** Fills and sends the login form. */
export async function logIn(page: Page, { email }: Pick<Person, 'email'>, secret: string): Promise<void> {
  // Another form may have an e-mail address, too.
  await expect(title(page, 'Login')).toBeVisible();
  await page.getByLabel('Email').fill(email);
  await page.getByRole('textbox', { name: 'Password' }).fill(secret);
  await button(page, 'Login').click();
}
