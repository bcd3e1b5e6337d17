import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { TestApp } from '../app.js';
import { aDish } from '../factories.js';
import { lines, sendRaw, statusesOf } from './attack.js';

let test: TestApp;
beforeAll(async () => {
  test = await TestApp.start({ RATE_LIMIT_FACTOR: '10000' });
  await aDish(test);
});
afterAll(() => test.close());

/** Each path reads bodies in its own way: GraphQL before Express, GraphQL in Express, REST, raw bytes. */
const readers = ['/graphql', '/graphql?', '/api/contact', '/api/payment/webhook'];

/** The only request that is answered 404: a second answer shows that the server took it for a request. */
const smuggled = lines('GET /smuggled HTTP/1.1', 'Host: shop', 'Connection: close', '', '');

const head = (path: string, ...headers: string[]) =>
  lines(`POST ${path} HTTP/1.1`, 'Host: shop', 'Content-Type: application/json', ...headers, '', '');

/** Messages whose end two servers might read differently (RFC 9112, section 11.2). */
const ambiguous: Readonly<Record<string, (path: string) => string>> = {
  'a length and chunks': (path) =>
    head(path, `Content-Length: ${5 + smuggled.length}`, 'Transfer-Encoding: chunked') +
    `0\r\n\r\n${smuggled}`,
  'chunks and a length': (path) =>
    head(path, 'Transfer-Encoding: chunked', 'Content-Length: 4') + `2\r\n{}\r\n0\r\n\r\n${smuggled}`,
  'two lengths': (path) => head(path, 'Content-Length: 2', 'Content-Length: 3') + `{}${smuggled}`,
  'two lengths in one line': (path) => head(path, 'Content-Length: 2, 3') + `{}${smuggled}`,
  'a length with a sign': (path) => head(path, 'Content-Length: +2') + `{}${smuggled}`,
  'a length in hexadecimal': (path) => head(path, 'Content-Length: 0x2') + `{}${smuggled}`,
  'a negative length': (path) => head(path, 'Content-Length: -1') + `{}${smuggled}`,
  'a length of more digits than numbers have': (path) =>
    head(path, `Content-Length: ${'9'.repeat(40)}`) + `{}${smuggled}`,
  'chunks that are named strangely': (path) =>
    head(path, 'Transfer-Encoding: xchunked', 'Content-Length: 2') + `{}${smuggled}`,
  'chunks that are not last': (path) =>
    head(path, 'Transfer-Encoding: chunked, identity') + `2\r\n{}\r\n0\r\n\r\n${smuggled}`,
  'a space before the colon': (path) =>
    head(path, 'Transfer-Encoding : chunked', 'Content-Length: 2') + `{}${smuggled}`,
  'a header that goes on in the next line': (path) =>
    head(path, 'Transfer-Encoding:', ' chunked', 'Content-Length: 2') + `{}${smuggled}`,
  'a chunk whose size is no number': (path) =>
    head(path, 'Transfer-Encoding: chunked') + `zz\r\n{}\r\n${smuggled}`,
  'a chunk of a size that no number holds': (path) =>
    head(path, 'Transfer-Encoding: chunked') + `${'f'.repeat(17)}\r\n{}\r\n${smuggled}`,
  'a chunk that is longer than it says': (path) =>
    head(path, 'Transfer-Encoding: chunked') + `1\r\n{}\r\n0\r\n\r\n${smuggled}`,
  'a line feed alone': (path) =>
    `POST ${path} HTTP/1.1\nHost: shop\nContent-Length: 2\nTransfer-Encoding: chunked\n\n{}`,
  'a carriage return within a header': (path) =>
    head(path, 'X-A: b\rTransfer-Encoding: chunked', 'Content-Length: 2'),
  'no host': (path) => lines(`POST ${path} HTTP/1.1`, 'Content-Length: 2', '', `{}${smuggled}`),
};

describe('V4.2.1 an ambiguous message', () => {
  it.each(Object.entries(ambiguous))('is refused, and nothing behind it is read: %s', async (_what, of) => {
    for (const path of readers) {
      expect([path, statusesOf(await sendRaw(test, of(path)))]).toEqual([path, [400]]);
    }
  });

  it.each(readers)('is distinguished from a valid one, with a length or in chunks: %s', async (path) => {
    const good = [
      head(path, 'Content-Length: 2') + `{}${smuggled}`,
      head(path, 'Transfer-Encoding: chunked') + `1\r\n{\r\n1\r\n}\r\n0\r\n\r\n${smuggled}`,
    ];
    for (const request of good) expect(statusesOf(await sendRaw(test, request))).toEqual([400, 404]);
  });

  it('does not arise from a body on a request that has none', async () => {
    const request = lines(
      'GET /healthz HTTP/1.1',
      'Host: shop',
      `Content-Length: ${smuggled.length}`,
      '',
      smuggled,
    );
    const closing = lines('GET /healthz HTTP/1.1', 'Host: shop', 'Connection: close', '', '');
    expect(statusesOf(await sendRaw(test, request + closing))).toEqual([200, 200]);
  });
});

