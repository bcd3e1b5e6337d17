import fc from 'fast-check';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { FairQueue } from './fair-queue.js';

class FullError extends Error {}

/** A queue that runs one task at a time; the test ends each task. */
function aQueue(...limits: number[]) {
  const queue = new FairQueue({ concurrency: 1, limits, refusal: () => new FullError() });
  const started: string[] = [];
  const refused: string[] = [];
  let endCurrent = () => {};
  return {
    started,
    refused,
    add(name: string, ...lane: string[]): void {
      const task = () => {
        started.push(name);
        return new Promise<void>((resolve) => {
          endCurrent = resolve;
        });
      };
      queue.run(lane, task).catch((error: unknown) => {
        if (error instanceof FullError) refused.push(name);
      });
    },
    async runAll(): Promise<void> {
      for (let before = -1; before < started.length;) {
        before = started.length;
        endCurrent();
        await new Promise(setImmediate);
      }
    },
  };
}

describe('FairQueue', () => {
  it('alternates between networks, and between the accounts of a network', async () => {
    const queue = aQueue();
    queue.add('running', 'x', 'x');
    for (const name of ['a1', 'a2', 'a3']) queue.add(name, 'home', 'asha');
    for (const name of ['b1', 'b2']) queue.add(name, 'home', 'bina');
    for (const name of ['c1', 'c2']) queue.add(name, 'office', 'chand');
    await queue.runAll();
    expect(queue.started).toEqual(['running', 'a1', 'c1', 'b1', 'c2', 'a2', 'b2', 'a3']);
  });

  it('drops the last task of the longest lane when it is full', async () => {
    const queue = aQueue(4);
    queue.add('running', 'x', 'x');
    for (const name of ['a1', 'a2', 'a3', 'a4']) queue.add(name, 'home', 'asha');
    queue.add('b1', 'home', 'bina');
    queue.add('c1', 'office', 'chand');
    queue.add('a5', 'home', 'asha');
    await queue.runAll();
    expect(queue.refused).toEqual(['a4', 'a3', 'a5']);
    expect(queue.started).toEqual(['running', 'a1', 'c1', 'b1', 'a2']);
  });

  it('limits each depth separately', async () => {
    const queue = aQueue(Infinity, 3, 2);
    queue.add('running', 'x', 'x');
    for (const name of ['a1', 'a2', 'a3']) queue.add(name, 'home', 'asha');
    queue.add('b1', 'home', 'bina');
    queue.add('c1', 'home', 'chand');
    queue.add('a4', 'office', 'asha');
    await queue.runAll();
    expect(queue.refused).toEqual(['a3', 'a2']);
    expect(queue.started).toEqual(['running', 'a1', 'a4', 'b1', 'c1']);
  });

  it('rejects a task that has waited too long, and frees its place', async () => {
    vi.useFakeTimers();
    onTestFinished(() => void vi.useRealTimers());
    const queue = new FairQueue({
      concurrency: 1,
      limits: [2],
      longestWait: 5000,
      refusal: () => new FullError(),
    });
    let end = () => {};
    const running = queue.run(['a', 'x'], () => new Promise<void>((resolve) => (end = resolve)));
    const task = (name: string, ...lane: string[]) =>
      queue.run(lane, () => Promise.resolve(name)).catch((error: unknown) => error);
    const early = [task('b', 'a', 'x'), task('c', 'b', 'y')];
    vi.advanceTimersByTime(4000);
    expect(await task('one too many', 'b', 'y')).toBeInstanceOf(FullError);
    vi.advanceTimersByTime(1000);
    expect(await Promise.all(early)).toEqual([expect.any(FullError), expect.any(FullError)]);
    const late = [task('d', 'a', 'x'), task('e', 'b', 'y')];
    vi.advanceTimersByTime(4999);
    end();
    await running;
    expect(await Promise.all(late)).toEqual(['d', 'e']);
  });

  it('continues after a task has failed', async () => {
    const queue = new FairQueue({ concurrency: 1, limits: [], refusal: () => new FullError() });
    const failed = queue.run(['a'], () => Promise.reject(new Error('broken')));
    const next = queue.run(['a'], () => Promise.resolve('done'));
    await expect(failed).rejects.toThrow('broken');
    expect(await next).toBe('done');
  });

  it('settles every task, and rejects none of a lane that holds less than its share', async () => {
    const lane = fc.tuple(fc.constantFrom('home', 'office', 'cafe'), fc.constantFrom('asha', 'bina'));
    await fc.assert(
      fc.asyncProperty(
        fc.array(lane, { maxLength: 60 }),
        fc.integer({ min: 6, max: 12 }),
        async (lanes, total) => {
          const queue = aQueue(total);
          queue.add('running', 'x', 'x');
          const seen = new Map<string, number>();
          for (const [n, [network, account]] of lanes.entries()) {
            queue.add(`${network} ${account} ${n}`, network, account);
          }
          await queue.runAll();
          expect(queue.started.length + queue.refused.length).toBe(lanes.length + 1);
          expect(queue.started.length - 1).toBe(Math.min(total, lanes.length));
          for (const name of queue.started.slice(1)) {
            const key = name.split(' ').slice(0, 2).join(' ');
            seen.set(key, (seen.get(key) ?? 0) + 1);
          }
          // A sixth of the room for each of the six lanes.
          for (const key of new Set(lanes.map((each) => each.join(' ')))) {
            const asked = lanes.filter((each) => each.join(' ') === key).length;
            expect(seen.get(key) ?? 0).toBeGreaterThanOrEqual(Math.min(asked, Math.floor(total / 6)));
          }
        },
      ),
      { numRuns: 50 },
    );
  });
});
