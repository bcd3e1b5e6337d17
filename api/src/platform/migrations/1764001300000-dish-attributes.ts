import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Egg, tags, allergens and the Hindi name of dishes. */
export class DishAttributes1764001300000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      alter table menu_items
        add column contains_egg boolean not null default false,
        add column hindi_name text,
        add column spiciness smallint not null default 0,
        add column is_jain boolean not null default false,
        add column is_new boolean not null default false,
        add column is_bestseller boolean not null default false,
        add column allergens text[] not null default '{}',
        add column serves smallint,
        add constraint menu_items_egg_check check (not contains_egg or is_vegetarian is false),
        add constraint menu_items_spiciness_check check (spiciness between 0 and 3),
        add constraint menu_items_serves_check check (serves > 0)`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`
      alter table menu_items
        drop column contains_egg, drop column hindi_name, drop column spiciness, drop column is_jain,
        drop column is_new, drop column is_bestseller, drop column allergens, drop column serves`);
  }
}
