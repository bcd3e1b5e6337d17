import type { EntityManager } from 'typeorm';
import { intentMs } from '../payments/payment-times.js';

export interface RequestedPortions {
  readonly menuItemId: string;
  readonly quantity: number;
}

export const dishIdsOf = (lines: readonly { readonly menuItemId: string }[]): string[] =>
  lines.map(({ menuItemId }) => menuItemId);

/** Portions that expired payments hold are left: who orders them releases them first. */
const expiredPortions = `(
  select coalesce(sum(amount), 0)::int from holds held
  where held.menu_item_id = dish_portions.menu_item_id and held.expires_at <= now())`;

/** Portions that can be ordered, of each of the dishes that is counted. A user may also have those of their own open payments. */
export async function selectPortions(
  manager: EntityManager,
  dishIds: readonly string[],
  userId?: string,
): Promise<Map<string, number>> {
  const rows = await manager.query<{ id: string; left: number }[]>(
    `select menu_item_id as id, portions_left + ${expiredPortions} + (
       select coalesce(sum(amount), 0)::int from holds held
       where held.menu_item_id = dish_portions.menu_item_id and held.user_id = $2 and held.expires_at > now()) as left
     from dish_portions where menu_item_id = any($1)`,
    [dishIds, userId ?? null],
  );
  return new Map(rows.map(({ id, left }) => [id, left]));
}

/** All dishes that are counted, in the order of their ids. */
export async function selectAllPortions(manager: EntityManager): Promise<{ dishId: string; left: number }[]> {
  return manager.query(
    `select menu_item_id as "dishId", portions_left + ${expiredPortions} as left
     from dish_portions order by menu_item_id`,
  );
}

/** Null: the dish is not counted any more, and orders give nothing back. */
export async function writePortions(tx: EntityManager, dishId: string, left: number | null): Promise<void> {
  if (left === null) await tx.query('delete from dish_portions where menu_item_id = $1', [dishId]);
  else
    await tx.query(
      `insert into dish_portions (menu_item_id, portions_left) values ($1, $2)
       on conflict (menu_item_id) do update set portions_left = excluded.portions_left`,
      [dishId, left],
    );
}

/** What is given back: all of these. */
export interface Release {
  /** All that this order or payment holds. */
  readonly holder?: string;
  /** All that the open payments of this user hold. */
  readonly userId?: string;
  /** What has expired of these dishes, which are locked in any case. */
  readonly expiredOfDishes?: readonly string[];
  /** What has expired of these payments. */
  readonly expiredOfPayments?: readonly string[];
}

/**
 * Locks the counted dishes of a release until the end of the transaction, in a fixed order, as whoever changes portions or
 * holds does first.
 * @returns the portions left of each by its id, without those that expired payments hold
 */
export async function lockPortions(
  tx: EntityManager,
  { holder, userId, expiredOfDishes = [], expiredOfPayments = [] }: Release,
): Promise<Map<string, number>> {
  const rows = await tx.query<{ id: string; left: number }[]>(
    `select menu_item_id as id, portions_left as left from dish_portions
     where menu_item_id = any($1)
       or menu_item_id in (
         select menu_item_id from holds where holder = $2 or user_id = $3 or holder = any($4))
     order by menu_item_id for update`,
    [expiredOfDishes, holder ?? null, userId ?? null, expiredOfPayments],
  );
  return new Map(rows.map(({ id, left }) => [id, left]));
}

export interface Released {
  readonly holder: string;
  /** Null for a slot. */
  readonly dishId: string | null;
}

/**
 * Deletes holds, and gives portions back. Requires {@link lockPortions}. Holds are locked in a fixed order: slots have no
 * other lock.
 */
