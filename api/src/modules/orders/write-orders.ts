import type { DataSource, EntityManager } from 'typeorm';
import { limitLocks } from '../../platform/batched.js';
import { cashOrderLocks, tableOrderLocks } from '../../platform/advisory-locks.js';
import { appendFrom, outboxColumns, type OutboxRow } from '../../platform/outbox.js';
import {
  runInOneTrip,
  runPrepared,
  shortTransaction,
  type Call,
  type PreparedStatement,
} from '../../platform/prepared.js';
import { samePerson } from '../customers/customers.queries.js';
import { dishIdsOf } from '../holds/holds.queries.js';
import type { Buyer } from '../bill-book/buyer.js';
import type { HoldsService } from '../holds/holds.service.js';
import { menuVersion } from '../menu/menu.queries.js';
import type { PaymentMode } from '../payments/payment-mode.js';
import { amountOf, countOf, type Bill } from '../quote/bill.js';
import { lockSlot } from '../quote/quote.queries.js';
import type { PromisedTime } from '../quote/promised-times.js';
import type { QuotedSlot } from '../quote/quote-order.js';
import { isSlotFull, type SlotTaken } from '../restaurant/order-slots.js';
import type { OrderWay } from '../restaurant/order-ways.js';
import { timeZone } from '../../platform/time-zone.js';
import { isOpenOrder, orderColumns } from './orders.queries.js';
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
  readonly buyer: Buyer | null;
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

/** Why an order was not written. */
export type OrderRefusal =
  /** The menu or the restaurant has changed since it was quoted. */
  | 'STALE'
  /** The customer has the maximum of open cash orders. */
  | 'CUSTOMER_FULL'
  /** The table has the maximum of open cash orders. */
  | 'TABLE_FULL'
  /** The customer or the phone number has an order that nobody took. */
  | 'CASH_REFUSED'
  /** It exceeds a maximum only together with orders that are written with it: it can be tried again. */
  | 'CROWDED'
  /** Too few portions of a dish are left, perhaps only because of orders that are written with it. */
  | 'SHORT'
  /** Too much is ordered for its slot, perhaps only with orders that are written with it. */
  | 'SLOT_FULL'
  | 'KEY_USED';

export type Written =
  | { readonly order: Order; readonly refusedFor?: undefined }
  | { readonly order?: undefined; readonly refusedFor: OrderRefusal };

/** What orders take from the holds of a shop. */
export type PortionHolds = Pick<HoldsService, 'lockPortions' | 'takePortions'>;

/**
 * Writes orders with their lines, first history entry and events, takes their portions and claims their idempotency keys.
 * Every transaction locks customers, tables, dishes and slots, claims keys and takes numbers in this sequence, which prevents deadlocks.
 * @returns the outcome of each
 */
export async function writeOrders(
  tx: EntityManager,
  portions: PortionHolds,
  orders: readonly NewOrder[],
): Promise<Written[]> {
  return writeWith(tx, portions, orders, await runInOneTrip<Facts>(tx, questions(orders)));
}

/** As {@link writeOrders}, in a transaction of its own. */
export function writeOrdersAtOnce(
  dataSource: DataSource,
  portions: PortionHolds,
  orders: readonly NewOrder[],
): Promise<Written[]> {
  return shortTransaction(dataSource, questions(orders), (tx, rows) =>
    writeWith(tx, portions, orders, rows as Facts[]),
  );
}

