import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * The kitchen's state of orders, and how the restaurant accepts them. Orders of processes of earlier versions are accepted.
 */
export class Kitchen1764004780000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      alter table restaurant add column acceptance jsonb not null
        default '{"isAutomatic":true,"louderAfter":3,"ownersAfter":5,"customerAfter":10,"reasons":[]}'`);
    await db.query(`
      alter table orders
        add column is_unaccepted boolean not null default false,
        add column has_notified_owners boolean not null default false,
        add column has_notified_customer boolean not null default false,
        add column ready_at timestamptz,
        add column done_lines text[] not null default '{}',
        add column bags smallint,
        add constraint orders_bags_check check (bags between 1 and 20)`);
    await db.query('create index orders_unaccepted_idx on orders (created_at) where is_unaccepted');
    // Kinds of the kitchen can change the status, too.
    await setStatusRule(
      db,
      `case
        when kind in ('status', 'refused', 'handed-over') then to_status is not null
        when kind in ('accepted', 'ready', 'recalled') then (from_status is null) = (to_status is null)
        else from_status is null and to_status is null end`,
      'to_status is not null',
    );
    await db.query(`
      create index order_changes_finished_idx on order_changes (changed_at)
      where to_status in ('Delivered', 'Cancelled')`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('drop index order_changes_finished_idx');
    await db.query(`
      delete from order_changes where to_status is null
        and kind in ('accepted', 'line-done', 'ready', 'packed', 'recalled')`);
    await db.query(`update order_changes set kind = 'status' where to_status is not null`);
    await setStatusRule(
      db,
      `(kind = 'status') = (to_status is not null) and (kind = 'status' or from_status is null)`,
      `kind = 'status'`,
    );
    await db.query('drop index orders_unaccepted_idx');
    await db.query(`
      alter table orders drop column bags, drop column done_lines, drop column ready_at,
        drop column has_notified_customer, drop column has_notified_owners, drop column is_unaccepted`);
    await db.query('alter table restaurant drop column acceptance');
  }
}

/** @param ofStatus which rows the view of earlier versions shows */
async function setStatusRule(db: QueryRunner, rule: string, ofStatus: string): Promise<void> {
  await db.query(`
    alter table order_changes drop constraint order_changes_status_check,
      add constraint order_changes_status_check check (${rule})`);
  await db.query(`
    create or replace view order_status_changes as
      select order_id, version, from_status, to_status, changed_by, changed_at from order_changes
      where ${ofStatus}`);
}
