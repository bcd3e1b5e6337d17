import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Orders that customers pick up. Restaurants begin with delivery alone. */
export class OrderWays1764001700000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      alter table restaurant
        add column order_ways text[] not null default '{DELIVERY}',
        add constraint restaurant_order_ways_check
          check (order_ways <@ '{DELIVERY,PICKUP}' and cardinality(order_ways) > 0)`);
    await db.query(`
      alter table orders
        add column way text not null default 'DELIVERY',
        add constraint orders_way_check check (way in ('DELIVERY', 'PICKUP'))`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`alter table orders drop column way`);
    await db.query(`alter table restaurant drop column order_ways`);
  }
}
