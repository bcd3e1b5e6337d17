// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { isCutOff, liveConnection } from './live-connection';

const state = () => liveConnection.current().state;

beforeEach(() => {
  vi.useFakeTimers();
  liveConnection.rested();
});
afterEach(() => {
  vi.useRealTimers();
});

it('the live connection is offline only if the socket is lost for longer than the grace period', () => {
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

it('the live connection stays offline through failed attempts, counted from the first one', () => {
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

it('the live connection knows the time of the last message: before the loss, or of a later poll', () => {
  liveConnection.connected();
  vi.advanceTimersByTime(60_000);
  liveConnection.received();
  const receivedAt = Date.now();
  vi.advanceTimersByTime(14_000);
  liveConnection.lost();
  vi.advanceTimersByTime(1_000);
  expect(liveConnection.current().receivedAt).toBe(receivedAt);

  vi.advanceTimersByTime(10_000);
  liveConnection.polled(Date.now());
  expect(liveConnection.current()).toMatchObject({ state: 'offline', receivedAt: receivedAt + 25_000 });
});

it('the live connection is not offline if the socket was closed for lack of subscribers', () => {
  liveConnection.connected();
  liveConnection.rested();
  vi.advanceTimersByTime(5_000);
  expect(state()).toBe('connecting');
});

it('the live connection is cut off without a socket once the last poll is old or has failed', () => {
  liveConnection.connected();
  liveConnection.polled(Date.now());
  vi.advanceTimersByTime(60_000);
  expect(isCutOff()).toBe(false);

  liveConnection.lost();
  vi.advanceTimersByTime(1_000);
  expect(isCutOff()).toBe(true);
  liveConnection.polled(Date.now());
  vi.advanceTimersByTime(15_000);
  expect(isCutOff()).toBe(false);
  vi.advanceTimersByTime(1);
  expect(isCutOff()).toBe(true);

  const began = Date.now();
  liveConnection.polled(began);
  // Another page's, at the same time.
  liveConnection.pollFailed(began);
  expect(isCutOff()).toBe(false);
  vi.advanceTimersByTime(10_000);
  liveConnection.pollFailed(Date.now());
  expect(isCutOff()).toBe(true);
});
