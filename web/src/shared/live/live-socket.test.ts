// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createLiveSocket, type LiveSocket } from './live-socket';

/** Times of the connection attempts, in ms. */
let tries: number[];
/** Of the socket. 1006 is that of an unreachable server. */
let closeCode: number;

/** A server that closes every connection immediately. */
class NoServer extends EventTarget {
  static readonly OPEN = 1;
  readonly readyState = 3;
  onclose: ((event: unknown) => void) | undefined;
  constructor() {
    super();
    tries.push(Date.now());
    setTimeout(() => this.onclose?.({ code: closeCode, reason: '', wasClean: false }), 0);
  }
  close(): void {}
}

let live: LiveSocket;
beforeEach(() => {
  tries = [];
  closeCode = 1006;
  vi.useFakeTimers();
  vi.stubGlobal('WebSocket', NoServer);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

async function gapsOf(minutes: number): Promise<number[]> {
  live = createLiveSocket({
    url: 'ws://localhost/graphql',
    readToken: () => null,
    onRefused: () => undefined,
    onReconnected: () => undefined,
  });
  tries = [];
  const stop = live.client.subscribe(
    { query: 'subscription { a }' },
    {
      next: () => undefined,
      error: () => undefined,
      complete: () => undefined,
    },
  );
  await vi.advanceTimersByTimeAsync(minutes * 60_000);
  stop();
  return tries.slice(1).map((at, index) => at - (tries[index] ?? 0));
}

it('the live socket retries without limit, with exponential backoff and jitter', async () => {
  const gaps = await gapsOf(5);
  expect(gaps[0]).toBeLessThanOrEqual(260);
  expect(gaps.length).toBeGreaterThan(60);
  const late = gaps.slice(6);
  for (const gap of late) {
    expect(gap).toBeGreaterThanOrEqual(2500);
    expect(gap).toBeLessThanOrEqual(5100);
  }
  expect(new Set(late).size).toBeGreaterThan(late.length / 2);
});

it('the live socket spreads the reconnects of two pages', async () => {
  expect(await gapsOf(1)).not.toEqual(await gapsOf(1));
});

it('the live socket waits for about a minute when the server has too many connections of this device', async () => {
  closeCode = 1013;
  const gaps = await gapsOf(5);
  expect(gaps.length).toBeGreaterThan(2);
  for (const gap of gaps) {
    expect(gap).toBeGreaterThan(24_000);
    expect(gap).toBeLessThanOrEqual(61_000);
  }
});