async function writeWith(
  tx: EntityManager,
  portions: PortionHolds,
  orders: readonly NewOrder[],
  rows: readonly Facts[],
): Promise<Written[]> {
  const facts = new Map(rows.map((row) => [row.id, row]));
  const refused = new Map<string, OrderRefusal>();
  const admit = (from: readonly NewOrder[], refusalOf: RefusalOf) =>
    from.filter((order) => {
      const refusal = refusalOf(order);
      if (refusal) refused.set(order.id, refusal);
      return !refusal;
    });

  const underLimits = admit(orders, withinLimits(facts));
  // Saves a round trip if no dish is counted.
  const isCounted = underLimits.some(({ id }) => facts.get(id)?.isCounted);
  const dishes = dishIdsOf(underLimits.flatMap(({ bill }) => bill.lines));
  const left = isCounted ? await portions.lockPortions(tx, dishes) : new Map<string, number>();
  const cookable = admit(underLimits, withinPortions(left));
  const admitted = admit(cookable, withinSlots(await lockSlots(tx, cookable)));
  const written = admitted.length === 0 ? [] : await insertOrders(tx, admitted, facts);
  const takers = written.map(({ id, bill }) => ({
    id,
    lines: bill.lines.filter(({ menuItemId }) => left.has(menuItemId)),
  }));
  if (left.size > 0) await portions.takePortions(tx, takers);

  const byId = new Map(written.map((order) => [order.id, order]));
  return orders.map(({ id }) => {
    const order = byId.get(id);
    return order ? { order } : { refusedFor: refused.get(id) ?? 'KEY_USED' };
  });
}

type RefusalOf = (order: NewOrder) => OrderRefusal | undefined;

/** What the database says about a requested order. */
interface Facts {
  readonly id: string;
  readonly isStale: boolean;
  readonly isCashRefused: boolean;
  /** How many more open cash orders the customer may have; null if unlimited. */
  readonly room: number | null;
  /** As `room`, of the table. */
  readonly roomAtTable: number | null;
  /** Whether its table has no order of today. */
  readonly isFirstAtTable: boolean;
  /** Whether the portions of a dish are counted. */
  readonly isCounted: boolean;
}

function withinLimits(facts: ReadonlyMap<string, Facts>): RefusalOf {
  /** Orders of this batch by customer and by table. */
  const admitted = new Map<string | null, number>();
  return ({ id, userId, tableName }) => {
    const { isStale, isCashRefused, room, roomAtTable } = facts.get(id)!;
    if (isStale) return 'STALE';
    if (room === 0) return 'CUSTOMER_FULL';
    if (roomAtTable === 0) return 'TABLE_FULL';
    if (isCashRefused) return 'CASH_REFUSED';
    const ofCustomer = admitted.get(userId) ?? 0;
    const atTable = admitted.get(tableName) ?? 0;
    if (ofCustomer >= (room ?? Infinity) || atTable >= (roomAtTable ?? Infinity)) return 'CROWDED';
    admitted.set(userId, ofCustomer + 1).set(tableName, atTable + 1);
    return undefined;
  };
}

/** @param left portions of the counted dishes, from which those of admitted orders are subtracted */
function withinPortions(left: Map<string, number>): RefusalOf {
  return ({ bill }) => {
    const needed = new Map<string, number>();
    for (const { menuItemId, quantity } of bill.lines)
      needed.set(menuItemId, (needed.get(menuItemId) ?? 0) + quantity);
    const counted = [...needed].filter(([dish]) => left.has(dish));
    if (counted.some(([dish, quantity]) => quantity > left.get(dish)!)) return 'SHORT';
    for (const [dish, quantity] of counted) left.set(dish, left.get(dish)! - quantity);
    return undefined;
  };
}

/** @param taken of the slots with a maximum, by their time */
function withinSlots(taken: Map<number, SlotTaken>): RefusalOf {
  return ({ slot, bill }) => {
    const before = slot && taken.get(slot.startsAt.getTime());
    if (!before) return undefined;
    const dishes = countOf(bill.lines);
    if (isSlotFull(slot, before, dishes)) return 'SLOT_FULL';
    taken.set(slot.startsAt.getTime(), { orders: before.orders + 1, dishes: before.dishes + dishes });
    return undefined;
  };
}

/** Locks the slots with a maximum, the first one first. */
async function lockSlots(tx: EntityManager, orders: readonly NewOrder[]): Promise<Map<number, SlotTaken>> {
  const limited = orders.flatMap(({ slot }) =>
    slot && (slot.ordersPerSlot ?? slot.dishesPerSlot) !== null ? [slot.startsAt.getTime()] : [],
  );
  const taken = new Map<number, SlotTaken>();
  for (const slot of [...new Set(limited)].toSorted((a, b) => a - b))
    taken.set(slot, await lockSlot(tx, new Date(slot)));
  return taken;
}

