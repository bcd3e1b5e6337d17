import type { DataSource } from 'typeorm';
import { lockLimit } from '../../platform/batched.js';
import { appendFrom, outboxColumns, type OutboxRow } from '../../platform/outbox.js';
import { runPrepared, type PreparedStatement } from '../../platform/prepared.js';
import { mostCash } from './cash-limits.js';
import { orderColumns } from './order-rows.js';
import type { Order } from './order.entity.js';
import type { PlaceOrder } from './orders.input.js';
import { mergeLines } from './pricing.js';
import { location } from './write-order.js';

export interface NewOrder {
  readonly id: string;
  readonly customerId: string;
  readonly input: PlaceOrder;
  /** Cash orders that the customer may have open; undefined if there is no limit. */
  readonly mostOpen: number | undefined;
  /** What the idempotency key, if there is one, claims. */
  readonly claim: { readonly scope: string; readonly key: string; readonly fingerprint: string } | undefined;
  readonly event: OutboxRow;
}

/**
 * Places orders in cash in one statement, which is a transaction by itself: prices each cart from the menu, claims its
 * idempotency key, writes the order with its lines and its history, and the event.
 * @returns for each the order; undefined, with nothing written, if anything speaks against it: a dish that is gone, another
 * total, a key that was used, a limit on orders in cash. What it is, and what is to be answered, is found out at leisure.
 */
export async function placeAtOnce(
  dataSource: DataSource,
  orders: readonly NewOrder[],
): Promise<(Order | undefined)[]> {
  const carts = orders.map((order) => ({ ...order, lines: mergeLines(order.input.items) }));
  const wanted = carts.map(({ id, customerId, input, lines, mostOpen, claim, event }) => ({
    id,
    customer_id: customerId,
    most_open: mostOpen,
    dishes: lines.length,
    shown_total: input.totalPaise,
    address: input.address,
    lat: input.coordinates?.lat,
    lng: input.coordinates?.lng,
    ...claim,
    ...event,
  }));
  const wantedLines = carts.flatMap(({ id, lines }) =>
    lines.map(({ menuItemId, quantity }, line) => ({ order_id: id, line, dish_id: menuItemId, quantity })),
  );
  const placed = await runPrepared<Order>(dataSource, place, [
    JSON.stringify(wanted),
    JSON.stringify(wantedLines),
    location,
    mostCash,
  ]);
  const byId = new Map(placed.map((order) => [order.id, order]));
  return orders.map(({ id }) => byId.get(id));
}

/**
 * $1 orders, $2 their lines, $3 the location of all, $4 the highest total. Customers are locked and keys claimed in one
 * order by all, so that no two wait for each other.
 */
const place: PreparedStatement = {
  name: 'orders-place',
  text: `
    with wanted as (
      select * from json_to_recordset($1::json) as wanted (
        id char(24), customer_id char(24), most_open integer, dishes integer, shown_total bigint, address text,
        lat double precision, lng double precision, scope text, key text, fingerprint text,
        ${outboxColumns})
    ), limited as materialized (${lockLimit('wanted')}
    ), room as materialized (
      select customer.id as customer_id, most_open - open_cash_orders(customer.id, most_open) as room
      from limited, (
        select customer_id as id, max(most_open) as most_open from wanted
        where most_open is not null group by customer_id order by hashtext(customer_id)
      ) as customer
    ), lines as (
      select line.order_id, line.line, dish.id as dish_id, dish.name, dish.category, dish.price_paise, line.quantity
      from json_to_recordset($2::json) as line (
        order_id char(24), line smallint, dish_id char(24), quantity integer)
      join menu_items dish on dish.id = line.dish_id
    ), priced as (
      select wanted.*, cart.total, room.room, row_number() over (partition by wanted.customer_id order by wanted.id) as place
      from limited, wanted left join room using (customer_id) join (
        select order_id, count(*) as dishes, sum(price_paise::bigint * quantity) as total from lines group by order_id
      ) as cart on cart.order_id = wanted.id and cart.dishes = wanted.dishes
        and cart.total = coalesce(wanted.shown_total, cart.total) and cart.total <= $4
    ), allowed as (
      select * from priced where room is null or place <= room
    ), claimed as (
      insert into idempotency_keys (scope, key, fingerprint, result_id)
      select scope, key, fingerprint, id from allowed where key is not null order by scope, key, id
      on conflict do nothing returning result_id
    ), placed as (
      insert into orders (id, user_id, total_paise, address, location, lat, lng, payment_mode, payment_status, status)
      select id, customer_id, total, address, $3, lat, lng, 'COD', 'Pending', 'Pending' from allowed
      where key is null or id in (select result_id from claimed)
      returning *
    ), written as (
      insert into order_items (order_id, line, menu_item_id, name, category, unit_price_paise, quantity)
      select order_id, line, dish_id, name, category, price_paise, quantity
      from lines where order_id in (select id from placed)
    ), begun as (
      insert into order_status_changes (order_id, version, to_status, changed_by)
      select id, version, status, user_id from placed
    ), told as (${appendFrom('wanted where id in (select id from placed)')}
    )
    select ${orderColumns} from placed as orders`,
};
