import type { EntityManager } from 'typeorm';
import { columnsOf, jsonColumnsOf, type InJson } from '../../platform/columns.js';
import { containing, beyond, pageOf, type Direction, type Page } from '../../platform/paging.js';
import { phoneDigits } from '../../platform/phone.js';
import { runPrepared, type PreparedStatement } from '../../platform/prepared.js';
import { samePerson } from '../customers/customers.queries.js';
import type { DeliveredOrder } from '../quote/kitchen-history.js';
import type { SlotTaken } from '../restaurant/order-slots.js';
import type { OrderWay } from '../restaurant/order-ways.js';
import { timeZone } from '../../platform/time-zone.js';
import { OrderChangeRow } from './order-change.entity.js';
import { openStatuses, type OrderStatus } from './order-status.js';
import { Order } from './order.entity.js';

export interface OrderWithHistory extends Order {
  readonly history: OrderChangeRow[];
}

export const orderColumns = columnsOf(Order, 'orders');

const ordersByIds: PreparedStatement = {
  name: 'orders-by-ids',
  text: `select ${orderColumns} from orders where id = any($1)`,
};

export function selectOrders(manager: EntityManager, ids: readonly string[]): Promise<Order[]> {
  return runPrepared(manager, ordersByIds, [ids]);
}

const changesOfOrders: PreparedStatement = {
  name: 'orders-changes',
  text: `
    select ${columnsOf(OrderChangeRow, 'change')} from order_changes change
    where order_id = any($1) order by version`,
};

/** Oldest first. */
export function selectChanges(
  manager: EntityManager,
  orderIds: readonly string[],
): Promise<OrderChangeRow[]> {
  return runPrepared(manager, changesOfOrders, [orderIds]);
}

const ordersWithHistory: PreparedStatement = {
  name: 'orders-with-history',
  text: `
    select ${orderColumns},
      (select coalesce(json_agg(json_build_object(${jsonColumnsOf(OrderChangeRow, 'change')})
         order by change.version), '[]')
       from order_changes change where change.order_id = orders.id) as history
    from orders where id = any($1)`,
};

export async function selectOrdersWithHistory(
  manager: EntityManager,
  ids: readonly string[],
): Promise<OrderWithHistory[]> {
  type Row = Omit<OrderWithHistory, 'history'> & { history: InJson<OrderChangeRow, 'changedAt'>[] };
  const rows = await runPrepared<Row>(manager, ordersWithHistory, [ids]);
  return rows.map((row) => ({
    ...row,
    history: row.history.map((change) => ({ ...change, changedAt: new Date(change.changedAt) })),
  }));
}

/** Returns each customer's orders as one JSON value, which costs a fraction of one row per order. */
const newestOfEach: PreparedStatement = {
  name: 'orders-newest-of-each',
  text: `
    select (
      select json_agg(newest order by newest."createdAt" desc, newest.id desc)
      from (
        select ${orderColumns} from orders where user_id = asked.user_id
        order by created_at desc, id desc limit asked.max
      ) as newest
    ) as orders
    from unnest($1::char(24)[], $2::integer[]) with ordinality as asked (user_id, max, place)
    order by asked.place`,
};

export interface Newest {
  readonly userId: string;
  readonly limit: number;
}

/** The customer's newest orders for each of `requested`, newest first. */
export async function selectNewestOfEach(
  manager: EntityManager,
  requested: readonly Newest[],
): Promise<Order[][]> {
  type Instant = 'createdAt' | 'slotAt' | 'kitchenAt' | 'promisedFrom' | 'promisedUntil' | 'readyAt';
  type Row = { orders: InJson<Order, Instant>[] | null };
  const rows = await runPrepared<Row>(manager, newestOfEach, [
    requested.map(({ userId }) => userId),
    requested.map(({ limit }) => limit),
  ]);
  return rows.map(({ orders }) =>
    (orders ?? []).map(
      ({ createdAt, slotAt, kitchenAt, promisedFrom, promisedUntil, readyAt, ...order }) => ({
        ...order,
        createdAt: new Date(createdAt),
        slotAt: dateOrNull(slotAt),
        kitchenAt: dateOrNull(kitchenAt),
        promisedFrom: dateOrNull(promisedFrom),
        promisedUntil: dateOrNull(promisedUntil),
        readyAt: dateOrNull(readyAt),
      }),
    ),
  );
}

const dateOrNull = (json: string | null) => (json === null ? null : new Date(json));

