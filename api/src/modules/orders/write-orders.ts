import type { DataSource, EntityManager } from 'typeorm';
import { lockLimit } from '../../platform/batched.js';
import { appendFrom, outboxColumns, type OutboxRow } from '../../platform/outbox.js';
import { runPrepared, type PreparedStatement } from '../../platform/prepared.js';
import { newId } from '../../platform/ids.js';
import { portionsChanged } from '../holds/holds.events.js';
import { menuVersion } from '../menu/menu.queries.js';
import type { PaymentMode } from '../payments/payment-mode.js';
import type { OrderWay } from '../restaurant/order-ways.js';
import { timeZone } from '../restaurant/time-zone.js';
import { amountOf, type Bill } from '../quote/bill.js';
import type { PromisedTime } from '../quote/promised-times.js';
import type { QuotedSlot } from '../quote/quote-order.js';
import { samePerson } from '../customers/customers.queries.js';
import { orderColumns } from './orders.queries.js';
import type { Order } from './order.entity.js';

export interface NewOrder {
  readonly id: string;
  /** Whose order it is: they may read it. */
  readonly userId: string;
  /** For whom it is: the user, or a caller for whom staff order. */
  readonly customerId: string;
  readonly way: OrderWay;
  readonly address: string;
  readonly coordinates: { readonly lat: number; readonly lng: number } | null;
  /** For ONLINE, the caller binds a payment in the same transaction. */
  readonly paymentMode: PaymentMode;
  readonly bill: Bill;
  readonly deliveryZone: string | null;
  /** Null unless it is an order at a table. */
  readonly tableName: string | null;
  /** Null: as soon as possible. */
  readonly slot: QuotedSlot | null;
  /** Null: no time is promised. */
  readonly promise: PromisedTime | null;
  /** E.164. */
  readonly phone: string | null;
  readonly deliveryNote: string | null;
  /** Menu version of the prices; undefined for prices that are valid regardless of the current menu. */
  readonly menuVersion?: number | undefined;
  /** Restaurant version of the quote; undefined for orders that are valid regardless of the present settings. */
  readonly restaurantVersion?: number | undefined;
  /** Maximum of open cash orders for the customer; undefined if unlimited. */
  readonly maxOpen?: number | undefined;
  /** Maximum of open cash orders at the table; undefined if unlimited. */
  readonly maxOpenAtTable?: number | undefined;
  /** Idempotency key to claim; undefined if there is none or the transaction has already claimed it. */
  readonly claim?: { readonly scope: string; readonly key: string; readonly fingerprint: string } | undefined;
  readonly event: OutboxRow;
}

/** Outcome of writing a new order. */
export interface Written {
  /** Undefined if the order was refused and nothing was written. */
  readonly order: Order | undefined;
  /** Whether the menu or the restaurant has changed since the order was quoted. */
  readonly isStale: boolean;
  /** Whether the customer has the maximum of open cash orders. */
  readonly isFull: boolean;
  /** Whether the table has the maximum of open cash orders. */
  readonly isTableFull: boolean;
  /** Whether too few portions of a dish are left. */
  readonly isShort: boolean;
  /** Whether too much is ordered for the slot. */
  readonly isSlotFull: boolean;
  /** Whether the customer or the phone number has an order that nobody took. */
  readonly isCashRefused: boolean;
}

/** SPEC.md's text for deliveries. */
const locations: Record<OrderWay, string> = { DELIVERY: 'Home Delivery', PICKUP: 'Pickup', TABLE: 'Table' };

/**
 * Writes orders with their lines, first history entry and events, takes their portions and claims their idempotency
 * keys, in one statement. On a data source, the statement is its own transaction.
 * @returns the outcome of each. A refused order that is neither stale nor full nor short has a used key, or exceeds the
 * limit only together with other orders of its customer in the same statement; the latter can be retried. So can one that
 * is short or whose slot is full, as it may be so only together with others
 */
