import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { chooseTable, currentTable, leaveTable, scanTable } from './order-table';

const hourMs = 3600_000;
beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  leaveTable();
  vi.useRealTimers();
});

describe('the scanned table', () => {
  it('expires after four hours without a reload, whatever was chosen since', () => {
    scanTable({ code: 'c', name: 'Garden 4' });
    vi.advanceTimersByTime(3 * hourMs);
    chooseTable(false);
    expect(currentTable()).toMatchObject({ name: 'Garden 4', isChosen: false });
    vi.advanceTimersByTime(hourMs - 1);
    expect(currentTable()).toBeDefined();
    vi.advanceTimersByTime(1);
    expect(currentTable()).toBeUndefined();
    chooseTable(true);
    expect(currentTable()).toBeUndefined();
  });

  it('is valid again once its code is scanned again', () => {
    scanTable({ code: 'c', name: 'Garden 4' });
    vi.advanceTimersByTime(5 * hourMs);
    scanTable({ code: 'c', name: 'Garden 4' });
    expect(currentTable()).toMatchObject({ isChosen: true });
  });
});
