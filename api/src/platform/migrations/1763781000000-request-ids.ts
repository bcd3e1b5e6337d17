import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The request that caused an event, for the log of its handlers. */
export class RequestIds1763781000000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`alter table outbox_events add column request_id text`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`alter table outbox_events drop column request_id`);
  }
}
