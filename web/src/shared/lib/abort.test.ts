import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { anySignal, timeLimit } from './abort';

describe('anySignal', () => {
  it('aborts once, with the reason of the first signal that aborts', () => {
    const [one, other] = [new AbortController(), new AbortController()];
    const signal = anySignal(one.signal, other.signal);
    const onAbort = vi.fn<() => void>();
    signal.addEventListener('abort', onAbort);
    expect(signal.aborted).toBe(false);
    other.abort('the other one');
    one.abort('too late');
    expect([signal.aborted, signal.reason, onAbort.mock.calls.length]).toEqual([true, 'the other one', 1]);
  });

  it('is aborted if one of the signals is already aborted', () => {
    const signal = anySignal(new AbortController().signal, AbortSignal.abort('before'));
    expect([signal.aborted, signal.reason]).toEqual([true, 'before']);
  });
});

describe('timeLimit', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('aborts with a TimeoutError when the time is over, and not before', () => {
    const signal = timeLimit(1000);
    vi.advanceTimersByTime(999);
    expect(signal.aborted).toBe(false);
    vi.advanceTimersByTime(1);
    expect(signal.aborted).toBe(true);
    expect(signal.reason).toMatchObject({ name: 'TimeoutError' });
  });
});
