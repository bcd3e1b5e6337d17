import type { MigrationInterface, QueryRunner } from 'typeorm';

const refuse = (message: string) => `
  create or replace function refuse_audit_change() returns trigger language plpgsql as $$
  begin
    ${message}
  end $$`;

/** The bill book, which can only be appended to, as the audit log; empty, as nothing was numbered before. */
export class BillBook1764004830000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`alter table restaurant add column invoice_prefix text not null default 'C'`);
    await db.query(`
      create table ledger_entries (
        sequence bigint constraint ledger_entries_pkey primary key,
        kind text not null,
        document text not null,
        previous_hash text not null,
        hash text not null,
        created_at timestamptz not null,
        order_id char(24),
        number text,
        constraint ledger_entries_sequence_check check (sequence > 0)
      )`);
    await db.query(
      'create index ledger_entries_order_idx on ledger_entries (order_id, sequence) where order_id is not null',
    );
    await db.query(
      'create unique index ledger_entries_number_idx on ledger_entries (number) where number is not null',
    );
    await db.query('create index ledger_entries_created_at_idx on ledger_entries (created_at, sequence)');
    await db.query(
      `create index ledger_entries_day_heads_idx on ledger_entries (sequence) where kind = 'DAY_HEAD'`,
    );
    await db.query('revoke update, delete, truncate on ledger_entries from public, current_user');
    await db.query(refuse(`raise exception '% can only be appended to', tg_table_name;`));
    await db.query(`
      create trigger ledger_entries_append_only before update or delete or truncate on ledger_entries
      for each statement execute function refuse_audit_change()`);
    // Also in sessions that replicate, which fire no other triggers.
    for (const table of ['ledger_entries', 'audit_entries'])
      await db.query(`alter table ${table} enable always trigger ${table}_append_only`);
    await db.query(`
      create table ledger_head (
        id smallint constraint ledger_head_pkey primary key,
        sequence bigint not null,
        hash text not null,
        at timestamptz not null,
        constraint ledger_head_one_check check (id = 1)
      )`);
    await db.query(`insert into ledger_head (id, sequence, hash, at) values (1, 0, '', 'epoch')`);
    await db.query(`
      create table bill_series (
        series text,
        year text,
        last integer not null,
        constraint bill_series_pkey primary key (series, year)
      )`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('drop table bill_series, ledger_head, ledger_entries');
    await db.query('alter table audit_entries enable trigger audit_entries_append_only');
    await db.query(refuse(`raise exception 'audit_entries can only be appended to';`));
    await db.query('alter table restaurant drop column invoice_prefix');
  }
}
