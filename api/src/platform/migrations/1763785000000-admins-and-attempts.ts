import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The few admins are looked for among all customers with each order, the last day's payments among all of them. */
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
