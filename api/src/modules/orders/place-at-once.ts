import type { DataSource } from 'typeorm';
import { runPrepared, type PreparedStatement } from '../../platform/prepared.js';
import { orderColumns } from './order-rows.js';
import type { Order } from './order.entity.js';
import type { PlaceOrder } from './orders.input.js';
import { mergeLines } from './pricing.js';
import { location } from './write-order.js';

interface NewOrder {
  readonly id: string;
  readonly customerId: string;
  readonly input: PlaceOrder;
  /** What the idempotency key, if there is one, claims. */
  readonly claim: { readonly scope: string; readonly key: string; readonly fingerprint: string } | undefined;
  /** The event's row in the outbox. */
  readonly event: readonly [id: string, type: string, payload: string, requestId: string | null];
}

/**
 * Places an order in cash in one statement, which is a transaction by itself: prices the cart from the menu, claims the
 * idempotency key, writes the order with its lines and its history, and the event.
 * @returns the order; undefined, with nothing written, if anything speaks against it: a dish that is gone, another total, a
 * key that was used. What it is, and what is to be answered, is found out at leisure.
 */
export async function placeAtOnce(
  dataSource: DataSource,
  { id, customerId, input, claim, event }: NewOrder,
): Promise<Order | undefined> {
  const lines = mergeLines(input.items);
  const [order] = await runPrepared<Order>(dataSource, claim ? placeWithKey : place, [
    lines.map(({ menuItemId }) => menuItemId),
    lines.map(({ quantity }) => quantity),
    input.totalPaise ?? null,
    id,
    customerId,
    input.address,
    location,
    input.coordinates?.lat ?? null,
    input.coordinates?.lng ?? null,
    ...event,
    ...(claim ? [claim.scope, claim.key, claim.fingerprint] : []),
  ]);
  return order;
}

const statement = (claimed: string, condition: string) => `
  with lines as (
    select wanted.line - 1 as line, dish.id, dish.name, dish.category, dish.price_paise, wanted.quantity
    from unnest($1::char(24)[], $2::integer[]) with ordinality as wanted (id, quantity, line)
    join menu_items dish on dish.id = wanted.id
  ), priced as (
    select sum(price_paise::bigint * quantity) as total from lines
    having count(*) = cardinality($1) and sum(price_paise::bigint * quantity) = coalesce($3::bigint, sum(price_paise::bigint * quantity))
  ), ${claimed} placed as (
    insert into orders (id, user_id, total_paise, address, location, lat, lng, payment_mode, payment_status, status)
    select $4, $5, total, $6, $7, $8, $9, 'COD', 'Pending', 'Pending' from priced ${condition}
    returning *
  ), written as (
    insert into order_items (order_id, line, menu_item_id, name, category, unit_price_paise, quantity)
    select placed.id, lines.line, lines.id, lines.name, lines.category, lines.price_paise, lines.quantity
    from placed, lines
  ), begun as (
    insert into order_status_changes (order_id, version, to_status, changed_by)
    select id, version, status, user_id from placed
  ), told as (
    insert into outbox_events (id, type, payload, request_id) select $10, $11, $12::jsonb, $13 from placed
  )
  select ${orderColumns} from placed as orders`;

const place: PreparedStatement = { name: 'orders-place', text: statement('', '') };

const placeWithKey: PreparedStatement = {
  name: 'orders-place-with-key',
  text: statement(
    `claimed as (
      insert into idempotency_keys (scope, key, fingerprint, result_id) select $14, $15, $16, $4 from priced
      on conflict do nothing returning 1
    ),`,
    'where exists (select from claimed)',
  ),
};
