import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Guests: customers without e-mail address and password, who sign in by secret links. */
export class Guests1764002500000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`alter table restaurant add column guests_allowed boolean not null default false`);
    await db.query(`
      alter table users
        alter column email drop not null,
        alter column password_hash drop not null,
        add column phone text,
        add column contact_email citext,
        add constraint users_guest_check
          check ((email is null) = (password_hash is null) and (email is not null or role = 'customer'))`);
    await db.query(`
      create table guest_links (
        hash bytea constraint guest_links_pkey primary key,
        user_id char(24) not null constraint guest_links_user_id_fkey references users on delete cascade,
        created_at timestamptz not null default now()
      )`);
    await db.query(`create index guest_links_user_id_idx on guest_links (user_id)`);
    await db.query(`create index guest_links_created_at_idx on guest_links (created_at)`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`drop table guest_links`);
    await db.query(`delete from users where email is null`);
    await db.query(`
      alter table users
        drop constraint users_guest_check,
        drop column phone,
        drop column contact_email,
        alter column email set not null,
        alter column password_hash set not null`);
    await db.query(`alter table restaurant drop column guests_allowed`);
  }
}
