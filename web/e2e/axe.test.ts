import { readFileSync } from 'node:fs';
import axe, { type RunOptions } from 'axe-core';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { TestApp } from '../../api/test/app.js';
import { launchBrowser, visitor } from './browser.js';
import { desk, phone } from './page.js';
import { aDish, anAdmin } from '../../api/test/factories.js';
import { fill, type Data } from './scene-data.js';
import { paint, scenes, show } from './scenes.js';

let test: TestApp;
let browser: Browser;
let page: Page;
let complaints: string[];
let data: Data;

beforeAll(async () => {
  test = await TestApp.start({ RATE_LIMIT_FACTOR: '1000' });
  const categories = ['Burgers', 'Rolls & Wraps', null];
  for (let index = 0; index < 18; index++) {
    await aDish(test, { name: `Paneer Pav ${index}`, category: categories[index % 3] ?? null });
  }
  data = await fill({
    url: test.url,
    databaseUrl: test.databaseUrl,
    graphql: async <T>(query: string, variables?: object, token?: string) =>
      (await test.graphql(query, variables, token)).data as T,
    login: async () => (await anAdmin(test)).token,
  });
  browser = await launchBrowser();
  const opened = await visitor(browser, `${test.url}/shop/`);
  page = opened.page;
  complaints = opened.complaints;
});
afterAll(async () => {
  await browser.close();
  await test.close();
});

/** Violations found by axe: all, those about colours, or the others. */
async function barriers(looksAt: 'all' | 'colours' | 'the rest'): Promise<string[]> {
  if (!(await page.evaluate('"axe" in window'))) await page.evaluate(axe.source);
  const options: RunOptions = {
    resultTypes: ['violations', 'incomplete'],
    ...(looksAt === 'colours'
      ? { runOnly: colours }
      : {
          rules: {
            // Experimental rules, which axe disables by default.
            'label-content-name-mismatch': { enabled: true },
            ...(looksAt === 'the rest' &&
              Object.fromEntries(colours.map((rule) => [rule, { enabled: false }]))),
          },
        }),
  };
  const { violations, incomplete } = await page.evaluate(
    (given) => (window as unknown as { axe: typeof axe }).axe.run(given),
    options,
  );
  // axe cannot decide about hidden focusable elements while a dialog is open.
  const doubts = incomplete.filter(({ id }) => id === 'aria-hidden-focus');
  return [...violations, ...doubts].map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`,
  );
}

const colours = ['color-contrast', 'link-in-text-block'];

/** Every path of the route tables, as a regular expression. */
const paths = (file: string, prefix: string) =>
  [
    ...readFileSync(new URL(`../src/app/${file}`, import.meta.url), 'utf8').matchAll(
      /(?:screen\(\s*(?:'[A-Z_]+',\s*)?|path: )'([^'*]+)'/g,
    ),
  ].map(([, path = '']) => new RegExp(`^${prefix}${path.replaceAll(/:\w+/g, '[^/]+')}$`));

/** Slow scenes that have nothing new for axe. */
const alike = new RegExp(
  [
    '^menu-(200|scrolled|category)$',
    '^track-(paid|delivered|long)$',
    '^(menu|checkout|track|book)-hi$',
    '^(book|contact|register|admin-menu)-errors$',
    '^(checkout-cash|profile-long|admin-orders-no-match)$',
  ].join('|'),
);

describe('every screen', () => {
  it('is among the scenes', () => {
    const shown = scenes.map(({ route }) => (typeof route === 'string' ? route : route(data)));
    const all = [...paths('routes.tsx', ''), ...paths('admin-area.tsx', '/admin/')];
    expect(all.length).toBeGreaterThan(20);
    expect(all.filter((path) => !shown.some((route) => path.test(route.replace(/\?.*/, ''))))).toEqual([]);
  });

  it.each(scenes.filter(({ name }) => !alike.test(name)))(
    'is accessible, fits and logs nothing: $name',
    async (scene) => {
      await page.goto('about:blank');
      complaints.length = 0;
      await page.setViewportSize(phone);
      await paint(page, 'light');
      await show(page, scene, data);
      await expect.poll(() => page.title()).toMatch(/(Chowk Street Kitchen|\(Branch\))$/);

      expect(await barriers('all'), 'on a phone').toEqual([]);
      await page.setViewportSize(desk);
      // Colours are checked on a phone; what a phone does not show is checked below, in the dark theme.
      expect(await barriers('the rest'), 'on a desk').toEqual([]);
      await paint(page, 'dark');
      expect(await barriers('colours'), 'on a desk, dark').toEqual([]);

      await page.setViewportSize({ width: 320, height: 640 });
      await expect.poll(() => page.evaluate('document.documentElement.scrollWidth')).toBe(320);
      if (!scene.isFaulty) expect(complaints).toEqual([]);
    },
    60_000,
  );

  it('keeps the categories in view below the header, whatever its height', async () => {
    const scene = scenes.find(({ name }) => name === 'menu-scrolled');
    if (!scene) throw new Error('Nobody scrolls');
    await page.setViewportSize(phone);
    await show(page, scene, data);
    const gap = () =>
      page.evaluate<number>(`
        document.querySelector('[role=tablist]').parentElement.getBoundingClientRect().top -
        document.querySelector('header').getBoundingClientRect().bottom
      `);
    await expect.poll(gap).toBeCloseTo(0, 0);
    await page.context().setOffline(true);
    await page.getByText('No connection.').waitFor();
    await expect.poll(gap).toBeCloseTo(0, 0);
    await page.context().setOffline(false);
  });
});
