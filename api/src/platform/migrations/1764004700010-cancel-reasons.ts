import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Why an order was cancelled, for its customer. Orders that were cancelled before have no reason. */
export class CancelReasons1764004700010 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`alter table orders add column cancel_reason text, add column cancel_text text`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`alter table orders drop column cancel_reason, drop column cancel_text`);
  }
}
