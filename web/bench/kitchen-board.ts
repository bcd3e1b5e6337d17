import { chromium, type CDPSession, type Page } from 'playwright-core';
import { quantiles } from '../../api/bench/quantiles.js';
import { chromiumArguments, chromiumPath } from '../e2e/browser-program.js';
import { times, withKitchenShop, type KitchenShop } from '../../api/bench/kitchen-shop.js';

const openOrders = 60;
const passingOrders = 2_000;
const acts = 30;
/** Of the processor, as of a cheap tablet. */
const slowdown = 4;
/** Frames after an act in which its work may fall. */
const framesAfter = 20;
const tablet = { width: 1280, height: 800 };

/** Frames follow each other without waiting for a screen, so that the time between two is what a frame costs. */
const unlimited = ['--disable-frame-rate-limit', '--disable-gpu-vsync'];

/** Defines `longestFrame`: ms of the longest frame from a call on until `isSeen` and some frames more. */
const recorder = `window.longestFrame = (isSeen) => new Promise((resolve) => {
  let [last, longest, left] = [performance.now(), 0, ${framesAfter}];
  const frame = () => {
    const now = performance.now();
    longest = Math.max(longest, now - last);
    last = now;
    if (isSeen()) left -= 1;
    if (left > 0) requestAnimationFrame(frame);
    else resolve(longest);
  };
  requestAnimationFrame(frame);
})`;

const card = (id: string) => JSON.stringify(`[data-order="${id}"]`);

/** Longest frame while a paragraph is added to an empty page, as the reference. */
const emptyPage = (page: Page) =>
  page.evaluate<number>(`(() => {
    const frames = longestFrame(() => true);
    document.body.append(document.createElement('p'));
    return frames;
  })()`);

async function arrival(page: Page, { place, deliver }: KitchenShop): Promise<number> {
  // A live collection: the frames that are measured ask for nothing else.
  const frames = page.evaluate<number>(`(() => {
    const cards = document.getElementsByTagName('article');
    const before = cards.length;
    return longestFrame(() => cards.length > before);
  })()`);
  const id = await place();
  const longest = await frames;
  await deliver(id);
  await page.waitForSelector(`[data-order="${id}"]`, { state: 'detached' });
  return longest;
}

/** Strikes the first line of a card off. */
const strike = (page: Page, id: string) =>
  page.evaluate<number>(`(() => {
    const line = document.querySelector(${card(id)}).querySelector('[data-line]');
    const frames = longestFrame(() => line.getAttribute('aria-pressed') === 'true');
    line.click();
    return frames;
  })()`);

/** Bytes after garbage collection. */
async function heap(cdp: CDPSession): Promise<number> {
  await cdp.send('HeapProfiler.collectGarbage');
  const { usedSize } = await cdp.send('Runtime.getHeapUsage');
  return usedSize;
}

async function inTurn(count: number, act: (index: number) => Promise<number>): Promise<number[]> {
  const samples: number[] = [];
  for (let index = 0; index < count; index += 1) samples.push(await act(index));
  return samples;
}

await withKitchenShop(async (shop) => {
  const orders = await times(openOrders, shop.place);
  const browser = await chromium.launch({
    executablePath: await chromiumPath(),
    args: [...chromiumArguments, ...unlimited],
  });
  try {
    const origins = [{ origin: shop.url, localStorage: [{ name: 'token', value: shop.token }] }];
    const context = await browser.newContext({
      viewport: tablet,
      storageState: { cookies: [], origins },
      // For Playwright's waiting.
      bypassCSP: true,
    });
    await context.addInitScript({ content: recorder });
    const open = async (url: string) => {
      const page = await context.newPage();
      await page.goto(url);
      const cdp = await context.newCDPSession(page);
      return { page, cdp, slow: (rate: number) => cdp.send('Emulation.setCPUThrottlingRate', { rate }) };
    };
    const empty = await open('about:blank');
    await empty.slow(slowdown);
    const reference = await inTurn(acts, () => emptyPage(empty.page));
    await empty.page.close();

    const board = await open(`${shop.url}/shop/#/admin/kitchen`);
    await board.page.waitForFunction(`document.querySelectorAll('[data-order]').length === ${openOrders}`);
    await board.slow(slowdown);
    const arrivals = await inTurn(acts, () => arrival(board.page, shop));
    const strikes = await inTurn(acts, (index) => strike(board.page, orders[index] ?? ''));
    const base = quantiles(reference);
    const line = (name: string, samples: readonly number[]) => {
      const { p50, p95 } = quantiles(samples);
      const ratio = (p50 / base.p50).toFixed(1);
      console.log(
        `  ${name.padEnd(34)} ${`${p50} ms`.padStart(9)} ${`${p95} ms`.padStart(9)} ${ratio.padStart(7)}`,
      );
    };
    console.log(`\nkitchen's board, ${openOrders} open orders, longest frame of ${acts} acts`);
    console.log(`  ${''.padEnd(34)} ${'p50'.padStart(9)} ${'p95'.padStart(9)} ${'ratio'.padStart(7)}`);
    line('empty page', reference);
    line('an order arrives', arrivals);
    line('a line is struck off', strikes);

    await board.slow(1);
    const atStart = await heap(board.cdp);
    await times(passingOrders, async () => shop.deliver(await shop.place()));
    await board.page.waitForFunction(`document.querySelectorAll('[data-order]').length === ${openOrders}`);
    const atEnd = await heap(board.cdp);
    const MB = (bytes: number) => `${(bytes / 1e6).toFixed(1)} MB`;
    console.log(`  heap ${MB(atStart)}, after ${passingOrders} orders ${MB(atEnd)}`);
  } finally {
    await browser.close();
  }
});
