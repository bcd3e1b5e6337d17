import type { MigrationInterface, QueryRunner } from 'typeorm';

const purposes = `'order', 'booking'`;
const acts = `'CANCEL_ORDER', 'REFUND_PAYMENT', 'UNDO_TAKING', 'DELETE_BOOKING'`;
const movingKinds = `'accepted', 'ready', 'recalled'`;

/** Changes of what was ordered, and payments of what has become due by them. */
export class ChangedOrders1764004800000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      alter table orders
        add column online_paise bigint,
        add column seen_lines jsonb,
        add constraint orders_online_check check (online_paise is null or payment_mode = 'ONLINE')`);
    await db.query(`alter table payments add column due_order_id char(24)`);
    await db.query(`
      create index payments_due_order_id_idx on payments (due_order_id) where due_order_id is not null`);
    await db.query(`
      alter table payments drop constraint payments_buys_one_thing_check,
        add constraint payments_buys_one_thing_check
          check (num_nonnulls(order_id, booking_id, due_order_id) <= 1)`);
    await setPurposes(db, `${purposes}, 'due'`);
    await setActs(db, `${acts}, 'CHANGE_ORDER'`);
    await setMovingKinds(db, `${movingKinds}, 'changed'`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`delete from order_changes where kind in ('change-seen', 'due-paid')`);
    await db.query(`delete from order_changes where kind = 'changed' and to_status is null`);
    await db.query(`update order_changes set kind = 'status' where kind = 'changed'`);
    await setMovingKinds(db, movingKinds);
    await db.query(`delete from approvals where act = 'CHANGE_ORDER'`);
    await setActs(db, acts);
    // Earlier versions would refund them, as they see nothing that was bought.
    await db.query(`delete from payments where purpose = 'due'`);
    await setPurposes(db, purposes);
    await db.query(`
      alter table payments drop constraint payments_buys_one_thing_check,
        add constraint payments_buys_one_thing_check check (order_id is null or booking_id is null)`);
    await db.query(`alter table payments drop column due_order_id`);
    await db.query(`alter table orders drop column seen_lines, drop column online_paise`);
  }
}

const setPurposes = (db: QueryRunner, all: string) =>
  db.query(`
    alter table payments drop constraint payments_purpose_check,
      add constraint payments_purpose_check check (purpose in (${all}))`);

const setActs = (db: QueryRunner, all: string) =>
  db.query(`
    alter table approvals drop constraint approvals_act_check,
      add constraint approvals_act_check check (act in (${all}))`);

/** @param all kinds of changes that can change the status */
const setMovingKinds = (db: QueryRunner, all: string) =>
  db.query(`
    alter table order_changes drop constraint order_changes_status_check,
      add constraint order_changes_status_check check (case
        when kind in ('status', 'refused', 'handed-over') then to_status is not null
        when kind in (${all}) then (from_status is null) = (to_status is null)
        else from_status is null and to_status is null end)`);
