import type { MigrationInterface, QueryRunner } from 'typeorm';

/** PDFs of bills. */
export class BillFiles1764004833000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(
      `create table bill_files (
        hash char(64) constraint bill_files_pkey primary key,
        contents bytea not null,
        made_at timestamptz not null default now()
      )`,
    );
    await db.query('create index bill_files_made_at_idx on bill_files (made_at)');
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('drop table bill_files');
  }
}
