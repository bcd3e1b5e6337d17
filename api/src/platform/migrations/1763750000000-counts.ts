import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Row counts without counting: triggers append the change of each statement in its transaction, so that writers never wait
 * for one counter's row.
 */
export class Counts1763750000000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    // Counting a large shop takes longer than a request may.
    await db.query(`set local statement_timeout = 0`);

    await db.query(`
      create table counts (
        name text constraint counts_pkey primary key,
        value bigint not null
      )`);
    await db.query(`
      create table count_changes (
        id bigint generated always as identity constraint count_changes_pkey primary key,
        name text not null,
        delta bigint not null
      )`);

    await db.query(`
      create function count_rows() returns trigger language plpgsql as $$
      begin
        insert into count_changes (name, delta)
        select tg_table_name, changed.delta
        from (select case tg_op when 'INSERT' then count(*) else -count(*) end as delta from changed_rows) as changed
        where changed.delta <> 0;
        return null;
      end $$`);
    for (const table of ['users', 'menu_items']) {
      await db.query(`
        create trigger ${table}_count_insert after insert on ${table}
        referencing new table as changed_rows for each statement execute function count_rows()`);
      await db.query(`
        create trigger ${table}_count_delete after delete on ${table}
        referencing old table as changed_rows for each statement execute function count_rows()`);
    }

    // Orders are counted by status; their total is the sum.
    await db.query(`
      create function count_new_orders() returns trigger language plpgsql as $$
      begin
        insert into count_changes (name, delta)
        select 'orders.' || status, count(*) from new_orders group by status;
        return null;
      end $$`);
    await db.query(`
      create function count_old_orders() returns trigger language plpgsql as $$
      begin
        insert into count_changes (name, delta)
        select 'orders.' || status, -count(*) from old_orders group by status;
        return null;
      end $$`);
    await db.query(`
      create function count_moved_orders() returns trigger language plpgsql as $$
      begin
        insert into count_changes (name, delta)
        select 'orders.' || status, sum(delta)
        from (select status, -1 as delta from old_orders union all select status, 1 from new_orders) as moved
        group by status
        having sum(delta) <> 0;
        return null;
      end $$`);
    await db.query(`
      create trigger orders_count_insert after insert on orders
      referencing new table as new_orders for each statement execute function count_new_orders()`);
    await db.query(`
      create trigger orders_count_delete after delete on orders
      referencing old table as old_orders for each statement execute function count_old_orders()`);
    await db.query(`
      create trigger orders_count_update after update on orders
      referencing old table as old_orders new table as new_orders
      for each statement execute function count_moved_orders()`);

    // Creating the triggers has locked the tables against writers until the commit: nothing is missed or counted twice.
    await db.query(`
      insert into counts (name, value)
      select 'users', count(*) from users
      union all select 'menu_items', count(*) from menu_items
      union all select 'orders.' || status, count(*) from orders group by status`);
  }

  async down(db: QueryRunner): Promise<void> {
    for (const table of ['users', 'menu_items']) {
      await db.query(`drop trigger ${table}_count_insert on ${table}`);
      await db.query(`drop trigger ${table}_count_delete on ${table}`);
    }
    await db.query(`drop trigger orders_count_insert on orders`);
    await db.query(`drop trigger orders_count_delete on orders`);
    await db.query(`drop trigger orders_count_update on orders`);
    await db.query(
      `drop function count_rows(), count_new_orders(), count_old_orders(), count_moved_orders()`,
    );
    await db.query(`drop table count_changes, counts`);
  }
}
