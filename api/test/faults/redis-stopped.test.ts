import { spawnSync } from 'node:child_process';
import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { RedisServer } from '../servers/redis-server.js';
import { createScratchDatabase, type ScratchDatabase } from '../servers/scratch-database.js';
import { ShopProcess } from '../processes/shop-process.js';
import { BusyShop, recovery } from './a-busy-shop.js';

const hasRedis = spawnSync('redis-server', ['--version']).status === 0;

describe.skipIf(!hasRedis)('Redis under load (needs the program redis-server)', () => {
  let database: ScratchDatabase;
  let redis: RedisServer;
  let shop: ShopProcess;
  let busy: BusyShop;

  beforeAll(async () => {
    database = await createScratchDatabase(inject('databaseServer'));
    redis = await RedisServer.start();
    const stores = { DATABASE_URL: database.url, REDIS_URL: redis.url };
    shop = await ShopProcess.create({ ...stores, LOG_LEVEL: 'silent' });
    busy = await BusyShop.open(shop, database.url);
    await busy.begin();
  });
  afterAll(async () => {
    await busy.close();
    await shop.remove();
    await redis.remove();
    await database.drop();
  });

  it.each([
    ['restarted', 0, 'Preparing'],
    ['away for 20 s', 20_000, 'Delivered'],
  ])('may be %s, with all its data lost, without customers noticing', async (_how, away, status) => {
    const { taken, versions } = busy;
    const [before, version] = [taken.length, versions.at(-1) ?? 0];
    await redis.kill();
    // The duration of the outage is what this tests.
    await delay(away);
    if (away > 0) {
      expect(taken.length).toBeGreaterThan(before + 20);
      expect(await shop.readiness()).toBe('not ready');
    }
    await redis.startAgain();
    await expect.poll(() => shop.readiness(), recovery).toBe('ready');
    expect((await busy.setStatus(status)).status).toBe(200);
    await expect.poll(() => versions.at(-1), recovery).toBe(version + 1);
    expect(busy.wrong).toEqual([]);
  });

  it('loses and doubles nothing', async () => {
    await busy.close();
    await busy.expectNothingLostOrDoubled(database.url);
    expect(busy.refused).toBe(0);
  });
});
