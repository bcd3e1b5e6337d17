import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Marks dishes as sold out; without `sold_out_until` until further notice. */
export class SoldOut1764001200000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      alter table menu_items
        add column is_sold_out boolean not null default false,
        add column sold_out_until timestamptz,
        add constraint menu_items_sold_out_check check (is_sold_out or sold_out_until is null)`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`alter table menu_items drop column sold_out_until, drop column is_sold_out`);
  }
}
