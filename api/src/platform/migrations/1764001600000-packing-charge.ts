import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What the packing of a dish costs; orders keep what they were charged. */
export class PackingCharge1764001600000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      alter table menu_items
        add column packing_paise integer not null default 0,
        add constraint menu_items_packing_check check (packing_paise between 0 and 100000)`);
    await db.query(`
      alter table orders
        add column packing_paise integer not null default 0,
        add constraint orders_packing_check check (packing_paise >= 0 and packing_paise < total_paise)`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`alter table orders drop column packing_paise`);
    await db.query(`alter table menu_items drop column packing_paise`);
  }
}
