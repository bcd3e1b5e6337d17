import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Menus in India mark vegetarian and other food. */
export class VegetarianDishes1763790000000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`alter table menu_items add column is_vegetarian boolean`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`alter table menu_items drop column is_vegetarian`);
  }
}