/**
 * The calls that tell {@link Facts}: under the locks of the customers and tables whose open orders are limited, for which a
 * batch does not wait long.
 */
function questions(orders: readonly NewOrder[]): Call[] {
  const locks = orders.flatMap(({ userId, maxOpen, tableName, maxOpenAtTable }) => [
    ...(maxOpen === undefined ? [] : [{ key: cashOrderLocks, name: userId }]),
    ...(maxOpenAtTable === undefined ? [] : [{ key: tableOrderLocks, name: tableName }]),
  ]);
  const asked = orders.map((order) => ({
    id: order.id,
    user_id: order.userId,
    customer_id: order.customerId,
    phone: order.phone,
    table_name: order.tableName,
    dishes: dishIdsOf(order.bill.lines),
    menu_version: order.menuVersion,
    restaurant_version: order.restaurantVersion,
    most_open: order.maxOpen,
    most_open_at_table: order.maxOpenAtTable,
  }));
  return [
    ...(orders.length > 1 ? [[limitLocks, []] as const] : []),
    ...(locks.length > 0
      ? [[lock, [locks.map(({ key }) => key), locks.map(({ name }) => name)]] as const]
      : []),
    [factsOfOrders, [JSON.stringify(asked)]],
  ];
}

/** $1 first keys of locks, $2 names whose hashes are the second keys. */
const lock: PreparedStatement = {
  name: 'orders-lock',
  text: `
    select pg_advisory_xact_lock(key, name)
    from (
      select distinct key, hashtext(name) as name from unnest($1::int[], $2::text[]) as asked (key, name) order by 1, 2
    ) as sorted`,
};

/** How many more open cash orders there may be; null if `most` is. */
const room = (of: string, most: string) => `
  case when ${most} is not null then ${most} - (
    select count(*)::int from (
      select from orders where ${of} and payment_mode = 'COD' and ${isOpenOrder} limit ${most}) as open) end`;

/** $1 orders. */
const factsOfOrders: PreparedStatement = {
  name: 'orders-facts',
  text: `
    select asked.id,
      coalesce(menu_version <> ${menuVersion}, false)
        or coalesce(restaurant_version <> (select version from restaurant), false) as "isStale",
      ${room('orders.user_id = asked.user_id', 'most_open')} as room,
      ${room('orders.table_name = asked.table_name', 'most_open_at_table')} as "roomAtTable",
      -- Staff order for callers without a limit. Anybody may have given the phone number of an order that was not taken:
      -- that says nothing about customers who have confirmed it, or took an order.
      most_open is not null and (
        exists (
          select from orders
          where is_not_taken and orders.customer_id in ${samePerson('asked.customer_id')}
            -- What staff ordered, for somebody who may have given the number of another person, has the rule below.
            and orders.customer_id = orders.user_id
        )
        or exists (select from orders where is_not_taken and orders.phone = asked.phone)
          and not exists (
            select from phone_confirmations as confirmation
            where confirmation.user_id = asked.user_id and confirmation.phone = asked.phone
              and confirmed_at is not null
          ) and not exists (
            select from orders
            where orders.user_id = asked.user_id and orders.status = 'Delivered' and orders.way <> 'TABLE'
          )
      ) as "isCashRefused",
      table_name is not null and not exists (
        select from orders
        where orders.table_name = asked.table_name
          and orders.created_at >= date_trunc('day', now(), '${timeZone}')
      ) as "isFirstAtTable",
      exists (
        select from dish_portions
        where menu_item_id in (select json_array_elements_text(dishes)::char(24))
      ) as "isCounted"
    from json_to_recordset($1::json) as asked (
      id char(24), user_id char(24), customer_id char(24), phone text, table_name text, dishes json, menu_version bigint,
      restaurant_version integer, most_open integer, most_open_at_table integer)`,
};

/** SPEC.md's text for deliveries. */
const locations: Record<OrderWay, string> = { DELIVERY: 'Home Delivery', PICKUP: 'Pickup', TABLE: 'Table' };

