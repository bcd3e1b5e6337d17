import { request, type IncomingMessage } from 'node:http';
import { connect } from 'node:net';
import { once } from 'node:events';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { TestApp } from '../../../test/app.js';
import { aCustomer, aDish, anAdmin, type Account } from '../../../test/factories.js';
import { aPhoto, aZip, colourAt, jpegWithSegment, pngThatClaims } from '../../../test/pictures.js';
import { startS3Server, type S3Server } from '../../../test/s3-server.js';
import type { FileStore } from '../../platform/files.js';
import { PicturesService } from './pictures.service.js';

interface UploadAnswer {
  readonly message: string;
  readonly code?: string;
  readonly errors?: readonly { field: string; message: string }[];
  readonly image?: string;
  readonly profilePicture?: string;
  readonly user?: { readonly _id: string; readonly profilePicture: string | null };
}

const megabyte = 1024 * 1024;

let s3: S3Server;
let onDisk: TestApp;
let onS3: TestApp;
let asha: Account;
let vikram: Account;
beforeAll(async () => {
  s3 = await startS3Server();
  onDisk = await TestApp.start();
  onS3 = await TestApp.start({
    DATABASE_URL: onDisk.databaseUrl,
    S3_ENDPOINT: s3.endpoint,
    S3_BUCKET: s3.bucket,
    S3_ACCESS_KEY_ID: s3.accessKeyId,
    S3_SECRET_ACCESS_KEY: s3.secretAccessKey,
  });
  asha = await aCustomer(onDisk);
  vikram = await anAdmin(onDisk);
});
afterAll(async () => {
  await onS3.close();
  await onDisk.close();
  await s3.close();
});

function formOf(
  picture: Buffer,
  { field = 'image', name = 'dinner.jpg', type = 'image/jpeg' } = {},
): FormData {
  const form = new FormData();
  form.append(field, new Blob([new Uint8Array(picture)], { type }), name);
  return form;
}

async function send(test: TestApp, route: string, body: RequestInit['body'], token?: string) {
  const response = await fetch(test.url + route, {
    method: 'POST',
    body: body ?? null,
    headers: token ? { Authorization: `Bearer ${token}` } : {},
  });
  return { status: response.status, body: (await response.json()) as UploadAnswer };
}

const menuRoute = '/api/admin/menu/image';
const profileRoute = '/api/auth/upload';
const uploadDish = (picture: Buffer, test = onDisk) => send(test, menuRoute, formOf(picture), vikram.token);
const uploadProfile = (picture: Buffer, test = onDisk) =>
  send(test, profileRoute, formOf(picture), asha.token);

async function served(path: string | undefined, test = onDisk): Promise<Buffer> {
  const response = await fetch(test.url + path);
  expect(response.status, path).toBe(200);
  return Buffer.from(await response.arrayBuffer());
}

async function kept(test = onDisk): Promise<string[]> {
  const names: string[] = [];
  for await (const { name } of test.app.files.list()) names.push(name);
  return names.toSorted();
}

