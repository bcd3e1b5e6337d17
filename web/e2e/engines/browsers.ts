// One journey in the engines other than Chromium’s that this machine has.
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { withShop, type Shop } from '../../../api/bench/shop.js';
import { firefox } from './firefox.js';
import { endAll, lastErrors, type Engine, type Tab } from './engine.js';
import { journey, prepareShop } from './journey.js';
import { Visitor } from './visitor.js';
import { webkit } from './webkit.js';

const pictures = fileURLToPath(new URL('../../../.shots/browsers/', import.meta.url));
const engines = [webkit, firefox];

const maxLaunches = 3;

async function launch(engine: Engine, home: string): Promise<Tab | undefined> {
  for (let n = 1; n <= maxLaunches; n++) {
    try {
      return await engine.launch(await mkdtemp(path.join(home, 'profile-')));
    } catch (error) {
      console.log(`${engine.name} did not start: ${String(error)}\n${lastErrors()}`);
      await endAll();
    }
  }
  return undefined;
}

/** @throws {Error} at the first step that fails, after a screenshot */
async function runIn(engine: Engine, shop: Shop): Promise<void> {
  const home = await mkdtemp(path.join(tmpdir(), 'chowk-browser-'));
  try {
    console.log(`\n${engine.name}`);
    const tab = await launch(engine, home);
    if (!tab) {
      // A browser that does not start says nothing about the shop.
      console.log(`SKIPPED: ${engine.name} did not start in ${maxLaunches} attempts`);
      return;
    }
    console.log(`  version ${tab.version}`);
    const visitor = new Visitor(tab, shop.url);
    for (const { name, work } of journey(visitor, shop, `${engine.name}.${Date.now()}@example.in`)) {
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
    await endAll();
    await rm(home, { recursive: true, force: true });
  }
}

const installed = engines.filter(({ isInstalled }) => isInstalled);
for (const { name, packages } of engines.filter(({ isInstalled }) => !isInstalled))
  console.log(`SKIPPED: ${name} is missing (Debian: apt-get install ${packages})`);
if (installed.length > 0) {
  await withShop({ environment: { SEED_DEMO: 'true', RATE_LIMIT_FACTOR: '1000' } }, async (shop) => {
    await prepareShop(shop);
    for (const engine of installed) {
      await runIn(engine, shop).catch(async (error: unknown) => {
        console.error(error);
        console.log(`FLAKY unless it fails again: ${engine.name}`);
        await runIn(engine, shop);
      });
    }
  });
}
