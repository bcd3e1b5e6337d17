import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Lists of the orders of one way: a restaurant with a million deliveries may have had few orders at tables. */
export class OrdersByWay1764004760100 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query('create index orders_way_idx on orders (way, created_at, id)');
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('drop index orders_way_idx');
  }
}
