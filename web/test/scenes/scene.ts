import { expect } from 'vitest';
import { page, type Locator } from 'vitest/browser';
import { say } from '../../src/texts/texts';
import type { CartLine } from '../../src/domain/basket/lines';
import type { ShopServer } from '../shop-server';
import { show, twoFrames } from '../show';
import { aFilledShop, people } from './filled-shop';

/** One state of one screen. */
export interface Scene {
  readonly name: string;
  readonly route: string;
  /** Undefined for a visitor. */
  readonly who?: keyof typeof people;
  readonly language?: 'hi';
  readonly cart?: readonly CartLine[];
  /** More of the device's `localStorage`. */
  readonly stored?: Readonly<Record<string, string>>;
  /** Changes the shop before the screen is opened. */
  readonly shop?: (shop: ShopServer) => void;
  /** Whether the page comes without menu and restaurant, as after failed prerendering. */
  readonly isBare?: true;
  /** Whether the scene logs errors to the console. */
  readonly isFaulty?: true;
  /** Actions on the opened screen. */
  readonly act?: () => Promise<unknown>;
  /** Whether the scene is about a placeholder. */
  readonly isLoading?: true;
  /** Whether a desk shows elements that a phone does not have. */
  readonly hasDeskLayout?: true;
}

/** Opens a scene and waits until nothing is loading any more, but what the scene holds back. */
export async function open(
  { act, shop: change, who, ...scene }: Scene,
  size: readonly [number, number],
): Promise<void> {
  const shop = aFilledShop(who);
  change?.(shop);
  await show(shop, scene.route, { ...scene, size, ...(who && { who: people[who] }) });
  const isLoaded = () => shop.isIdle && (scene.isLoading || !isLoading());
  await expect.poll(() => document.querySelector('h1, h2') !== null && isLoaded()).toBe(true);
  await act?.();
  await twoFrames();
  await expect.poll(isLoaded).toBe(true);
}

const isLoading = () =>
  document.querySelector('[class*="skeleton"], [aria-busy="true"]') !== null ||
  document.body.innerText.includes(say('map.loading'));

/** Waits until it is there. */
export const see = (what: Locator) => expect.element(what).toBeInTheDocument();
/** Presses a button, and waits for what appears then. */
export const press = (name: string | RegExp, then?: Locator) => async () => {
  await page.getByRole('button', { name }).first().click();
  if (then) await see(then);
};
/** Presses a button that opens a dialog. */
export const openDialog = (name: string | RegExp) => async () => {
  await press(name)();
  await expect.poll(() => document.querySelector('dialog[open]')).not.toBeNull();
};
/** Opens what only a phone folds away. */
export const unfold = async (name: string) => {
  const opener = page.getByRole('button', { name, expanded: false });
  if (opener.query()) await opener.click();
};
export const fill = (label: string | RegExp, text: string) =>
  page.getByRole('textbox', { name: label }).first().fill(text);
