import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * The order that a guest's mail was about: while the address is unconfirmed, its link shows that order's state alone.
 * Earlier releases took an address as confirmed once anybody had opened a link, so that it is to be confirmed again.
 */
export class OrdersOfMailedLinks1764003300000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`alter table guest_links add column order_id char(24)`);
    await db.query(`update users set email_confirmed_at = null where email is null`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`alter table guest_links drop column order_id`);
  }
}
