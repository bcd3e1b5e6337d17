import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Trigram indexes for text inside order ids, names and e-mail addresses. */
export class OrderSearch1763755000000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`create extension if not exists pg_trgm`);
    await db.query(`create index users_name_search_idx on users using gin (name gin_trgm_ops)`);
    await db.query(`create index users_email_search_idx on users using gin ((email::text) gin_trgm_ops)`);
    await db.query(`create index orders_id_search_idx on orders using gin ((id::text) gin_trgm_ops)`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`drop index orders_id_search_idx, users_email_search_idx, users_name_search_idx`);
  }
}
