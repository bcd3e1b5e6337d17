import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Phone numbers that customers confirm by a code, before a first order in cash above the owner's amount. */
export class PhoneCodes1764002800000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      alter table restaurant add column code_above_paise integer,
        add constraint restaurant_code_above_check check (code_above_paise between 0 and 10000000)`);
    await db.query(`
      create table phone_confirmations (
        user_id char(24) not null constraint phone_confirmations_user_id_fkey references users on delete cascade,
        phone text not null,
        code_hash bytea not null,
        sent_at timestamptz not null default now(),
        tries smallint not null default 0,
        confirmed_at timestamptz,
        constraint phone_confirmations_pkey primary key (user_id, phone)
      )`);
    await db.query(
      `create index phone_confirmations_sent_at_idx on phone_confirmations (sent_at) where confirmed_at is null`,
    );
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`drop table phone_confirmations`);
    await db.query(`alter table restaurant drop column code_above_paise`);
  }
}
