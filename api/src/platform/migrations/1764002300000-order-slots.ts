import type { MigrationInterface, QueryRunner } from 'typeorm';
import { slotLocks } from '../advisory-locks.js';

/** Orders for later, in slots of 15 minutes. */
export class OrderSlots1764002300000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`alter table restaurant add column slot_rules jsonb`);
    await db.query(`
      alter table orders
        add column slot_at timestamptz,
        add column kitchen_at timestamptz,
        add column is_scheduled boolean not null default false,
        add constraint orders_slot_check check (
          (slot_at is null) = (kitchen_at is null) and (slot_at is not null or not is_scheduled))`);
    await db.query(`create index orders_slot_at_idx on orders (slot_at) where slot_at is not null`);
    await db.query(`create index orders_kitchen_at_idx on orders (kitchen_at) where is_scheduled`);
    await db.query(`
      create table slot_holds (
        payment_id char(24) constraint slot_holds_pkey primary key,
        customer_id char(24) not null,
        slot_at timestamptz not null,
        dishes integer not null,
        expires_at timestamptz not null,
        constraint slot_holds_dishes_check check (dishes > 0)
      )`);
    await db.query(`create index slot_holds_slot_at_idx on slot_holds (slot_at)`);
    await db.query(`create index slot_holds_customer_id_idx on slot_holds (customer_id)`);
    // Volatile, so that the counts include what was committed while the function waited for the lock.
    await db.query(`
      create function open_slot(slot timestamptz, out orders integer, out dishes integer)
      volatile language plpgsql as $$
        begin
          perform pg_advisory_xact_lock(${slotLocks}, (extract(epoch from slot) / 900)::integer);
          select taken.orders, taken.dishes into orders, dishes from slot_taken(slot) as taken;
        end $$`);
    await db.query(`
      create function slot_taken(slot timestamptz, but_customer char(24) default null, out orders integer, out dishes integer)
      stable language sql as $$
        select count(*)::integer, coalesce(sum(dishes), 0)::integer from (
          select (select sum(quantity) from order_items where order_id = placed.id) as dishes
          from orders as placed where placed.slot_at = slot and placed.status <> 'Cancelled'
          union all
          select held.dishes from slot_holds as held
          where held.slot_at = slot and held.expires_at > now() and held.customer_id is distinct from but_customer
        ) as taken
      $$`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`drop function open_slot(timestamptz)`);
    await db.query(`drop function slot_taken(timestamptz, char)`);
    await db.query(`drop table slot_holds`);
    await db.query(
      `alter table orders drop column is_scheduled, drop column kitchen_at, drop column slot_at`,
    );
    await db.query(`alter table restaurant drop column slot_rules`);
  }
}
