import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { TestApp } from '../app.js';
import { aDish } from '../factories.js';
import { aPhoto, aZip, jpegWithSegment, pngThatClaims } from '../pictures.js';
import { formOf, menuRoute, profileRoute, send, Uploader } from '../uploads.js';
import { casesOf, lines, sendRaw, statusesOf } from './attack.js';

let test: TestApp;
let uploader: Uploader;
let jpeg: Buffer;
beforeAll(async () => {
  test = await TestApp.start({ RATE_LIMIT_FACTOR: '1000' });
  uploader = await Uploader.of(test);
  jpeg = await aPhoto(40, 30).jpeg().toBuffer();
  await aDish(test);
});
afterAll(() => test.close());

/** Requests a raw path, which `fetch` would normalise. */
const get = (path: string) =>
  sendRaw(test, lines(`GET ${path} HTTP/1.1`, 'Host: shop', 'Connection: close', '', ''));

/** Encodings of `../`, for servers that decode once, twice or in their own way. */
const climbs = [
  '../',
  '%2e%2e/',
  '..%2f',
  '%2e%2e%2f',
  '..%5c',
  '..\\',
  '%252e%252e%252f',
  '..%c0%af',
  '....//',
  '..;/',
  '..%00/',
  '.%2e/',
  '%uff0e%uff0e/',
];
const targets = [
  'package.json',
  'api/package.json',
  'etc/passwd',
  '.data/secrets/jwt',
  'secrets/jwt',
  '.git/config',
  '.env',
];

