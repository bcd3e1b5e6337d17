import { spawnSync } from 'node:child_process';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { aPhoto } from '../pictures.js';
import { createScratchDatabase, type ScratchDatabase } from '../servers/scratch-database.js';
import { formOf, profileRoute, type UploadAnswer } from '../uploads.js';
import { owner, ShopProcess } from './shop-process.js';

let database: ScratchDatabase;
let shop: ShopProcess;
let token: string;
beforeAll(async () => {
  database = await createScratchDatabase(inject('databaseServer'));
  shop = await ShopProcess.create({ DATABASE_URL: database.url });
});
beforeEach(async () => {
  await shop.start();
  token = await shop.login(owner);
});
afterEach(() => shop.stop());
afterAll(async () => {
  await shop.remove();
  await database.drop();
});

async function upload(picture: Buffer): Promise<{ status: number; body: UploadAnswer }> {
  const response = await fetch(shop.url + profileRoute, {
    method: 'POST',
    headers: { Authorization: `Bearer ${token}` },
    body: formOf(picture),
  });
  return { status: response.status, body: (await response.json()) as UploadAnswer };
}

const processes = () => spawnSync('ps', ['-A', '-ww', '-o', 'pid=,ppid=,args='], { encoding: 'utf8' }).stdout;

/** The shop's renderer processes. */
function renderers(): number[] {
  return processes()
    .split('\n')
    .map((line) => line.trim().split(/\s+/))
    .filter(
      ([, parent, ...args]) => Number(parent) === shop.pid && args.join(' ').includes('picture-process.js'),
    )
    .map(([pid]) => Number(pid));
}

const isThere = (pid: number) =>
  processes()
    .split('\n')
    .some((line) => Number(line.trim().split(/\s+/)[0]) === pid && !line.includes('<defunct>'));

describe('the picture renderer', () => {
  it('starts with the first picture and serves the next one', async () => {
    expect(renderers()).toEqual([]);
    const small = await aPhoto().jpeg().toBuffer();
    expect((await upload(small)).status).toBe(200);
    const [pid] = renderers();
    expect((await upload(small)).status).toBe(200);
    expect(renderers()).toEqual([pid]);
  });

  it('is replaced when it has been killed', async () => {
    const small = await aPhoto().jpeg().toBuffer();
    expect((await upload(small)).status).toBe(200);
    const [pid = 0] = renderers();
    process.kill(pid, 'SIGKILL');
    // Until the shop has noticed its end it is defunct.
    await expect.poll(() => new RegExp(`^ *${pid} `, 'm').test(processes())).toBe(false);
    expect((await upload(small)).status).toBe(200);
  });

  it('does not outlive a killed shop', async () => {
    expect((await upload(await aPhoto().jpeg().toBuffer())).status).toBe(200);
    const [pid = 0] = renderers();
    expect(pid).toBeGreaterThan(0);
    await shop.stop('SIGKILL');
    await expect.poll(() => isThere(pid)).toBe(false);
  });

  it('ends with the shop, not before: terminals and services signal all processes', async () => {
    const small = await aPhoto().jpeg().toBuffer();
    expect((await upload(small)).status).toBe(200);
    const [pid = 0] = renderers();
    process.kill(pid, 'SIGTERM');
    process.kill(pid, 'SIGINT');
    expect((await upload(small)).status).toBe(200);
    expect(renderers()).toEqual([pid]);
    expect(await shop.stop('SIGTERM')).toBe(0);
    expect(isThere(pid)).toBe(false);
  });
});