const ownBefore: PreparedStatement = {
  name: 'orders-own-before',
  text: `
    select ${orderColumns} from orders
    where user_id = $1 and ${beyond('orders', '$3', 'DESC')}
    order by created_at desc, id desc limit $2`,
};

/** A customer's orders placed before the order `before`, newest first. */
export function selectOwnBefore(
  manager: EntityManager,
  userId: string,
  { limit, before }: { readonly limit: number; readonly before: string },
): Promise<Order[]> {
  return runPrepared(manager, ownBefore, [userId, limit, before]);
}

export interface OrderFilter {
  readonly status?: OrderStatus | undefined;
  /** Neither delivered nor cancelled. */
  readonly openOnly?: boolean | undefined;
  readonly way?: OrderWay | undefined;
  /** ISO date in the restaurant's time zone, such as `2026-11-21`. */
  readonly day?: string | undefined;
  readonly ids?: readonly string[] | undefined;
  /** What people call the order: one of the two holds. */
  readonly name?: { readonly number: number | null; readonly idEnd: string | null } | undefined;
}

export interface OrderPage extends OrderFilter, Page {
  readonly direction: Direction;
}

/**
 * SQL: whether an order is neither delivered nor cancelled. Literals rather than parameters, so that the planner can use
 * partial indexes such as `orders_open_idx`.
 */
export const isOpenOrder = `orders.status in (${openStatuses.map((status) => `'${status}'`).join(', ')})`;

/** `pageOf` with the conditions of the page's filter. */
function ordersPage(page: OrderPage, values: unknown[], conditions: readonly string[] = []): string {
  const { status, openOnly, way, day, ids, name } = page;
  const all = [...conditions];
  if (ids) all.push(`orders.id = any($${values.push(ids)}::bpchar[])`);
  if (name) all.push(`(${isNamedSo(name, values).join(' or ')})`);
  if (status) all.push(`orders.status = $${values.push(status)}`);
  if (openOnly) all.push(isOpenOrder);
  if (way) all.push(`orders.way = $${values.push(way)}`);
  if (day) {
    const [date, zone] = [`$${values.push(day)}::date`, `$${values.push(timeZone)}`];
    all.push(
      `orders.created_at >= ${date}::timestamp at time zone ${zone}`,
      `orders.created_at < (${date} + interval '1 day') at time zone ${zone}`,
    );
  }
  return pageOf('orders', page, values, all);
}

function isNamedSo({ number, idEnd }: NonNullable<OrderFilter['name']>, values: unknown[]): string[] {
  const matches: string[] = [];
  if (number !== null) matches.push(`orders.number = $${values.push(number)}`);
  if (idEnd !== null)
    matches.push(`orders.number is null and orders.id::text like $${values.push(`%${idEnd}`)}`);
  return matches;
}

export function selectOrdersPage(manager: EntityManager, page: OrderPage): Promise<Order[]> {
  const values: unknown[] = [];
  return manager.query<Order[]>(`select ${orderColumns} from orders ${ordersPage(page, values)}`, values);
}

/** More than a week of full slots. */
export const maxLater = 500;

/** Open orders for later. Those that staff have forgotten to close do not displace the coming ones. */
export function selectLaterOrders(manager: EntityManager): Promise<Order[]> {
  return manager.query<Order[]>(
    `select ${orderColumns} from orders where slot_at > now() - interval '1 day' and ${isOpenOrder}
     order by kitchen_at, id limit $1`,
    [maxLater],
  );
}

/** The number of orders that are not started. */
export async function countPending(manager: EntityManager): Promise<number> {
  const [{ pending }] = await manager.query<[{ pending: number }]>(
    `select count(*)::int as pending from orders where ${isOpenOrder} and status = 'Pending'`,
  );
  return pending;
}

/** The first `limit` of these orders by time, in the page's direction. */
export function selectFirstOf(
  manager: EntityManager,
  ids: readonly string[],
  { direction, limit }: OrderPage,
): Promise<Order[]> {
  return manager.query<Order[]>(
    `select ${orderColumns} from orders where id = any($1)
     order by created_at ${direction}, id ${direction} limit $2`,
    [ids, limit],
  );
}

export interface OrderSearch {
  readonly text: string;
  /** Whether phone numbers and e-mail addresses are searched, too. */
  readonly inContacts: boolean;
}

/** SQL: whether a row of `users` has the text `$1` in its name or e-mail address. */
const isNamed = (user: string, { inContacts }: OrderSearch) =>
  `${user}.name ilike $1${inContacts ? ` or ${user}.email::text ilike $1` : ''}`;

