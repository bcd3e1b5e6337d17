import { spawnSync } from 'node:child_process';
import { readdir, rm, statfs, writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { createScratchDatabase, type ScratchDatabase } from '../servers/scratch-database.js';
import { owner, ShopProcess } from './shop-process.js';
import { formOf, menuRoute, profileRoute, type UploadAnswer } from '../uploads.js';

/** Runs a command that alone sees an empty disk of 4 MB as its `/mnt`. */
const smallDisk = [
  'unshare',
  '--mount',
  ...(process.getuid?.() === 0 ? [] : ['--user', '--map-root-user']),
  'sh',
  '-c',
  'mount -t tmpfs -o size=4m,mode=755 tmpfs /mnt && exec "$@"',
  'sh',
];
const [program = '', ...args] = smallDisk;
const hasSmallDisks = spawnSync(program, [...args, 'true']).status === 0;

/** Noise, which does not compress. */
const photo = (seed: number) =>
  sharp({
    create: {
      width: 900,
      height: 700,
      channels: 3,
      background: { r: seed, g: 100, b: 100 },
      noise: { type: 'gaussian', mean: 128, sigma: 60 },
    },
  })
    .jpeg({ quality: 60 })
    .toBuffer();

describe.skipIf(!hasSmallDisks)('a full disk (needs root on Linux, or user namespaces)', () => {
  let database: ScratchDatabase;
  let shop: ShopProcess;
  let token: string;
  /** The shop's disk, as seen from here. */
  let disk: string;

  beforeAll(async () => {
    database = await createScratchDatabase(inject('databaseServer'));
    shop = await ShopProcess.create({ DATABASE_URL: database.url, DATA_DIR: '/mnt/data' }, [
      ...smallDisk,
      process.execPath,
    ]);
    await shop.start();
    token = await shop.login(owner);
    disk = `/proc/${shop.pid}/root/mnt`;
  });
  afterAll(async () => {
    await shop.remove();
    await database.drop();
  });

  async function upload(route: string, picture: Buffer): Promise<{ status: number; body: UploadAnswer }> {
    const answer = await fetch(shop.url + route, {
      method: 'POST',
      body: formOf(picture),
      headers: { Authorization: `Bearer ${token}` },
    });
    return { status: answer.status, body: (await answer.json()) as UploadAnswer };
  }
  const kept = async () =>
    (await readdir(path.join(disk, 'data', 'uploads'), { recursive: true })).toSorted();
  const shown = async (file = '') => (await fetch(shop.url + file)).status;
  const ownPicture = async () =>
    (await shop.call<UploadAnswer['user']>('GET', '/api/auth/profile', { token })).body?.profilePicture;

  it('stores no part of a picture, keeps the old one, and reports the problem until there is room', async () => {
    const first = await upload(profileRoute, await photo(10));
    expect(first.status).toBe(200);
    const dish = await upload(menuRoute, await photo(20));
    expect(dish.status).toBe(200);
    const before = await kept();
    // Room for some of a picture's files, but not for all.
    const filler = path.join(disk, 'filler');
    const { bavail, bsize } = await statfs(disk);
    await writeFile(filler, Buffer.alloc(bavail * bsize - 40_000));

    const full = {
      status: 507,
      body: { code: 'STORAGE_FULL', message: expect.stringContaining('no room left') as string },
    };
    const next = await photo(30);
    expect(await upload(profileRoute, next)).toMatchObject(full);
    expect(await upload(menuRoute, next)).toMatchObject(full);
    expect(await kept()).toEqual(before);
    expect(await ownPicture()).toBe(first.body.profilePicture);
    expect([await shown(first.body.profilePicture), await shown(dish.body.image)]).toEqual([200, 200]);
    // An existing picture stays when it is sent again.
    await upload(menuRoute, await photo(20));
    expect(await kept()).toEqual(before);
    // The shop itself continues.
    expect((await shop.call('GET', '/readyz')).status).toBe(200);

    await rm(filler);
    const again = await upload(profileRoute, next);
    expect(again.status).toBe(200);
    expect(await ownPicture()).toBe(again.body.profilePicture);
    expect(await shown(again.body.profilePicture)).toBe(200);
  });
});