export async function writeOrders(
  on: DataSource | EntityManager,
  orders: readonly NewOrder[],
): Promise<Written[]> {
  const values = [
    JSON.stringify(
      orders.map(({ id, userId, customerId, address, coordinates, claim, event, ...order }) => ({
        id,
        user_id: userId,
        customer_id: customerId,
        way: order.way,
        address,
        location: locations[order.way],
        lat: coordinates?.lat,
        lng: coordinates?.lng,
        payment_mode: order.paymentMode,
        bill: order.bill,
        packing: amountOf(order.bill, 'PACKING'),
        delivery_fee: amountOf(order.bill, 'DELIVERY'),
        total: order.bill.totalPaise,
        delivery_zone: order.deliveryZone,
        table_name: order.tableName,
        slot_at: order.slot?.startsAt,
        kitchen_at: order.slot?.kitchenAt,
        orders_per_slot: order.slot?.ordersPerSlot,
        dishes_per_slot: order.slot?.dishesPerSlot,
        promised_from: order.promise?.from,
        promised_until: order.promise?.until,
        phone: order.phone,
        delivery_note: order.deliveryNote,
        menu_version: order.menuVersion,
        restaurant_version: order.restaurantVersion,
        most_open: order.maxOpen,
        most_open_at_table: order.maxOpenAtTable,
        ...claim,
        ...event,
        portions_event_id: newId(),
      })),
    ),
    portionsChanged.type,
  ];
  const rows = await runPrepared<WrittenRow>(on, write, values);
  const byId = new Map(rows.map((row) => [row.requestId, row]));
  return orders.map(({ id }) => {
    const { requestId, isStale, isFull, isTableFull, isShort, isSlotFull, isCashRefused, ...order } =
      byId.get(id) as WrittenRow;
    return {
      order: order.id === null ? undefined : order,
      isStale,
      isFull,
      isTableFull,
      isShort,
      isSlotFull,
      isCashRefused,
    };
  });
}

type WrittenRow = Omit<Written, 'order'> & { readonly requestId: string } & (Order | { readonly id: null });

/**
 * $1 orders, $2 the event of changed portions. Every statement locks customers, dishes and slots and claims keys in the
 * same sequence, which prevents deadlocks. The window's sort makes it lock all customers before the first dish. If one
 * order alone needs more portions than are left, the others can still have them.
 */
