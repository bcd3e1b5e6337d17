import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { oneAfterAnother } from './one-after-another';

describe('oneAfterAnother', () => {
  it('never overlaps reads, and serves each caller with one that began after the call', async () => {
    await fc.assert(
      fc.asyncProperty(fc.scheduler(), fc.integer({ min: 1, max: 8 }), async (scheduler, callers) => {
        let version = 0;
        let underWay = 0;
        let seen = 0;
        const read = oneAfterAnother(async () => {
          underWay += 1;
          expect(underWay).toBe(1);
          const found = version;
          await scheduler.schedule(Promise.resolve());
          seen = found;
          underWay -= 1;
        });
        const calls = Array.from({ length: callers }, async () => {
          await scheduler.schedule(Promise.resolve());
          version += 1;
          const known = version;
          await read();
          expect(seen).toBeGreaterThanOrEqual(known);
        });
        await scheduler.waitFor(Promise.all(calls));
      }),
    );
  });

  it('serves a caller who came during a failing read with another one', async () => {
    let calls = 0;
    let fail = (_error: Error) => {};
    const read = oneAfterAnother(() => {
      calls += 1;
      return calls === 1 ? new Promise((_resolve, reject) => (fail = reject)) : Promise.resolve();
    });
    const first = read();
    const second = read();
    fail(new Error('offline'));
    await Promise.all([first, second]);
    expect(calls).toBe(2);
  });

  it('continues after a failed read', async () => {
    let calls = 0;
    const read = oneAfterAnother(() => {
      calls += 1;
      return calls === 1 ? Promise.reject(new Error('offline')) : Promise.resolve();
    });
    await expect(read()).rejects.toThrow('offline');
    await read();
    expect(calls).toBe(2);
  });
});
