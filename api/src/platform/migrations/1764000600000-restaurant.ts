import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * The restaurant's record, empty until the first start fills it from the environment. A trigger notifies every process of
 * changes at their commit, so that it drops its snapshot.
 */
export class Restaurant1764000600000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      create table restaurant (
        id smallint not null constraint restaurant_pkey primary key constraint restaurant_id_check check (id = 1),
        version integer not null default 1,
        name text not null,
        short_name text not null,
        tagline text not null,
        address text not null,
        state text,
        pin_code text not null,
        lat double precision,
        lng double precision,
        phone text not null,
        whatsapp text,
        email text not null,
        fssai text,
        gstin text,
        links jsonb not null,
        table_hours jsonb not null,
        stay_minutes integer not null constraint restaurant_stay_check check (stay_minutes > 0),
        booking_fee_paise integer not null constraint restaurant_booking_fee_check check (booking_fee_paise > 0),
        refund_hours double precision not null constraint restaurant_refund_hours_check check (refund_hours >= 0),
        constraint restaurant_pin_check check ((lat is null) = (lng is null))
      )`);
    await db.query(`alter table restaurant_tables add column name text not null default ''`);
    await db.query(`update restaurant_tables set name = 'Table ' || number`);
    await db.query(`
      create function announce_restaurant_rows() returns trigger language plpgsql as $$
      begin
        perform pg_notify('chowk', '{"topic":"restaurant-rows"}');
        return null;
      end $$`);
    for (const table of ['restaurant', 'restaurant_tables']) {
      await db.query(`
        create trigger ${table}_announced after insert or update or delete or truncate on ${table}
        for each statement execute function announce_restaurant_rows()`);
    }
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`drop table restaurant`);
    await db.query(`drop trigger restaurant_tables_announced on restaurant_tables`);
    await db.query(`drop function announce_restaurant_rows()`);
    await db.query(`alter table restaurant_tables drop column name`);
  }
}
