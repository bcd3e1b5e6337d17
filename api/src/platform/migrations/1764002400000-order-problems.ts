import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What customers report about an order: a message that belongs to it. */
export class OrderProblems1764002400000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      alter table contact_messages
        add column order_id char(24) constraint contact_messages_order_id_fkey
          references orders (id) on delete cascade,
        add column reason text,
        add column dishes jsonb not null default '[]',
        add column answered_at timestamptz,
        add column reply text,
        add constraint contact_messages_reason_check check (
          (order_id is null) = (reason is null)
          and reason in ('LATE', 'MISSING_DISH', 'WRONG_DISH', 'QUALITY', 'PAYMENT', 'OTHER'))`);
    await db.query(
      `create index contact_messages_order_id_idx on contact_messages (order_id) where order_id is not null`,
    );
    await db.query(
      `create unique index contact_messages_open_problem_idx on contact_messages (order_id)
       where order_id is not null and answered_at is null`,
    );
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`delete from contact_messages where order_id is not null`);
    await db.query(
      `alter table contact_messages
         drop column order_id, drop column reason, drop column dishes, drop column answered_at, drop column reply`,
    );
  }
}
