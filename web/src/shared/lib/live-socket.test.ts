// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createLiveSocket, type LiveSocket } from './live-socket';

/** Times of the connection attempts, in ms. */
let tries: number[];

/** An unreachable server: every connection closes immediately. */
class NoServer extends EventTarget {
  static readonly OPEN = 1;
  readonly readyState = 3;
  onclose: ((event: unknown) => void) | undefined;
  constructor() {
    super();
    tries.push(Date.now());
    setTimeout(() => this.onclose?.({ code: 1006, reason: '', wasClean: false }), 0);
  }
  close(): void {}
}

let live: LiveSocket;
beforeEach(() => {
  tries = [];
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

it('retries without limit, with exponential backoff and jitter', async () => {
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

it('spreads the reconnects of two pages', async () => {
  expect(await gapsOf(1)).not.toEqual(await gapsOf(1));
});
