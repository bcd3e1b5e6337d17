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

/** Locks a slot until the end of the transaction. Take the locks of dishes first. */
export async function lockSlot(tx: EntityManager, slot: Date): Promise<void> {
  await tx.query('select open_slot($1)', [slot]);
}
