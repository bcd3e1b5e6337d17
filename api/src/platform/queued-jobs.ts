import type { DataSource, EntityManager } from 'typeorm';
import type { NewJob } from './event-jobs.js';
import type { JobQueue } from './jobs.js';

/** Seconds after which a job that is not done is offered to the queue again, and how many at a time. */
const recheck = { seconds: 5, batchSize: 200 } as const;

/** As long as the queue keeps jobs that it has given up. */
const keptDays = 14;

/**
 * Remembers in PostgreSQL which jobs Redis was given, until they are done: whatever Redis loses is queued again. A job
 * that Redis still has ignores that, because its id is known.
 */
export class QueuedJobs {
  constructor(
    private readonly dataSource: DataSource,
    private readonly queue: JobQueue,
  ) {}

  async remember(tx: EntityManager, jobs: readonly NewJob[], generation: string): Promise<void> {
    await tx.query(
      `insert into queued_jobs (id, name, payload, generation)
       select job->>'id', job->>'name', job->'payload', $2 from jsonb_array_elements($1::jsonb) as job
       on conflict do nothing`,
      [JSON.stringify(jobs), generation],
    );
  }

  /** Queues jobs that no event in the outbox stands for. */
  async add(jobs: readonly NewJob[]): Promise<void> {
    const generation = await this.queue.generation();
    if (generation !== undefined) await this.remember(this.dataSource.manager, jobs, generation);
    await this.queue.addAll(jobs);
  }

  async done(jobId: string): Promise<void> {
    await this.dataSource.query('delete from queued_jobs where id = $1', [jobId]);
  }

  /** Queues again what an earlier generation of Redis was given, and looks after what has waited for long. */
  async recheck(): Promise<void> {
    const generation = await this.queue.generation();
    for (;;) {
      const lost = await (generation === undefined ? this.handOver() : this.offerAgain(generation));
      if (lost < recheck.batchSize) return;
    }
  }

  /** @returns how many of the batch an earlier generation was given */
  private offerAgain(generation: string): Promise<number> {
    return this.dataSource.transaction(async (tx) => {
      const jobs = await tx.query<(NewJob & { generation: string })[]>(
        `select id, name, payload, generation from queued_jobs
         where generation <> $1 or checked_at < now() - make_interval(secs => $2)
         order by checked_at limit $3 for update skip locked`,
        [generation, recheck.seconds, recheck.batchSize],
      );
      if (jobs.length === 0) return 0;
      await this.queue.addAll(jobs);
      await tx.query('update queued_jobs set generation = $2, checked_at = now() where id = any($1)', [
        jobs.map(({ id }) => id),
        generation,
      ]);
      return jobs.filter((job) => job.generation !== generation).length;
    });
  }

  /** The queue is in PostgreSQL now: it keeps what Redis had not done when it was last used. */
  private handOver(): Promise<number> {
    return this.dataSource.transaction(async (tx) => {
      const jobs = await tx.query<NewJob[]>(
        'select id, name, payload from queued_jobs order by checked_at limit $1 for update skip locked',
        [recheck.batchSize],
      );
      await this.queue.addAll(jobs);
      await tx.query('delete from queued_jobs where id = any($1)', [jobs.map(({ id }) => id)]);
      return jobs.length;
    });
  }

  async forgetGivenUp(): Promise<void> {
    await this.dataSource.query(
      'delete from queued_jobs where created_at < now() - make_interval(days => $1)',
      [keptDays],
    );
  }
}
