import type { MigrationInterface, QueryRunner } from 'typeorm';
import { cashOrderLocks } from '../advisory-locks.js';

/** Counts a customer's open cash orders under a lock, so that parallel requests cannot exceed their limit. */
export class CashOrders1764000400000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(
      `create index orders_open_cash_idx on orders (user_id)
       where payment_mode = 'COD' and status in ('Pending', 'Preparing', 'Out for Delivery')`,
    );
    // Volatile, so that the count sees what was committed while it waited for the lock.
    await db.query(`
      create function open_cash_orders(customer char(24), most integer) returns integer volatile language plpgsql as $$
        begin
          perform pg_advisory_xact_lock(${cashOrderLocks}, hashtext(customer));
          return (
            select count(*) from (
              select from orders
              where user_id = customer and payment_mode = 'COD'
                and status in ('Pending', 'Preparing', 'Out for Delivery')
              limit most
            ) as open
          );
        end $$`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`drop function open_cash_orders(char, integer)`);
    await db.query(`drop index orders_open_cash_idx`);
  }
}
