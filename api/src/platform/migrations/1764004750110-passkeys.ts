import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Passkeys of accounts, as second factors. */
export class Passkeys1764004750110 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      create table passkeys (
        id char(24) not null constraint passkeys_pkey primary key,
        user_id char(24) not null constraint passkeys_user_id_fkey references users on delete cascade,
        credential_id text not null constraint passkeys_credential_id_key unique,
        public_key bytea not null,
        counter bigint not null,
        transports text[] not null,
        name text not null,
        is_backed_up boolean not null,
        created_at timestamptz not null default clock_timestamp(),
        last_used_at timestamptz
      )`);
    await db.query(`create index passkeys_user_id_idx on passkeys (user_id)`);
    await db.query(`
      create table passkey_challenges (
        holder bytea not null constraint passkey_challenges_pkey primary key,
        user_id char(24) not null constraint passkey_challenges_user_id_fkey references users on delete cascade,
        challenge text not null,
        purpose text not null constraint passkey_challenges_purpose_check check (purpose in ('NEW', 'USE')),
        created_at timestamptz not null
      )`);
    await db.query(`create index passkey_challenges_user_id_idx on passkey_challenges (user_id)`);
    await db.query(`create index passkey_challenges_created_at_idx on passkey_challenges (created_at)`);
    // Processes of earlier releases know no passkeys, and would turn the second factor off with the last app.
    await db.query(`
      create function keep_second_factor() returns trigger language plpgsql as $$
      begin
        if exists (select from passkeys where user_id = new.id) then
          new.second_factor_since := old.second_factor_since;
        end if;
        return new;
      end $$`);
    await db.query(`
      create trigger users_keep_second_factor before update of second_factor_since on users for each row
      when (old.second_factor_since is not null and new.second_factor_since is null)
      execute function keep_second_factor()`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('drop trigger users_keep_second_factor on users');
    await db.query('drop function keep_second_factor()');
    // What is left of an account without an app are its recovery codes, with which it adds one.
    await db.query('drop table passkey_challenges');
    await db.query('drop table passkeys');
  }
}
