import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The restaurant's pictures and colour: null as long as the shop has its own. */
export class Brand1764000800000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      alter table restaurant
        add column logo text,
        add column cover text,
        add column brand_color text,
        add constraint restaurant_brand_color_check check (brand_color ~ '^#[0-9a-f]{6}$')`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`
      alter table restaurant
        drop column logo,
        drop column cover,
        drop column brand_color`);
  }
}
