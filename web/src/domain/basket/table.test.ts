import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createBasket } from './basket';

const hourMs = 3600_000;
beforeEach(() => vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('the scanned table', () => {
  it('expires after four hours without a reload, whatever was chosen since', () => {
    const { table } = createBasket();
    table.scan({ code: 'c', name: 'Garden 4' });
    vi.advanceTimersByTime(3 * hourMs);
    table.choose(false);
    expect(table.current()).toMatchObject({ name: 'Garden 4', isChosen: false });
    vi.advanceTimersByTime(hourMs - 1);
    expect(table.current()).toBeDefined();
    vi.advanceTimersByTime(1);
    expect(table.current()).toBeUndefined();
    table.choose(true);
    expect(table.current()).toBeUndefined();
  });

  it('is valid again once its code is scanned again', () => {
    const { table } = createBasket();
    table.scan({ code: 'c', name: 'Garden 4' });
    vi.advanceTimersByTime(5 * hourMs);
    table.scan({ code: 'c', name: 'Garden 4' });
    expect(table.current()).toMatchObject({ isChosen: true });
  });
});
