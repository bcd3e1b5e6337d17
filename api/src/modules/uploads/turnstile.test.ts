import { describe, expect, it } from 'vitest';
import { Turnstile } from './turnstile.js';

/** Work that starts when admitted and ends when the test says so. */
class Job {
  hasBegun = false;
  end: () => void = () => undefined;
  readonly done: Promise<void>;

  constructor(turnstile: Turnstile, person?: string) {
    const work = () => {
      this.hasBegun = true;
      return new Promise<void>((resolve) => (this.end = resolve));
    };
    this.done = turnstile.pass(work, person);
  }
}

describe('Turnstile', () => {
  const turnstile = () => new Turnstile({ places: 2, queue: 4, queuePerPerson: 2 });
  const begun = (jobs: readonly Job[]) => jobs.map(({ hasBegun }) => hasBegun);

  it('runs one job per person at a time, and meanwhile those of others', async () => {
    const open = turnstile();
    const jobs = ['asha', 'asha', 'asha', 'ravi'].map((person) => new Job(open, person));
    expect(begun(jobs)).toEqual([true, false, false, true]);
    for (const [n, next] of [
      [0, [true, true, false, true]],
      [3, [true, true, false, true]],
      [1, [true, true, true, true]],
    ] as const) {
      jobs[n]?.end();
      await jobs[n]?.done;
      expect(begun(jobs)).toEqual(next);
    }
    jobs[2]?.end();
    await jobs[2]?.done;
  });

  it('lets one person take only part of the queue', async () => {
    const open = turnstile();
    const jobs = ['asha', 'asha', 'asha'].map((person) => new Job(open, person));
    await expect(new Job(open, 'asha').done).rejects.toMatchObject({ code: 'UNAVAILABLE' });
    const ravi = new Job(open, 'ravi');
    expect(ravi.hasBegun).toBe(true);
    for (const job of [ravi, ...jobs]) {
      job.end();
      await job.done;
    }
  });

  it('refuses what does not fit into the queue', async () => {
    const open = turnstile();
    const jobs = Array.from({ length: 6 }, (_, n) => new Job(open, `person ${n}`));
    await expect(new Job(open, 'one more').done).rejects.toMatchObject({ code: 'UNAVAILABLE' });
    for (const job of jobs) {
      job.end();
      await job.done;
    }
  });
});
