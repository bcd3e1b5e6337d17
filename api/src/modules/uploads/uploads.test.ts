import { once } from 'node:events';
import { request, type IncomingMessage } from 'node:http';
import { connect } from 'node:net';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { TestApp } from '../../../test/app.js';
import {
  aPhoto,
  aZip,
  colourAt,
  jpegOfScans,
  jpegWithSegment,
  pngThatClaims,
} from '../../../test/pictures.js';
import {
  coverRoute,
  filesOf,
  formOf,
  logoRoute,
  menuRoute,
  profileRoute,
  send,
  Uploader,
  type UploadAnswer,
} from '../../../test/uploads.js';

const megabyte = 1024 * 1024;

let test: TestApp;
let uploader: Uploader;
beforeAll(async () => {
  test = await TestApp.start({ RATE_LIMIT_FACTOR: '100' });
  uploader = await Uploader.of(test);
});
afterAll(() => test.close());

describe('a rendered picture', () => {
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
  ])('is accepted from a %s and shows the same', async (what, make) => {
    const picture = await make().toBuffer();
    // Neither its name nor its declared type matters.
    const { status, body } = await send(
      test,
      menuRoute,
      formOf(picture, { name: '../../../etc/cron.d/menu.svg', type: 'text/html' }),
      uploader.admin.token,
    );
    expect([status, body.message]).toEqual([200, 'Picture uploaded.']);
    const left = await colourAt(await uploader.served(body.image), {
      left: 10,
      top: 10,
      width: 200,
      height: 200,
    });
    const right = await colourAt(await uploader.served(body.image), {
      left: 430,
      top: 10,
      width: 200,
      height: 200,
    });
    if (what.startsWith('grey')) return;
    expect((left[0] ?? 0) - (left[2] ?? 0)).toBeGreaterThan(80);
    expect((right[2] ?? 0) - (right[0] ?? 0)).toBeGreaterThan(80);
  });

  it('contains no metadata: place, camera, thumbnail, comments, profile', async () => {
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

    const { body } = await uploader.dish(picture);
    for (const path of filesOf(body.image)) {
      const contents = await uploader.served(path);
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

  it('is upright, whichever way the phone was held', async () => {
    // Stored: red left, blue right. Rotated by a quarter turn, as the tag says: red on top.
    const { body } = await uploader.dish(
      await aPhoto(600, 400).withMetadata({ orientation: 6 }).jpeg().toBuffer(),
    );
    const upright = await uploader.served(body.image);
    expect(await sharp(upright).metadata()).toMatchObject({ width: 400, height: 600 });
    const [red = 0, , blue = 0] = await colourAt(upright, { left: 50, top: 20, width: 300, height: 200 });
    expect(red).toBeGreaterThan(blue + 80);
  });

  it('shows the colours of its profile', async () => {
    const wide = sharp({ create: { width: 64, height: 64, channels: 3, background: '#20c020' } }).png();
    const tagged = await sharp(await wide.toBuffer())
      .withIccProfile('p3', { attach: true })
      .png()
      .toBuffer();
    const { body } = await uploader.dish(tagged);
    const [red = 0, green = 0] = await colourAt(await uploader.served(body.image), {
      left: 8,
      top: 8,
      width: 48,
      height: 48,
    });
    // sharp converted sRGB to P3 when it attached the profile; converted back it is the same.
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
    const { body } = await uploader.dish(animation);
    const picture = await uploader.served(body.image);
    expect(await sharp(picture).metadata()).toMatchObject({ width: 64, height: 64 });
    expect((await colourAt(picture, { left: 8, top: 8, width: 48, height: 48 }))[0]).toBeGreaterThan(150);
  });

  it.each([
    ['small', 200, 100],
    ['thin', 3000, 2],
    ['a single dot', 1, 1],
  ])('is never enlarged, though all its files exist: %s', async (_what, width, height) => {
    const { body } = await uploader.dish(await aPhoto(width, height).png().toBuffer());
    for (const path of filesOf(body.image)) {
      const found = await sharp(await uploader.served(path)).metadata();
      expect(found.width).toBeLessThanOrEqual(width);
      expect(found.height).toBeLessThanOrEqual(height);
    }
    const profile = await uploader.profile(await aPhoto(width, height).png().toBuffer());
    const side = Math.min(width, height);
    expect(await sharp(await uploader.served(profile.body.profilePicture)).metadata()).toMatchObject({
      width: side,
      height: side,
    });
  });

  it.each<[string, (width: number, height: number) => Promise<Buffer>]>([
    ['JPEG', (width, height) => aPhoto(width, height).jpeg().toBuffer()],
    ['progressive JPEG', (width, height) => aPhoto(width, height).jpeg({ progressive: true }).toBuffer()],
    ['PNG', (width, height) => aPhoto(width, height).png().toBuffer()],
    ['interlaced PNG', (width, height) => aPhoto(width, height).png({ progressive: true }).toBuffer()],
    ['GIF', (width, height) => aPhoto(width, height).gif({ progressive: true }).toBuffer()],
    ['AVIF', (width, height) => aPhoto(width, height).avif({ effort: 0 }).toBuffer()],
  ])('may have the longest accepted sides: %s', async (_what, make) => {
    for (const picture of [await make(1, 16_384), await make(16_384, 1)]) {
      expect((await uploader.dish(picture)).status).toBe(200);
      expect((await uploader.profile(picture)).status).toBe(200);
    }
  });

  it('may come from a JPEG of a hundred scans', async () => {
    expect((await uploader.profile(jpegOfScans(256, 100))).status).toBe(200);
  });

  it('has a limited height', async () => {
    const { body } = await uploader.dish(await aPhoto(500, 12_000).png().toBuffer());
    expect((await sharp(await uploader.served(body.image)).metadata()).height).toBeLessThanOrEqual(2560);
  });
});

function scanHeaderEnd(jpeg: Buffer): number {
  const marker = jpeg.indexOf('\xff\xda', 'latin1');
  return marker + 2 + jpeg.readUInt16BE(marker + 2);
}

describe('photos of phones', () => {
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
    // Like Samsung's: the last three bytes of the scan's header, which mean nothing in such a file, are zero.
    [
      'with a careless scan header',
      (jpeg: Buffer) => jpeg.fill(0, scanHeaderEnd(jpeg) - 3, scanHeaderEnd(jpeg)),
    ],
    [
      'with padding before a marker',
      (jpeg: Buffer) => Buffer.concat([jpeg.subarray(0, 20), Buffer.alloc(6), jpeg.subarray(20)]),
    ],
  ])('are accepted: %s', async (_what, change) => {
    const answer = await uploader.dish(change(await aPhoto().jpeg().toBuffer()));
    expect([answer.status, answer.body.message]).toEqual([200, 'Picture uploaded.']);
  });
});

