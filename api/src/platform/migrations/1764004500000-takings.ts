import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * What staff received for cash orders. The worker adds the rows of orders that were delivered before, or by processes of
 * earlier versions.
 */
export class Takings1764004500000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    // Delivered cash orders that are not paid: those of before, until the worker has added their rows.
    await db.query(`
      create index orders_delivered_unpaid_idx on orders (id)
      where status = 'Delivered' and payment_mode = 'COD' and payment_status = 'Pending'`);
    await db.query(`
      create table takings (
        id char(24) constraint takings_pkey primary key,
        order_id char(24) not null constraint takings_order_id_fkey references orders on delete cascade,
        method text not null constraint takings_method_check check (method in ('CASH', 'CARD', 'UPI')),
        place text not null constraint takings_place_check check (place in ('COUNTER', 'DOOR')),
        amount_paise bigint not null constraint takings_amount_check check (amount_paise > 0),
        change_paise bigint not null default 0,
        is_assumed boolean not null default false,
        received_by char(24) constraint takings_received_by_fkey references users on delete set null,
        received_at timestamptz not null default now(),
        undone_by char(24) constraint takings_undone_by_fkey references users on delete set null,
        undone_at timestamptz,
        constraint takings_change_check check (change_paise >= 0 and (change_paise = 0 or method = 'CASH')),
        constraint takings_undone_check check (undone_at is not null or undone_by is null)
      )`);
    await db.query(`create index takings_order_id_idx on takings (order_id)`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`update orders set payment_status = 'Pending' where id in (select order_id from takings)`);
    await db.query(`drop index orders_delivered_unpaid_idx`);
    await db.query(`drop table takings`);
    await db.query(`delete from order_changes where kind in ('taking', 'taking-undone')`);
  }
}
