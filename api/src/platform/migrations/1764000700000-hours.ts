import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * When orders are taken: at any hour until the owner says otherwise. `booking_hours` is null as long as `table_hours`, which
 * an older version of the shop reads and writes, can say the same.
 */
export class Hours1764000700000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      alter table restaurant
        add column order_hours jsonb,
        add column booking_hours jsonb,
        add column special_days jsonb not null default '[]',
        add column takes_orders boolean not null default true,
        add column paused_until timestamptz,
        add column stopped_at timestamptz,
        add column busy_minutes integer not null default 0
          constraint restaurant_busy_check check (busy_minutes between 0 and 120)`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`
      alter table restaurant
        drop column order_hours,
        drop column booking_hours,
        drop column special_days,
        drop column takes_orders,
        drop column paused_until,
        drop column stopped_at,
        drop column busy_minutes`);
  }
}
