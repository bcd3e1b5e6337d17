import type { DataSource, EntityManager } from 'typeorm';
import { isSlotFull, slotsOf, type SlotTaken } from '../restaurant/order-slots.js';
import type { RestaurantService } from '../restaurant/restaurant.service.js';
import { lockSlot } from './quote.queries.js';

/** What is ordered for each slot from `from` on; empty ones are missing. */
export type SelectTakenSlots = (
  manager: EntityManager,
  from: Date,
) => Promise<(SlotTaken & { readonly slot: Date })[]>;

/** Slots of orders for later. Orders take their places when they are written: see `write-orders.ts`. */
export class OrderSlotsService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly restaurant: RestaurantService,
    private readonly clock: () => Date,
    private readonly selectTakenSlots: SelectTakenSlots,
  ) {}

  /** The slots that can be ordered for now. Needs no login. */
  async all(): Promise<{ startsAt: Date; isFull: boolean }[]> {
    const restaurant = await this.restaurant.latest();
    const now = this.clock();
    const slots = slotsOf(restaurant, now);
    const rules = restaurant.slotRules;
    if (!rules || slots.length === 0) return [];
    const used = await this.selectTakenSlots(this.dataSource.manager, now);
    const taken = new Map(used.map(({ slot, ...counts }) => [slot.getTime(), counts]));
    return slots.map((startsAt) => ({
      startsAt,
      isFull: isSlotFull(rules, taken.get(startsAt.getTime()) ?? { orders: 0, dishes: 0 }, 1),
    }));
  }

  /** Locks a slot, so that a quote that finds room stays true until the transaction ends. */
  async lock(tx: EntityManager, slot: Date | undefined): Promise<void> {
    if (slot) await lockSlot(tx, slot);
  }
}
