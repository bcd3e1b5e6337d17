import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Messages of the contact screen are open until staff mark them as done. Those of earlier weeks were answered by mail. */
export class OpenMessages1764004700060 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(
      `update contact_messages set answered_at = created_at
       where order_id is null and answered_at is null and created_at < now() - interval '7 days'`,
    );
    await db.query(
      `create index contact_messages_open_idx on contact_messages (created_at, id) where answered_at is null`,
    );
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`drop index contact_messages_open_idx`);
    await db.query(`update contact_messages set answered_at = null where order_id is null`);
  }
}
