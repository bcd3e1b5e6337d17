import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Trigram index for digits inside the phone numbers of orders. */
export class PhoneSearch1764003200000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`create index orders_phone_search_idx on orders using gin (phone gin_trgm_ops)`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`drop index orders_phone_search_idx`);
  }
}
