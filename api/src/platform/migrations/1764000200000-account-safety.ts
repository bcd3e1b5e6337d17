import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Confirmed addresses, undoable changes of accounts, and the devices of sessions. */
export class AccountSafety1764000200000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    // The default fills existing rows without rewriting them: they count as confirmed.
    await db.query(`alter table users add column email_confirmed_at timestamptz default now()`);
    await db.query(`alter table users alter column email_confirmed_at drop default`);

    await db.query(`
      create table account_changes (
        id char(24) constraint account_changes_pkey primary key,
        user_id char(24) not null
          constraint account_changes_user_id_fkey references users (id) on delete cascade,
        old_email citext not null,
        old_email_was_confirmed boolean not null,
        new_email citext,
        is_new_password boolean not null,
        created_at timestamptz not null default clock_timestamp(),
        undone_at timestamptz
      )`);
    await db.query(`create index account_changes_user_id_idx on account_changes (user_id, created_at)`);
    await db.query(`create index account_changes_old_email_idx on account_changes (old_email)`);
    await db.query(`create index account_changes_created_at_idx on account_changes (created_at)`);

    await db.query(`alter table deliveries add column address text`);

    await db.query(`alter table sessions add column user_agent text, add column last_seen_at timestamptz`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`alter table sessions drop column user_agent, drop column last_seen_at`);
    await db.query(`alter table deliveries drop column address`);
    await db.query(`drop table account_changes`);
    await db.query(`alter table users drop column email_confirmed_at`);
  }
}