export async function releaseHolds(
  tx: EntityManager,
  { holder, userId, expiredOfDishes = [], expiredOfPayments = [] }: Release,
): Promise<Released[]> {
  return tx.query<Released[]>(
    `with due as (
       select id from holds
       where holder = $2 or user_id = $3
         or expires_at <= now() and (menu_item_id = any($1) or holder = any($4))
       order by id for update
     ), gone as (
       delete from holds using due where holds.id = due.id returning holder, menu_item_id, amount
     ), left_again as (
       update dish_portions set portions_left = portions_left + back.amount
       from (select menu_item_id, sum(amount) as amount from gone group by menu_item_id) as back
       where dish_portions.menu_item_id = back.menu_item_id
     )
     select holder, menu_item_id as "dishId" from gone`,
    [expiredOfDishes, holder ?? null, userId ?? null, expiredOfPayments],
  );
}

/** Payments of which a hold has expired, the first to expire first. */
export async function selectExpiredHolders(manager: EntityManager, limit: number): Promise<string[]> {
  const rows = await manager.query<{ holder: string }[]>(
    'select holder from holds where expires_at <= now() order by expires_at limit $1',
    [limit],
  );
  return rows.map(({ holder }) => holder);
}

/** A payment or order that takes portions. */
export interface Holder {
  readonly id: string;
  readonly lines: readonly RequestedPortions[];
}

/**
 * Takes portions. Requires {@link lockPortions}, and that they are there: fails on a constraint otherwise.
 * @param held SQL that inserts into holds what is taken of `requested`, with `values` from $2 on
 * @returns the number of holds
 */
async function take(
  tx: EntityManager,
  holders: readonly Holder[],
  held: string,
  values: readonly unknown[] = [],
): Promise<number> {
  const requested = holders.flatMap(({ id, lines }) =>
    lines.map(({ menuItemId, quantity }) => ({ holder: id, menu_item_id: menuItemId, quantity })),
  );
  const [, count] = await tx.query<[unknown, number]>(
    `with requested as (
       select holder, menu_item_id, sum(quantity)::int as quantity
       from json_to_recordset($1::json) as line (holder char(24), menu_item_id char(24), quantity integer)
       group by holder, menu_item_id
     ), held as (${held} returning menu_item_id, amount)
     update dish_portions set portions_left = portions_left - sold.amount
     from (select menu_item_id, sum(amount) as amount from held group by menu_item_id) as sold
     where dish_portions.menu_item_id = sold.menu_item_id`,
    [JSON.stringify(requested), ...values],
  );
  return count;
}

export interface HoldingPayment {
  readonly id: string;
  readonly userId: string;
  /** From `networkKey`. */
  readonly network: string;
}

/**
 * Holds portions for a payment.
 * @param ends when the hold of each dish ends; dishes without one are not held
 */
export function holdPortions(
  tx: EntityManager,
  { id, userId }: HoldingPayment,
  lines: readonly RequestedPortions[],
  ends: ReadonlyMap<string, Date>,
): Promise<number> {
  const held = [...ends].map(([item, at]) => ({ item, at }));
  return take(
    tx,
    [{ id, lines }],
    `insert into holds (holder, menu_item_id, amount, user_id, expires_at)
     select holder, menu_item_id, quantity, $2, ends.at
     from requested join dish_portions using (menu_item_id)
       join json_to_recordset($3::json) as ends (item text, at timestamptz) on ends.item = menu_item_id`,
    [userId, JSON.stringify(held)],
  );
}

/** Takes what is left for an order that is cooked after all. */
export const takeRemaining = (tx: EntityManager, order: Holder): Promise<number> =>
  take(
    tx,
    [order],
    `insert into holds (holder, menu_item_id, amount)
     select holder, menu_item_id, least(quantity, portions_left)
     from requested join dish_portions using (menu_item_id) where portions_left > 0`,
  );

/** Takes all portions of orders, whose dishes are all counted. */
export const takePortions = (tx: EntityManager, orders: readonly Holder[]): Promise<number> =>
  take(
    tx,
    orders,
    `insert into holds (holder, menu_item_id, amount)
     select holder, menu_item_id, quantity from requested`,
  );

/** A dish of which an order has another number of portions than before. */
export interface MovedPortions {
  readonly menuItemId: string;
  readonly before: number;
  readonly after: number;
}

