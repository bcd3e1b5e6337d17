import { beforeEach, describe, expect, it, vi } from 'vitest';
import { FakeAudio, FakeGain, FakeSource } from '../../../test/audio';
import { ringSeconds } from './bell-sound';
import { Chime } from './chime';

/** Whether the user has pressed something, and whether just now. */
const press = (hasBeenActive: boolean, isActive: boolean) =>
  vi.stubGlobal('navigator', { userActivation: { hasBeenActive, isActive } });

let chime: Chime;
const onChange = vi.fn<() => void>();
const audio = () => {
  const last = FakeAudio.all.at(-1);
  if (!last) throw new Error('There is no audio yet.');
  return last;
};

beforeEach(() => {
  FakeAudio.all.splice(0);
  FakeAudio.isWilling = false;
  vi.stubGlobal('AudioContext', FakeAudio);
  vi.stubGlobal('AudioBufferSourceNode', FakeSource);
  vi.stubGlobal('GainNode', FakeGain);
  onChange.mockClear();
  chime = new Chime();
  chime.onChange(onChange);
});

describe('the sound for new orders', () => {
  it('is blocked until the user has pressed something', () => {
    press(false, false);
    void chime.open();
    expect(chime.state()).toBe('blocked');
  });

  it('starts after a press, however long that takes', () => {
    press(true, true);
    void chime.open();
    expect(chime.state()).toBe('starting');
    expect(onChange).toHaveBeenCalled();
    audio().become('running');
    expect(chime.state()).toBe('running');
  });

  it('is blocked if it starts without a press at that moment, which Safari demands', () => {
    press(true, false);
    void chime.open();
    expect(chime.state()).toBe('blocked');
    audio().become('running');
    expect(chime.state()).toBe('running');
  });

  it('is blocked once it is interrupted, until the next press', () => {
    press(true, true);
    void chime.open();
    audio().become('running');
    onChange.mockClear();
    audio().become('interrupted');
    expect([chime.state(), onChange.mock.calls.length]).toEqual(['blocked', 1]);
    void chime.open();
    expect(chime.state()).toBe('starting');
  });

  it('rings again for an order that arrives while it rings, and once for those before it begins', async () => {
    FakeAudio.isWilling = true;
    press(true, true);
    const starts = () => audio().sources.map(({ from }) => from);
    void chime.ring();
    await vi.waitFor(() => expect(starts()).toEqual([0]));
    audio().pass(0.5);
    void chime.ring();
    void chime.ring();
    await vi.waitFor(() => expect(starts()).toEqual([0, ringSeconds]));
    audio().pass(2);
    void chime.ring();
    await vi.waitFor(() => expect(starts()).toEqual([0, ringSeconds, 2.5]));
  });
});

describe('the alarm', () => {
  const later = () => ({ louderAt: Date.now() + 60_000 });
  beforeEach(() => {
    press(true, true);
    FakeAudio.isWilling = true;
  });

  it('rings until it is taken back', async () => {
    chime.setAlarm(later());
    await vi.waitFor(() => expect(audio().isLooping).toBe(true));
    audio().pass(1000);
    expect(audio().isLooping).toBe(true);
    chime.setAlarm(undefined);
    expect(audio().isLooping).toBe(false);
  });

  it('is not rung over by a new order', async () => {
    chime.setAlarm(later());
    await vi.waitFor(() => expect(audio().isLooping).toBe(true));
    void chime.ring();
    await Promise.resolve();
    await Promise.resolve();
    expect(audio().sources).toHaveLength(1);
  });

  it('becomes loud at its time by the clock of the audio, and is loud after it', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: 0 });
    chime.setAlarm({ louderAt: 60_000 });
    await vi.waitFor(() =>
      expect(audio().sources[0]?.gain?.planned).toEqual([
        [0.25, 0],
        [0.9, 60],
      ]),
    );
    chime.setAlarm({ louderAt: -1 });
    expect(audio().sources[0]?.gain?.planned).toEqual([[0.9, 0]]);
    vi.useRealTimers();
  });

  it('begins as soon as the browser lets it, and again after a phone call', async () => {
    FakeAudio.isWilling = false;
    chime.setAlarm(later());
    expect(audio().isLooping).toBe(false);
    audio().become('running');
    expect(audio().isLooping).toBe(true);
    audio().become('interrupted');
    expect(audio().isLooping).toBe(false);
    audio().become('running');
    expect(audio().isLooping).toBe(true);
  });

  it('is rung by one tab of several, and by the next one when that is closed', async () => {
    const queue: { readonly run: () => Promise<unknown>; readonly signal: AbortSignal }[] = [];
    const request = (_: string, { signal }: { signal: AbortSignal }, run: () => Promise<unknown>) => {
      queue.push({ run, signal });
      return new Promise(() => undefined);
    };
    vi.stubGlobal('navigator', {
      userActivation: { hasBeenActive: true, isActive: true },
      locks: { request },
    });
    chime.setAlarm(later());
    await vi.waitFor(() => expect(queue).toHaveLength(1));
    expect(audio().isLooping).toBe(false);
    void queue[0]?.run();
    expect(audio().isLooping).toBe(true);
    chime.setAlarm(undefined);
    expect([audio().isLooping, queue[0]?.signal.aborted]).toEqual([false, true]);
    chime.setAlarm(later());
    const rung = queue[1]?.run();
    chime.silence();
    // Only then does the browser give the lock to the next tab.
    await rung;
    expect(audio().isLooping).toBe(false);
  });
});
