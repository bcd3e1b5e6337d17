import { EventEmitter, once } from 'node:events';
import { createServer } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import express from 'express';
import pino from 'pino';
import { afterEach, expect, it } from 'vitest';
import { answerErrors } from './errors.js';
import { sendFile } from './send-file.js';

const closing: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0)) await close();
});

/** The port of a server of one file. */
async function serve(contents: AsyncIterable<string>, maxMilliseconds?: number): Promise<number> {
  const app = express();
  app.get('/', (_req, res) => sendFile(res, 'text/csv', { name: 'a.csv', contents }, maxMilliseconds));
  app.use(answerErrors(pino({ level: 'silent' })));
  const server = createServer(app).listen(0, '127.0.0.1');
  await once(server, 'listening');
  closing.push(() => {
    server.closeAllConnections();
    server.close();
  });
  return (server.address() as AddressInfo).port;
}

const get = (port: number) => fetch(`http://127.0.0.1:${port}`);

async function* failingAfter(pieces: number, until: Promise<unknown> = Promise.resolve()) {
  for (let n = 0; n < pieces; n += 1) yield 'Asha,1\r\n';
  await until;
  throw new Error('the database is away');
}

it('sends all pieces of a file as an attachment', async () => {
  async function* pieces() {
    await Promise.resolve();
    yield* ['Name,Amount\r\n', 'Asha,1\r\n'];
  }
  const answer = await get(await serve(pieces()));
  expect(answer.headers.get('Content-Disposition')).toBe('attachment; filename="a.csv"');
  expect(await answer.text()).toBe('Name,Amount\r\nAsha,1\r\n');
});

it('answers a failure before the first piece as an error', async () => {
  const answer = await get(await serve(failingAfter(0)));
  expect(answer.status).toBe(500);
  expect(answer.headers.get('Content-Disposition')).toBeNull();
  expect(await answer.json()).toMatchObject({ code: 'INTERNAL_SERVER_ERROR' });
});

it('cuts the connection after a failure in the middle, so that the file does not look whole', async () => {
  const arrived = new EventEmitter();
  const port = await serve(failingAfter(3, once(arrived, 'piece')));
  const socket = connect(port, '127.0.0.1');
  const end = once(socket, 'close');
  let received = '';
  socket.on('error', () => undefined);
  socket.on('data', (bytes: Buffer) => {
    received += bytes.toString();
    if (received.includes('Asha,1')) arrived.emit('piece');
  });
  socket.write('GET / HTTP/1.1\r\nHost: shop\r\n\r\n');
  await end;
  expect(received).toContain('Asha,1');
  // The empty chunk that ends a whole answer.
  expect(received).not.toContain('\r\n0\r\n\r\n');
});

it('ends a file after its time if the client does not read', { timeout: 20_000 }, async () => {
  const stopped = new EventEmitter<{ stopped: [number] }>();
  async function* endless() {
    let sent = 0;
    try {
      for (; ; sent += 1) {
        await Promise.resolve();
        yield 'x'.repeat(65_536);
      }
    } finally {
      stopped.emit('stopped', sent);
    }
  }
  const end = once(stopped, 'stopped');
  const port = await serve(endless(), 500);
  const socket = connect(port, '127.0.0.1').pause();
  closing.push(() => socket.destroy());
  socket.on('error', () => undefined);
  socket.write('GET / HTTP/1.1\r\nHost: shop\r\n\r\n');
  // No more than what the buffers of both sides hold.
  const [sent] = (await end) as [number];
  expect(sent).toBeLessThan(1000);
});
