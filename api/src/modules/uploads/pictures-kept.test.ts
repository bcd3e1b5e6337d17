import { once } from 'node:events';
import { request, type IncomingMessage } from 'node:http';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { TestApp } from '../../../test/app.js';
import { aDish } from '../../../test/factories.js';
import { aPhoto } from '../../../test/pictures.js';
import { startS3Server, type S3Server } from '../../../test/servers/s3-server.js';
import { filesOf, formOf, menuRoute, send, Uploader, type UploadAnswer } from '../../../test/uploads.js';
import type { FileStore } from '../../platform/files.js';
import { pictureKinds } from './picture-paths.js';
import { PictureRenderer } from './picture-renderer.js';
import { PicturesService } from './pictures.service.js';

let s3: S3Server;
let onDisk: TestApp;
let onS3: TestApp;
let ashaOnDisk: Uploader;
let ashaOnS3: Uploader;
beforeAll(async () => {
  s3 = await startS3Server();
  onDisk = await TestApp.start(manyUploads);
  onS3 = await TestApp.start({
    ...manyUploads,
    DATABASE_URL: onDisk.databaseUrl,
    S3_ENDPOINT: s3.endpoint,
    S3_BUCKET: s3.bucket,
    S3_ACCESS_KEY_ID: s3.accessKeyId,
    S3_SECRET_ACCESS_KEY: s3.secretAccessKey,
  });
  ashaOnDisk = await Uploader.of(onDisk);
  ashaOnS3 = await Uploader.of(onS3);
});
afterAll(async () => {
  await onS3.close();
  await onDisk.close();
  await s3.close();
});
/** One uploader acts for many people. */
const manyUploads = { RATE_LIMIT_FACTOR: '100' };

/** Uploads of these tests are not limited. */
const unlimited = {
  points: Number.POSITIVE_INFINITY,
  take: () => Promise.resolve({ taken: 1, retryAfter: 1 }),
  release: () => Promise.resolve(),
  block: () => Promise.resolve(),
};

function sweep(test: TestApp, age: number, files: FileStore = test.app.files): Promise<number> {
  const renderer = new PictureRenderer(1, test.app.log);
  const pictures = new PicturesService(files, test.app.dataSource, unlimited, renderer);
  const { accounts, menu, restaurant } = test.app.services;
  const owners = { menu, profile: accounts, logo: restaurant, cover: restaurant };
  for (const kind of pictureKinds) pictures.addOwner(kind, (paths) => owners[kind].picturesInUse(paths));
  return pictures.sweep(age);
}

function withChanges(files: FileStore, changes: Partial<FileStore>): FileStore {
  return {
    put: (name, contents, contentType) => files.put(name, contents, contentType),
    open: (name) => files.open(name),
    modifiedAt: (name) => files.modifiedAt(name),
    renew: (name) => files.renew(name),
    remove: (name) => files.remove(name),
    list: () => files.list(),
    ...changes,
  };
}

