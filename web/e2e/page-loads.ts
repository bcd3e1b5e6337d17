import { expect, type Page, type Request, type Response, type Route } from '@playwright/test';
import type { Shop } from './shop';

/** Helpers for what happens while a page loads. */

/** Whether a request, or the one of a response, is for this operation. */
export const isFor = (operation: string, asked: Pick<Route | Response, 'request'>) =>
  asked.request().postData()?.includes(`"operationName":"${operation}"`) === true;

/** Holds back files, or the answers to an operation, on the pages that it prepares until `bring` is called. */
export function holdBack(urls: RegExp, operation = '') {
  let bring = () => {};
  const isBrought = new Promise<void>((resolve) => {
    bring = resolve;
  });
  const held: Request[] = [];
  const prepare = (page: Page) =>
    page.route(urls, async (asked) => {
      if (operation && !isFor(operation, asked)) return asked.fallback();
      held.push(asked.request());
      await isBrought;
      return asked.continue();
    });
  return { prepare, bring, held };
}

/**
 * A connection, or that of one operation, which is cut and restored while the page is open. Routed from the start: Chromium lets a request pass that
 * closely follows a new route.
 */
export async function connectionOf(page: Page, urls: string, operation = '') {
  let isCut = false;
  await page.route(urls, (route) =>
    isCut && (!operation || isFor(operation, route)) ? route.abort() : route.fallback(),
  );
  return {
    cut: () => {
      isCut = true;
    },
    restore: () => {
      isCut = false;
    },
  };
}

/** The part of the page with the prerendered screens and their data. */
const prerendered = /<script type="application\/json".*<\/template>/s;

/** The page without prerendered screens and menu. */
export const withoutMenu = (html: string): string => html.replace(prerendered, '');

/** From here on, the page has no menu. */
export async function withoutPrerenderedScreens(page: Page): Promise<void> {
  await page.route(/\/shop\/$/, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: withoutMenu(await response.text()) });
  });
}

/** Waits until the prerendered screens have this text: a busy server sends the previous page. */
export const untilPrerendered = (shop: Shop, text: string) =>
  expect
    .poll(async () => prerendered.exec(await (await fetch(`${shop.url}/shop/`)).text())?.[0] ?? '')
    .toContain(text);
