import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The months of the bill book, and its days' heads. */
export class BillBookPages1764004831000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query('create index ledger_entries_created_at_idx on ledger_entries (created_at)');
    await db.query(
      `create index ledger_entries_day_heads_idx on ledger_entries (sequence) where kind = 'DAY_HEAD'`,
    );
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('drop index ledger_entries_day_heads_idx, ledger_entries_created_at_idx');
  }
}