describe('a refused upload', () => {
  let jpeg: Buffer;
  let png: Buffer;
  let before: string[];
  beforeAll(async () => {
    jpeg = await aPhoto(800, 600).jpeg().toBuffer();
    png = await aPhoto(800, 600).png().toBuffer();
  });
  beforeEach(async () => {
    before = await uploader.kept();
  });

  const notAPicture = /^Choose a JPEG, PNG, WebP, GIF or AVIF picture\./;
  const damaged = /damaged or incomplete/;
  const twofold = /more than a picture/;
  const tooMany = /50 megapixels/;
  const tooManyCostly = /12\.5 megapixels/;
  const tooLong = /^This picture is more than 16384 pixels wide or high\. Make it smaller and try again\.$/;
  const behind = (more: Buffer | string) => () => Buffer.concat([jpeg, Buffer.from(more)]);
  const within = (text: string) => () => jpegWithSegment(jpeg, 0xfe, Buffer.from(text));

  it.each<[string, RegExp, () => Buffer]>([
    ['SVG', notAPicture, () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>')],
    [
      'SVG with a prologue',
      notAPicture,
      () => Buffer.from('<?xml version="1.0"?><!DOCTYPE svg><svg xmlns="http://www.w3.org/2000/svg"/>'),
    ],
    ['HTML', notAPicture, () => Buffer.from('<!doctype html><script>alert(1)</script>')],
    ['PDF', notAPicture, () => Buffer.from('%PDF-1.7\n1 0 obj')],
    ['HEIC', notAPicture, () => Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1')],
    ['TIFF', notAPicture, () => Buffer.from('II*\0\x08\0\0\0', 'latin1')],
    ['plain text', notAPicture, () => Buffer.from('dinner')],
    ['an empty file', notAPicture, () => Buffer.alloc(0)],
    ['the first bytes of a JPEG and nothing else', damaged, () => Buffer.from([0xff, 0xd8, 0xff])],
    ['a JPEG cut off', damaged, () => jpeg.subarray(0, jpeg.length / 2)],
    ['a PNG cut off', damaged, () => png.subarray(0, png.length / 2)],
    [
      'a JPEG with noise in its middle',
      damaged,
      () => Buffer.from(jpeg).fill(0xaa, jpeg.length >> 1, (jpeg.length >> 1) + 200),
    ],
    ['a PNG with one bit changed', damaged, () => flipped(png)],
    [
      'a JPEG in the clothes of a PNG',
      damaged,
      () => Buffer.concat([Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), jpeg]),
    ],
    ['400 megapixels in a few bytes', tooMany, () => pngThatClaims(20_000, 20_000)],
    ['50 megapixels and a row', tooMany, () => pngThatClaims(10_000, 5001)],
    ['a PNG of one column without end', tooLong, () => pngThatClaims(1, 49_000_000)],
    ['a PNG of one row without end', tooLong, () => pngThatClaims(49_000_000, 1)],
    ['a side of one pixel too many', tooLong, () => pngThatClaims(16_385, 10)],
    ['a PNG of 16 bits a channel with many pixels', tooManyCostly, () => pngThatClaims(4000, 3126, 16)],
    ['a JPEG of very many scans', damaged, () => jpegOfScans(256, 101)],
    ['50 megapixels that are not there', damaged, () => pngThatClaims(10_000, 5000)],
    ['a ZIP archive behind', twofold, behind(aZip())],
    ['a ZIP archive with a long comment behind', twofold, behind(aZip('x'.repeat(60_000)))],
    ['a PDF within', twofold, within('%PDF-1.7')],
    ['a script within', twofold, within('<script>alert(1)</script>')],
    ['a script behind', twofold, behind('<SCRIPT src=//evil.example>')],
    ['PHP within', twofold, within('<?php system($_GET[0]);')],
    ['HTML behind', twofold, behind('<html><body onload=alert(1)>')],
    ['SVG behind', twofold, behind('<svg onload=alert(1)>')],
  ])('is not stored: %s', async (_what, message, make) => {
    const refusal = [tooMany, tooManyCostly, tooLong].includes(message)
      ? [413, 'PAYLOAD_TOO_LARGE']
      : [415, 'UNSUPPORTED_MEDIA_TYPE'];
    const answer = await uploader.dish(make());
    expect([answer.status, answer.body.code]).toEqual(refusal);
    expect(answer.body.message).toMatch(message);
    const profile = await uploader.profile(make());
    expect([profile.status, profile.body.code]).toEqual(refusal);
    for (const route of [logoRoute, coverRoute]) {
      const brand = await send(test, route, formOf(make()), uploader.admin.token);
      expect([brand.status, brand.body.code]).toEqual(refusal);
    }
    expect(await uploader.kept()).toEqual(before);
  });

  it('has more than 5 MB, declared or not; 5 MB are accepted', async () => {
    const padded = (size: number) => Buffer.concat([jpeg, Buffer.alloc(size - jpeg.length)]);
    expect((await uploader.dish(padded(5 * megabyte))).status).toBe(200);
    before = await uploader.kept();
    for (const size of [5 * megabyte + 1, 6 * megabyte]) {
      const answer = await uploader.dish(padded(size));
      expect([answer.status, answer.body.code]).toEqual([413, 'PAYLOAD_TOO_LARGE']);
      expect(answer.body.message).toContain('larger than 5 MB');
    }
    const endless = await sendPieces({ 'Transfer-Encoding': 'chunked' }, 200);
    expect(endless).toMatchObject({ status: 413, body: { code: 'PAYLOAD_TOO_LARGE' } });
    expect(await uploader.kept()).toEqual(before);
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
      /^This text is too long\./,
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
  ])('is a request with %s', async (_what, make, status, code, message) => {
    const answer = await send(test, menuRoute, make(), uploader.admin.token);
    expect([answer.status, answer.body.code]).toEqual([status, code]);
    expect(answer.body.message).toMatch(message);
    if (_what === 'text instead of a file') expect(answer.body.errors?.[0]?.field).toBe('image');
    expect(await uploader.kept()).toEqual(before);
  });

  it('comes from an unauthorised caller and is not read', async () => {
    for (const [route, token, status] of [
      [profileRoute, undefined, 401],
      [profileRoute, 'not.a.token', 401],
      [menuRoute, undefined, 401],
      [menuRoute, uploader.customer.token, 403],
      [logoRoute, uploader.customer.token, 403],
    ] as const) {
      const { hostname, port } = new URL(test.url);
      const socket = connect({ host: hostname, port: Number(port) });
      // Only the headers are ever sent.
      socket.write(
        `POST ${route} HTTP/1.1\r\nHost: shop\r\nContent-Length: 4000000\r\n` +
          `Content-Type: multipart/form-data; boundary=b\r\n${token ? `Authorization: Bearer ${token}\r\n` : ''}\r\n`,
      );
      const [answer] = (await once(socket, 'data')) as [Buffer];
      expect(answer.toString()).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
      socket.destroy();
    }
    expect((await uploader.dish(Buffer.from('dinner'))).status).toBe(415);
    expect(await uploader.kept()).toEqual(before);
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

  /** Sends an endless upload in pieces of 64 kB, until it is answered. */
  async function sendPieces(headers: Record<string, string>, max: number) {
    const { hostname, port } = new URL(test.url);
    const sending = request({
      host: hostname,
      port,
      method: 'POST',
      path: menuRoute,
      headers: {
        ...headers,
        Authorization: `Bearer ${uploader.admin.token}`,
        'Content-Type': 'multipart/form-data; boundary=b',
      },
    });
    const answered = once(sending, 'response') as Promise<[IncomingMessage]>;
    sending.write('--b\r\nContent-Disposition: form-data; name="image"; filename="a.jpg"\r\n\r\n');
    const answer = { came: false };
    void answered.finally(() => (answer.came = true));
    for (let piece = 0; piece < max && !answer.came; piece += 1) {
      if (!sending.write(Buffer.alloc(65_536, 1))) await Promise.race([once(sending, 'drain'), answered]);
    }
    const [response] = await answered;
    const body = JSON.parse((await response.toArray()).join('')) as UploadAnswer;
    sending.destroy();
    return { status: response.statusCode, body };
  }
});

it('profile pictures are limited per person, without affecting other people and pictures', async () => {
  const shop = await TestApp.start({ RATE_LIMIT_FACTOR: '0.1' });
  const [first, second] = [await Uploader.of(shop), await Uploader.of(shop)];
  const picture = await aPhoto(64, 64).png().toBuffer();
  for (let n = 0; n < 3; n += 1) expect((await first.profile(picture)).status).toBe(200);
  expect(await first.profile(picture)).toMatchObject({ status: 429, body: { code: 'TOO_MANY_REQUESTS' } });
  expect((await first.dish(picture)).status).toBe(200);
  expect((await second.profile(picture)).status).toBe(200);
  await shop.close();
});
