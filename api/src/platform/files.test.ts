import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { mkdir, mkdtemp, readdir, rm, stat, symlink, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startS3Server, type S3Server } from '../../test/servers/s3-server.js';
import type { FileStore, StoredFile } from './files.js';
import { LocalFiles } from './local-files.js';
import { S3Files } from './s3-files.js';

const hash = (character: string) => character.repeat(32);
const name = `menu/${hash('a')}-320.webp`;

async function listed(files: FileStore): Promise<StoredFile[]> {
  const found: StoredFile[] = [];
  for await (const file of files.list()) found.push(file);
  return found;
}

async function read(files: FileStore, file: string) {
  const opened = await files.open(file);
  return opened && { ...opened, contents: (await buffer(opened.contents)).toString() };
}

let root: string;
let s3: S3Server;
beforeAll(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'chowk-files-'));
  s3 = await startS3Server();
});
afterAll(async () => {
  await s3.close();
  await rm(root, { recursive: true, force: true });
});

describe.each([
  { where: 'on the disk', open: () => Promise.resolve(new LocalFiles(path.join(root, 'uploads'))) },
  { where: 'on S3', open: () => S3Files.open({ ...s3, region: 'us-east-1' }) },
])('files $where', ({ open }) => {
  let files: FileStore;
  beforeAll(async () => {
    files = await open();
  });
  beforeEach(async () => {
    for (const file of await listed(files)) await files.remove(file.name);
  });

  it('returns files as they were stored', async () => {
    expect(await files.open(name)).toBeUndefined();
    expect(await files.modifiedAt(name)).toBeUndefined();
    await files.put(name, Buffer.from('a picture'), 'image/webp');
    expect(await read(files, name)).toEqual({ contents: 'a picture', contentType: 'image/webp', size: 9 });
    // By the clock of the disk; S3 has a resolution of one second.
    const clock = path.join(root, 'clock');
    await writeFile(clock, '');
    const { mtimeMs } = await stat(clock);
    expect(Math.abs(mtimeMs - ((await files.modifiedAt(name))?.getTime() ?? 0))).toBeLessThan(5000);
  });

  it('lists files, and does not find removed ones', async () => {
    const names = ['a', 'b', 'c'].map((character) => `profile/${hash(character)}-512.avif`);
    for (const file of names) await files.put(file, Buffer.from(file), 'image/avif');
    expect((await listed(files)).map((file) => file.name).toSorted()).toEqual(names);
    expect((await listed(files))[0]?.modifiedAt).toBeInstanceOf(Date);
    await files.remove(names[1] ?? '');
    await files.remove(names[1] ?? '');
    expect((await listed(files)).map((file) => file.name).toSorted()).toEqual([names[0], names[2]]);
  });

  it('renews the age of a file', async () => {
    expect(await files.renew(name)).toBe(false);
    await files.put(name, Buffer.from('a picture'), 'image/webp');
    const before = await files.modifiedAt(name);
    await expect
      .poll(async () => (await files.renew(name)) && (await files.modifiedAt(name)), { interval: 200 })
      .not.toEqual(before);
    expect(await read(files, name)).toEqual({ contents: 'a picture', contentType: 'image/webp', size: 9 });
  });

  it.each([
    '../secrets',
    `../${hash('a')}.webp`,
    `menu/../../${hash('a')}.webp`,
    `/${hash('a')}.webp`,
    `menu/${hash('a')}.webp\0.svg`,
    `menu\\${hash('a')}.webp`,
    `menu/${hash('a')}.webp/../x`,
    'menu/.hidden',
    'admin-password',
    '',
  ])('are refused with a path outside of their folder: %j', async (trick) => {
    await expect(files.open(trick)).rejects.toThrow(RangeError);
    await expect(files.put(trick, Buffer.from('x'), 'image/webp')).rejects.toThrow(RangeError);
    await expect(files.renew(trick)).rejects.toThrow(RangeError);
    await expect(files.modifiedAt(trick)).rejects.toThrow(RangeError);
    await expect(files.remove(trick)).rejects.toThrow(RangeError);
  });
});

describe('LocalFiles', () => {
  it('never shows a reader a partial file', async () => {
    const files = new LocalFiles(path.join(root, 'torn'));
    const contents = Buffer.alloc(300_000, 'x');
    const write = async () => {
      for (let round = 0; round < 10; round += 1) await files.put(name, contents, 'image/webp');
    };
    const sizes: (number | undefined)[] = [];
    const look = async () => {
      for (let round = 0; round < 100; round += 1) sizes.push((await read(files, name))?.contents.length);
    };
    await files.put(name, contents, 'image/webp');
    await Promise.all([write(), write(), look()]);
    expect(new Set(sizes)).toEqual(new Set([contents.length]));
    expect((await listed(files)).map((file) => file.name)).toEqual([name]);
  });

  it('leaves no draft after a failed write, and lists what a crash left behind', async () => {
    const folder = path.join(root, 'drafts');
    const files = new LocalFiles(folder);
    await files.put(name, Buffer.from('a picture'), 'image/webp');
    const blocked = `menu/${hash('b')}.webp`;
    await mkdir(path.join(folder, blocked, 'full'), { recursive: true });
    await expect(files.put(blocked, Buffer.from('x'), 'image/webp')).rejects.toThrow();
    await rm(path.join(folder, blocked), { recursive: true });
    await symlink(path.join(folder, 'nowhere'), path.join(folder, 'menu', 'stray'));
    await writeFile(path.join(folder, 'menu', 'README.txt'), 'not ours');
    const draft = `menu/${hash('c')}-320-0b0e7c8e-6a2f-4b7e-9d55-0f5a1f6f2a11.tmp`;
    await writeFile(path.join(folder, draft), 'half a pic');
    await utimes(path.join(folder, draft), new Date(0), new Date(0));
    expect((await listed(files)).toSorted((a, b) => a.name.localeCompare(b.name))).toEqual([
      { name, modifiedAt: expect.any(Date) as Date },
      { name: draft, modifiedAt: new Date(0) },
    ]);
    await files.remove(draft);
    expect(await readdir(path.join(folder, 'menu'))).not.toContain(path.basename(draft));
  });
});

describe('S3Files', () => {
  const settings = { bucket: 'chowk', region: 'us-east-1', accessKeyId: 'x', secretAccessKey: 'y' };
  const unavailable = expect.objectContaining({ code: 'UNAVAILABLE' }) as Error;

  it('is unavailable when the service does not answer, answers nonsense or refuses', async () => {
    const server = createServer((_req, res) =>
      res.writeHead(403).end('<Error><Code>AccessDenied</Code></Error>'),
    );
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const { port } = server.address() as AddressInfo;
    const refused = await S3Files.open({ ...settings, endpoint: `http://127.0.0.1:${port}` });
    await expect(refused.put(name, Buffer.from('x'), 'image/webp')).rejects.toEqual(unavailable);
    await expect(refused.open(name)).rejects.toEqual(unavailable);
    await new Promise((resolve) => {
      server.close(resolve);
      refused.close();
      server.closeAllConnections();
    });
    await expect(refused.open(name)).rejects.toEqual(unavailable);
    await expect(listed(refused)).rejects.toEqual(unavailable);
  });

  it('reports a missing bucket', async () => {
    const files = await S3Files.open({ ...settings, ...s3, bucket: 'nobodys' });
    await expect(files.put(name, Buffer.from('x'), 'image/webp')).rejects.toEqual(unavailable);
  });
});
