import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Counts become measures, by the restaurant's day and hour. Older processes read them by their old names: `counts` is empty
 * from now on, `count_changes` shows the totals, and what they roll up is nothing. Both go with a later release.
 */
export class Measures1764003900000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      create table measure_changes (
        id bigint generated always as identity constraint measure_changes_pkey primary key,
        day date not null,
        hour smallint not null,
        measure text not null,
        key text not null,
        delta bigint not null
      )`);
    await db.query(`
      create table measures (
        day date not null,
        measure text not null,
        key text not null,
        hour smallint not null,
        value bigint not null,
        constraint measures_pkey primary key (day, measure, key, hour)
      )`);
    await db.query(`
      create function restaurant_now() returns timestamp language sql stable as $$
        select now() at time zone interval '5 hours 30 minutes'
      $$`);

    // Until the commit nobody changes what is counted: no change is missed or counted twice.
    await db.query('lock table users, menu_items, orders in share row exclusive mode');
    await replaceFunctions(
      db,
      (counted) => `
        insert into measure_changes (day, hour, measure, key, delta)
        select restaurant_now()::date, extract(hour from restaurant_now()), ${counted}`,
      { rows: `tg_table_name, '', `, orders: `'orders', status, ` },
    );
    await db.query(`
      insert into measures (day, measure, key, hour, value)
      select '-infinity', split_part(name, '.', 1), split_part(name, '.', 2), 0, sum(value)
      from (select name, value from counts union all select name, delta from count_changes) as entries
      group by name`);
    await db.query('delete from counts');
    await db.query('drop table count_changes');
    await db.query(`
      create view count_changes as
      select 0::bigint as id, concat_ws('.', measure, nullif(key, '')) as name, sum(value)::bigint as delta
      from (select measure, key, value from measures where day = '-infinity'
        union all select measure, key, delta from measure_changes) as entries
      group by measure, key`);
    await db.query(`
      create function leave_count_changes() returns trigger language plpgsql as $$
      begin
        return null;
      end $$`);
    await db.query(`
      create trigger count_changes_delete instead of delete on count_changes
      for each row execute function leave_count_changes()`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('lock table users, menu_items, orders in share row exclusive mode');
    await db.query('insert into counts (name, value) select name, delta from count_changes');
    await db.query('drop view count_changes');
    await db.query('drop function leave_count_changes');
    await db.query(`
      create table count_changes (
        id bigint generated always as identity constraint count_changes_pkey primary key,
        name text not null,
        delta bigint not null
      )`);
    await replaceFunctions(db, (counted) => `insert into count_changes (name, delta) select ${counted}`, {
      rows: 'tg_table_name, ',
      orders: `'orders.' || status, `,
    });
    await db.query('drop table measures, measure_changes');
    await db.query('drop function restaurant_now');
  }
}

/** The functions of the triggers on what is counted. */
async function replaceFunctions(
  db: QueryRunner,
  insert: (counted: string) => string,
  names: { readonly rows: string; readonly orders: string },
): Promise<void> {
  const functions = {
    count_rows: `${names.rows} changed.delta
        from (select case tg_op when 'INSERT' then count(*) else -count(*) end as delta from changed_rows) as changed
        where changed.delta <> 0`,
    count_new_orders: `${names.orders} count(*) from new_orders group by status`,
    count_old_orders: `${names.orders} -count(*) from old_orders group by status`,
    count_moved_orders: `${names.orders} sum(delta)
        from (select status, -1 as delta from old_orders union all select status, 1 from new_orders) as moved
        group by status
        having sum(delta) <> 0`,
  };
  for (const [name, counted] of Object.entries(functions))
    await db.query(`
      create or replace function ${name}() returns trigger language plpgsql as $$
      begin
        ${insert(counted)};
        return null;
      end $$`);
}
