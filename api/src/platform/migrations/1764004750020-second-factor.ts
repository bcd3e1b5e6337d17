import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Second factors of accounts: authenticator apps, recovery codes, and which roles must use them. */
export class SecondFactor1764004750020 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`alter table users add column second_factor_since timestamptz`);
    await db.query(`alter table sessions add column factor_proved_at timestamptz`);
    await db.query(`
      create table authenticators (
        user_id char(24) not null
          constraint authenticators_user_id_fkey references users on delete cascade,
        is_in_force boolean not null,
        sealed text not null,
        last_step integer not null default 0,
        session_id char(24),
        created_at timestamptz not null default clock_timestamp(),
        constraint authenticators_pkey primary key (user_id, is_in_force)
      )`);
    await db.query(`
      create table recovery_codes (
        user_id char(24) not null
          constraint recovery_codes_user_id_fkey references users on delete cascade,
        hash bytea not null,
        created_at timestamptz not null default clock_timestamp(),
        used_at timestamptz,
        constraint recovery_codes_pkey primary key (user_id, hash)
      )`);
    await db.query(`
      create table second_factor_rule (
        id smallint not null constraint second_factor_rule_pkey primary key
          constraint second_factor_rule_id_check check (id = 1),
        version integer not null,
        roles text[] not null
      )`);
    await db.query(`insert into second_factor_rule values (1, 1, '{}')`);
    // Processes of earlier releases run on during an update, and ask for no second factor.
    await db.query(`
      create function require_second_factor() returns trigger language plpgsql as $$
      begin
        if exists (select from users where id = new.user_id and second_factor_since is not null) then
          raise exception 'the second factor of this account was not proved';
        end if;
        return new;
      end $$`);
    await db.query(`
      create trigger sessions_second_factor before insert on sessions for each row
      when (new.factor_proved_at is null) execute function require_second_factor()`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('drop trigger sessions_second_factor on sessions');
    await db.query('drop function require_second_factor()');
    await db.query(`drop table second_factor_rule`);
    await db.query(`drop table recovery_codes`);
    await db.query(`drop table authenticators`);
    await db.query(`alter table sessions drop column factor_proved_at`);
    await db.query(`alter table users drop column second_factor_since`);
  }
}
