import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * What an order costs is one document, which leaves room for free orders. Processes of earlier versions write none: a
 * trigger makes it from their columns and lines when they commit.
 */
export class Bills1764004000000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`set local statement_timeout = 0`);
    await db.query(`
      alter table orders
        add column bill jsonb,
        drop constraint orders_total_check,
        drop constraint orders_packing_check,
        drop constraint orders_delivery_fee_check,
        add constraint orders_total_check check (total_paise >= 0),
        add constraint orders_packing_check check (packing_paise >= 0),
        add constraint orders_delivery_fee_check check (delivery_fee_paise >= 0)`);
    await db.query(`
      create function order_bill(ordered char, packing integer, delivery integer, total bigint)
      returns jsonb language sql stable as $$
        select jsonb_build_object(
          'v', 1,
          'lines', (
            select coalesce(jsonb_agg(jsonb_build_object(
              'menuItemId', menu_item_id, 'quantity', quantity, 'name', name, 'category', category,
              'unitPricePaise', unit_price_paise, 'choices', choices, 'note', note) order by line), '[]')
            from order_items where order_id = ordered
          ),
          'charges', (
            select coalesce(jsonb_agg(jsonb_build_object('kind', kind, 'label', label, 'amountPaise', amount)), '[]')
            from (values ('PACKING', 'Packing', packing), ('DELIVERY', 'Delivery', delivery))
              as charge (kind, label, amount)
            where amount > 0
          ),
          'totalPaise', total)
      $$`);
    // Rewrites the table, which is quicker than an update: its indexes are built once, and no trigger runs.
    await db.query(`
      alter table orders alter column bill type jsonb
        using order_bill(id, packing_paise, delivery_fee_paise, total_paise)`);
    await db.query(`
      create function make_order_bill() returns trigger language plpgsql as $$
      begin
        update orders set bill = order_bill(id, packing_paise, delivery_fee_paise, total_paise) where id = new.id;
        return null;
      end $$`);
    await db.query(`
      create constraint trigger orders_bill after insert on orders deferrable initially deferred
        for each row when (new.bill is null) execute function make_order_bill()`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`drop trigger orders_bill on orders`);
    await db.query(`drop function make_order_bill, order_bill`);
    await db.query(`
      alter table orders
        drop column bill,
        drop constraint orders_total_check,
        drop constraint orders_packing_check,
        drop constraint orders_delivery_fee_check,
        add constraint orders_total_check check (total_paise > 0),
        add constraint orders_packing_check check (packing_paise >= 0 and packing_paise < total_paise),
        add constraint orders_delivery_fee_check
          check (delivery_fee_paise >= 0 and packing_paise + delivery_fee_paise < total_paise)`);
  }
}
