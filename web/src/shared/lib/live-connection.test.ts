import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { liveConnection } from './live-connection';

const state = () => liveConnection.current().state;

beforeEach(() => {
  vi.useFakeTimers();
  liveConnection.rested();
});
afterEach(() => {
  vi.useRealTimers();
});

it('says offline only when the socket stays away for longer than a blink', () => {
  liveConnection.connected();
  liveConnection.lost();
  vi.advanceTimersByTime(900);
  expect(state()).toBe('live');
  liveConnection.connected();
  vi.advanceTimersByTime(5_000);
  expect(state()).toBe('live');

  liveConnection.lost();
  vi.advanceTimersByTime(1_000);
  expect(state()).toBe('offline');
});

it('stays offline through failed attempts, however many, and since the first of them', () => {
  liveConnection.connected();
  liveConnection.lost();
  vi.advanceTimersByTime(1_000);
  const { since } = liveConnection.current();
  for (let attempt = 0; attempt < 5; attempt++) {
    vi.advanceTimersByTime(3_000);
    liveConnection.lost();
  }
  expect(liveConnection.current()).toMatchObject({ state: 'offline', since });
});

it('knows when the server was last heard: before the loss, or by a poll since', () => {
  liveConnection.connected();
  vi.advanceTimersByTime(60_000);
  liveConnection.heard();
  const heardAt = Date.now();
  vi.advanceTimersByTime(14_000);
  liveConnection.lost();
  vi.advanceTimersByTime(1_000);
  expect(liveConnection.current().heardAt).toBe(heardAt);

  vi.advanceTimersByTime(10_000);
  liveConnection.polled();
  expect(liveConnection.current()).toMatchObject({ state: 'offline', heardAt: heardAt + 25_000 });
});

it('is not offline when the socket was closed because nobody listens', () => {
  liveConnection.connected();
  liveConnection.rested();
  vi.advanceTimersByTime(5_000);
  expect(state()).toBe('connecting');
});
