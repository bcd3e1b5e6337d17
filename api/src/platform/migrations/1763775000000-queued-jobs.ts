import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Copies of the jobs in Redis, which may lose them. */
export class QueuedJobs1763775000000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      create table queued_jobs (
        id text constraint queued_jobs_pkey primary key,
        name text not null,
        payload jsonb not null,
        generation text not null,
        created_at timestamptz not null default now(),
        checked_at timestamptz not null default now()
      )`);
    await db.query(`create index queued_jobs_checked_at_idx on queued_jobs (checked_at)`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`drop table queued_jobs`);
  }
}