/**
 * Takes what an order has more than before, and gives back what it took and has no more. Requires {@link lockPortions}, and
 * that the portions are there: fails on a constraint otherwise.
 * @returns the number of counted dishes
 */
export async function movePortions(
  tx: EntityManager,
  orderId: string,
  dishes: readonly MovedPortions[],
): Promise<number> {
  const [, count] = await tx.query<[unknown, number]>(
    `with changed as (
       select * from json_to_recordset($2::json) as dish ("menuItemId" char(24), before integer, after integer)
     ), moved as (
       select menu_item_id, coalesce(amount, 0) as had,
         -- Portions from before the dish was counted were never taken.
         case when after > before then coalesce(amount, 0) + after - before
           else least(coalesce(amount, 0), after) end as has
       from changed join dish_portions on menu_item_id = "menuItemId" left join (
         select menu_item_id, amount from holds where holder = $1
       ) as held using (menu_item_id)
     ), gone as (
       delete from holds using moved
       where holder = $1 and holds.menu_item_id = moved.menu_item_id and has = 0
     ), held as (
       insert into holds (holder, menu_item_id, amount)
       select $1, menu_item_id, has from moved where has > 0 and has <> had
       on conflict (holder, menu_item_id) do update set amount = excluded.amount
     )
     update dish_portions set portions_left = portions_left + had - has
     from moved where dish_portions.menu_item_id = moved.menu_item_id and has <> had`,
    [orderId, JSON.stringify(dishes)],
  );
  return count;
}

/** Minutes that an open payment holds portions and places. */
const holdMinutes = 10;

interface RequestedHold extends HoldingPayment {
  readonly dishIds: readonly string[];
  readonly slot: Date | undefined;
  readonly maxUnpaidOfNetwork: number;
}

/**
 * When the hold of a payment that begins now ends, of each counted dish by its id and of the slot by its time: minutes
 * after the first start among this payment and the customer's others that are unpaid, unexpired and for the same dish or
 * slot. Those whose hold has ended already are missing, and those that too many others of the network have held without paying.
 * The locks of dishes and slot make parallel starts see each other.
 */
export async function selectHoldEnds(
  tx: EntityManager,
  { id, userId, network, dishIds, slot, maxUnpaidOfNetwork }: RequestedHold,
): Promise<Map<string, Date>> {
  const rows = await tx.query<{ item: string; endsAt: Date }[]>(
    `with held as (select make_interval(mins => $4) as lasts),
     requested as (
       select menu_item_id::text as item from dish_portions where menu_item_id = any($5)
       union all select $6::text where $6::text is not null
     ), starts as (
       select item, coalesce(user_id, id) as customer, created_at
       from payments cross join lateral (
         -- Intents of earlier versions have no bill.
         select jsonb_path_query(coalesce(intent -> 'bill', intent), '$.lines[*].menuItemId') #>> '{}' as item
         union select intent #>> '{slot,startsAt}'
       ) as bought
       -- Without something to hold no payment is read.
       where exists (select from requested) and paid_with is null and purpose = 'order' and (
         id = $1
         or user_id = $2 and begun_at > now() - make_interval(secs => $7)
         or network = $3 and begun_at > now() - make_interval(secs => $7))
     )
     select item, ends_at as "endsAt"
     from (
       select item, lasts + coalesce(min(created_at) filter (where customer = $2), now()) as ends_at,
         count(distinct customer) filter (where customer <> $2 and created_at <= now() - lasts) as ended_of_network
       from requested left join starts using (item) cross join held group by item, lasts
     ) as ends
     where ends_at > now() and ended_of_network < $8`,
    [
      id,
      userId,
      network,
      holdMinutes,
      dishIds,
      slot?.toISOString() ?? null,
      intentMs / 1000,
      maxUnpaidOfNetwork,
    ],
  );
  return new Map(rows.map(({ item, endsAt }) => [item, endsAt]));
}
