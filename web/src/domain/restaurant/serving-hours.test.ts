// @vitest-environment jsdom
import * as fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { followMinutes, isServedAt } from './serving-hours';

const midnight = Date.parse('2026-11-23T00:00+05:30');
const minute = fc.integer({ min: 0, max: 1439 });
const timeOf = (minutes: number) => new Date(minutes * 60_000).toISOString().slice(11, 16);

describe('isServedAt', () => {
  it('is true from the first minute until just before the last at the restaurant, also past midnight', () => {
    fc.assert(
      fc.property(minute, minute, (from, until) => {
        fc.pre(from !== until);
        const hours = { from: timeOf(from), until: timeOf(until) };
        const [start, end] = [from, until < from ? until + 1440 : until].map((at) => midnight + at * 60_000);
        expect([start! - 1, start!, end! - 1, end!].map((at) => isServedAt(hours, at))).toEqual([
          false,
          true,
          true,
          false,
        ]);
      }),
    );
  });
});

describe('followMinutes', () => {
  beforeEach(() => void vi.useFakeTimers({ now: midnight + 59_000 }));
  afterEach(() => void vi.useRealTimers());

  it('calls every listener when a minute begins, with one timer, until they leave', () => {
    const [one, other] = [vi.fn<() => void>(), vi.fn<() => void>()];
    const stops = [followMinutes(one), followMinutes(other)];
    expect(vi.getTimerCount()).toBe(1);
    vi.advanceTimersByTime(1000);
    vi.advanceTimersByTime(60_000);
    expect([one.mock.calls.length, other.mock.calls.length]).toEqual([2, 2]);
    for (const stop of stops) stop();
    expect(vi.getTimerCount()).toBe(0);
  });
});
