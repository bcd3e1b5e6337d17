import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import type { Page } from 'playwright-core';
import { withShop } from '../../../api/bench/shop.js';
import { launchBrowser, visitor } from '../browser.js';
import { fill, type Data } from '../scene-data.js';
import { paint, scenes, show, type Scene } from '../scenes.js';

const folder = fileURLToPath(new URL('../../../.shots/', import.meta.url));
const heights: Readonly<Record<number, number>> = { 320: 640, 375: 812, 768: 1024, 1280: 800, 1920: 1080 };
const allThemes = ['light', 'dark'] as const;
/** The rest is more of the same. */
const longest = 3_000;

const { values } = parseArgs({
  options: {
    /** Parts of scene names. */
    only: { type: 'string', multiple: true },
    width: { type: 'string', multiple: true },
    theme: { type: 'string', multiple: true },
  },
});
const wanted = scenes.filter(({ name }) => values.only?.some((part) => name.includes(part)) ?? true);
const widths = values.width?.map(Number) ?? Object.keys(heights).map(Number);
const themes = allThemes.filter((theme) => values.theme?.includes(theme) ?? true);

async function take(page: Page, scene: Scene, data: Data): Promise<void> {
  await page.setViewportSize({ width: widths[0] ?? 1280, height: heights[widths[0] ?? 1280] ?? 800 });
  await show(page, scene, data);
  await page.waitForTimeout(300);
  for (const width of widths) {
    await page.setViewportSize({ width, height: heights[width] ?? 800 });
    for (const theme of themes) {
      await paint(page, theme);
      const file = path.join(folder, `${scene.name}-${width}-${theme}.png`);
      const height = await page.evaluate(() => document.documentElement.scrollHeight);
      // Full-page screenshots start at the top.
      const isScrolled = await page.evaluate(() => window.scrollY > 0);
      const clip = { x: 0, y: 0, width, height: Math.min(height, longest) };
      const whole = isScrolled ? {} : { fullPage: true, clip };
      await page.screenshot({ path: file, animations: 'disabled', ...whole });
    }
  }
}

/** A contact sheet of all screenshots. */
async function writeIndex(): Promise<void> {
  const rows = wanted.map(({ name }) => {
    const pictures = widths.flatMap((width) => themes.map((theme) => `${name}-${width}-${theme}.png`));
    const cells = pictures.map(
      (file) => `<a href="${file}"><img loading="lazy" src="${file}" alt="${file}"></a>`,
    );
    return `<h2>${name}</h2><div>${cells.join('')}</div>`;
  });
  const style = 'div{display:flex;gap:8px;overflow:auto}img{height:480px;border:1px solid #999}';
  await writeFile(
    path.join(folder, 'index.html'),
    `<!doctype html><style>${style}</style>${rows.join('\n')}`,
  );
}

if (!values.only) await rm(folder, { recursive: true, force: true });
await mkdir(folder, { recursive: true });
const environment = { SEED_DEMO: 'true', RATE_LIMIT_FACTOR: '1000' };
await withShop({ environment }, async (shop) => {
  const data = await fill(shop);
  const browser = await launchBrowser();
  try {
    const { page } = await visitor(browser, `${shop.url}/shop/`);
    for (const scene of wanted) {
      const problem = await take(page, scene, data).catch((error: unknown) => String(error));
      if (problem) console.error(`${scene.name}: ${problem}`);
      if (problem) process.exitCode = 1;
    }
  } finally {
    await browser.close();
  }
});
await writeIndex();
console.log(`${wanted.length} scenes: ${path.relative(process.cwd(), folder)}/index.html`);
