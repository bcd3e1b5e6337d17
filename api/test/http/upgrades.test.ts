import { once } from 'node:events';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { TestApp } from '../app.js';
import { aCustomer } from '../factories.js';

let test: TestApp;
beforeAll(async () => {
  test = await TestApp.start();
});
afterAll(() => test.close());

const h2c = [
  'Connection: Upgrade, HTTP2-Settings',
  'Upgrade: h2c',
  'HTTP2-Settings: AAMAAABkAAQCAAAAAAIAAAAA',
];

/** The server's response to these bytes, until it closes the connection. */
async function exchange(...requests: string[]): Promise<string> {
  const socket = connect(Number(new URL(test.url).port), '127.0.0.1');
  await once(socket, 'connect');
  for (const request of requests) socket.write(request);
  return text(socket);
}

const request = (line: string, headers: readonly string[], body = '') =>
  [`${line} HTTP/1.1`, 'Host: localhost', ...headers, '', body].join('\r\n');
const closing = (path: string) => request(`GET ${path}`, ['Connection: close']);
const statuses = (answers: string) => [...answers.matchAll(/HTTP\/1\.1 (\d+)/g)].map(([, status]) => status);

describe('a request with an Upgrade header', () => {
  it.each(['/api/menu', '/healthz', '/graphql?query={__typename}', '/shop/'])(
    'is answered as without it if it asks for h2c: %s',
    async (path) => {
      const answers = await exchange(
        request(`GET ${path}`, ['apollo-require-preflight: 1', ...h2c]),
        closing('/healthz'),
      );
      expect(statuses(answers)).toEqual(['200', '200']);
    },
  );

  it('keeps its body, sent with the headers or after them', async () => {
    const body = JSON.stringify({ name: 'Asha', email: 'asha@example.in', message: 'Namaste, ₹ 50?' });
    const head = [`Content-Length: ${Buffer.byteLength(body)}`, 'Content-Type: application/json', ...h2c];
    const whole = request('POST /api/contact', head, body);
    expect(statuses(await exchange(whole, closing('/healthz')))).toEqual(['201', '200']);
    const cut = whole.length - 20;
    expect(statuses(await exchange(whole.slice(0, cut), whole.slice(cut), closing('/healthz')))).toEqual([
      '201',
      '200',
    ]);
  });

  it('is refused like any other for a bad token', async () => {
    const answers = await exchange(
      request('GET /api/orders', ['Authorization: Bearer none', ...h2c]),
      closing('/healthz'),
    );
    expect(statuses(answers)).toEqual(['401', '200']);
  });

  it.each(['/api/nothing', '/elsewhere', '//', 'http://'])(
    'is answered as without it if it asks for a WebSocket where there is none: %s',
    async (target) => {
      const ask = (headers: string[]) => exchange(request(`GET ${target}`, headers), closing('/healthz'));
      const answered = statuses(await ask(['Connection: Upgrade', 'Upgrade: websocket']));
      expect(answered).toEqual(statuses(await ask([])));
      expect(answered).toHaveLength(2);
    },
  );

  it('opens a WebSocket at /graphql', async () => {
    const { token } = await aCustomer(test);
    const socket = new WebSocket(`${test.url.replace('http', 'ws')}/graphql`, 'graphql-transport-ws');
    await once(socket, 'open');
    socket.send(JSON.stringify({ type: 'connection_init', payload: { authorization: `Bearer ${token}` } }));
    const [message] = (await once(socket, 'message')) as [Buffer];
    expect(JSON.parse(message.toString())).toMatchObject({ type: 'connection_ack' });
    socket.close();
  });
});
