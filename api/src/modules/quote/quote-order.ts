import {
  isSlotFull,
  kitchenTimeOf,
  slotRefusal,
  type SlotRules,
  type SlotSettings,
  type SlotTaken,
} from '../restaurant/order-slots.js';
import type { Viewer } from '../auth/viewer.js';
import type { OrderWay } from '../restaurant/order-ways.js';
import type { CodeOf } from './quote-problems.js';
import type { RestaurantTable } from '../restaurant/restaurant-table.entity.js';
import { say } from './quote.sentences.js';
import type { Sentence } from '../../platform/sentences.js';

/** The fields of the record that decide in which way, when and by whom can be ordered. */
export interface OrderSettings extends SlotSettings {
  readonly orderWays: readonly OrderWay[];
  readonly tables: readonly { readonly id: string; readonly name: string }[];
  readonly phoneRequired: boolean;
  /** Whether customers may order without an account. */
  readonly guestsAllowed: boolean;
}

interface OrderStageProblem {
  readonly code: CodeOf<'ORDER' | 'TIME'>;
  readonly message: Sentence;
}

/** The slot of an order for later, with its rules. */
export interface QuotedSlot extends Pick<SlotRules, 'ordersPerSlot' | 'dishesPerSlot'> {
  readonly startsAt: Date;
  /** When the kitchen begins. */
  readonly kitchenAt: Date;
}

interface RequestedOrder {
  readonly way: OrderWay;
  /** The table of its code; undefined if that is missing, forged or replaced. */
  readonly table: Pick<RestaurantTable, 'name'> | undefined;
  /** Undefined: as soon as possible. */
  readonly slot: Date | undefined;
  readonly phone: string | undefined;
  /** Without an account. */
  readonly isGuest: boolean;
  /** Of all lines. */
  readonly dishes: number;
}

interface QuotedOrder {
  /** Null: as soon as possible, or the slot is not offered. */
  readonly slot: QuotedSlot | null;
  /** Name of the table; null unless it is an order at a table that is there. */
  readonly tableName: string | null;
  readonly problems: readonly OrderStageProblem[];
}

/** The request with the phone number that a guest has given before, if it has none. None is needed at a table. */
export const withGuestPhone = <
  R extends { readonly phone?: string | undefined; readonly way?: OrderWay | undefined },
>(
  request: R,
  viewer: Pick<Viewer, 'guestPhone'> | null,
): R =>
  request.phone === undefined && request.way !== 'TABLE' && viewer?.guestPhone
    ? { ...request, phone: viewer.guestPhone }
    : request;

/**
 * Checks way, table, slot and phone number of an order.
 * @param taken what is ordered for the slot; if missing, the order that is written checks it
 */
export function quoteOrder(
  settings: OrderSettings,
  { way, table: scanned, slot, phone, isGuest, dishes }: RequestedOrder,
  now: Date,
  taken: SlotTaken | undefined,
): QuotedOrder {
  const { orderWays, phoneRequired, guestsAllowed, slotRules } = settings;
  const isAtTable = way === 'TABLE';
  const table = isAtTable ? scanned : undefined;
  const problems: OrderStageProblem[] = [];
  if (!orderWays.includes(way)) {
    const message = notOffered[way]({ instead: instead[orderWays[0] ?? 'DELIVERY'] });
    problems.push({ code: 'WAY_NOT_OFFERED', message });
  }
  if (isAtTable && !table) problems.push({ code: 'TABLE_UNKNOWN', message: say.unknownTable });
  const gone = slot && (isAtTable ? say.tableIsNow : slotRefusal(settings, slot, now));
  if (gone) problems.push({ code: 'SLOT_GONE', message: gone });
  else if (slot && slotRules && taken && isSlotFull(slotRules, taken, dishes))
    problems.push({ code: 'SLOT_FULL', message: say.slotFull });
  if (isGuest && !guestsAllowed) problems.push({ code: 'ACCOUNT_NEEDED', message: say.accountNeeded });
  if ((phoneRequired || isGuest) && !phone && !isAtTable)
    problems.push({ code: 'PHONE_NEEDED', message: say.phoneNeeded });
  return {
    slot: slot && slotRules && !isAtTable ? quotedSlot(slotRules, slot) : null,
    tableName: table?.name ?? null,
    problems,
  };
}

export const quotedSlot = (rules: SlotRules, startsAt: Date): QuotedSlot => ({
  startsAt,
  kitchenAt: kitchenTimeOf(rules, startsAt),
  ordersPerSlot: rules.ordersPerSlot,
  dishesPerSlot: rules.dishesPerSlot,
});

const notOffered = {
  DELIVERY: say.noDelivery,
  PICKUP: say.noPickup,
  TABLE: say.noTables,
} satisfies Record<OrderWay, unknown>;
const instead: Record<OrderWay, Sentence> = {
  DELIVERY: say.chooseDelivery,
  PICKUP: say.choosePickup,
  TABLE: say.scanTable,
};