/** Ids of at most `limit` customers whose name or e-mail address contains a text. */
export async function searchCustomers(
  manager: EntityManager,
  search: OrderSearch,
  limit: number,
): Promise<string[]> {
  // Materialized, because the planner may choose a sequential scan for the limit, which is slow for rare matches.
  const rows = await manager.query<{ id: string }[]>(
    `with matching as materialized (select id from users where ${isNamed('users', search)})
     select id from matching limit $2`,
    [containing(search.text), limit],
  );
  return idsOf(rows);
}

/** Ids of a page of the orders whose id or phone number contains a text. */
export async function searchByIdOrPhone(
  manager: EntityManager,
  search: OrderSearch,
  page: OrderPage,
): Promise<string[]> {
  const values: unknown[] = [];
  const matches = insideOrder(search, values);
  if (matches.length === 0) return [];
  const paged = ordersPage(page, values, [`(${matches.join(' or ')})`]);
  return idsOf(await manager.query<{ id: string }[]>(`select orders.id from orders ${paged}`, values));
}

/** Ids of a page of these customers' orders, merged from each customer's page by the index on customer and time. */
export async function searchOrdersOfCustomers(
  manager: EntityManager,
  customers: readonly string[],
  page: OrderPage,
): Promise<string[]> {
  if (customers.length === 0) return [];
  const { direction, limit } = page;
  const values: unknown[] = [customers, limit];
  const paged = ordersPage(page, values, ['orders.user_id = customer.id']);
  const rows = await manager.query<{ id: string }[]>(
    `select found.id
     from unnest($1::bpchar[]) as customer (id)
     cross join lateral (select orders.id, orders.created_at from orders ${paged}) found
     order by found.created_at ${direction}, found.id ${direction} limit $2`,
    values,
  );
  return idsOf(rows);
}

/** Ids of a page of the orders whose id, phone number, or customer's name or e-mail contains a text; scans all orders. */
export async function searchAllOrders(
  manager: EntityManager,
  search: OrderSearch,
  page: OrderPage,
): Promise<string[]> {
  const values: unknown[] = [containing(search.text)];
  const matches = [isNamed('customer', search), ...insideOrder(search, values)];
  const paged = ordersPage(page, values, [`(${matches.join(' or ')})`]);
  const rows = await manager.query<{ id: string }[]>(
    `select orders.id from orders left join users customer on customer.id = orders.user_id ${paged}`,
    values,
  );
  return idsOf(rows);
}

/** SQL conditions of which one holds if an order's id, of 24 hex characters, or phone number contains a text. */
function insideOrder({ text, inContacts }: OrderSearch, values: unknown[]): string[] {
  const matches: string[] = [];
  // A whole id uses the primary key, as its first characters are common to very many ids.
  if (/^[0-9a-f]{24}$/i.test(text)) matches.push(`orders.id = $${values.push(text.toLowerCase())}`);
  else if (/^[0-9a-f]{1,23}$/i.test(text))
    matches.push(`orders.id::text like $${values.push(containing(text.toLowerCase()))}`);
  const digits = inContacts && phoneDigits(text);
  if (digits) matches.push(`orders.phone like $${values.push(containing(digits))}`);
  return matches;
}

const idsOf = (rows: readonly { readonly id: string }[]): string[] => rows.map(({ id }) => id);

/** Ids of the dishes of which at least so many were sold in the last days, the most sold first. */
export async function selectMostSold(
  manager: EntityManager,
  { days, minOrders }: { readonly days: number; readonly minOrders: number },
): Promise<string[]> {
  const rows = await manager.query<{ id: string }[]>(
    `select order_items.menu_item_id as id
     from orders join order_items on order_items.order_id = orders.id
     where orders.created_at > now() - make_interval(days => $1) and orders.status <> 'Cancelled'
     group by order_items.menu_item_id having sum(order_items.quantity) >= $2
     order by sum(order_items.quantity) desc, order_items.menu_item_id`,
    [days, minOrders],
  );
  return rows.map(({ id }) => id);
}

/** The number and the day of an order that moves to a slot of another day; nothing if it stays on its day. */
export async function takeNumberOfSlot(
  tx: EntityManager,
  { day, number }: Pick<Order, 'day' | 'number'>,
  slot: Date,
): Promise<Pick<Order, 'day' | 'number'> | undefined> {
  if (number === null) return undefined;
  const [taken] = await tx.query<Pick<Order, 'day' | 'number'>[]>(
    `insert into order_days as days (day, last_number)
     select moved.day, 1 from restaurant_day($1) as moved (day) where moved.day <> $2
     on conflict (day) do update set last_number = days.last_number + 1
     returning day::text as day, last_number as number`,
    [slot, day],
  );
  return taken;
}

