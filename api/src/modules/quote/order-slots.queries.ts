import type { EntityManager } from 'typeorm';
import type { SlotTaken } from '../restaurant/order-slots.js';

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
