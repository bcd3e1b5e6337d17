// One journey in the engines other than Chromium’s that this machine has.
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { withShop, type Shop } from '../../../api/bench/shop.js';
import { firefox } from './firefox.js';
import type { Engine } from './engine.js';
import { journey, prepareShop } from './journey.js';
import { Visitor } from './visitor.js';
import { webkit } from './webkit.js';

const pictures = fileURLToPath(new URL('../../../.shots/browsers/', import.meta.url));
const engines = [webkit, firefox];

/** @throws {Error} at the first step that fails, after a screenshot */
async function runIn(engine: Engine, shop: Shop): Promise<void> {
  const home = await mkdtemp(path.join(tmpdir(), 'chowk-browser-'));
  try {
    const tab = await engine.launch(home);
    console.log(`\n${engine.name} ${tab.version}`);
    const visitor = new Visitor(tab, shop.url);
    for (const { name, work } of journey(visitor, shop, `${engine.name}@example.in`)) {
      const begin = Date.now();
      try {
        await work();
      } catch (error) {
        const picture = path.join(pictures, `${engine.name}.png`);
        await mkdir(pictures, { recursive: true });
        await writeFile(picture, Buffer.from(await tab.screenshot(), 'base64'));
        throw new Error(`${engine.name} ${name}: failed. Screenshot: ${picture}`, { cause: error });
      }
      console.log(`  ✓ ${name} (${Date.now() - begin} ms)`);
    }
    await tab.close();
  } finally {
    await rm(home, { recursive: true, force: true });
  }
}

const installed = engines.filter(({ isInstalled }) => isInstalled);
for (const { name, packages } of engines.filter(({ isInstalled }) => !isInstalled))
  console.log(`SKIPPED: ${name} is missing (Debian: apt-get install ${packages})`);
if (installed.length > 0) {
  await withShop({ environment: { SEED_DEMO: 'true', RATE_LIMIT_FACTOR: '1000' } }, async (shop) => {
    await prepareShop(shop);
    for (const engine of installed) await runIn(engine, shop);
  });
}
