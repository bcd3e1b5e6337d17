import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Keys that were entered in the settings, the account of each payment, and when webhooks arrived. A trigger notifies
 * every process of changed keys.
 */
export class Connections1764004700020 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      create table connections (
        kind text not null constraint connections_pkey primary key,
        version integer not null,
        sealed text not null,
        changed_by text not null,
        changed_at timestamptz not null
      )`);
    await db.query(`
      create function announce_connection_rows() returns trigger language plpgsql as $$
      begin
        perform pg_notify('chowk', '{"topic":"connection-rows"}');
        return null;
      end $$`);
    await db.query(`
      create trigger connections_announced after insert or update or delete or truncate on connections
      for each statement execute function announce_connection_rows()`);
    await db.query(`alter table payments add column account text`);
    await db.query(`
      create table webhook_receipts (
        outcome text not null constraint webhook_receipts_pkey primary key
          constraint webhook_receipts_outcome_check check (outcome in ('genuine', 'refused')),
        received_at timestamptz not null
      )`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`drop table webhook_receipts`);
    await db.query(`alter table payments drop column account`);
    await db.query(`drop table connections`);
    await db.query(`drop function announce_connection_rows()`);
  }
}
