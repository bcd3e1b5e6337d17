import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The sentences of a notification, by key and parameters. Processes of earlier versions write and read its English. */
export class SaidNotifications1764004600000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`alter table notifications add column said jsonb`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`alter table notifications drop column said`);
  }
}
