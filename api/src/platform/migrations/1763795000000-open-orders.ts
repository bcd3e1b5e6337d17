import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Lists open orders by time without reading the far more numerous delivered ones. */
export class OpenOrders1763795000000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(
      `create index orders_open_idx on orders (created_at, id)
       where status in ('Pending', 'Preparing', 'Out for Delivery')`,
    );
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`drop index orders_open_idx`);
  }
}
