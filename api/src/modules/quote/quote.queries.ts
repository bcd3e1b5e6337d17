import type { EntityManager } from 'typeorm';
import type { SlotTaken } from '../restaurant/order-slots.js';
import type { PastOrder } from './kitchen-history.js';

/** An order that took longer was forgotten. */
const longestHours = 3;
/** The newest ones within so many days count. */
const pastOrders = { days: 56, most: 5000 } as const;
/** A longer queue is not counted to its end. */
const mostLoad = 500;

/** {@link PastOrder} with the minutes of its zone. */
export type DeliveredOrder = PastOrder & { readonly deliveryZone: string | null };

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
         from order_status_changes change where change.order_id = recent.id
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
    [pastOrders.days, pastOrders.most, longestHours],
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
    [longestHours, mostLoad],
  );
  return row.load;
}

/** @param customerId whose open payments do not count */
export async function selectTaken(
  manager: EntityManager,
  slot: Date,
  customerId: string | undefined,
): Promise<SlotTaken> {
  const [row] = await manager.query<[SlotTaken]>('select orders, dishes from slot_taken($1, $2)', [
    slot,
    customerId,
  ]);
  return row;
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
       union select slot_at from slot_holds where slot_at >= $1
     ) as used cross join lateral slot_taken(used.slot) as taken`,
    [from],
  );
}

/** Locks a slot until the end of the transaction. Take the locks of dishes first. */
export async function lockSlot(tx: EntityManager, slot: Date): Promise<void> {
  await tx.query('select open_slot($1)', [slot]);
}
