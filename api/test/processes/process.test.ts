import { createServer } from 'node:net';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { owner, ShopProcess } from './shop-process.js';

/** With the embedded database. */
let shop: ShopProcess;
beforeEach(async () => {
  shop = await ShopProcess.createPrepared({ LOG_LEVEL: 'error' });
});
afterEach(() => shop.remove());

const login = async () => (await shop.call('POST', '/api/auth/login', { body: owner })).status;

describe('the process', () => {
  it('keeps its data over kill -9 and a stop, and ends with 0', async () => {
    await shop.start();
    expect(await login()).toBe(200);
    await shop.stop('SIGKILL');
    await shop.start();
    expect(await login()).toBe(200);
    expect(await shop.stop('SIGTERM')).toBe(0);
    await shop.start();
    expect(await login()).toBe(200);
    expect(await shop.stop('SIGINT')).toBe(0);
  });

  it('stops in time although a live socket does not answer', async () => {
    await shop.start();
    const socket = new WebSocket(`ws://127.0.0.1:${shop.port}/graphql`, 'graphql-transport-ws');
    await new Promise((resolve) => {
      socket.once('open', resolve);
    });
    socket.pause();
    socket.on('error', () => undefined);
    expect(await shop.stop('SIGTERM')).toBe(0);
    socket.terminate();
  });

  it('stops cleanly during its first start', async () => {
    await shop.remove();
    shop = await ShopProcess.create({ LOG_LEVEL: 'error' });
    shop.launch({ SEED_DEMO: 'true' });
    await expect.poll(() => shop.output).toContain('demo menu');
    expect(await shop.stop('SIGTERM')).toBe(0);
    await shop.start();
    expect(await login()).toBe(200);
  });

  it('reports each configuration error in a line and ends with 1', async () => {
    shop.launch({ PORT: 'http', ROLE: 'boss' });
    expect(await shop.end).toBe(1);
    expect(shop.output.trim().split('\n')).toEqual([
      expect.stringContaining('PORT'),
      expect.stringContaining('ROLE'),
    ]);
  });

  it('reports that its port is in use', async () => {
    const server = createServer();
    await new Promise<void>((resolve) => {
      server.listen(shop.port, '127.0.0.1', resolve);
    });
    shop.launch();
    expect(await shop.end).toBe(1);
    expect(shop.output).toContain(`port ${shop.port} is in use`);
    server.close();
  });
});
