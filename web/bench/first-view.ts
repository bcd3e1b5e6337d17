import { fileURLToPath } from 'node:url';
import { chromium, type BrowserContext, type CDPSession, type Page } from 'playwright-core';
import { quantiles } from '../../api/bench/quantiles.js';
import { withShop } from '../../api/bench/shop.js';
import { chromiumArguments, chromiumPath } from '../e2e/browser-program.js';

const vitalsScript = fileURLToPath(new URL('vitals.js', import.meta.url));
const rounds = 5;

/** A slow phone on a slow network: Lighthouse's mobile preset. */
const phone = {
  slowdown: 4,
  latencyMs: 150,
  bitsPerSecond: 1.6e6,
  upBitsPerSecond: 750e3,
  viewport: { width: 412, height: 823 },
};

const screens = { home: '/shop/', menu: '/shop/#/menu' };

/** Milliseconds after the load event, to include late tasks, shifts and code. */
const settleMs = 4_000;

interface Seen {
  /** Milliseconds since the start of the navigation. */
  readonly lcp: number;
  /** Thousandths. */
  readonly cls: number;
  readonly blocked: number;
  /** Transferred bytes of scripts: those requested before the largest paint, and all. */
  readonly scripts: number;
  readonly allScripts: number;
}

/** Reported by `vitals.js`. */
type Vitals = Pick<Seen, 'lcp' | 'cls' | 'blocked'>;

async function slowDown(page: Page): Promise<CDPSession> {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Network.enable');
  await cdp.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: phone.latencyMs,
    downloadThroughput: phone.bitsPerSecond / 8,
    uploadThroughput: phone.upBitsPerSecond / 8,
  });
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: phone.slowdown });
  return cdp;
}

/** Opens a screen in a new tab. */
async function visit(context: BrowserContext, url: string): Promise<Seen> {
  const page = await context.newPage();
  const cdp = await slowDown(page);
  await page.addInitScript({ path: vitalsScript });
  const scripts = new Map<string, { readonly askedAt: number; bytes: number }>();
  let begin: number | undefined;
  cdp.on('Network.requestWillBeSent', ({ requestId, timestamp, type }) => {
    begin ??= timestamp;
    if (type === 'Script') scripts.set(requestId, { askedAt: (timestamp - begin) * 1000, bytes: 0 });
  });
  cdp.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const script = scripts.get(requestId);
    if (script) script.bytes = encodedDataLength;
  });
  await page.goto(url, { waitUntil: 'load' });
  await page.waitForTimeout(settleMs);
  const vitals = await page.evaluate<Vitals>('vitals');
  await page.close();
  const bytesOf = (until: number) =>
    [...scripts.values()].reduce((sum, { askedAt, bytes }) => (askedAt <= until ? sum + bytes : sum), 0);
  return { ...vitals, scripts: bytesOf(vitals.lcp), allScripts: bytesOf(Number.POSITIVE_INFINITY) };
}

await withShop({ roles: ['all'], environment: { SEED_DEMO: 'true' } }, async ({ url }) => {
  const browser = await chromium.launch({
    executablePath: await chromiumPath(),
    args: chromiumArguments,
  });
  try {
    for (const [name, route] of Object.entries(screens)) {
      const cold: Seen[] = [];
      const warm: Seen[] = [];
      for (let round = 0; round < rounds; round++) {
        const context = await browser.newContext({
          viewport: phone.viewport,
          deviceScaleFactor: 2,
          isMobile: true,
          hasTouch: true,
        });
        cold.push(await visit(context, url + route));
        warm.push(await visit(context, url + route));
        await context.close();
      }
      const middle = (seen: readonly Seen[], of: keyof Seen) => quantiles(seen.map((each) => each[of])).p50;
      const kB = (bytes: number) => `${(bytes / 1000).toFixed(0)} kB`;
      const ms = (milliseconds: number) => `${milliseconds.toFixed(0)} ms`;
      const line = (what: string, first: string, again: string) =>
        console.log(`  ${what.padEnd(34)} ${first.padStart(8)}   ${again.padStart(8)}`);
      console.log(`\n${name}, median of ${rounds} rounds`);
      line('', 'cold', 'warm');
      line('largest contentful paint', ms(middle(cold, 'lcp')), ms(middle(warm, 'lcp')));
      line(
        'cumulative layout shift',
        (middle(cold, 'cls') / 1000).toFixed(3),
        (middle(warm, 'cls') / 1000).toFixed(3),
      );
      line('total blocking time', ms(middle(cold, 'blocked')), ms(middle(warm, 'blocked')));
      line('scripts until then, compressed', kB(middle(cold, 'scripts')), kB(middle(warm, 'scripts')));
      line('all scripts, compressed', kB(middle(cold, 'allScripts')), kB(middle(warm, 'allScripts')));
    }
  } finally {
    await browser.close();
  }
});