describe.each([
  ['the disk', () => ({ test: onDisk, uploader: ashaOnDisk })],
  ['S3', () => ({ test: onS3, uploader: ashaOnS3 })],
])('a picture kept on %s', (_where, store) => {
  it('has all widths and formats for a dish, cacheable for ever', async () => {
    const { test, uploader } = store();
    const { status, body } = await uploader.dish(await aPhoto(1600, 1200).jpeg().toBuffer());
    expect([status, body.message]).toEqual([200, 'Picture uploaded.']);
    expect(body.image).toMatch(/^\/uploads\/menu\/[0-9a-f]{32}-1280\.webp$/);
    for (const path of filesOf(body.image)) {
      const [, width, format] = /-(\d+)\.(\w+)$/.exec(path) ?? [];
      const response = await fetch(test.url + path);
      expect(response.status, path).toBe(200);
      expect(response.headers.get('Content-Type')).toBe(`image/${format}`);
      expect(response.headers.get('Cache-Control')).toBe('public, max-age=31536000, immutable');
      expect(response.headers.get('X-Content-Type-Options')).toBe('nosniff');
      const metadata = await sharp(Buffer.from(await response.arrayBuffer())).metadata();
      expect(metadata).toMatchObject({ width: Number(width), height: (Number(width) * 3) / 4 });
      expect(metadata.format).toBe(format === 'avif' ? 'heif' : 'webp');
    }
  });

  it('is a square in two sizes for a person, and theirs immediately', async () => {
    const { test, uploader } = store();
    const { status, body } = await uploader.profile(await aPhoto(900, 600).png().toBuffer());
    expect(status).toBe(200);
    expect(body.profilePicture).toMatch(/^\/uploads\/profile\/[0-9a-f]{32}-512\.webp$/);
    expect(body.user).toMatchObject({ _id: uploader.customer.id, profilePicture: body.profilePicture });
    expect(await sharp(await uploader.served(body.profilePicture)).metadata()).toMatchObject({
      width: 512,
      height: 512,
    });
    const small = body.profilePicture?.replace('-512', '-128');
    expect(await sharp(await uploader.served(small)).metadata()).toMatchObject({ width: 128, height: 128 });
    const profile = await test.rest('GET', '/api/auth/profile', { token: uploader.customer.token });
    expect(profile.body).toMatchObject({ profilePicture: body.profilePicture });
  });

  it('is described by its headers, and not sent again to a cache', async () => {
    const { test, uploader } = store();
    const { body } = await uploader.dish(await aPhoto(100, 100).png().toBuffer());
    const path = test.url + body.image;
    const full = await fetch(path);
    const size = (await full.arrayBuffer()).byteLength;
    const head = await fetch(path, { method: 'HEAD' });
    expect([head.status, Number(head.headers.get('Content-Length')), await head.text()]).toEqual([
      200,
      size,
      '',
    ]);
    const etag = full.headers.get('ETag') ?? '';
    expect(etag).not.toBe('');
    const again = await fetch(path, { headers: { 'If-None-Match': etag, 'Cache-Control': 'max-age=0' } });
    expect([again.status, await again.text()]).toEqual([304, '']);
  });

  it.each([
    '/uploads/menu/00000000000000000000000000000000-1280.webp',
    '/uploads/menu/',
    '/uploads/',
    '/uploads/menu',
    '/uploads/..%2fjwt-secret',
    '/uploads/menu/..%2f..%2fjwt-secret',
    '/uploads/%2e%2e/%2e%2e/package.json',
    '/uploads/menu/%00.webp',
    '/uploads//etc/passwd',
    '/uploads/..%5c..%5cpackage.json',
  ])('does not make another path available: %s', async (path) => {
    const { port } = new URL(store().test.url);
    // The raw path, which `fetch` would normalise.
    const [response] = (await once(request({ port, path }).end(), 'response')) as [IncomingMessage];
    const body = (await response.toArray()).join('');
    expect([400, 404]).toContain(response.statusCode);
    expect(JSON.parse(body)).toMatchObject({ code: expect.any(String) as string });
  });

  it('is stored once and completely for parallel uploads', async () => {
    const { uploader } = store();
    const picture = await aPhoto(700, 500).jpeg().toBuffer();
    const before = await uploader.kept();
    const answers = await Promise.all(Array.from({ length: 20 }, () => uploader.dish(picture)));
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
    const [path, ...others] = new Set(answers.map(({ body }) => body.image));
    expect(others).toEqual([]);
    const added = (await uploader.kept()).filter((name) => !before.includes(name));
    expect(added.map((name) => `/uploads/${name}`)).toEqual(filesOf(path).toSorted());
    for (const file of filesOf(path))
      await sharp(await uploader.served(file))
        .raw()
        .toBuffer();
  });
});

describe('a path that a client sends back', () => {
  it('is accepted if it is ours, of the right kind, and exists', async () => {
    const { pictures } = onDisk.app.services;
    const { body } = await ashaOnDisk.dish(await aPhoto(90, 60).png().toBuffer());
    const path = body.image ?? '';
    expect(await pictures.exists('menu', path)).toBe(true);
    expect(await pictures.exists('profile', path)).toBe(false);
    for (const bad of [
      path.replace('/uploads/', '/uploads/../uploads/'),
      path.replace('-1280', '-320'),
      path.replace('.webp', '.avif'),
      path.replace('-1280', '-9999'),
      `${path}?x`,
      `https://evil.example${path}`,
      path.slice(1),
      '/uploads/menu/00000000000000000000000000000000-1280.webp',
      '/uploads/menu/../../jwt-secret',
      '/etc/passwd',
      '',
    ])
      expect(await pictures.exists('menu', bad), bad).toBe(false);
    const stored = await pictures.put('demo', await aPhoto(800, 600).png({ compressionLevel: 0 }).toBuffer());
    expect(stored).toMatch(/^\/uploads\/menu\/[0-9a-f]{32}-800\.webp$/);
    for (const width of [320, 640, 800]) await ashaOnDisk.served(stored.replace('800', String(width)));
    expect(await pictures.exists('menu', stored)).toBe(true);
    // The file names from before there were several widths.
    const plain = '/uploads/menu/0123456789abcdef0123456789abcdef.webp';
    expect(await pictures.exists('menu', plain)).toBe(false);
    await onDisk.app.files.put(plain.replace('/uploads/', ''), await ashaOnDisk.served(path), 'image/webp');
    expect(await pictures.exists('menu', plain)).toBe(true);
  });
});