describe('V2.4.1 an oversized request', () => {
  const closing = 'Connection: close';

  it('is refused for its headers or its address', async () => {
    const get = (path: string, ...headers: string[]) =>
      sendRaw(test, lines(`GET ${path} HTTP/1.1`, 'Host: shop', closing, ...headers, '', ''));
    expect(statusesOf(await get('/healthz', `X-Long: ${'x'.repeat(40_000)}`))).toEqual([431]);
    expect(statusesOf(await get('/healthz', `Cookie: ${'a=b; '.repeat(10_000)}`))).toEqual([431]);
    expect(statusesOf(await get(`/api/menu?search=${'x'.repeat(40_000)}`))).toEqual([431]);
    const many = Array.from({ length: 3000 }, (_, index) => `X-${index}: 1`);
    expect(statusesOf(await get('/healthz', ...many))).toEqual([431]);
  });

  it.each(readers)('is refused for its body, with a length or in chunks: %s', async (path) => {
    const size = 1_000_000;
    const whole = head(path, `Content-Length: ${size}`, closing) + 'x'.repeat(size);
    const inChunks = `${head(path, 'Transfer-Encoding: chunked', closing)}${size.toString(16)}\r\n${'x'.repeat(size)}\r\n0\r\n\r\n`;
    for (const request of [whole, inChunks]) expect(statusesOf(await sendRaw(test, request))).toEqual([413]);
  });

  it.each(readers.filter((path) => path !== '/api/payment/webhook'))(
    'is refused once it is decompressed: %s',
    async (path) => {
      const bomb = gzipSync(Buffer.alloc(20_000_000, ' '));
      expect(bomb.length).toBeLessThan(20_000);
      const request = head(path, 'Content-Encoding: gzip', `Content-Length: ${bomb.length}`, closing);
      expect(statusesOf(await sendRaw(test, request, bomb))).toEqual([413]);
    },
  );

  it('breaks nothing by the depth of its JSON', async () => {
    const deep = `${'['.repeat(30_000)}${']'.repeat(30_000)}`;
    for (const path of ['/api/contact', '/graphql']) {
      const answer = await test.rest('POST', path, { body: `{"message":${deep},"query":"{ menu { id } }"}` });
      expect([path, [200, 400].includes(answer.status)]).toEqual([path, true]);
    }
  });
});

describe('V4.2.1 bytes that are not HTTP', () => {
  it.each([
    ['nothing but line ends', '\r\n\r\n\r\n'],
    ['a handshake of TLS', Buffer.from('16030100c8010000c40303', 'hex')],
    ['the preface of HTTP/2', 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n'],
    ['a version that there is not', 'GET / HTTP/9.9\r\nHost: shop\r\n\r\n'],
    ['a method that there is not', 'FETCH / HTTP/1.1\r\nHost: shop\r\n\r\n'],
    ['an address with a space', 'GET /a b HTTP/1.1\r\nHost: shop\r\n\r\n'],
    ['a header without a name', 'GET / HTTP/1.1\r\nHost: shop\r\n: x\r\n\r\n'],
    ['a NUL in a header', 'GET / HTTP/1.1\r\nHost: shop\r\nX-A: a\0b\r\n\r\n'],
  ])('are refused, and the shop continues: %s', async (_what, bytes) => {
    const closing = lines('GET /smuggled HTTP/1.1', 'Host: shop', 'Connection: close', '', '');
    const statuses = statusesOf(await sendRaw(test, bytes, closing));
    expect([[400], [404]]).toContainEqual(statuses);
    expect(await test.rest('GET', '/healthz')).toMatchObject({ status: 200 });
  });
});

describe('V13.4.4 methods without a route', () => {
  it.each(['TRACE', 'TRACK', 'CONNECT', 'PROPFIND', 'PUT', 'DELETE', 'PATCH'])(
    'do nothing: %s',
    async (method) => {
      for (const path of ['/', '/api/menu', '/graphql', '/uploads/x', '/shop/']) {
        const request = lines(
          `${method} ${path} HTTP/1.1`,
          'Host: shop',
          'X-Secret: of-the-client',
          'Connection: close',
          '',
          '',
        );
        const answer = await sendRaw(test, request);
        expect(answer).not.toContain('of-the-client');
        for (const status of statusesOf(answer))
          expect([method, path, status >= 400]).toEqual([method, path, true]);
      }
    },
  );
});

describe('V4.1.3 headers of proxies', () => {
  it('are ignored without a trusted proxy: limits count the real address', async () => {
    // A hundredth of every limit: one failed login per network.
    const strict = await TestApp.start({ RATE_LIMIT_FACTOR: '0.01' });
    const attempt = async (address: string) =>
      (
        await strict.rest('POST', '/api/auth/login', {
          body: { email: `${address}@example.in`, password: 'a wrong password' },
          headers: { 'X-Forwarded-For': address, Forwarded: `for=${address}`, 'X-Real-IP': address },
        })
      ).status;
    expect([await attempt('10.1.1.1'), await attempt('10.1.1.2')]).toEqual([401, 429]);
    await strict.close();
  });
});
