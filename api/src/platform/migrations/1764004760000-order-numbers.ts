import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Numbers of orders, from 1 on each day of the restaurant. The database gives them, so that orders of older processes have
 * one. Orders that were finished before have none.
 */
export class OrderNumbers1764004760000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      alter table restaurant
        add column day_end_hour integer not null default 3,
        add constraint restaurant_day_end_check check (day_end_hour between 0 and 8)`);
    await db.query(`alter table orders add column day date, add column number integer`);
    await db.query(`
      create table order_days (
        day date constraint order_days_pkey primary key,
        last_number integer not null
      )`);
    await db.query(`
      create function restaurant_day(moment timestamptz) returns date language sql stable as $$
        select (moment at time zone interval '5 hours 30 minutes'
          - make_interval(hours => coalesce((select day_end_hour from restaurant), 3)))::date
      $$`);
    await db.query(`
      create function take_order_number() returns trigger language plpgsql as $$
      begin
        new.day := restaurant_day(coalesce(new.slot_at, now()));
        insert into order_days as days (day, last_number) values (new.day, 1)
        on conflict (day) do update set last_number = days.last_number + 1
        returning last_number into new.number;
        return new;
      end $$`);
    await db.query(`
      create trigger orders_take_number before insert on orders for each row when (new.number is null)
      execute function take_order_number()`);
    await db.query(`
      update orders set day = numbered.day, number = numbered.number
      from (
        select id, day, row_number() over (partition by day order by created_at, id) as number
        from (
          select id, created_at, restaurant_day(coalesce(slot_at, created_at)) as day from orders
          where status in ('Pending', 'Preparing', 'Out for Delivery') or created_at > now() - interval '1 day'
        ) as present
      ) as numbered
      where orders.id = numbered.id`);
    await db.query(`
      insert into order_days (day, last_number)
      select day, max(number) from orders where number is not null group by day`);
    await db.query(`
      create unique index orders_number_idx on orders (number, day) where number is not null`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`drop trigger orders_take_number on orders`);
    await db.query(`drop function take_order_number, restaurant_day`);
    await db.query(`drop table order_days`);
    await db.query(`alter table orders drop column number, drop column day`);
    await db.query(`alter table restaurant drop column day_end_hour`);
  }
}
