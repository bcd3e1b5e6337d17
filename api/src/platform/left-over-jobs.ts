import { setTimeout as delay } from 'node:timers/promises';
import type { DataSource } from 'typeorm';
import { hasTable } from './database.js';
import type { NewJob } from './event-jobs.js';
import type { Subscriber } from './events.js';
import { JobQueue, JobWorker } from './jobs.js';
import type { Logger } from './log.js';

const pollMilliseconds = 1000;

/**
 * Runs the jobs that are left in PostgreSQL's queue after a shop has moved to Redis, with their remaining attempts. Several
 * workers may do so in parallel.
 */
export class LeftOverJobs {
  private readonly end = new AbortController();
  private running: Promise<void> | undefined;

  constructor(
    private readonly dataSource: DataSource,
    private readonly databaseUrl: string,
    private readonly subscribers: readonly Subscriber[],
    private readonly log: Logger,
  ) {}

  start(): void {
    this.running = this.work();
  }

  /** Resolves after the current jobs. */
  async stop(): Promise<void> {
    this.end.abort();
    await this.running;
  }

  private async work(): Promise<void> {
    while (!this.end.signal.aborted) {
      try {
        await this.doAll();
        return;
      } catch (error) {
        this.log.warn({ err: error }, 'jobs left over in PostgreSQL could not be looked for, will try again');
        await this.wait();
      }
    }
  }

  private async doAll(): Promise<void> {
    if (!(await hasTable(this.dataSource, 'bullmq.job'))) return;
    const store = { databaseUrl: this.databaseUrl, redis: undefined };
    const queue = await JobQueue.open(store, this.log);
    try {
      const count = await queue.pending();
      if (count === 0) return;
      this.log.info({ count }, 'jobs left over in PostgreSQL are being done');
      const follow = {
        queue: (jobs: readonly NewJob[]) => queue.addAll(jobs),
        done: () => Promise.resolve(),
      };
      const worker = await JobWorker.start(store, this.subscribers, follow, this.log);
      try {
        while (!this.end.signal.aborted && (await queue.pending()) > 0) await this.wait();
      } finally {
        await worker.close();
      }
    } finally {
      await queue.close();
    }
  }

  private wait(): Promise<void> {
    return delay(pollMilliseconds, undefined, { signal: this.end.signal }).catch(() => undefined);
  }
}
