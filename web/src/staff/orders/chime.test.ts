import { beforeEach, describe, expect, it, vi } from 'vitest';
import { Chime } from './chime';

/** Starts when the test says so. */
class Context extends EventTarget {
  static last: Context;
  state = 'suspended';
  constructor() {
    super();
    Context.last = this;
  }
  resume = () => new Promise<void>(() => undefined);
  become(state: string): void {
    this.state = state;
    this.dispatchEvent(new Event('statechange'));
  }
}

/** Whether the user has pressed something, and whether just now. */
const press = (hasBeenActive: boolean, isActive: boolean) =>
  vi.stubGlobal('navigator', { userActivation: { hasBeenActive, isActive } });

describe('the sound for new orders', () => {
  let chime: Chime;
  const onChange = vi.fn<() => void>();
  beforeEach(() => {
    vi.stubGlobal('AudioContext', Context);
    onChange.mockClear();
    chime = new Chime();
    chime.onChange(onChange);
  });

  it('is blocked until the user has pressed something', () => {
    press(false, false);
    void chime.open();
    expect(chime.isBlocked()).toBe(true);
  });

  it('is not blocked while the browser starts it after a press, however long that takes', () => {
    press(true, true);
    void chime.open();
    expect(chime.isBlocked()).toBe(false);
    expect(onChange).toHaveBeenCalled();
    Context.last.become('running');
    expect(chime.isBlocked()).toBe(false);
  });

  it('is blocked if it starts without a press at that moment, which Safari demands', () => {
    press(true, false);
    void chime.open();
    expect(chime.isBlocked()).toBe(true);
    Context.last.become('running');
    expect(chime.isBlocked()).toBe(false);
  });

  it('is blocked once it is interrupted, until the next press', () => {
    press(true, true);
    void chime.open();
    Context.last.become('running');
    onChange.mockClear();
    Context.last.become('interrupted');
    expect([chime.isBlocked(), onChange.mock.calls.length]).toEqual([true, 1]);
    void chime.open();
    expect(chime.isBlocked()).toBe(false);
  });
});
