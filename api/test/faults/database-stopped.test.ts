import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DatabaseMachine } from '../servers/database-machine.js';
import { ShopProcess } from '../processes/shop-process.js';
import { BusyShop, recovery } from './a-busy-shop.js';

let database: DatabaseMachine;
let shop: ShopProcess;
let busy: BusyShop;

beforeAll(async () => {
  database = await DatabaseMachine.start();
  shop = await ShopProcess.create({ DATABASE_URL: database.url, LOG_LEVEL: 'silent' });
  busy = await BusyShop.open(shop, database.url);
  await busy.begin();
});
afterAll(async () => {
  await busy.close();
  await shop.remove();
  await database.remove();
});

describe.each([
  ['restarted', 0, 'Preparing'],
  ['stopped for 20 s', 20_000, 'Delivered'],
])('PostgreSQL that is %s under load', (_how, away, status) => {
  it('makes requests fail with 503 and a retry time, for at most 10 s after its return', async () => {
    await database.stop();
    // The duration of the outage is what this tests.
    await delay(away);
    const { refused, taken, versions } = busy;
    if (away > 0) {
      expect(refused).toBeGreaterThan(5);
      expect(await shop.readiness()).toBe('not ready');
      expect((await shop.call('GET', '/healthz')).status).toBe(200);
    }
    const before = taken.length;
    const version = versions.at(-1) ?? 0;
    await database.startAgain();
    await expect.poll(() => taken.length, recovery).toBeGreaterThan(before + 5);
    await expect.poll(() => shop.readiness(), recovery).toBe('ready');
    expect((await busy.setStatus(status)).status).toBe(200);
    await expect.poll(() => versions.at(-1), recovery).toBe(version + 1);
    expect(busy.wrong).toEqual([]);
  });
});

it('the shop loses and doubles nothing while PostgreSQL is stopped', async () => {
  await busy.close();
  await busy.expectNothingLostOrDoubled(database.url);
});
