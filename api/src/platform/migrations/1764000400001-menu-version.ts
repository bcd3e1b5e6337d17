import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A number that increases with every change of the menu: orders priced from an older menu are refused. */
export class MenuVersion1764000400001 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      create table menu_version (
        id boolean constraint menu_version_pkey primary key constraint menu_version_one_row_check check (id),
        version bigint not null
      )`);
    await db.query(`insert into menu_version values (true, 1)`);
    await db.query(`
      create function raise_menu_version() returns trigger language plpgsql as $$
      begin
        update menu_version set version = version + 1;
        return null;
      end $$`);
    await db.query(`
      create trigger menu_items_versioned after insert or update or delete or truncate on menu_items
      for each statement execute function raise_menu_version()`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`drop trigger menu_items_versioned on menu_items`);
    await db.query(`drop function raise_menu_version()`);
    await db.query(`drop table menu_version`);
  }
}
