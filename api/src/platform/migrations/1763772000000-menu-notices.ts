import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Notifies every API process of changes of the menu at their commit, to invalidate cached responses. Not for tables that
 * change often, because PostgreSQL serialises commits that notify.
 */
export class MenuNotices1763772000000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      create function announce_menu_rows() returns trigger language plpgsql as $$
      begin
        perform pg_notify('chowk', '{"topic":"menu-rows"}');
        return null;
      end $$`);
    await db.query(`
      create trigger menu_items_announced after insert or update or delete or truncate on menu_items
      for each statement execute function announce_menu_rows()`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`drop trigger menu_items_announced on menu_items`);
    await db.query(`drop function announce_menu_rows()`);
  }
}
