import type { MigrationInterface, QueryRunner } from 'typeorm';

/** An id in the layout of `newId`: seconds since 1970, then random. */
const freshId = `
  lpad(to_hex(extract(epoch from clock_timestamp())::bigint), 8, '0')
    || left(replace(gen_random_uuid()::text, '-', ''), 16)`;

/** Counters of rate limits, and triggers that write events when access ends. */
export class Accounts1763710000000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    // Unlogged: counting a login needs no disk write, and losing the counters in a crash costs nothing.
    await db.query(`
      create unlogged table rate_limits (
        key varchar(255) constraint rate_limits_pkey primary key,
        points integer not null default 0,
        expire bigint
      )`);
    await db.query(`create index rate_limits_expire_idx on rate_limits (expire)`);

    // Triggers, because rows are also deleted by cascade and by hand, and open sockets must close then.
    await db.query(`
      create function announce_ended_session() returns trigger language plpgsql as $$
      begin
        insert into outbox_events (id, type, payload)
        values (${freshId}, 'session.ended', jsonb_build_object('sessionId', old.id));
        return null;
      end $$`);
    await db.query(`
      create trigger sessions_ended after delete on sessions for each row
      when (old.expires_at > now()) execute function announce_ended_session()`);

    await db.query(`
      create function announce_changed_role() returns trigger language plpgsql as $$
      begin
        insert into outbox_events (id, type, payload)
        values (${freshId}, 'account.role-changed', jsonb_build_object('userId', new.id));
        return null;
      end $$`);
    await db.query(`
      create trigger users_role_changed after update of role on users for each row
      when (old.role is distinct from new.role) execute function announce_changed_role()`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`drop trigger users_role_changed on users`);
    await db.query(`drop trigger sessions_ended on sessions`);
    await db.query(`drop function announce_changed_role, announce_ended_session`);
    await db.query(`drop table rate_limits`);
  }
}
