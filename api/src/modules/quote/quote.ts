import type { MenuSnapshot } from '../menu/menu-snapshots.js';
import type { PaymentMode } from '../payments/payment-mode.js';
import type { DeliveryZone } from '../restaurant/delivery-zones.js';
import type { SlotTaken } from '../restaurant/order-slots.js';
import type { OrderWay } from '../restaurant/order-ways.js';
import type { RestaurantTable } from '../restaurant/restaurant-table.entity.js';
import { orderingRefusal } from '../restaurant/ordering.js';
import type { TaxSettings } from '../restaurant/tax-settings.js';
import { billOf, countOf, totalOf, type Bill, type ServiceKind } from './bill.js';
import { promisedTime, type Kitchen, type PromisedTime, type PromiseSettings } from './promised-times.js';
import { quoteDelivery, type AddressFact, type DeliveryRequest } from './quote-delivery.js';
import { packingOf, quoteLines, type Portions, type RequestedLine } from './quote-lines.js';
import { quoteOrder, type OrderSettings, type QuotedSlot } from './quote-order.js';
import { quotePayment, type PaymentSettings } from './quote-payment.js';
import { taxingAt } from './quote-taxes.js';
import {
  quoteProblems,
  type QuoteProblemCode,
  type QuoteProblemField,
  type QuoteStage,
} from './quote-problems.js';
import type { Sentence } from '../../platform/sentences.js';

export interface QuoteRequest extends Partial<DeliveryRequest> {
  readonly items: readonly RequestedLine[];
  /** Undefined: delivery. */
  readonly way?: OrderWay | undefined;
  readonly phone?: string | undefined;
  /** Code of the table, for orders at a table. */
  readonly table?: string | undefined;
  /** Undefined: as soon as possible. */
  readonly slot?: Date | undefined;
  /** Undefined: any payment mode that allows the total. */
  readonly paymentMode?: PaymentMode | undefined;
}

/** One version of the record's ordering rules. */
export interface RestaurantSnapshot extends OrderSettings, PaymentSettings, PromiseSettings, TaxSettings {
  readonly deliveryZones: readonly DeliveryZone[];
  readonly version: number;
}

/** Why a cart cannot be ordered as it is. */
export interface QuoteProblem {
  readonly code: QuoteProblemCode;
  /** For the customer; says what to do. */
  readonly message: Sentence;
  readonly stage: QuoteStage;
  readonly field: QuoteProblemField;
  /** Index in the request; null for the cart as a whole. */
  readonly line: number | null;
  /** When orders are taken again; null if unknown, and for problems that are not about opening. */
  readonly nextOpening: Date | null;
  /** What the address lacks; null for other problems. */
  readonly needs: AddressFact | null;
}

/** The price of a cart. */
export interface Quote {
  readonly restaurantVersion: number;
  readonly menuVersion: number;
  /** In the order of the cart, without dishes that are not on the menu. No delivery is charged while the zone is unknown. */
  readonly bill: Bill;
  /** Null while it is unknown, and without zones. */
  readonly zone: DeliveryZone | null;
  /** The lowest fee of a zone in use; null without zones. */
  readonly deliveryFromPaise: number | null;
  /** Null: as soon as possible, or the slot is not offered. */
  readonly slot: QuotedSlot | null;
  /** Name of the table; null unless it is an order at a table that is there. */
  readonly tableName: string | null;
  /** Null if orders are not taken now, and if the owner promises no times. */
  readonly promise: PromisedTime | null;
  /** If empty, the cart can be ordered. */
  readonly problems: readonly QuoteProblem[];
}

/** A problem of the cart as a whole, unless it names a line. */
export type Found = Pick<QuoteProblem, 'code' | 'message'> & Partial<QuoteProblem>;

const notCounted: Portions = new Map();

/** What is known of a request besides the snapshots. */
interface Checked {
  /** What is ordered for its slot. */
  readonly taken?: SlotTaken | undefined;
  /** The table of its code; undefined if that is forged or was replaced. */
  readonly table?: Pick<RestaurantTable, 'name'> | undefined;
  /** Whether the customer has no account. */
  readonly isGuest?: boolean | undefined;
  /** Whether an order in cash with this phone number needs no code; if missing, it may need one. */
  readonly isPhoneConfirmed?: boolean | undefined;
  /** If missing, no time is promised. */
  readonly kitchen?: Kitchen | undefined;
}

/**
 * Prices a cart from one version of the restaurant's record and one of the menu, as it would be ordered at `now`.
 * @param portions if missing, the order that is written checks them, as it does the places of the slot
 * @param checked what the service has found out about the request
 */
export function quote(
  restaurant: RestaurantSnapshot,
  menu: MenuSnapshot,
  { items, way = 'DELIVERY', phone, slot, paymentMode, ...destination }: QuoteRequest,
  now: Date,
  portions = notCounted,
  { taken, table, isGuest = false, isPhoneConfirmed = false, kitchen }: Checked = {},
): Quote {
  /** When the food is requested. */
  const at = slot ?? now;
  const { problems: ofLines, lines } = quoteLines(restaurant, menu, items, { at, now, portions });
  const { problems: ofOrder, ...order } = quoteOrder(
    restaurant,
    { way, table, slot, phone, isGuest, dishes: countOf(lines) },
    now,
    taken,
  );
  const {
    problems: ofDelivery,
    deliveryFeePaise,
    ...delivery
  } = quoteDelivery(
    {
      zones: way === 'DELIVERY' ? restaurant.deliveryZones : [],
      offersPickup: restaurant.orderWays.includes('PICKUP'),
    },
    destination,
    totalOf(lines),
    at,
  );
  const amounts: Record<ServiceKind, number> = {
    // Not for food that is eaten here.
    PACKING: way === 'TABLE' ? 0 : packingOf(lines, menu),
    DELIVERY: deliveryFeePaise,
  };
  const bill = billOf(lines, amounts, taxingAt(restaurant, menu, now));
  const refusal = orderingRefusal(restaurant, now);
  // Orders for later are taken while the kitchen is closed or pauses, but not while the owner takes none.
  const isRefused = refusal && (!slot || refusal.code === 'NOT_TAKING_ORDERS');
  const promised = {
    way,
    extraMinutes: delivery.zone?.extraMinutes ?? 0,
    slotAt: order.slot?.startsAt ?? null,
  };
  const payment = { mode: paymentMode, totalPaise: bill.totalPaise, way, isGuest, isPhoneConfirmed };
  const problems: Found[] = [
    ...(isRefused ? [refusal] : []),
    ...ofOrder,
    ...ofLines,
    ...(lines.length > 0 ? [...ofDelivery, ...quotePayment(restaurant, payment)] : []),
  ];
  return {
    restaurantVersion: restaurant.version,
    menuVersion: menu.version,
    bill,
    ...delivery,
    ...order,
    promise: isRefused || !kitchen ? null : promisedTime(restaurant, kitchen, promised, now),
    problems: problems.map(problemOf),
  };
}

export const problemOf = (found: Found): QuoteProblem => ({
  ...quoteProblems[found.code],
  line: null,
  nextOpening: null,
  needs: null,
  ...found,
});
