import type { MigrationInterface, QueryRunner } from 'typeorm';
import { tableOrderLocks } from '../advisory-locks.js';

/** Codes of tables that can be replaced, and a limit of open cash orders at a table. */
export class NewTableCodes1764003500000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`alter table restaurant_tables add column code_number integer not null default 0`);
    await db.query(`alter table orders add column is_first_at_table boolean not null default false`);
    await db.query(
      `create index orders_table_idx on orders (table_name, created_at) where table_name is not null`,
    );
    // Volatile, so that the count sees what was committed while it waited for the lock.
    await db.query(`
      create function open_table_orders(table_of_orders text, most integer) returns integer volatile language plpgsql as $$
        begin
          perform pg_advisory_xact_lock(${tableOrderLocks}, hashtext(table_of_orders));
          return (
            select count(*) from (
              select from orders
              where table_name = table_of_orders and payment_mode = 'COD'
                and status in ('Pending', 'Preparing', 'Out for Delivery')
              limit most
            ) as open
          );
        end $$`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`drop function open_table_orders(text, integer)`);
    await db.query(`drop index orders_table_idx`);
    await db.query(`alter table orders drop column is_first_at_table`);
    await db.query(`alter table restaurant_tables drop column code_number`);
  }
}
