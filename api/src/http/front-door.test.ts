import { once } from 'node:events';
import express from 'express';
import { describe, expect, it, onTestFinished } from 'vitest';
import { openFrontDoor, type FrontDoor } from './front-door.js';

async function openDoor(maxWait?: number): Promise<FrontDoor> {
  const door = await openFrontDoor({ port: 0, host: '127.0.0.1', ...(maxWait && { maxWait }) });
  onTestFinished(async () => {
    door.httpServer.close();
    door.httpServer.closeAllConnections();
    await once(door.httpServer, 'close');
  });
  return door;
}

async function post({ port }: FrontDoor): Promise<[status: number, retryAfter: string | null]> {
  const { status, headers } = await fetch(`http://127.0.0.1:${port}/graphql`, { method: 'POST' });
  return [status, headers.get('Retry-After')];
}

describe('before the start', () => {
  it('lets up to 200 requests other than reads wait, and refuses more of them', async () => {
    const door = await openDoor();
    const answers: [status: number, retryAfter: string | null][] = [];
    const all = Array.from({ length: 205 }, async () => answers.push(await post(door)));
    await expect.poll(() => answers).toEqual(Array.from({ length: 5 }, () => [503, '2']));

    const web = express();
    web.post('/graphql', (_req, res) => void res.sendStatus(200));
    door.setHandler((req, res) => void web(req, res), web);
    await Promise.all(all);
    expect(answers.slice(5)).toEqual(Array.from({ length: 200 }, () => [200, null]));
  });

  it('refuses a request that has waited too long', async () => {
    expect(await post(await openDoor(100))).toEqual([503, '2']);
  });
});