/** Ids of the orders for later that the kitchen begins with now and no other worker brings to it, locked. */
export async function lockDueOrders(tx: EntityManager): Promise<string[]> {
  const rows = await tx.query<{ id: string }[]>(
    `select id from orders where is_scheduled and kitchen_at <= now() order by kitchen_at limit 100
     for update skip locked`,
  );
  return idsOf(rows);
}

/**
 * Makes the bills of orders that were written before there were any, some at a time, so that processes of earlier versions
 * go on meanwhile.
 */
export async function makeMissingBills(manager: EntityManager): Promise<void> {
  let made: number;
  do {
    [, made] = await manager.query<[unknown, number]>(
      `update orders set bill = order_bill(orders)
       where id in (select id from orders where bill is null order by id limit 1000)`,
    );
  } while (made > 0);
}

/**
 * Sets the customers of orders that earlier versions of Chowk wrote, some at a time. An order of staff is for the caller
 * with its phone number, and one without a number for somebody who is not known; such a customer gets the id of the order.
 */
export async function setMissingCustomers(manager: EntityManager): Promise<void> {
  await manager.query(
    `insert into customers (id, phone, created_at)
     select distinct on (coalesce(orders.phone, orders.id)) orders.id, orders.phone, orders.created_at
     from orders join users on users.id = user_id
     where customer_id is null and role <> 'customer'
     order by coalesce(orders.phone, orders.id), orders.created_at
     on conflict do nothing`,
  );
  let after: string | undefined = '';
  while (after !== undefined) {
    const [set]: [{ id: string }[], number] = await manager.query(
      `update orders set customer_id = found.customer_id
       from (
         select orders.id, case when role = 'customer' then user_id else coalesce(caller.id, unknown.id) end as customer_id
         from orders join users on users.id = user_id
           left join customers caller on caller.phone = orders.phone and caller.merged_into is null
           left join customers unknown on unknown.id = orders.id
         where customer_id is null and orders.id > $1
         order by orders.id limit 1000 for update of orders skip locked
       ) as found
       where orders.id = found.id returning orders.id`,
      [after],
    );
    after = idsOf(set).toSorted().at(-1);
  }
}

/** Orders that {@link addMissingTakings} does in one transaction, which locks them for about a second. */
const takingsBatch = 5000;

/**
 * Cash orders that were delivered before takings existed, or by processes of earlier versions, count as paid in cash; their
 * taking gets the id of the order. Each call does the next ones.
 */
export async function addMissingTakings(manager: EntityManager): Promise<void> {
  await manager.transaction(async (tx) => {
    const unpaid = await tx.query<{ id: string }[]>(
      `select id from orders
       where status = 'Delivered' and payment_mode = 'COD' and payment_status = 'Pending'
         and not is_not_taken and (select count(*) from takings where order_id = orders.id) = 0
       order by id limit $1 for update skip locked`,
      [takingsBatch],
    );
    if (unpaid.length === 0) return;
    // A statement of its own sees the takings that were entered until the orders were locked.
    await tx.query(
      `with untaken as (
         select id, way, total_paise, created_at from orders
         where id = any($1) and not exists (select from takings where order_id = orders.id)
       ), added as (
         insert into takings (id, order_id, method, place, amount_paise, is_assumed, received_by, received_at)
         select id, id, 'CASH', case way when 'DELIVERY' then 'DOOR' else 'COUNTER' end, total_paise, true, changed_by,
           coalesce(changed_at, created_at)
         from untaken left join lateral (
           select changed_by, changed_at from order_changes
           where order_id = untaken.id and to_status = 'Delivered' order by version desc limit 1
         ) as delivery on true
         where total_paise > 0
       )
       update orders set payment_status = 'Paid' where id in (select id from untaken)`,
      [idsOf(unpaid)],
    );
  });
}

/** Older orders are let be; so many at a time. */
const unbilled = { days: 7, max: 200 } as const;

/** Orders with taxes that were handed over without an invoice, or cancelled with one. */
export async function selectWithoutBill(manager: EntityManager): Promise<string[]> {
  return idsOf(
    await manager.query<{ id: string }[]>(
      `select id from orders left join lateral (
         select kind from ledger_entries
         where order_id = orders.id and kind in ('INVOICE', 'CANCELLATION') order by sequence desc limit 1
       ) as last on true
       where created_at > now() - make_interval(days => $1) and (bill -> 'taxes') is not null
         and case
           when status = 'Cancelled' or is_not_taken then kind = 'INVOICE'
           else (status = 'Delivered' or status = 'Out for Delivery' and way = 'DELIVERY') and kind is distinct from 'INVOICE'
         end
       limit $2`,
      [unbilled.days, unbilled.max],
    ),
  );
}

