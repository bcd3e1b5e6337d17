import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The few admins are looked for with each order, among all customers. */
export class AdminsIndex1763785000000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`create index users_admins_idx on users (id) where role = 'admin'`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`drop index users_admins_idx`);
  }
}
