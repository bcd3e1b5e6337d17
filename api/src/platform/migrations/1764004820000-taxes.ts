import type { MigrationInterface, QueryRunner } from 'typeorm';

/** How the restaurant stands with GST, its tax classes, and those of dishes; none, as before. */
export class Taxes1764004820000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      alter table restaurant
        add column tax_positions jsonb not null default '[]',
        add column tax_classes jsonb not null default '[]',
        add column rounds_total boolean not null default true`);
    await db.query('alter table menu_items add column tax_class text');
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('alter table menu_items drop column tax_class');
    await db.query(`
      alter table restaurant
        drop column tax_positions,
        drop column tax_classes,
        drop column rounds_total`);
  }
}
