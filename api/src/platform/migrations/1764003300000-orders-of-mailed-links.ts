import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The order that a guest's mail was about: while the address is unconfirmed, its link shows that order's state alone. */
export class OrdersOfMailedLinks1764003300000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`alter table guest_links add column order_id char(24)`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`alter table guest_links drop column order_id`);
  }
}
