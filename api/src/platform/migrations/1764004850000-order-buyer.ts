import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The firm that an order is billed to. */
export class OrderBuyer1764004850000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query('alter table orders add column buyer jsonb');
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`delete from order_changes where kind = 'buyer'`);
    await db.query('alter table orders drop column buyer');
  }
}
