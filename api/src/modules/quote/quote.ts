import { DomainError } from '../../platform/errors.js';
import { toRupees } from '../../platform/money.js';
import { chooseOptions, priceOf, type ChoiceProblem, type ChosenOption } from '../menu/dish-options.js';
import type { MenuSnapshot } from '../menu/menu-snapshots.js';
import { isSoldOutAt, type SoldOut } from '../menu/sold-out.js';
import type { DishSnapshot } from '../menu/menu.queries.js';
import type { PaymentMode } from '../payments/payment-mode.js';
import { momentInWords, nextOrders, orderingRefusal, type OrderingRefusal } from '../restaurant/ordering.js';
import type { SlotTaken } from '../restaurant/order-slots.js';
import type { OrderWay } from '../restaurant/order-ways.js';
import { isServedAt, type ServingHours } from '../menu/serving-hours.js';
import type { DeliveryZone } from '../restaurant/delivery-zones.js';
import { timeOfDay } from '../restaurant/opening-hours.js';
import { isDeliveryProblem, quoteDelivery, type DeliveryRequest } from './quote-delivery.js';
import { promisedTime, type Kitchen, type PromisedTime, type PromiseSettings } from './promised-times.js';
import { quotePayment, type PaymentSettings } from './quote-payment.js';
import { quoteOrder, type OrderSettings, type QuotedSlot } from './quote-order.js';

/** One line of a cart. */
export interface Wanted {
  readonly menuItemId: string;
  readonly quantity: number;
  /** A choice that is wanted several times stands there as often. Undefined: the defaults of the dish. */
  readonly choices?: readonly string[] | undefined;
  /** For the kitchen. */
  readonly note?: string | undefined;
}

/** One line with its price, as an order stores it. */
export interface PricedLine {
  readonly menuItemId: string;
  readonly quantity: number;
  readonly name: string;
  readonly category: string | null;
  /** With the choices. */
  readonly unitPricePaise: number;
  readonly choices: readonly ChosenOption[];
  readonly note: string | null;
}