describe.each([
  ['the disk', () => ({ test: onDisk, uploader: ashaOnDisk })],
  ['S3', () => ({ test: onS3, uploader: ashaOnS3 })],
])('the sweep of %s', (_where, store) => {
  const photoOf = (background: string) =>
    sharp({ create: { width: 40, height: 30, channels: 3, background } })
      .png()
      .toBuffer();

  it('removes unused pictures and nothing else', async () => {
    const { test, uploader } = store();
    const used = (await uploader.dish(await photoOf('#111'))).body.image ?? '';
    const asWidth = (await uploader.dish(await photoOf('#222'))).body.image ?? '';
    const unused = (await uploader.dish(await photoOf('#333'))).body.image ?? '';
    const first = (await uploader.profile(await photoOf('#444'))).body.profilePicture ?? '';
    const second = (await uploader.profile(await photoOf('#555'))).body.profilePicture ?? '';
    const old = 'menu/fedcba9876543210fedcba9876543210.webp';
    await test.app.files.put(old, await photoOf('#666'), 'image/webp');
    await aDish(test, { image: used });
    await aDish(test, { image: asWidth.replace('-1280', '-320') });
    await aDish(test, { image: `/uploads/${old}` });

    expect(await sweep(test, 3_600_000)).toBe(0);
    expect(await test.app.services.pictures.exists('menu', unused)).toBe(true);

    // S3 has a resolution of one second and may be ahead by one.
    expect(await sweep(test, -2000)).toBeGreaterThanOrEqual(2);
    const left = (await uploader.kept()).map((name) => `/uploads/${name}`);
    expect(left).toEqual(
      expect.arrayContaining([
        ...filesOf(used),
        ...filesOf(asWidth),
        second,
        second.replace('512', '128'),
        `/uploads/${old}`,
      ]),
    );
    for (const gone of [...filesOf(unused), first, first.replace('512', '128')])
      expect(left).not.toContain(gone);
    expect(await sweep(test, -2000)).toBe(0);
  });

  it('spares a picture that is uploaded again after it was found to be old', async () => {
    const { test, uploader } = store();
    const picture = await photoOf('#777');
    const path = (await uploader.dish(picture)).body.image;
    const listedAsOld = withChanges(test.app.files, {
      async *list() {
        for (const name of await uploader.kept()) yield { name, modifiedAt: new Date(0) };
        await uploader.dish(picture);
      },
    });
    await sweep(test, 3_600_000, listedAsOld);
    for (const file of filesOf(path)) await uploader.served(file);
  });

  it('makes an upload wait for the removal of the same picture', async () => {
    const { test, uploader } = store();
    const picture = await photoOf('#888');
    const path = (await uploader.dish(picture)).body.image;
    let upload: Promise<unknown> | undefined;
    let waits: Promise<void> | undefined;
    const slowly = withChanges(test.app.files, {
      async remove(name) {
        if (filesOf(path).includes(`/uploads/${name}`)) {
          upload ??= uploader.dish(picture);
          waits ??= expect
            .poll(() =>
              test.app.dataSource.query(
                `select 1 from pg_locks join pg_database on pg_database.oid = database
                 where datname = current_database() and locktype = 'advisory' and not granted`,
              ),
            )
            .toHaveLength(1);
          await waits;
        }
        await test.app.files.remove(name);
      },
    });
    await sweep(test, -2000, slowly);
    expect(upload).toBeDefined();
    await upload;
    for (const file of filesOf(path)) await uploader.served(file);
  });

  it('leaves foreign files', async () => {
    const { test, uploader } = store();
    const stranger = `other/${'ab'.repeat(16)}.webp`;
    await test.app.files.put(stranger, Buffer.from('x'), 'image/webp');
    await sweep(test, -2000);
    expect(await uploader.kept()).toContain(stranger);
    await test.app.files.remove(stranger);
  });
});

it('answers 503 while S3 is away, and recovers by itself', async () => {
  const away = await TestApp.start({
    ...manyUploads,
    DATABASE_URL: onDisk.databaseUrl,
    S3_ENDPOINT: 'http://127.0.0.1:9',
    S3_BUCKET: 'chowk',
    S3_ACCESS_KEY_ID: 'x',
    S3_SECRET_ACCESS_KEY: 'y',
  });
  const upload = await send(
    away,
    menuRoute,
    formOf(await aPhoto().jpeg().toBuffer()),
    ashaOnDisk.admin.token,
  );
  expect([upload.status, upload.body.code]).toEqual([503, 'UNAVAILABLE']);
  const shown = await away.rest<UploadAnswer>('GET', `/uploads/menu/${'0'.repeat(32)}-1280.webp`);
  expect([shown.status, shown.body.code]).toEqual([503, 'UNAVAILABLE']);
  expect(shown.headers.get('Cache-Control') ?? '').not.toContain('immutable');
  await away.close();
});