describe('V5.3.2 a path that leads out of its folder', () => {
  it.each(['/uploads/', '/uploads/menu/', '/shop/', '/shop/assets/', '/graphql/files/', '/'])(
    'finds no file: %s',
    async (mount) => {
      for (const climb of casesOf(climbs, 6)) {
        for (const target of targets) {
          for (const path of [mount + climb.repeat(8) + target, mount + climb + target]) {
            const answer = await get(path);
            expect([path, /^HTTP\/1\.1 [34]\d\d /.test(answer)]).toEqual([path, true]);
            expect(answer).not.toMatch(/root:|"chowk"|"@chowk|\[core\]|JWT_SECRET=/);
          }
        }
      }
    },
  );

  it.each([
    '/uploads/%00',
    '/uploads/menu/x.webp%00.html',
    '/shop/%00',
    '/uploads/CON',
    '/uploads/menu::$DATA',
  ])('is not resolved by the file system’s aliases: %s', async (path) => {
    expect(await get(path)).toMatch(/^HTTP\/1\.1 4\d\d /);
  });

  it('does not reach the renderer or the sources of the shop', async () => {
    for (const path of [
      '/shop/prerender/prerender.js',
      '/shop/%70rerender/prerender.js',
      '/shop//prerender/prerender.js',
      '/shop/assets/../prerender/prerender.js',
      '/shop/playground/index.html',
      '/shop/assets/index.js.map',
      '/shop/src/main.tsx',
      '/src/main.ts',
      '/api/dist/main.js',
      '/.data/',
      '/.git/HEAD',
    ]) {
      expect([path, statusesOf(await get(path))]).toEqual([path, [404]]);
    }
  });

  it('V13.4.3 lists no folder', async () => {
    for (const path of ['/uploads/', '/uploads/menu/', '/uploads/menu', '/shop/assets/', '/graphql/files/']) {
      expect([path, statusesOf(await get(path))]).toEqual([path, [404]]);
    }
  });
});

describe('V5.2.2 a file that is not what it claims', () => {
  const script = '<script>alert(1)</script>';
  const files: Readonly<Record<string, () => Buffer | Promise<Buffer>>> = {
    'SVG with a script': () => Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg">${script}</svg>`),
    'SVG that reads a file': () =>
      Buffer.from(
        '<!DOCTYPE svg [<!ENTITY x SYSTEM "file:///etc/passwd">]><svg xmlns="http://www.w3.org/2000/svg"><text>&x;</text></svg>',
      ),
    HTML: () => Buffer.from(`<!doctype html>${script}`),
    'HTML behind the first bytes of a GIF': () => Buffer.from(`GIF89a/*${script}*/`),
    'a page behind a JPEG': () => Buffer.concat([jpeg, Buffer.from(`<html>${script}</html>`)]),
    'a page in the comment of a JPEG': () => jpegWithSegment(jpeg, 0xfe, Buffer.from(script)),
    'an archive behind a JPEG': () => Buffer.concat([jpeg, aZip()]),
    'PHP in the comment of a JPEG': () => jpegWithSegment(jpeg, 0xfe, Buffer.from('<?php system($_GET[0]);')),
    'an address in a drawing': () =>
      Buffer.from('push graphic-context\nfill \'url(https://evil.example/x.jpg"|id")\''),
    'a document of PostScript': () => Buffer.from('%!PS\n(/etc/passwd) run'),
    'a program': () => Buffer.from('\x7fELF\x02\x01\x01', 'latin1'),
    'V5.2.6 400 megapixels in a few bytes': () => pngThatClaims(20_000, 20_000),
    'V5.2.1 more than 5 MB': () => Buffer.concat([jpeg, Buffer.alloc(5 * 1024 * 1024)]),
  };

  it('is refused with a sentence, under every name and type, and not stored', async () => {
    const before = await uploader.kept();
    for (const [what, make] of Object.entries(files)) {
      const contents = await make();
      for (const [name, type] of casesOf(
        [
          ['dinner.jpg', 'image/jpeg'],
          ['dinner.svg', 'image/svg+xml'],
          ['../../dinner.html', 'text/html'],
        ] as const,
        1,
      )) {
        for (const [route, account] of [
          [menuRoute, uploader.admin],
          [profileRoute, uploader.customer],
        ] as const) {
          const { status, body } = await send(test, route, formOf(contents, { name, type }), account.token);
          expect([what, [413, 415].includes(status)]).toEqual([what, true]);
          expect(body.message).toMatch(/\w+ \w+/);
        }
      }
    }
    expect(await uploader.kept()).toEqual(before);
  });

  it('is re-encoded if it is a picture, without hidden bytes', async () => {
    const hidden = 'hidden-by-the-attacker';
    const picture = jpegWithSegment(jpeg, 0xe1, Buffer.from(`Exif\0\0${hidden}`));
    const form = formOf(picture, { name: 'dinner.php', type: 'text/html' });
    const { body } = await send(test, menuRoute, form, uploader.admin.token);
    const answer = await fetch(test.url + body.image);
    const served = Buffer.from(await answer.arrayBuffer());
    expect(served.toString('latin1')).not.toContain(hidden);
    expect((await sharp(served).metadata()).format).toBe('webp');
    expect(answer.headers.get('Content-Type')).toBe('image/webp');
    expect(answer.headers.get('X-Content-Type-Options')).toBe('nosniff');
    // A name of the shop's, not of the sender's.
    expect(body.image).toMatch(/^\/uploads\/menu\/[\w-]+\.webp$/);
  });

  it('cannot be given to a dish as a path: a dish takes only uploaded pictures', async () => {
    for (const image of [
      '../../../etc/passwd',
      '/etc/passwd',
      'file:///etc/passwd',
      'https://evil.example/x.webp',
      '//evil.example/x.webp',
      'javascript:alert(1)',
      'data:text/html,<script>alert(1)</script>',
      '/uploads/menu/../../secrets/jwt',
    ]) {
      const dish = { name: 'Vada Pav', price: 45, image };
      expect([
        image,
        (await test.rest('POST', '/api/admin/menu', { token: uploader.admin.token, body: dish })).status,
      ]).toEqual([image, 400]);
    }
  });

  it('V5.2.1 is not read when a visitor sends it', async () => {
    const head = lines(
      `POST ${profileRoute} HTTP/1.1`,
      'Host: shop',
      'Content-Type: multipart/form-data; boundary=x',
      'Content-Length: 5000000',
      '',
      '--x\r\n',
    );
    expect(await sendRaw(test, head)).toMatch(/^HTTP\/1\.1 401 /);
  });
});

describe('V13.3.2 secrets on the disk', () => {
  it('are readable only by their owner', async () => {
    const { stat } = await import('node:fs/promises');
    const own = await TestApp.start({ DATABASE_URL: test.databaseUrl, ROLE: 'api', JWT_SECRET: '' });
    const file = `${own.app.config.dataDir}/secrets/jwt`;
    const { mode } = await stat(file);
    expect((mode & 0o777).toString(8)).toBe('600');
    expect((await readFile(file, 'utf8')).trim().length).toBeGreaterThanOrEqual(32);
    await own.close();
  });
});