const write: PreparedStatement = {
  name: 'orders-write',
  text: `
    with requested as (
      select * from json_to_recordset($1::json) as requested (
        id char(24), user_id char(24), customer_id char(24), way text, address text, location text, lat double precision,
        lng double precision, payment_mode text, bill json, packing integer, delivery_fee integer, delivery_zone text,
        table_name text, slot_at timestamptz, kitchen_at timestamptz, orders_per_slot integer, dishes_per_slot integer,
        promised_from timestamptz, promised_until timestamptz, phone text, delivery_note text, total bigint, menu_version bigint, restaurant_version integer, most_open integer,
        most_open_at_table integer,
        scope text, key text, fingerprint text, portions_event_id char(24), ${outboxColumns})
    ), lines as materialized (
      select requested.id as order_id, (line.place - 1)::smallint as line, line."menuItemId" as menu_item_id, line.name,
        line.category, line."unitPricePaise" as unit_price_paise, line.quantity, line.choices, line.note
      from requested cross join rows from (json_to_recordset(bill -> 'lines') as (
        "menuItemId" char(24), name text, category text, "unitPricePaise" integer, quantity integer, choices jsonb,
        note text)) with ordinality as line (
        "menuItemId", name, category, "unitPricePaise", quantity, choices, note, place)
    ), limited as materialized (${lockLimit('requested')}
    ), open_orders as materialized (
      select customer.id as user_id, open_cash_orders(customer.id, most_open) as open
      from limited, (
        select user_id as id, max(most_open) as most_open from requested
        where most_open is not null group by user_id order by hashtext(user_id)
      ) as customer
    ), open_at_tables as materialized (
      select wanted_table.name as table_name, open_table_orders(wanted_table.name, most_open_at_table) as open_at_table
      from (select count(*) from open_orders) as after_customers, (
        select table_name as name, max(most_open_at_table) as most_open_at_table from requested
        where most_open_at_table is not null group by table_name order by hashtext(table_name)
      ) as wanted_table
    ), ranked as materialized (
      select requested.*, requested.most_open - open as room,
        requested.most_open_at_table - open_at_table as room_at_table,
        coalesce(requested.menu_version <> ${menuVersion}, false)
          or coalesce(requested.restaurant_version <> (select version from restaurant), false) as is_stale,
        -- Staff order for callers without a limit. Anybody may have given the phone number of an order that was not taken:
        -- that says nothing about customers who have confirmed it, or took an order.
        requested.most_open is not null and (
          exists (
            select from orders
            where is_not_taken and orders.customer_id in ${samePerson('requested.customer_id')}
              -- What staff ordered, for somebody who may have given the number of another person, has the rule below.
              and orders.customer_id = orders.user_id
          )
          or exists (select from orders where is_not_taken and orders.phone = requested.phone)
            and not exists (
              select from phone_confirmations as confirmation
              where confirmation.user_id = requested.user_id and confirmation.phone = requested.phone
                and confirmed_at is not null
            ) and not exists (
              select from orders
              where orders.user_id = requested.user_id and orders.status = 'Delivered' and orders.way <> 'TABLE'
            )
        ) as is_cash_refused,
        row_number() over (partition by requested.user_id order by requested.id) as place,
        row_number() over (partition by requested.table_name order by requested.id) as place_at_table
      from limited, requested left join open_orders using (user_id) left join open_at_tables using (table_name)
    ), roomy as (
      select * from ranked
      where not is_stale and not is_cash_refused and (room is null or place <= room)
        and (room_at_table is null or place_at_table <= room_at_table)
    ), needed as materialized (
      select order_id, menu_item_id, sum(quantity)::int as quantity
      from lines where order_id in (select id from roomy) group by order_id, menu_item_id
    ), counted as materialized (
      select menu_item_id, portions_left from dish_portions
      where menu_item_id in (select menu_item_id from needed) order by menu_item_id for update
    ), short_alone as materialized (
      select order_id from needed join counted using (menu_item_id) where quantity > portions_left
    ), short as materialized (
      select order_id from short_alone
      union
      select order_id from (
        select order_id, sum(quantity) over (partition by menu_item_id order by order_id) > portions_left as is_short
        from needed join counted using (menu_item_id)
        where order_id not in (select order_id from short_alone)
      ) as together where is_short
    ), scheduled as materialized (
      select id, slot_at, orders_per_slot, dishes_per_slot,
        (select sum(quantity)::int from lines where order_id = roomy.id) as dishes
      from roomy
      where slot_at is not null and (orders_per_slot is not null or dishes_per_slot is not null)
        and id not in (select order_id from short)
    ), slots as materialized (
      select slot_at, taken.orders, taken.dishes
      from (select distinct slot_at from scheduled order by slot_at) as wanted_slots, open_slot(slot_at) as taken
    ), slot_full as materialized (
      select id from (
        select id, slots.orders + row_number() over together > orders_per_slot
          or slots.dishes + sum(scheduled.dishes) over together > dishes_per_slot as is_full
        from scheduled join slots using (slot_at) window together as (partition by slot_at order by id)
      ) as together where is_full
    ), allowed as (
      select * from roomy where id not in (select order_id from short) and id not in (select id from slot_full)
    ), claimed as (
      insert into idempotency_keys (scope, key, fingerprint, result_id)
      select scope, key, fingerprint, id from allowed where key is not null order by scope, key, id
      on conflict do nothing returning result_id
    ), placed as (
      insert into orders
        (id, user_id, customer_id, bill, packing_paise, delivery_fee_paise, delivery_zone, total_paise, way, address, location, lat, lng,
         table_name, is_first_at_table, slot_at, kitchen_at, is_scheduled, promised_from, promised_until, phone, delivery_note, payment_mode, payment_status, status)
      select id, user_id, customer_id, bill, packing, delivery_fee, delivery_zone, total, way, address, location, lat, lng,
        table_name,
        table_name is not null and row_number() over (partition by table_name order by id) = 1 and not exists (
          select from orders
          where orders.table_name = allowed.table_name
            and orders.created_at >= date_trunc('day', now(), '${timeZone}')
        ),
        slot_at, kitchen_at, slot_at is not null, promised_from, promised_until, phone, delivery_note, payment_mode,
        case payment_mode when 'ONLINE' then 'Paid' else 'Pending' end, 'Pending'
      from allowed where key is null or id in (select result_id from claimed)
      returning *
    ), written as (
      insert into order_items
        (order_id, line, menu_item_id, name, category, unit_price_paise, quantity, choices, note)
      select * from lines where order_id in (select id from placed)
    ), held as (
      insert into holds (holder, menu_item_id, amount)
      select order_id, menu_item_id, quantity from needed join counted using (menu_item_id)
      where order_id in (select id from placed)
      returning holder, menu_item_id, amount
    ), taken as (
      update dish_portions set portions_left = dish_portions.portions_left - sold.amount
      from (select menu_item_id, sum(amount) as amount from held group by menu_item_id) as sold
      where dish_portions.menu_item_id = sold.menu_item_id
    ), told_of_portions as (
      insert into outbox_events (id, type, payload, request_id)
      select portions_event_id, $2, '{}', request_id from requested where id in (select holder from held)
    ), begun as (
      insert into order_changes (order_id, version, to_status, changed_by)
      select id, version, status, user_id from placed
    ), appended as (${appendFrom('requested where id in (select id from placed)')}
    )
    select ranked.id as "requestId", ranked.is_stale as "isStale", coalesce(ranked.room <= 0, false) as "isFull",
      coalesce(ranked.room_at_table <= 0, false) as "isTableFull",
      ranked.id in (select order_id from short) as "isShort", ranked.id in (select id from slot_full) as "isSlotFull",
      ranked.is_cash_refused as "isCashRefused",
      ${orderColumns}
    from ranked left join placed as orders on orders.id = ranked.id`,
};
