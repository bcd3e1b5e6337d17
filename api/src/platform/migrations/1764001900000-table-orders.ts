import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Orders at a table. */
export class TableOrders1764001900000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      alter table restaurant drop constraint restaurant_order_ways_check, add constraint restaurant_order_ways_check
        check (order_ways <@ '{DELIVERY,PICKUP,TABLE}' and cardinality(order_ways) > 0)`);
    await db.query(`
      alter table orders add column table_name text,
        drop constraint orders_way_check, add constraint orders_way_check check (way in ('DELIVERY', 'PICKUP', 'TABLE')),
        add constraint orders_table_check check ((way = 'TABLE') = (table_name is not null))`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`
      alter table orders drop constraint orders_table_check, drop constraint orders_way_check, drop column table_name`);
    await db.query(`update orders set way = 'PICKUP' where way = 'TABLE'`);
    await db.query(
      `alter table orders add constraint orders_way_check check (way in ('DELIVERY', 'PICKUP'))`,
    );
    await db.query(`
      update restaurant set order_ways = case when order_ways = '{TABLE}' then '{DELIVERY}'
        else array_remove(order_ways, 'TABLE') end`);
    await db.query(`
      alter table restaurant drop constraint restaurant_order_ways_check, add constraint restaurant_order_ways_check
        check (order_ways <@ '{DELIVERY,PICKUP}' and cardinality(order_ways) > 0)`);
  }
}