/** An order that took longer was forgotten. */
const longestHours = 3;
/** The newest ones within so many days count. */
const pastOrders = { days: 56, max: 5000 } as const;
/** A longer queue is not counted to its end. */
const maxLoad = 500;

/** The last orders that customers got, without those for later, which count as load from the kitchen's begin on. */
export async function selectPastOrders(manager: EntityManager): Promise<DeliveredOrder[]> {
  return manager.query<DeliveredOrder[]>(
    `with recent as (
       select id, way, delivery_zone, created_at, slot_at, coalesce(kitchen_at, created_at) as begun_at from orders
       where created_at > now() - make_interval(days => $1)
       order by created_at desc limit $2
     ), times as (
       select recent.*, left_kitchen_at, done_at
       from recent cross join lateral (
         select min(changed_at) filter (where to_status in ('Out for Delivery', 'Delivered', 'Cancelled'))
             as left_kitchen_at,
           min(changed_at) filter (
             where to_status = 'Delivered' or to_status = 'Out for Delivery' and way = 'PICKUP') as done_at
         from order_changes change where change.order_id = recent.id
       ) as changes
       where left_kitchen_at >= begun_at and left_kitchen_at < begun_at + make_interval(hours => $3)
     ), steps as (
       select begun_at as at, 1 as step, id from times
       union all select left_kitchen_at, -1, null from times
     ), loads as (
       select id, sum(step) over (order by at, step rows unbounded preceding)::int - 1 as load from steps
     )
     select way, delivery_zone as "deliveryZone", created_at as "placedAt", load,
       extract(epoch from done_at - created_at)::float8 / 60 as minutes
     from times join loads using (id)
     where slot_at is null and done_at < created_at + make_interval(hours => $3)`,
    [pastOrders.days, pastOrders.max, longestHours],
  );
}

/** How many orders the kitchen has not finished. */
export async function selectLoad(manager: EntityManager): Promise<number> {
  const [row] = await manager.query<[{ load: number }]>(
    `select count(*)::int as load from (
       select from orders
       where status in ('Pending', 'Preparing') and not is_scheduled
         and coalesce(kitchen_at, created_at) > now() - make_interval(hours => $1)
       limit $2
     ) as unfinished`,
    [longestHours, maxLoad],
  );
  return row.load;
}

/** What is ordered for each slot from `from` on; empty ones are missing. */
export async function selectTakenSlots(
  manager: EntityManager,
  from: Date,
): Promise<(SlotTaken & { readonly slot: Date })[]> {
  return manager.query(
    `select used.slot, taken.orders, taken.dishes
     from (
       select slot_at as slot from orders where slot_at >= $1
       union select slot_at from holds where slot_at >= $1
     ) as used cross join lateral slot_taken(used.slot) as taken`,
    [from],
  );
}

/** Of an order that was delivered or picked up. */
const wasTaken = `status = 'Delivered' and not is_not_taken and way <> 'TABLE'`;

/** Whether an order of the user, with this number if one is given, was delivered or picked up. */
export async function hasTakenOrder(
  manager: EntityManager,
  { userId, phone }: { readonly userId: string; readonly phone?: string },
): Promise<boolean> {
  const [row] = await manager.query<{ has_taken: boolean }[]>(
    `select exists (
       select from orders where user_id = $1 and ($2::text is null or phone = $2) and ${wasTaken}
     ) as has_taken`,
    [userId, phone],
  );
  return row?.has_taken === true;
}

export interface OrderCounts {
  /** Without cancelled ones. */
  readonly orders: number;
  readonly notTaken: number;
}

const counts: PreparedStatement = {
  name: 'orders-counts-of-customers',
  text: `
    select counts.* from unnest($1::char(24)[]) with ordinality as customer (id, place) cross join lateral (
      select count(*) filter (where status <> 'Cancelled')::int as orders,
        count(*) filter (where is_not_taken)::int as "notTaken"
      from orders where customer_id in ${samePerson('customer.id')}
    ) as counts
    order by place`,
};

/** The numbers of each customer's orders. */
export const countOrdersOf = (
  manager: EntityManager,
  customerIds: readonly string[],
): Promise<OrderCounts[]> => runPrepared(manager, counts, [customerIds]);