function sweep(test: TestApp, age: number, files: FileStore = test.app.files): Promise<number> {
  const { menu, auth } = test.app.services;
  return new PicturesService(files, test.app.dataSource).sweep(
    { menu: (paths) => menu.picturesInUse(paths), profile: (paths) => auth.picturesInUse(paths) },
    age,
  );
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

/** Every width and format of a dish's picture. */
const filesOf = (path = '') =>
  [320, 640, 1280].flatMap((width) =>
    ['webp', 'avif'].map((format) => path.replace('-1280.webp', `-${width}.${format}`)),
  );

describe.each([
  ['the disk', () => onDisk],
  ['S3', () => onS3],
])('a picture kept on %s', (_where, store) => {
  it('of a dish has all widths and formats, which browsers may keep for good', async () => {
    const test = store();
    const { status, body } = await uploadDish(await aPhoto(1600, 1200).jpeg().toBuffer(), test);
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

  it('of a person is a square of two sizes, and theirs at once', async () => {
    const test = store();
    const { status, body } = await uploadProfile(await aPhoto(900, 600).png().toBuffer(), test);
    expect(status).toBe(200);
    expect(body.profilePicture).toMatch(/^\/uploads\/profile\/[0-9a-f]{32}-512\.webp$/);
    expect(body.user).toMatchObject({ _id: asha.id, profilePicture: body.profilePicture });
    expect(await sharp(await served(body.profilePicture, test)).metadata()).toMatchObject({
      width: 512,
      height: 512,
    });
    const small = body.profilePicture?.replace('-512', '-128');
    expect(await sharp(await served(small, test)).metadata()).toMatchObject({ width: 128, height: 128 });
    const profile = await test.rest('GET', '/api/auth/profile', { token: asha.token });
    expect(profile.body).toMatchObject({ profilePicture: body.profilePicture });
  });

  it('is told by its headers alone, and not sent twice to who has it', async () => {
    const test = store();
    const { body } = await uploadDish(await aPhoto(100, 100).png().toBuffer(), test);
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
  ])('is all that is served: not %s', async (path) => {
    const { port } = new URL(store().url);
    // As it stands, which `fetch` would not send it.
    const [response] = (await once(request({ port, path }).end(), 'response')) as [IncomingMessage];
    const body = (await response.toArray()).join('');
    expect([400, 404]).toContain(response.statusCode);
    expect(JSON.parse(body)).toMatchObject({ code: expect.any(String) as string });
  });

  it('is stored once, whole, however many send it at once', async () => {
    const test = store();
    const picture = await aPhoto(700, 500).jpeg().toBuffer();
    const before = await kept(test);
    const answers = await Promise.all(Array.from({ length: 20 }, () => uploadDish(picture, test)));
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
    const [path, ...others] = new Set(answers.map(({ body }) => body.image));
    expect(others).toEqual([]);
    const added = (await kept(test)).filter((name) => !before.includes(name));
    expect(added.map((name) => `/uploads/${name}`)).toEqual(filesOf(path).toSorted());
    for (const file of filesOf(path))
      await sharp(await served(file, test))
        .raw()
        .toBuffer();
  });
});

describe('what is made of a picture', () => {
  const photo = aPhoto(640, 480);
  it.each([
    ['JPEG', () => photo.clone().jpeg()],
    ['PNG', () => photo.clone().png()],
    ['WebP', () => photo.clone().webp()],
    ['GIF', () => photo.clone().gif()],
    ['AVIF', () => photo.clone().avif({ effort: 0 })],
    ['PNG of 16 bits', () => photo.clone().toColourspace('rgb16').png()],
    ['grey PNG', () => photo.clone().greyscale().png()],
    ['JPEG in CMYK', () => photo.clone().toColourspace('cmyk').jpeg()],
    ['interlaced PNG', () => photo.clone().png({ progressive: true })],
  ])('a %s is accepted, and stays what it shows', async (what, make) => {
    const picture = await make().toBuffer();
    // Neither its name nor its declared type says anything.
    const { status, body } = await send(
      onDisk,
      menuRoute,
      formOf(picture, { name: '../../../etc/cron.d/menu.svg', type: 'text/html' }),
      vikram.token,
    );
    expect([status, body.message]).toEqual([200, 'Picture uploaded.']);
    const left = await colourAt(await served(body.image), { left: 10, top: 10, width: 200, height: 200 });
    const right = await colourAt(await served(body.image), { left: 430, top: 10, width: 200, height: 200 });
    if (what.startsWith('grey')) return;
    expect((left[0] ?? 0) - (left[2] ?? 0)).toBeGreaterThan(80);
    expect((right[2] ?? 0) - (right[0] ?? 0)).toBeGreaterThan(80);
  });

  it('carries nothing along: place, camera, thumbnail, comments, profile', async () => {
    const xmp = '<?xpacket begin=""?><x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf>SECRET-XMP</rdf></x:xmpmeta>';
    const plain = await aPhoto(640, 480)
      .withExif({
        IFD0: { Make: 'SECRET-CAMERA' },
        IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '12/1 58/1 0/1' },
      })
      .withXmp(xmp)
      .withIccProfile('p3')
      .jpeg()
      .toBuffer();
    const picture = jpegWithSegment(plain, 0xfe, Buffer.from('SECRET-COMMENT'));
    const before = await sharp(picture).metadata();
    expect([before.exif, before.xmp, before.icc].every(Boolean)).toBe(true);
    expect(picture.toString('latin1')).toMatch(/SECRET-CAMERA[^]*SECRET-XMP/);

    const { body } = await uploadDish(picture);
    for (const path of filesOf(body.image)) {
      const contents = await served(path);
      const { exif, xmp: xmpAfter, icc, iptc, comments } = await sharp(contents).metadata();
      expect([exif, xmpAfter, icc, iptc, comments]).toEqual([
        undefined,
        undefined,
        undefined,
        undefined,
        undefined,
      ]);
      expect(contents.toString('latin1')).not.toContain('SECRET');
    }
  });

  it('stands upright, whichever way the phone was held', async () => {
    // As stored: red left, blue right. Turned by a quarter, as the tag asks: red on top.
    const { body } = await uploadDish(
      await aPhoto(600, 400).withMetadata({ orientation: 6 }).jpeg().toBuffer(),
    );
    const upright = await served(body.image);
    expect(await sharp(upright).metadata()).toMatchObject({ width: 400, height: 600 });
    const [red = 0, , blue = 0] = await colourAt(upright, { left: 50, top: 20, width: 300, height: 200 });
    expect(red).toBeGreaterThan(blue + 80);
  });

  it('shows the colours that were meant, where they come with a profile', async () => {
    const wide = sharp({ create: { width: 64, height: 64, channels: 3, background: '#20c020' } }).png();
    const tagged = await sharp(await wide.toBuffer())
      .withIccProfile('p3', { attach: true })
      .png()
      .toBuffer();
    const { body } = await uploadDish(tagged);
    const [red = 0, green = 0] = await colourAt(await served(body.image), {
      left: 8,
      top: 8,
      width: 48,
      height: 48,
    });
    // sharp turned sRGB into P3 when it attached the profile; turned back it is what it was.
    expect(Math.abs(red - 0x20)).toBeLessThan(6);
    expect(Math.abs(green - 0xc0)).toBeLessThan(6);
    const [raw = 0] = await colourAt(await sharp(tagged, { ignoreIcc: true }).png().toBuffer(), {
      left: 8,
      top: 8,
      width: 48,
      height: 48,
    });
    expect(Math.abs(raw - red)).toBeGreaterThan(10);
  });

  it('is the first frame of an animation', async () => {
    const frames = ['#c02020', '#2040c0'].map((background) => ({
      create: { width: 64, height: 64, channels: 3 as const, background },
    }));
    const pngs = await Promise.all(frames.map((input) => sharp(input).png().toBuffer()));
    const animation = await sharp(pngs, { join: { animated: true } })
      .gif({ delay: [100, 100] })
      .toBuffer();
    expect((await sharp(animation).metadata()).pages).toBe(2);
    const { body } = await uploadDish(animation);
    const picture = await served(body.image);
    expect(await sharp(picture).metadata()).toMatchObject({ width: 64, height: 64 });
    expect((await colourAt(picture, { left: 8, top: 8, width: 48, height: 48 }))[0]).toBeGreaterThan(150);
  });

  it.each([
    ['small', 200, 100],
    ['thin', 3000, 2],
    ['a single dot', 1, 1],
  ])('is never larger than it was, though all its files exist: %s', async (_what, width, height) => {
    const { body } = await uploadDish(await aPhoto(width, height).png().toBuffer());
    for (const path of filesOf(body.image)) {
      const found = await sharp(await served(path)).metadata();
      expect(found.width).toBeLessThanOrEqual(width);
      expect(found.height).toBeLessThanOrEqual(height);
    }
    const profile = await uploadProfile(await aPhoto(width, height).png().toBuffer());
    const side = Math.min(width, height);
    expect(await sharp(await served(profile.body.profilePicture)).metadata()).toMatchObject({
      width: side,
      height: side,
    });
  });

  it('of a tall one is no taller than anybody needs', async () => {
    const { body } = await uploadDish(await aPhoto(500, 12_000).png().toBuffer());
    expect((await sharp(await served(body.image)).metadata()).height).toBeLessThanOrEqual(2560);
  });
});

describe('photos of phones are taken', () => {
  it.each([
    [
      'with a film behind the picture',
      (jpeg: Buffer) =>
        Buffer.concat([jpeg, Buffer.from('\0\0\0\x18ftypmp42', 'latin1'), Buffer.alloc(50_000, 7)]),
    ],
    [
      'with a maker’s trailer',
      (jpeg: Buffer) =>
        Buffer.concat([
          jpeg,
          Buffer.from('\0\0\x0b\x0aImage_UTC_Data1700000000000SEFHe\0\0\0SEFT', 'latin1'),
        ]),
    ],
    ['with a second picture behind the first', (jpeg: Buffer) => Buffer.concat([jpeg, jpeg])],
    [
      'with XMP',
      (jpeg: Buffer) =>
        jpegWithSegment(
          jpeg,
          0xe1,
          Buffer.from(
            'http://ns.adobe.com/xap/1.0/\0<?xpacket begin="" id="W5M0MpCehiHzreSzNTczkc9d"?><x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF><rdf:Description HasExtendedXMP="1"/></rdf:RDF></x:xmpmeta><?xpacket end="w"?>',
          ),
        ),
    ],
    [
      'with padding before a marker',
      (jpeg: Buffer) => Buffer.concat([jpeg.subarray(0, -2), Buffer.alloc(16), jpeg.subarray(-2)]),
    ],
  ])('%s', async (_what, change) => {
    const answer = await uploadDish(change(await aPhoto().jpeg().toBuffer()));
    expect([answer.status, answer.body.message]).toEqual([200, 'Picture uploaded.']);
  });
});

describe('refused, with nothing kept,', () => {
  let jpeg: Buffer;
  let png: Buffer;
  let before: string[];
  beforeAll(async () => {
    jpeg = await aPhoto(800, 600).jpeg().toBuffer();
    png = await aPhoto(800, 600).png().toBuffer();
  });
  beforeEach(async () => {
    before = await kept();
  });

  const notAPicture = /^Choose a JPEG, PNG, WebP, GIF or AVIF picture\./;
  const damaged = /damaged or incomplete/;
  const twofold = /more than a picture/;
  const behind = (more: Buffer | string) => () => Buffer.concat([jpeg, Buffer.from(more)]);
  const within = (text: string) => () => jpegWithSegment(jpeg, 0xfe, Buffer.from(text));

  it.each<[string, () => Buffer, number, string, RegExp]>([
    [
      'SVG',
      () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'),
      415,
      'UNSUPPORTED_MEDIA_TYPE',
      notAPicture,
    ],
    [
      'SVG with a prologue',
      () => Buffer.from('<?xml version="1.0"?><!DOCTYPE svg><svg xmlns="http://www.w3.org/2000/svg"/>'),
      415,
      'UNSUPPORTED_MEDIA_TYPE',
      notAPicture,
    ],
    [
      'HTML',
      () => Buffer.from('<!doctype html><script>alert(1)</script>'),
      415,
      'UNSUPPORTED_MEDIA_TYPE',
      notAPicture,
    ],
    ['PDF', () => Buffer.from('%PDF-1.7\n1 0 obj'), 415, 'UNSUPPORTED_MEDIA_TYPE', notAPicture],
    [
      'HEIC',
      () => Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1'),
      415,
      'UNSUPPORTED_MEDIA_TYPE',
      notAPicture,
    ],
    ['TIFF', () => Buffer.from('II*\0\x08\0\0\0', 'latin1'), 415, 'UNSUPPORTED_MEDIA_TYPE', notAPicture],
    ['plain text', () => Buffer.from('dinner'), 415, 'UNSUPPORTED_MEDIA_TYPE', notAPicture],
    ['an empty file', () => Buffer.alloc(0), 415, 'UNSUPPORTED_MEDIA_TYPE', notAPicture],
    [
      'the first bytes of a JPEG and nothing else',
      () => Buffer.from([0xff, 0xd8, 0xff]),
      415,
      'UNSUPPORTED_MEDIA_TYPE',
      damaged,
    ],
    ['a JPEG cut off', () => jpeg.subarray(0, jpeg.length / 2), 415, 'UNSUPPORTED_MEDIA_TYPE', damaged],
    ['a PNG cut off', () => png.subarray(0, png.length / 2), 415, 'UNSUPPORTED_MEDIA_TYPE', damaged],
    [
      'a JPEG with noise in its middle',
      () => Buffer.from(jpeg).fill(0xaa, jpeg.length >> 1, (jpeg.length >> 1) + 200),
      415,
      'UNSUPPORTED_MEDIA_TYPE',
      damaged,
    ],
    ['a PNG with one bit changed', () => flipped(png), 415, 'UNSUPPORTED_MEDIA_TYPE', damaged],
    [
      'a JPEG in the clothes of a PNG',
      () => Buffer.concat([Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), jpeg]),
      415,
      'UNSUPPORTED_MEDIA_TYPE',
      damaged,
    ],
    [
      '400 megapixels in a few bytes',
      () => pngThatClaims(20_000, 20_000),
      413,
      'PAYLOAD_TOO_LARGE',
      /50 megapixels/,
    ],
    ['50 megapixels and a row', () => pngThatClaims(10_000, 5001), 413, 'PAYLOAD_TOO_LARGE', /50 megapixels/],
    [
      '50 megapixels that are not there',
      () => pngThatClaims(10_000, 5000),
      415,
      'UNSUPPORTED_MEDIA_TYPE',
      damaged,
    ],
    ['a ZIP archive behind', behind(aZip()), 415, 'UNSUPPORTED_MEDIA_TYPE', twofold],
    [
      'a ZIP archive with a long comment behind',
      behind(aZip('x'.repeat(60_000))),
      415,
      'UNSUPPORTED_MEDIA_TYPE',
      twofold,
    ],
    ['a PDF within', within('%PDF-1.7'), 415, 'UNSUPPORTED_MEDIA_TYPE', twofold],
    ['a script within', within('<script>alert(1)</script>'), 415, 'UNSUPPORTED_MEDIA_TYPE', twofold],
    ['a script behind', behind('<SCRIPT src=//evil.example>'), 415, 'UNSUPPORTED_MEDIA_TYPE', twofold],
    ['PHP within', within('<?php system($_GET[0]);'), 415, 'UNSUPPORTED_MEDIA_TYPE', twofold],
    ['HTML behind', behind('<html><body onload=alert(1)>'), 415, 'UNSUPPORTED_MEDIA_TYPE', twofold],
    ['SVG behind', behind('<svg onload=alert(1)>'), 415, 'UNSUPPORTED_MEDIA_TYPE', twofold],
  ])('%s', async (_what, make, status, code, message) => {
    const answer = await uploadDish(make());
    expect([answer.status, answer.body.code]).toEqual([status, code]);
    expect(answer.body.message).toMatch(message);
    const profile = await uploadProfile(make());
    expect([profile.status, profile.body.code]).toEqual([status, code]);
    expect(await kept()).toEqual(before);
  });

  it('more than 5 MB, whether the sender says so or not; 5 MB are taken', async () => {
    const padded = (size: number) => Buffer.concat([jpeg, Buffer.alloc(size - jpeg.length)]);
    expect((await uploadDish(padded(5 * megabyte))).status).toBe(200);
    before = await kept();
    for (const size of [5 * megabyte + 1, 6 * megabyte]) {
      const answer = await uploadDish(padded(size));
      expect([answer.status, answer.body.code]).toEqual([413, 'PAYLOAD_TOO_LARGE']);
      expect(answer.body.message).toContain('larger than 5 MB');
    }
    const endless = await sendPieces({ 'Transfer-Encoding': 'chunked' }, 200);
    expect(endless).toMatchObject({ status: 413, body: { code: 'PAYLOAD_TOO_LARGE' } });
    expect(await kept()).toEqual(before);
  });

  it.each<[string, () => RequestInit['body'], number, string, RegExp]>([
    ['no file', () => new FormData(), 400, 'BAD_USER_INPUT', /./],
    [
      'text instead of a file',
      () => withText(new FormData(), 'image', 'dinner'),
      400,
      'BAD_USER_INPUT',
      /^Choose a picture\.$/,
    ],
    ['another field', () => formOf(jpeg, { field: 'picture' }), 400, 'BAD_USER_INPUT', /in the field image/],
    ['two files', () => twice(jpeg), 400, 'BAD_USER_INPUT', /one picture/],
    ['many fields', () => withManyTexts(jpeg), 400, 'BAD_USER_INPUT', /nothing but one picture/],
    [
      'a long text',
      () => withText(formOf(jpeg), 'note', 'x'.repeat(5000)),
      400,
      'BAD_USER_INPUT',
      /nothing but one picture/,
    ],
    [
      'JSON',
      () => new Blob(['{"image":"x"}'], { type: 'application/json' }),
      415,
      'UNSUPPORTED_MEDIA_TYPE',
      /multipart/,
    ],
    [
      'the bare file',
      () => new Blob([new Uint8Array(jpeg)], { type: 'image/jpeg' }),
      415,
      'UNSUPPORTED_MEDIA_TYPE',
      /multipart/,
    ],
    ['nothing at all', () => null, 415, 'UNSUPPORTED_MEDIA_TYPE', /multipart/],
    [
      'a form without boundary',
      () => new Blob(['x'], { type: 'multipart/form-data' }),
      400,
      'BAD_USER_INPUT',
      /try again/,
    ],
    [
      'a form that breaks off',
      () =>
        new Blob(['--b\r\nContent-Disposition: form-data; name="image"; filename="a"\r\n\r\n\xff'], {
          type: 'multipart/form-data; boundary=b',
        }),
      400,
      'BAD_USER_INPUT',
      /try again/,
    ],
  ])('a request with %s', async (_what, make, status, code, message) => {
    const answer = await send(onDisk, menuRoute, make(), vikram.token);
    expect([answer.status, answer.body.code]).toEqual([status, code]);
    expect(answer.body.message).toMatch(message);
    if (_what === 'text instead of a file') expect(answer.body.errors?.[0]?.field).toBe('image');
    expect(await kept()).toEqual(before);
  });

  it('whoever may not, before any of it is read', async () => {
    for (const [route, token, status] of [
      [profileRoute, undefined, 401],
      [profileRoute, 'not.a.token', 401],
      [menuRoute, undefined, 401],
      [menuRoute, asha.token, 403],
    ] as const) {
      const { hostname, port } = new URL(onDisk.url);
      const socket = connect({ host: hostname, port: Number(port) });
      // Nothing but the headers is ever sent.
      socket.write(
        `POST ${route} HTTP/1.1\r\nHost: shop\r\nContent-Length: 4000000\r\n` +
          `Content-Type: multipart/form-data; boundary=b\r\n${token ? `Authorization: Bearer ${token}\r\n` : ''}\r\n`,
      );
      const [answer] = (await once(socket, 'data')) as [Buffer];
      expect(answer.toString()).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
      socket.destroy();
    }
    expect((await uploadDish(Buffer.from('dinner'))).status).toBe(415);
    expect(await kept()).toEqual(before);
  });

  function flipped(picture: Buffer): Buffer {
    const copy = Buffer.from(picture);
    const middle = copy.length >> 1;
    copy.writeUInt8(copy.readUInt8(middle) ^ 1, middle);
    return copy;
  }

  function withText(form: FormData, name: string, value: string): FormData {
    form.append(name, value);
    return form;
  }

  function withManyTexts(picture: Buffer): FormData {
    const form = new FormData();
    for (let index = 0; index < 20; index += 1) form.append(`note-${index}`, 'x');
    form.append('image', new Blob([new Uint8Array(picture)]), 'a.jpg');
    return form;
  }

  function twice(picture: Buffer): FormData {
    const form = formOf(picture);
    form.append('image', new Blob([new Uint8Array(picture)]), 'b.jpg');
    return form;
  }

  /** Sends an upload without end, in pieces of 64 kB, until it is answered. */
  async function sendPieces(headers: Record<string, string>, most: number) {
    const { hostname, port } = new URL(onDisk.url);
    const sending = request({
      host: hostname,
      port,
      method: 'POST',
      path: menuRoute,
      headers: {
        ...headers,
        Authorization: `Bearer ${vikram.token}`,
        'Content-Type': 'multipart/form-data; boundary=b',
      },
    });
    const answered = once(sending, 'response') as Promise<[IncomingMessage]>;
    sending.write('--b\r\nContent-Disposition: form-data; name="image"; filename="a.jpg"\r\n\r\n');
    const answer = { came: false };
    void answered.finally(() => (answer.came = true));
    for (let piece = 0; piece < most && !answer.came; piece += 1) {
      if (!sending.write(Buffer.alloc(65_536, 1))) await Promise.race([once(sending, 'drain'), answered]);
    }
    const [response] = await answered;
    const body = JSON.parse((await response.toArray()).join('')) as UploadAnswer;
    sending.destroy();
    return { status: response.statusCode, body };
  }
});

describe('a path that a client sends back', () => {
  it('is good if it is ours, of the right kind, and exists', async () => {
    const { pictures } = onDisk.app.services;
    const { body } = await uploadDish(await aPhoto(90, 60).png().toBuffer());
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
    const drawn = await pictures.put('demo', await aPhoto(800, 600).png({ compressionLevel: 0 }).toBuffer());
    expect(drawn).toMatch(/^\/uploads\/menu\/[0-9a-f]{32}-800\.webp$/);
    for (const width of [320, 640, 800]) await served(drawn.replace('800', String(width)));
    expect(await pictures.exists('menu', drawn)).toBe(true);
    // As pictures were called before they had widths.
    const plain = '/uploads/menu/0123456789abcdef0123456789abcdef.webp';
    expect(await pictures.exists('menu', plain)).toBe(false);
    await onDisk.app.files.put(plain.replace('/uploads/', ''), await served(path), 'image/webp');
    expect(await pictures.exists('menu', plain)).toBe(true);
  });
});

describe.each([
  ['the disk', () => onDisk],
  ['S3', () => onS3],
])('the sweep of %s', (_where, store) => {
  const photoOf = (background: string) =>
    sharp({ create: { width: 40, height: 30, channels: 3, background } })
      .png()
      .toBuffer();

  it('removes what nobody uses, and nothing else', async () => {
    const test = store();
    const used = (await uploadDish(await photoOf('#111'), test)).body.image ?? '';
    const asWidth = (await uploadDish(await photoOf('#222'), test)).body.image ?? '';
    const unused = (await uploadDish(await photoOf('#333'), test)).body.image ?? '';
    const first = (await uploadProfile(await photoOf('#444'), test)).body.profilePicture ?? '';
    const second = (await uploadProfile(await photoOf('#555'), test)).body.profilePicture ?? '';
    const old = 'menu/fedcba9876543210fedcba9876543210.webp';
    await test.app.files.put(old, await photoOf('#666'), 'image/webp');
    await aDish(test, { image: used });
    await aDish(test, { image: asWidth.replace('-1280', '-320') });
    await aDish(test, { image: `/uploads/${old}` });

    expect(await sweep(test, 3_600_000)).toBe(0);
    expect(await test.app.services.pictures.exists('menu', unused)).toBe(true);

    // S3 counts in whole seconds and may be ahead by one.
    expect(await sweep(test, -2000)).toBeGreaterThanOrEqual(2);
    const left = (await kept(test)).map((name) => `/uploads/${name}`);
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

  it('spares a picture that is uploaded anew after it was found to be old', async () => {
    const test = store();
    const picture = await photoOf('#777');
    const path = (await uploadDish(picture, test)).body.image;
    const listedAsOld = withChanges(test.app.files, {
      async *list() {
        for (const name of await kept(test)) yield { name, modifiedAt: new Date(0) };
        await uploadDish(picture, test);
      },
    });
    await sweep(test, 3_600_000, listedAsOld);
    for (const file of filesOf(path)) await served(file, test);
  });

  it('lets an upload of a picture wait that it is removing just now', async () => {
    const test = store();
    const picture = await photoOf('#888');
    const path = (await uploadDish(picture, test)).body.image;
    let upload: Promise<unknown> | undefined;
    let waits: Promise<void> | undefined;
    const slowly = withChanges(test.app.files, {
      async remove(name) {
        if (filesOf(path).includes(`/uploads/${name}`)) {
          upload ??= uploadDish(picture, test);
          waits ??= expect
            .poll(
              () =>
                test.app.dataSource.query(
                  `select 1 from pg_locks join pg_database on pg_database.oid = database
                 where datname = current_database() and locktype = 'advisory' and not granted`,
                ),
              { timeout: 10_000 },
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
    for (const file of filesOf(path)) await served(file, test);
  });

  it('leaves what belongs to nobody we know', async () => {
    const test = store();
    const stranger = `other/${'ab'.repeat(16)}.webp`;
    await test.app.files.put(stranger, Buffer.from('x'), 'image/webp');
    await sweep(test, -2000);
    expect(await kept(test)).toContain(stranger);
    await test.app.files.remove(stranger);
  });
});

it('answers 503 while S3 is away, and recovers by itself', async () => {
  const away = await TestApp.start({
    DATABASE_URL: onDisk.databaseUrl,
    S3_ENDPOINT: 'http://127.0.0.1:9',
    S3_BUCKET: 'chowk',
    S3_ACCESS_KEY_ID: 'x',
    S3_SECRET_ACCESS_KEY: 'y',
  });
  const upload = await uploadDish(await aPhoto().jpeg().toBuffer(), away);
  expect([upload.status, upload.body.code]).toEqual([503, 'UNAVAILABLE']);
  const shown = await away.rest<UploadAnswer>('GET', `/uploads/menu/${'0'.repeat(32)}-1280.webp`);
  expect([shown.status, shown.body.code]).toEqual([503, 'UNAVAILABLE']);
  expect(shown.headers.get('Cache-Control') ?? '').not.toContain('immutable');
  await away.close();
});
