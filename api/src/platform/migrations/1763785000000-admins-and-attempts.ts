import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Indexes for finding the few admins among all customers, and the last day's payments. */
export class AdminsAndAttempts1763785000000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`create index users_admins_idx on users (id) where role = 'admin'`);
    await db.query(`create index payment_attempts_created_at_idx on payment_attempts (created_at)`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`drop index payment_attempts_created_at_idx`);
    await db.query(`drop index users_admins_idx`);
  }
}