/** @returns the orders that were written: all but those whose key is used */
async function insertOrders(
  tx: EntityManager,
  orders: readonly NewOrder[],
  facts: ReadonlyMap<string, Facts>,
): Promise<Order[]> {
  const rows = orders.map((order) => ({
    id: order.id,
    user_id: order.userId,
    customer_id: order.customerId,
    way: order.way,
    address: order.address,
    location: locations[order.way],
    lat: order.coordinates?.lat,
    lng: order.coordinates?.lng,
    payment_mode: order.paymentMode,
    payment_status: order.paymentMode === 'ONLINE' ? 'Paid' : 'Pending',
    bill: order.bill,
    packing: amountOf(order.bill, 'PACKING'),
    delivery_fee: amountOf(order.bill, 'DELIVERY'),
    total: order.bill.totalPaise,
    delivery_zone: order.deliveryZone,
    table_name: order.tableName,
    is_first_at_table: facts.get(order.id)?.isFirstAtTable,
    slot_at: order.slot?.startsAt,
    kitchen_at: order.slot?.kitchenAt,
    promised_from: order.promise?.from,
    promised_until: order.promise?.until,
    phone: order.phone,
    delivery_note: order.deliveryNote,
    buyer: order.buyer,
    ...order.claim,
    ...order.event,
  }));
  return runPrepared<Order>(tx, insert, [JSON.stringify(rows)]);
}

/** $1 orders. */
const insert: PreparedStatement = {
  name: 'orders-insert',
  text: `
    with admitted as materialized (
      select * from json_to_recordset($1::json) as admitted (
        id char(24), user_id char(24), customer_id char(24), way text, address text, location text, lat double precision,
        lng double precision, payment_mode text, payment_status text, bill jsonb, packing integer, delivery_fee integer,
        total bigint, delivery_zone text, table_name text, is_first_at_table boolean, slot_at timestamptz,
        kitchen_at timestamptz, promised_from timestamptz, promised_until timestamptz, phone text, delivery_note text,
        buyer jsonb, scope text, key text, fingerprint text, ${outboxColumns})
    ), claimed as (
      insert into idempotency_keys (scope, key, fingerprint, result_id)
      select scope, key, fingerprint, id from admitted where key is not null order by scope, key, id
      on conflict do nothing returning result_id
    ), placed as (
      insert into orders (
        id, user_id, customer_id, bill, packing_paise, delivery_fee_paise, delivery_zone, total_paise, way, address, location,
        lat, lng, table_name, is_first_at_table, slot_at, kitchen_at, is_scheduled, is_unaccepted, promised_from,
        promised_until, phone, delivery_note, buyer, payment_mode, payment_status, status)
      select
        id, user_id, customer_id, bill, packing, delivery_fee, delivery_zone, total, way, address, location,
        lat, lng, table_name, is_first_at_table and row_number() over (partition by table_name order by id) = 1,
        slot_at, kitchen_at, slot_at is not null,
        -- Staff, who order for somebody else, accept their orders by that.
        customer_id = user_id and not coalesce((select (acceptance ->> 'isAutomatic')::boolean from restaurant), true),
        promised_from, promised_until, phone, delivery_note, buyer, payment_mode, payment_status, 'Pending'
      from admitted where key is null or id in (select result_id from claimed)
      -- Their numbers are taken in this order, which locks the days in the same sequence in every transaction.
      order by coalesce(slot_at, now()), id
      returning *
    ), lines as (
      insert into order_items (order_id, line, menu_item_id, name, category, unit_price_paise, quantity, choices, note)
      select placed.id, line.place - 1, "menuItemId", name, category, "unitPricePaise", quantity, choices, note
      from placed cross join rows from (jsonb_to_recordset(bill -> 'lines') as (
        "menuItemId" char(24), name text, category text, "unitPricePaise" integer, quantity integer, choices jsonb,
        note text)) with ordinality as line (
        "menuItemId", name, category, "unitPricePaise", quantity, choices, note, place)
    ), begun as (
      insert into order_changes (order_id, version, to_status, changed_by)
      select id, version, status, user_id from placed
    ), appended as (${appendFrom('admitted where id in (select id from placed)')}
    )
    select ${orderColumns} from placed as orders`,
};
