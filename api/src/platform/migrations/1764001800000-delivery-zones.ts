import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Delivery zones; orders keep what their delivery cost. */
export class DeliveryZones1764001800000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`alter table restaurant add column delivery_zones jsonb not null default '[]'`);
    await db.query(`
      alter table orders
        add column delivery_fee_paise integer not null default 0,
        add column delivery_zone text,
        add constraint orders_delivery_fee_check
          check (delivery_fee_paise >= 0 and packing_paise + delivery_fee_paise < total_paise)`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`alter table orders drop column delivery_fee_paise, drop column delivery_zone`);
    await db.query(`alter table restaurant drop column delivery_zones`);
  }
}
