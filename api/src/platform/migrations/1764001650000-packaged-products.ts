import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Products that are sold at their maximum retail price, which includes everything. */
export class PackagedProducts1764001650000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      alter table menu_items
        add column is_packaged boolean not null default false,
        add constraint menu_items_mrp_check check (not is_packaged or packing_paise = 0)`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`alter table menu_items drop column is_packaged`);
  }
}
