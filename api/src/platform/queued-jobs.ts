import type { DataSource, EntityManager } from 'typeorm';
import type { NewJob } from './event-jobs.js';
import type { JobQueue } from './jobs.js';

/** Seconds after which an unfinished job is queued again, and the batch size. */
const recheck = { seconds: 5, batchSize: 200 } as const;

/** As long as the queue keeps failed jobs. */
const keptDays = 14;

/**
 * Records in PostgreSQL which jobs Redis holds until they are done, and queues again what Redis loses. Redis ignores a job
 * id that it still has.
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

  /** Queues jobs that have no event in the outbox. */
  async add(jobs: readonly NewJob[]): Promise<void> {
    const generation = await this.queue.generation();
    if (generation !== undefined) await this.remember(this.dataSource.manager, jobs, generation);
    await this.queue.addAll(jobs);
  }

  async done(jobId: string): Promise<void> {
    await this.dataSource.query('delete from queued_jobs where id = $1', [jobId]);
  }

  /** Queues the jobs of earlier generations of Redis again, and those that have waited long. */
  async recheck(): Promise<void> {
    const generation = await this.queue.generation();
    for (;;) {
      const lost = await (generation === undefined ? this.handOver() : this.offerAgain(generation));
      if (lost < recheck.batchSize) return;
    }
  }

  /** @returns the number of jobs of an earlier generation in the batch */
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

  /** After a move from Redis to PostgreSQL: queues what Redis had not finished. */
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

  async deleteGivenUp(): Promise<void> {
    await this.dataSource.query(
      'delete from queued_jobs where created_at < now() - make_interval(days => $1)',
      [keptDays],
    );
  }
}
