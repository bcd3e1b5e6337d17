import { once } from 'node:events';
import { describe, expect, it } from 'vitest';
import { WebSocket, WebSocketServer, type ClientOptions } from 'ws';
import { Heartbeat } from './heartbeat.js';
import { LiveSocket, maxBufferedBytes } from './live-socket.js';

describe('LiveSocket', () => {
  /** Accepts LiveSockets on a port of its own. */
  async function listen(onSocket: (socket: LiveSocket) => void, exceedsBufferLimit = () => false) {
    const sockets = new WebSocketServer({ port: 0, host: '127.0.0.1', WebSocket: LiveSocket });
    await once(sockets, 'listening');
    const nothing = () => undefined;
    sockets.on('connection', (socket) => {
      socket.begin(
        { ended: nothing, failed: nothing, broken: nothing, exceedsBufferLimit },
        () => () => Promise.resolve(),
      );
      onSocket(socket);
    });
    const { port } = sockets.address() as { port: number };
    const open = async (options: ClientOptions = {}) => {
      const socket = new WebSocket(`ws://127.0.0.1:${port}`, options);
      await once(socket, 'open');
      return socket;
    };
    const close = () => {
      for (const socket of sockets.clients) socket.terminate();
      sockets.close();
    };
    return { open, close };
  }

  it('is terminated alone if it does not answer pings', async () => {
    const heartbeat = new Heartbeat<LiveSocket>(250, () => undefined);
    const { open, close } = await listen((socket) => heartbeat.add(socket));
    const [alive, dead] = [await open(), await open({ autoPong: false })];
    let pings = 0;
    alive.on('ping', () => (pings += 1));
    const [code] = (await once(dead, 'close')) as [number];
    expect(code).toBe(1006);
    await expect.poll(() => pings).toBeGreaterThan(3);
    expect(alive.readyState).toBe(WebSocket.OPEN);
    heartbeat.stop();
    close();
  });

  it('is terminated if its client reads too slowly, with bounded unsent bytes', async () => {
    const accepted: LiveSocket[] = [];
    const { open, close } = await listen((socket) => accepted.push(socket));
    const slow = await open();
    slow.pause();
    const [server] = accepted;
    const message = Buffer.alloc(100_000, 'x');
    // Far more than the system buffers for a connection.
    for (let n = 0; n < 1000; n += 1) {
      server?.deliver(message);
      expect(server?.bufferedAmount).toBeLessThan(maxBufferedBytes + 2 * message.length);
    }
    const closed = once(slow, 'close');
    slow.resume();
    expect((await closed)[0]).toBe(1006);
    close();
  });

  it('is terminated sooner if its client reads slowly while other sockets of its user or network have much unsent data', async () => {
    const accepted: LiveSocket[] = [];
    const { open, close } = await listen(
      (socket) => accepted.push(socket),
      () => true,
    );
    const [prompt, slow] = [await open(), await open()];
    slow.pause();
    const [server, slowServer] = accepted;
    const message = Buffer.alloc(10_000, 'x');
    for (let n = 0; n < 10_000; n += 1) slowServer?.deliver(message);
    expect(slowServer?.bufferedAmount).toBeLessThan(maxBufferedBytes / 4);
    const closed = once(slow, 'close');
    slow.resume();
    expect((await closed)[0]).toBe(1006);
    const received = once(prompt, 'message');
    server?.deliver(message);
    await received;
    close();
  });
});
