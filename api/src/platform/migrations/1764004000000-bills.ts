import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Stores what an order costs as one document. Orders of before get theirs when the shop starts; those that processes of
 * earlier versions still write, by a trigger when they commit. The checks allow an order that costs nothing.
 */
export class Bills1764004000000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
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
      create function order_bill(billed orders) returns jsonb language sql stable as $$
        select jsonb_build_object(
          'v', 1,
          'lines', (
            select coalesce(jsonb_agg(jsonb_build_object(
              'menuItemId', menu_item_id, 'quantity', quantity, 'name', name, 'category', category,
              'unitPricePaise', unit_price_paise, 'choices', choices, 'note', note) order by line), '[]')
            from order_items where order_id = billed.id
          ),
          'charges', (
            select coalesce(jsonb_agg(jsonb_build_object('kind', kind, 'label', label, 'amountPaise', amount)), '[]')
            from (values ('PACKING', 'Packing', billed.packing_paise), ('DELIVERY', 'Delivery', billed.delivery_fee_paise))
              as charge (kind, label, amount)
            where amount > 0
          ),
          'totalPaise', billed.total_paise)
      $$`);
    // Of those whose bill is to be made.
    await db.query(`create index orders_without_bill_idx on orders (id) where bill is null`);
    await db.query(`
      create function make_order_bill() returns trigger language plpgsql as $$
      begin
        update orders set bill = order_bill(orders) where id = new.id;
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
