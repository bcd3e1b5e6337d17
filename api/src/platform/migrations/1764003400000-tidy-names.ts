import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Names in the form in which new ones are stored and searched: composed Unicode, with plain spaces. */
export class TidyNames1764003400000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      create function pg_temp.tidy(typed text) returns text immutable language sql as $$
        select regexp_replace(normalize(typed), '[\\u00a0\\u1680\\u2000-\\u200a\\u202f\\u205f\\u3000]', ' ', 'g')
      $$`);
    // Categories that become one: its dishes go to the one that has the name already, or to the first.
    await db.query(`
      create temporary table kept_categories on commit drop as
      select id, name, first_value(name) over (
        partition by pg_temp.tidy(name) order by name = pg_temp.tidy(name) desc, position) as kept
      from categories`);
    await db.query(`
      update menu_items set category = kept_categories.kept from kept_categories
      where category = kept_categories.name and kept_categories.name <> kept_categories.kept`);
    await db.query(`
      delete from categories where id in (select id from kept_categories where name <> kept)`);
    for (const [table, column] of [
      // Its dishes follow.
      ['categories', 'name'],
      ['menu_items', 'name'],
      ['menu_items', 'hindi_name'],
      ['option_groups', 'name'],
      ['option_choices', 'name'],
      ['users', 'name'],
    ] as const) {
      await db.query(
        `update ${table} set ${column} = pg_temp.tidy(${column}) where ${column} <> pg_temp.tidy(${column})`,
      );
    }
    await db.query(`drop function pg_temp.tidy(text)`);
    await db.query(`drop table kept_categories`);
  }

  /** The names before are not known. */
  async down(): Promise<void> {}
}
