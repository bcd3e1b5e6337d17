import type { EntityManager } from 'typeorm';
import type { SlotTaken } from '../restaurant/order-slots.js';

/** @param userId whose open payments do not count */
export async function selectTaken(
  manager: EntityManager,
  slot: Date,
  userId: string | undefined,
): Promise<SlotTaken> {
  const [row] = await manager.query<[SlotTaken]>('select orders, dishes from slot_taken($1, $2)', [
    slot,
    userId,
  ]);
  return row;
}

/**
 * Locks a slot until the end of the transaction. Release holds and lock dishes first.
 * @returns what is ordered and held for it
 */
export async function lockSlot(tx: EntityManager, slot: Date): Promise<SlotTaken> {
  const [row] = await tx.query<[SlotTaken]>('select orders, dishes from open_slot($1)', [slot]);
  return row;
}