export interface QuoteRequest extends Partial<DeliveryRequest> {
  readonly items: readonly Wanted[];
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
export interface RestaurantSnapshot extends OrderSettings, PaymentSettings, PromiseSettings {
  readonly deliveryZones: readonly DeliveryZone[];
  readonly version: number;
}

export const quoteProblems = [
  'CLOSED',
  'PAUSED',
  'NOT_TAKING_ORDERS',
  'WAY_NOT_OFFERED',
  'TABLE_UNKNOWN',
  'SLOT_GONE',
  'SLOT_FULL',
  'PHONE_NEEDED',
  'PHONE_UNCONFIRMED',
  'ACCOUNT_NEEDED',
  'DISH_GONE',
  'SOLD_OUT',
  'FEW_LEFT',
  'CHOICE_GONE',
  'CHOICE_SOLD_OUT',
  'CHOICE_COUNT',
  'NOT_SERVED_NOW',
  'TOO_MANY_OF_A_DISH',
  'OUTSIDE_ZONES',
  'ADDRESS_NEEDED',
  'BELOW_MINIMUM',
  'TOTAL_NOT_PAYABLE',
] as const;
export type QuoteProblemCode = (typeof quoteProblems)[number];

/** Why a cart cannot be ordered as it is. */
export interface QuoteProblem {
  readonly code: QuoteProblemCode;
  /** For the customer; says what to do. */
  readonly message: string;
  /** Index in the request; null for the cart as a whole. */
  readonly line: number | null;
  /** Input field, of the line if there is one; undefined if it is not about one field. */
  readonly field?:
    'choices' | 'way' | 'table' | 'slot' | 'phone' | 'address' | 'items' | 'paymentMode' | undefined;
  /** When orders are taken again; null if unknown, and for problems that are not about opening. */
  readonly nextOpening: Date | null;
}

/** The price of a cart. */
export interface Quote {
  readonly restaurantVersion: number;
  readonly menuVersion: number;
  /** Equal lines added up, in the order of the cart, without dishes that are not on the menu. */
  readonly lines: readonly PricedLine[];
  /** Part of the total, on top of the lines. */
  readonly packingPaise: number;
  /** Part of the total, too; 0 while the zone is unknown. */
  readonly deliveryFeePaise: number;
  /** Null while it is unknown, and without zones. */
  readonly zone: DeliveryZone | null;
  /** The lowest fee of a zone in use; null without zones. */
  readonly deliveryFromPaise: number | null;
  /** Null: as soon as possible, or the slot is not offered. */
  readonly slot: QuotedSlot | null;
  /** Name of the table; null unless it is an order at a table that is there. */
  readonly tableName: string | null;
  readonly totalPaise: number;
  /** Null if orders are not taken now, and if the owner promises no times. */
  readonly promise: PromisedTime | null;
  /** If empty, the cart can be ordered. */
  readonly problems: readonly QuoteProblem[];
}

/** Maximum quantity of a dish, over all lines. */
export const maxPerDish = 999;

/** Portions left by dish; a dish that is not counted is missing. */
export type Portions = ReadonlyMap<string, number>;

const notCounted: Portions = new Map();

/** What is known of a request besides the snapshots. */
interface Checked {
  /** What is ordered for its slot. */
  readonly taken?: SlotTaken | undefined;
  /** The table of its code; undefined if that is forged. */
  readonly tableId?: string | undefined;
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
  { taken, tableId, isGuest = false, isPhoneConfirmed = false, kitchen }: Checked = {},
): Quote {
  /** When the food is wanted. */
  const at = slot ?? now;
  const lines: PricedLine[] = [];
  const ofLines: QuoteProblem[] = [];
  for (const [line, wanted] of items.entries()) {
    const dish = menu.dishes.get(wanted.menuItemId);
    if (!dish) {
      ofLines.push(problem('DISH_GONE', dishGone, line));
      continue;
    }
    if (isSoldOutAt(dish.soldOut, at))
      ofLines.push(problem('SOLD_OUT', soldOutMessage(restaurant, dish, now), line));
    const { chosen, problems: ofChoices } = chooseOptions(dish.options, wanted.choices, at);
    lines.push(priced(dish, wanted, chosen));
    for (const each of ofChoices)
      ofLines.push({
        ...problem(each.code, choiceMessage(restaurant, dish, each, now), line),
        field: 'choices',
      });
  }
  const merged = mergeLines(lines);
  const { problems: ofOrder, ...order } = quoteOrder(
    restaurant,
    { way, tableId, slot, phone, isGuest, dishes: countOf(merged) },
    now,
    taken,
  );
  // No packing for food that is eaten here.
  const packingPaise = way === 'TABLE' ? 0 : packingOf(merged, menu);
  const { problems: ofDelivery, ...delivery } = quoteDelivery(
    {
      zones: way === 'DELIVERY' ? restaurant.deliveryZones : [],
      offersPickup: restaurant.orderWays.includes('PICKUP'),
    },
    destination,
    totalOf(merged),
    at,
  );
  const totalPaise = totalOf(merged) + packingPaise + delivery.deliveryFeePaise;
  const refusal = orderingRefusal(restaurant, now);
  // Orders for later are taken while the kitchen is closed or pauses, but not while the owner takes none.
  const isRefused = refusal && (!slot || refusal.code === 'NOT_TAKING_ORDERS');
  const promised = {
    way,
    extraMinutes: delivery.zone?.extraMinutes ?? 0,
    slotAt: order.slot?.startsAt ?? null,
  };
  const problems: QuoteProblem[] = [
    ...(isRefused ? [{ ...refusal, line: null }] : []),
    ...ofOrder.map(ofWhole),
    ...ofLines,
    ...linesAbove(items, (id) => portions.get(id) ?? Number.POSITIVE_INFINITY).flatMap((line) =>
      portionProblem(menu, items[line]?.menuItemId ?? '', portions, line),
    ),
    ...items.flatMap(({ menuItemId }, line) => {
      const dish = menu.dishes.get(menuItemId);
      const hours = dish?.hours?.find((each) => !isServedAt(each, at));
      return dish && hours ? [problem('NOT_SERVED_NOW', notServedNow(dish.name, hours), line)] : [];
    }),
    ...linesAboveMost(items).map((line) => problem('TOO_MANY_OF_A_DISH', tooManyOfADish, line)),
    ...(lines.length > 0 ? ofDelivery : []).map(ofWhole),
  ];
  if (lines.length > 0) {
    const payment = { mode: paymentMode, totalPaise, way, isGuest, isPhoneConfirmed };
    problems.push(...quotePayment(restaurant, payment).map(ofWhole));
  }
  return {
    restaurantVersion: restaurant.version,
    menuVersion: menu.version,
    lines: merged,
    packingPaise,
    ...delivery,
    ...order,
    totalPaise,
    promise: isRefused || !kitchen ? null : promisedTime(restaurant, kitchen, promised, now),
    problems,
  };
}

const problem = (code: QuoteProblemCode, message: string, line: number | null): QuoteProblem => ({
  code,
  message,
  line,
  nextOpening: null,
});

/** A problem of the cart as a whole. */
const ofWhole = ({
  code,
  message,
  field,
}: Pick<QuoteProblem, 'code' | 'message' | 'field'>): QuoteProblem => ({
  ...problem(code, message, null),
  field,
});

const dishGone = 'A dish in your cart is no longer on the menu. Please remove it and order again.';
const notServedNow = (name: string, { from, until }: ServingHours) =>
  `${name} is served from ${timeOfDay(from)} to ${timeOfDay(until)}. Remove it, or order again then.`;
export const tooManyOfADish = `Please order at most ${maxPerDish} of one dish`;

function soldOutMessage(restaurant: RestaurantSnapshot, { name, soldOut }: DishSnapshot, now: Date): string {
  const back = endInWords(restaurant, soldOut, now);
  return back
    ? `${name} is sold out until ${back}. Remove it to go on.`
    : `${name} is sold out. Remove it to go on.`;
}

/** When something can be ordered again, if it is known. */
function endInWords(restaurant: RestaurantSnapshot, mark: SoldOut | null, now: Date): string | undefined {
  const back = mark?.until && nextOrders(restaurant, mark.until);
  return back ? momentInWords(back, now) : undefined;
}

function portionProblem(
  menu: MenuSnapshot,
  dishId: string,
  portions: Portions,
  line: number,
): QuoteProblem[] {
  const dish = menu.dishes.get(dishId);
  const left = portions.get(dishId) ?? 0;
  if (!dish) return [];
  if (left === 0) return [problem('SOLD_OUT', `${dish.name} is sold out. Remove it to go on.`, line)];
  const are = left === 1 ? `Only 1 portion of ${dish.name} is` : `Only ${left} portions of ${dish.name} are`;
  return [problem('FEW_LEFT', `${are} left. Please order no more.`, line)];
}

/** The first line of each dish with which it exceeds {@link maxPerDish}. */
export const linesAboveMost = (items: readonly Wanted[]): number[] => linesAbove(items, () => maxPerDish);

/** The first line of each dish with which it exceeds its limit. */
function linesAbove(items: readonly Wanted[], limitOf: (dishId: string) => number): number[] {
  const wanted = new Map<string, number>();
  return items.flatMap(({ menuItemId, quantity }, line) => {
    const before = wanted.get(menuItemId) ?? 0;
    wanted.set(menuItemId, before + quantity);
    const limit = limitOf(menuItemId);
    return before <= limit && before + quantity > limit ? [line] : [];
  });
}

const priced = (
  { id, name, category, pricePaise }: DishSnapshot,
  { quantity, note }: Wanted,
  choices: readonly ChosenOption[],
): PricedLine => ({
  menuItemId: id,
  quantity,
  name,
  category,
  unitPricePaise: pricePaise + priceOf(choices),
  choices,
  note: note ?? null,
});

function choiceMessage(
  restaurant: RestaurantSnapshot,
  { name }: DishSnapshot,
  found: ChoiceProblem,
  now: Date,
): string {
  if (found.code === 'CHOICE_GONE')
    return `Something that you chose for ${name} is no longer offered. Please choose again.`;
  if (found.code === 'CHOICE_SOLD_OUT') {
    const { name: choice, soldOut } = found.choice;
    const back = endInWords(restaurant, soldOut, now);
    return back
      ? `${choice} is sold out until ${back}. Choose something else for ${name}.`
      : `${choice} is sold out. Choose something else for ${name}.`;
  }
  const { least, most, mostEach, name: group } = found.group;
  const count = least === most ? `${most}` : least === 0 ? `at most ${most}` : `${least} to ${most}`;
  const each = mostEach > 1 && mostEach < most ? `, each at most ${mostEach} times` : '';
  return `Please choose ${count} of “${group}” for ${name}${each}.`;
}

/** Identifies a line: equal lines are added up. */
const lineKey = ({ menuItemId, choices, note }: PricedLine): string =>
  choices.length === 0 && note === null
    ? menuItemId
    : JSON.stringify([menuItemId, choices.map(({ choiceId, quantity }) => [choiceId, quantity]), note]);

/** Adds up equal lines, in the order in which they first appear. */
function mergeLines(lines: readonly PricedLine[]): PricedLine[] {
  const merged = new Map<string, PricedLine>();
  for (const line of lines) {
    const key = lineKey(line);
    const earlier = merged.get(key);
    merged.set(key, earlier ? { ...earlier, quantity: earlier.quantity + line.quantity } : line);
  }
  return [...merged.values()];
}

/** Dishes of all lines. */
export const countOf = (lines: readonly PricedLine[]): number =>
  lines.reduce((sum, { quantity }) => sum + quantity, 0);

/** Paise. */
function totalOf(lines: readonly PricedLine[]): number {
  return lines.reduce((sum, { quantity, unitPricePaise }) => sum + quantity * unitPricePaise, 0);
}

/** Paise. */
const packingOf = (lines: readonly PricedLine[], { dishes }: MenuSnapshot): number =>
  lines.reduce(
    (sum, { menuItemId, quantity }) => sum + quantity * (dishes.get(menuItemId)?.packingPaise ?? 0),
    0,
  );

const orderingCodes: readonly QuoteProblemCode[] = [
  'CLOSED',
  'PAUSED',
  'NOT_TAKING_ORDERS',
] satisfies OrderingRefusal['code'][];

/**
 * The error if the restaurant takes no orders then, `CLOSED` with the next opening, or if dishes are not served then,
 * `BAD_USER_INPUT` naming their lines; undefined if the cart can be ordered for that time.
 */
export function closedRefusal({ problems }: Quote): DomainError | undefined {
  const refusal = problems.find(({ code }) => orderingCodes.includes(code));
  if (refusal) {
    const nextOpening = refusal.nextOpening?.toISOString() ?? null;
    return new DomainError('CLOSED', refusal.message, { nextOpening });
  }
  const notServed = problems.filter(({ code }) => code === 'NOT_SERVED_NOW' || code === 'SLOT_GONE');
  return notServed.length > 0 ? refused(notServed) : undefined;
}

/** @throws {DomainError} {@link closedRefusal} */
export function requireOpen(quoted: Quote): void {
  const refusal = closedRefusal(quoted);
  if (refusal) throw refusal;
}

const ofOrderCodes: readonly QuoteProblemCode[] = [
  'WAY_NOT_OFFERED',
  'TABLE_UNKNOWN',
  'PHONE_NEEDED',
  'ACCOUNT_NEEDED',
  'SLOT_FULL',
];

/**
 * Refuses a cart with missing dishes, an address without delivery, or another total than the customer was shown. {@link requireOpen} checks the
 * time.
 * @throws {DomainError} `BAD_USER_INPUT` naming the lines; `TOTAL_MISMATCH` with the right total
 */
export function requireOrderable({ problems, totalPaise }: Quote, shownPaise: number | undefined): void {
  const ofOrder = problems.filter(({ code }) => ofOrderCodes.includes(code));
  if (ofOrder.length > 0) throw refused(ofOrder);
  const ofLines = problems.filter(({ code, line }) => line !== null && code !== 'NOT_SERVED_NOW');
  if (ofLines.length > 0) throw refused(ofLines);
  const ofDelivery = problems.filter(({ code }) => isDeliveryProblem(code));
  if (ofDelivery.length > 0) throw refused(ofDelivery);
  if (shownPaise !== undefined && shownPaise !== totalPaise) throw totalMismatch(totalPaise);
}

/** @throws {DomainError} `BAD_USER_INPUT` if the total cannot be paid in the requested mode, or needs a code before */
export function requirePayable({ problems }: Quote): void {
  const ofTotal = problems.filter(({ code }) => code === 'TOTAL_NOT_PAYABLE' || code === 'PHONE_UNCONFIRMED');
  if (ofTotal.length > 0) throw refused(ofTotal);
}

function refused(problems: readonly QuoteProblem[]): DomainError {
  return new DomainError('BAD_USER_INPUT', problems[0]?.message ?? '', {
    fields: problems.flatMap(({ line, field, message }) => {
      const path = [...(line === null ? [] : ['items', line]), ...(field ? [field] : [])];
      return path.length > 0 ? [{ field: path.join('.'), message }] : [];
    }),
  });
}

function totalMismatch(rightPaise: number): DomainError {
  const total = toRupees(rightPaise);
  return new DomainError(
    'TOTAL_MISMATCH',
    `The prices have changed: the total is now ₹${total.toFixed(2)}. Please look at your cart and order again.`,
    { total },
  );
}
