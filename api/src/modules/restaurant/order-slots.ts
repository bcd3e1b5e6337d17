import { momentInWords, nextOrders, type OrderingRules } from './ordering.js';
import { orderSchedule } from './opening-hours.js';
import { isOpenAt, periodsAhead } from './schedule.js';
import { say } from './restaurant.sentences.js';
import type { Sentence } from '../../platform/sentences.js';

/** How customers order for later. */
export interface SlotRules {
  /** 1 to 7. */
  readonly daysAhead: number;
  /** Time that the kitchen needs before a slot. */
  readonly leadMinutes: number;
  /** Null: unlimited. */
  readonly ordersPerSlot: number | null;
  /** Null: unlimited. */
  readonly dishesPerSlot: number | null;
}

/** The fields of the record that decide on slots. */
export interface SlotSettings extends OrderingRules {
  /** Null: orders are for as soon as possible only. */
  readonly slotRules: SlotRules | null;
}

const minuteMs = 60_000;
/** Slots begin at full quarters of an hour, also in the restaurant's time zone. */
export const slotMs = 15 * minuteMs;
const dayMs = 24 * 60 * minuteMs;

/** What is ordered for a slot. */
export interface SlotTaken {
  readonly orders: number;
  readonly dishes: number;
}

export const isSlotFull = (
  { ordersPerSlot, dishesPerSlot }: Pick<SlotRules, 'ordersPerSlot' | 'dishesPerSlot'>,
  taken: SlotTaken,
  dishes: number,
): boolean =>
  (ordersPerSlot !== null && taken.orders >= ordersPerSlot) ||
  (dishesPerSlot !== null && taken.dishes + dishes > dishesPerSlot);

/** When the kitchen begins with the orders of a slot. */
export const kitchenTimeOf = (rules: SlotRules, slot: Date): Date =>
  new Date(slot.getTime() - rules.leadMinutes * minuteMs);

/** Starts of the slots that can be ordered for at `now`, in ascending order. */
export function slotsOf(settings: SlotSettings, now: Date): Date[] {
  const { slotRules, takesOrders, pausedUntil } = settings;
  if (!slotRules || !takesOrders) return [];
  const earliest = Math.max(now.getTime() + slotRules.leadMinutes * minuteMs, pausedUntil?.getTime() ?? 0);
  const latest = now.getTime() + slotRules.daysAhead * dayMs;
  return periodsAhead(orderSchedule(settings), now, slotRules.daysAhead + 1).flatMap(({ from, until }) => {
    const slots: Date[] = [];
    const first = Math.ceil(Math.max(from.getTime(), earliest) / slotMs) * slotMs;
    for (let slot = first; slot < until.getTime() && slot <= latest; slot += slotMs)
      slots.push(new Date(slot));
    return slots;
  });
}

/** Why a slot cannot be ordered for at `now`; undefined if it can, as far as there is room. */
export function slotRefusal(settings: SlotSettings, slot: Date, now: Date): Sentence | undefined {
  const { slotRules, pausedUntil } = settings;
  if (!slotRules) return say.slotsOff;
  const at = slot.getTime();
  if (at % slotMs !== 0) return say.quarterHours;
  if (at < now.getTime() + slotRules.leadMinutes * minuteMs) return say.tooSoon;
  if (at > now.getTime() + slotRules.daysAhead * dayMs) return say.tooFarAhead;
  if (isOpenAt(orderSchedule(settings), slot) && !(pausedUntil && pausedUntil > slot)) return undefined;
  const opening = nextOrders(settings, slot);
  return opening ? say.slotClosedUntil({ when: momentInWords(opening, now) }) : say.slotClosed;
}
