import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { entities } from '../src/modules/modules.js';
import { demoMenu } from '../src/demo/demo-menu.js';
import { startEmbeddedPostgres } from '../src/embedded-postgres/embedded-postgres.js';
import { MenuItem } from '../src/modules/menu/menu-item.entity.js';
import { MenuService } from '../src/modules/menu/menu.service.js';
import { openDatabase } from '../src/platform/database.js';
import { newId } from '../src/platform/ids.js';
import { migrations } from '../src/platform/migrations/index.js';
import { quantiles } from './quantiles.js';

const count = 2000;
const rounds = 30;

/** Milliseconds for a search among 2,000 dishes, each of its own name. The reference is the menu's first page of five. */
export async function menuSearch(): Promise<void> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'chowk-bench-'));
  // As root, PostgreSQL runs as another user, who must reach the folder.
  await chmod(dataDir, 0o711);
  const postgres = await startEmbeddedPostgres({ dataDir, log: () => undefined });
  try {
    const dataSource = await openDatabase({ url: postgres.url, entities, migrations });
    await dataSource.runMigrations();
    const dishes = Array.from({ length: count }, (_, index) => {
      const { picture: _picture, name, ...dish } = demoMenu[index % demoMenu.length]!;
      return { ...dish, id: newId(), name: `${name} ${index}`, hindiName: `पनीर टिक्का ${index}` };
    });
    await dataSource.manager.insert(MenuItem, dishes);
    await dataSource.query('vacuum analyze menu_items');
    const menu = new MenuService(dataSource, { read: (work) => work({ dataSource }) });
    const reference = await measure(() => menu.list({ limit: 5 }));
    console.log(`  ${'five dishes without a search (reference)'.padEnd(44)} ${reference.p50} ms`);
    const searches = {
      'a word of few names': 'manchurian',
      'a word of no name but of descriptions': 'tamarind',
      'a word with a typing mistake': 'manchuriyan',
      'four words with mistakes': 'chiken dum biriyani tandor',
      'what no dish has': 'nothing like that',
      'a hundred letters': 'x'.repeat(100),
    };
    for (const [what, search] of Object.entries(searches)) {
      const { p50, p95 } = await measure(() => menu.list({ search, limit: 5 }));
      const ratio = (p50 / reference.p50).toFixed(1);
      console.log(`  ${what.padEnd(44)} ${p50} ms (p95 ${p95} ms)   ${ratio} × reference`);
    }
    await dataSource.destroy();
  } finally {
    await postgres.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
}

async function measure(once: () => Promise<unknown>) {
  const samples: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const started = performance.now();
    await once();
    samples.push(performance.now() - started);
  }
  return quantiles(samples);
}
