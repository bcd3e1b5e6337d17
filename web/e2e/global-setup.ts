import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { FullConfig } from '@playwright/test';
import { untilUp } from '../../api/bench/until-up.js';
import { freePort } from '../../api/src/platform/free-port.js';
import { startDatabaseServer } from '../../api/test/servers/database-server.js';
import { databaseUrl, query } from '../../api/test/servers/scratch-database.js';
import { password } from './people';
import { environmentOf, run, Shop, ShopProcess, type Template } from './shop';

declare global {
  namespace NodeJS {
    interface ProcessEnv {
      /** JSON of {@link Prepared}, for the workers. */
      JOURNEYS?: string;
    }
  }
}

export interface Prepared {
  readonly template: Template;
  /** Addresses of shops, one per worker, for the tests that change no settings. */
  readonly shops: readonly { readonly url: string; readonly databaseUrl: string }[];
}

const admin = { email: 'admin@chowk.example', password };

/** A database server, a prepared shop to clone, and a clone for each worker. */
export default async function setup({ workers }: FullConfig): Promise<() => Promise<void>> {
  const server = await startDatabaseServer();
  const template = await prepare(server.url);
  const shops = await Promise.all(Array.from({ length: workers }, () => ShopProcess.start(template)));
  const prepared: Prepared = {
    template,
    shops: shops.map(({ shop: { url, databaseUrl: database } }) => ({ url, databaseUrl: database })),
  };
  process.env.JOURNEYS = JSON.stringify(prepared);
  return async () => {
    await Promise.all(shops.map((shop) => shop.end()));
    await server.stop();
    await rm(template.dataDir, { recursive: true, force: true });
  };
}

/** Starts a shop with the demo menu and an admin once, and keeps its database and data. */
async function prepare(server: string): Promise<Template> {
  const database = 'chowk_shop_template';
  await query(server, `drop database if exists ${database} with (force)`);
  await query(server, `create database ${database}`);
  const dataDir = await mkdtemp(path.join(tmpdir(), 'chowk-journeys-'));
  const port = await freePort();
  const url = databaseUrl(server, database);
  const child = run({
    ...environmentOf(url, dataDir, port),
    SEED_DEMO: 'true',
    ADMIN_EMAIL: admin.email,
    ADMIN_PASSWORD: admin.password,
  });
  const shop = new Shop(`http://127.0.0.1:${port}`, url, '');
  await untilUp(`${shop.url}/readyz`, { child, isUp: ({ ok }) => ok });
  const { body } = await shop.rest<{ token: string }>('POST', '/api/auth/login', { body: admin });
  const ended = once(child, 'exit');
  child.kill('SIGTERM');
  await ended;
  return { server, database, dataDir, adminToken: body.token };
}
