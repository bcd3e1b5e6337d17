import {
  chromium,
  type Browser,
  type LaunchOptions,
  type Page,
  type Request,
  type Response,
  type Route,
} from 'playwright-core';
import { chromiumArguments, chromiumPath } from './browser-program.js';

/** A Chromium of its own. @param options those of Playwright */
export async function launch(options: Pick<LaunchOptions, 'ignoreDefaultArgs'> = {}): Promise<Browser> {
  return chromium.launch({
    ...options,
    executablePath: await chromiumPath(),
    args: chromiumArguments,
  });
}

/** The test files of one process share a browser, which ends with the process. */
let shared: Browser | undefined;

/** A Chromium. That of a test file is for the next one, too: to close it only ends what is open. */
export async function launchBrowser(): Promise<Browser> {
  if (!process.env['VITEST']) return launch();
  if (!shared?.isConnected()) {
    const browser = await launch();
    browser.close = () => closeContexts(browser);
    shared = browser;
  }
  return shared;
}

/** Closes all contexts, so that no page runs beside the next test. */
export async function closeContexts(browser: Browser): Promise<void> {
  for (const context of browser.contexts()) await context.close();
}

/** Milliseconds. Timeout of pages, also on a busy machine. */
export const patienceMilliseconds = 25_000;

/** In a page: the texts of toasts that no test has read yet. Toasts close after five seconds. */
const rememberToasts = `
  window.unaskedToasts = [];
  const known = new WeakMap();
  new MutationObserver(() => {
    for (const toast of document.querySelectorAll('.Toastify__toast')) {
      const text = toast.textContent;
      if (known.get(toast) === text || !toast.checkVisibility()) continue;
      known.set(toast, text);
      window.unaskedToasts.push(text);
    }
  }).observe(document, { subtree: true, childList: true, characterData: true });`;

export interface Visitor {
  readonly page: Page;
  /** Console errors, without those of map tiles. */
  readonly complaints: string[];
}

/** A user with a new browser context. */
export async function visitor(
  browser: Browser,
  shop: string,
  viewport = { width: 375, height: 812 },
  userAgent?: string,
  /** Whether the service worker is enabled; if so, requests cannot be routed. */
  serviceWorkers: 'allow' | 'block' = 'block',
): Promise<Visitor> {
  const context = await browser.newContext({
    viewport,
    baseURL: shop,
    reducedMotion: 'reduce',
    serviceWorkers,
    // A page that a test fulfils counts as public, which may not open sockets of this machine.
    permissions: ['local-network-access'],
    ...(userAgent && { userAgent }),
  });
  const close = context.close.bind(context);
  // What routes have begun fails when the context closes, and would fail the whole run.
  context.close = async () => {
    for (const page of context.pages()) await page.unrouteAll({ behavior: 'ignoreErrors' });
    await close();
  };
  context.setDefaultTimeout(patienceMilliseconds);
  await context.addInitScript(rememberToasts);
  const page = await context.newPage();
  const complaints: string[] = [];
  page.on('console', (message) => {
    const isTile = message.location().url.includes('tile.openstreetmap.org');
    if (message.text().includes('Service Worker registration blocked')) return;
    if (['error', 'warning'].includes(message.type()) && !isTile) complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(error.message));
  return { page, complaints };
}

/**
 * Gives `work` a function that waits until no request has been pending for 75 ms. One that has been pending for longer
 * than `longestPendingMilliseconds` does not count: Chromium does not report the end of some that a navigation aborts,
 * for which Playwright's `networkidle` waits for ever.
 */
export async function withNetworkIdle(
  page: Page,
  work: (networkIdle: () => Promise<void>) => Promise<void>,
  longestPendingMilliseconds = 5000,
): Promise<void> {
  const pendingSince = new Map<Request, number>();
  const begin = (request: Request) => void pendingSince.set(request, Date.now());
  const end = (request: Request) => void pendingSince.delete(request);
  page.on('request', begin).on('requestfinished', end).on('requestfailed', end);
  const isIdle = () =>
    [...pendingSince.values()].every((since) => Date.now() - since > longestPendingMilliseconds);
  await work(async () => {
    for (let idle = 0; idle < 3;) {
      await page.waitForTimeout(25);
      idle = isIdle() ? idle + 1 : 0;
    }
  });
  page.off('request', begin).off('requestfinished', end).off('requestfailed', end);
}

/** Waits until the page has been laid out and drawn again: what observes sizes or scrolling has then run. */
export const twoFrames = (page: Page) =>
  page.evaluate('new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))');

/** Whether a request, or the one of a response, is for this operation. */
export const isFor = (operation: string, asked: Pick<Route | Response, 'request'>) =>
  asked.request().postData()?.includes(`"operationName":"${operation}"`) === true;

/** Holds back files, or the answers to an operation, until `bring` is called. */
export async function holdBack(page: Page, urls: RegExp, operation = '') {
  let bring = () => {};
  const isBrought = new Promise<void>((resolve) => {
    bring = resolve;
  });
  let held = 0;
  await page.route(urls, async (asked) => {
    if (operation && !isFor(operation, asked)) return asked.fallback();
    held += 1;
    await isBrought;
    return asked.continue();
  });
  return { bring, held: () => held };
}

/** The part of the page with the prerendered screens and their data. */
const drawnPart = /<script type="application\/json".*<\/template>/s;

export const drawnIn = (html: string): string => drawnPart.exec(html)?.[0] ?? '';

/** The page without prerendered screens and menu. */
export const withoutMenu = (html: string): string => html.replace(drawnPart, '');

/** From here on, the page has no menu. */
export async function withoutDrawnScreens(page: Page): Promise<void> {
  await page.route(/\/shop\/$/, async (route) => {
    const response = await route.fetch();
    const html = await response.text();
    await route.fulfill({ response, body: withoutMenu(html) });
  });
}
