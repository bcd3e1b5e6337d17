import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Portions of the dishes that are counted. A table of its own, as every order changes it: snapshots of the menu stay
 * valid. Orders keep what they took, and open payments hold it for a while, so that each gives it back once.
 */
export class Portions1764001200001 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      create table dish_portions (
        menu_item_id char(24) constraint dish_portions_pkey primary key
          constraint dish_portions_menu_item_id_fkey references menu_items on delete cascade,
        portions_left integer not null,
        constraint dish_portions_left_check check (portions_left >= 0)
      )`);
    // Only when dishes begin or cease to be counted: orders update rows.
    await db.query(`
      create trigger dish_portions_announced after insert or delete on dish_portions
      for each statement execute function announce_menu_rows()`);
    await db.query(`
      create table portion_holds (
        holder char(24) not null,
        menu_item_id char(24) not null constraint portion_holds_menu_item_id_fkey
          references dish_portions on delete cascade,
        portions integer not null,
        customer_id char(24),
        expires_at timestamptz,
        constraint portion_holds_pkey primary key (holder, menu_item_id),
        constraint portion_holds_portions_check check (portions > 0),
        constraint portion_holds_expiry_check check ((customer_id is null) = (expires_at is null))
      )`);
    await db.query(`create index portion_holds_menu_item_id_idx on portion_holds (menu_item_id)`);
    await db.query(
      `create index portion_holds_expires_at_idx on portion_holds (expires_at) where expires_at is not null`,
    );
    await db.query(
      `create index portion_holds_customer_id_idx on portion_holds (customer_id) where customer_id is not null`,
    );
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`drop table portion_holds`);
    await db.query(`drop table dish_portions`);
  }
}
