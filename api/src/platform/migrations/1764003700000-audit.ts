import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What staff changed, which can only be appended to. */
export class Audit1764003700000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      create table audit_entries (
        id char(24) constraint audit_entries_pkey primary key,
        actor_id char(24) not null,
        actor_name text not null,
        act text not null,
        subject text not null,
        subject_id text not null,
        subject_name text not null,
        before jsonb,
        after jsonb,
        request_id text,
        created_at timestamptz not null default now()
      )`);
    await db.query('create index audit_entries_created_at_idx on audit_entries (created_at, id)');
    await db.query(`
      create index audit_entries_search_idx on audit_entries using gin (
        (actor_name || ' ' || subject_name || ' ' || coalesce(request_id, '') || ' ' ||
         coalesce(before::text, '') || ' ' || coalesce(after::text, '')) gin_trgm_ops)`);
    await db.query('revoke update, delete, truncate on audit_entries from public, current_user');
    // Privileges do not bind a superuser.
    await db.query(`
      create function refuse_audit_change() returns trigger language plpgsql as $$
      begin
        raise exception 'audit_entries can only be appended to';
      end $$`);
    await db.query(`
      create trigger audit_entries_append_only before update or delete or truncate on audit_entries
      for each statement execute function refuse_audit_change()`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('drop table audit_entries');
    await db.query('drop function refuse_audit_change');
  }
}
