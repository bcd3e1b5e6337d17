import { DomainError } from '../../platform/errors.js';
import { toRupees } from '../../platform/money.js';
import type { MenuSnapshot } from '../menu/menu-snapshots.js';
import { paymentModes, type PaymentMode } from '../payments/payment-mode.js';
import { isServedAt, type ServingHours } from '../menu/serving-hours.js';
import { timeOfDay } from '../restaurant/opening-hours.js';
import { orderingRefusal, type OrderingRefusal, type OrderingRules } from '../restaurant/ordering.js';
import { cashTooMuch, isPayable, mostCashPaise, notPayable } from '../payments/payments.policy.js';

/** One line of a cart. */
export interface Wanted {
  readonly menuItemId: string;
  readonly quantity: number;
}

/** One line with its price, as an order stores it. */
export interface PricedLine extends Wanted {
  readonly name: string;
  readonly category: string | null;
  readonly unitPricePaise: number;
}

export interface QuoteRequest {
  readonly items: readonly Wanted[];
  /** Undefined: any payment mode that allows the total. */
  readonly paymentMode?: PaymentMode | undefined;
}

/** One version of the record's ordering rules. */
export interface RestaurantSnapshot extends OrderingRules {
  readonly version: number;
}

export const quoteProblems = [
  'CLOSED',
  'PAUSED',
  'NOT_TAKING_ORDERS',
  'DISH_GONE',
  'NOT_SERVED_NOW',
  'TOO_MANY_OF_A_DISH',
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
  /** When orders are taken again; null if unknown, and for problems that are not about opening. */
  readonly nextOpening: Date | null;
}

/** The price of a cart. */
export interface Quote {
  readonly restaurantVersion: number;
  readonly menuVersion: number;
  /** Each dish once, in the order of the cart, without dishes that are not on the menu. */
  readonly lines: readonly PricedLine[];
  readonly totalPaise: number;
  /** If empty, the cart can be ordered. */
  readonly problems: readonly QuoteProblem[];
}

/** Maximum quantity of a dish, over all lines. */
export const maxPerDish = 999;

/** Prices a cart from one version of the restaurant's record and one of the menu, as it would be ordered at `now`. */
export function quote(
  restaurant: RestaurantSnapshot,
  menu: MenuSnapshot,
  { items, paymentMode }: QuoteRequest,
  now: Date,
): Quote {
  const lines = mergeLines(items).flatMap((line): PricedLine[] => {
    const dish = menu.dishes.get(line.menuItemId);
    return dish
      ? [{ ...line, name: dish.name, category: dish.category, unitPricePaise: dish.pricePaise }]
      : [];
  });
  const totalPaise = totalOf(lines);
  const refusal = orderingRefusal(restaurant, now);
  const problems: QuoteProblem[] = [
    ...(refusal ? [{ ...refusal, line: null }] : []),
    ...items.flatMap(({ menuItemId }, line) =>
      menu.dishes.has(menuItemId) ? [] : [problem('DISH_GONE', dishGone, line)],
    ),
    ...items.flatMap(({ menuItemId }, line) => {
      const dish = menu.dishes.get(menuItemId);
      const hours = dish?.hours?.find((each) => !isServedAt(each, now));
      return dish && hours ? [problem('NOT_SERVED_NOW', notServedNow(dish.name, hours), line)] : [];
    }),
    ...linesAboveMost(items).map((line) => problem('TOO_MANY_OF_A_DISH', tooManyOfADish, line)),
  ];
  const refusals = (paymentMode ? [paymentMode] : paymentModes).map((mode) => refusalOf(totalPaise, mode));
  const message = lines.length > 0 && refusals.every((each) => each !== undefined) && refusals.at(-1);
  if (message) problems.push(problem('TOTAL_NOT_PAYABLE', message, null));
  return {
    restaurantVersion: restaurant.version,
    menuVersion: menu.version,
    lines,
    totalPaise,
    problems,
  };
}

const problem = (code: QuoteProblemCode, message: string, line: number | null): QuoteProblem => ({
  code,
  message,
  line,
  nextOpening: null,
});

const dishGone = 'A dish in your cart is no longer on the menu. Please remove it and order again.';
const notServedNow = (name: string, { from, until }: ServingHours) =>
  `${name} is served from ${timeOfDay(from)} to ${timeOfDay(until)}. Remove it, or order again then.`;
export const tooManyOfADish = `Please order at most ${maxPerDish} of one dish`;

/** Why the total cannot be paid in this mode. */
function refusalOf(totalPaise: number, mode: PaymentMode): string | undefined {
  if (mode === 'COD') return totalPaise > mostCashPaise ? cashTooMuch : undefined;
  return isPayable(totalPaise) ? undefined : notPayable;
}

/** The first line of each dish with which it exceeds {@link maxPerDish}. */
export function linesAboveMost(items: readonly Wanted[]): number[] {
  const wanted = new Map<string, number>();
  return items.flatMap(({ menuItemId, quantity }, line) => {
    const before = wanted.get(menuItemId) ?? 0;
    wanted.set(menuItemId, before + quantity);
    return before <= maxPerDish && before + quantity > maxPerDish ? [line] : [];
  });
}

/** Identifies a line: equal lines are added up. Dishes have no choices or notes yet, so the dish is the whole key. */
const lineKey = ({ menuItemId }: Wanted): string => menuItemId;

/** Adds up equal lines, in the order in which they first appear. */
function mergeLines(lines: readonly Wanted[]): Wanted[] {
  const merged = new Map<string, Wanted>();
  for (const line of lines) {
    const key = lineKey(line);
    merged.set(key, { ...line, quantity: line.quantity + (merged.get(key)?.quantity ?? 0) });
  }
  return [...merged.values()];
}

/** Paise. */
function totalOf(lines: readonly PricedLine[]): number {
  return lines.reduce((sum, { quantity, unitPricePaise }) => sum + quantity * unitPricePaise, 0);
}

const orderingCodes: readonly QuoteProblemCode[] = [
  'CLOSED',
  'PAUSED',
  'NOT_TAKING_ORDERS',
] satisfies OrderingRefusal['code'][];

/**
 * @throws {DomainError} `CLOSED` with the next opening if the restaurant takes no orders then; `BAD_USER_INPUT` naming the
 * lines whose dishes are not served then
 */
export function requireOpen({ problems }: Quote): void {
  const refusal = problems.find(({ code }) => orderingCodes.includes(code));
  if (refusal) {
    const nextOpening = refusal.nextOpening?.toISOString() ?? null;
    throw new DomainError('CLOSED', refusal.message, { nextOpening });
  }
  const notServed = problems.filter(({ code }) => code === 'NOT_SERVED_NOW');
  if (notServed.length > 0) throw refused(notServed);
}

/**
 * Refuses a cart with missing dishes, or with another total than the customer was shown. {@link requireOpen} checks the
 * time.
 * @throws {DomainError} `BAD_USER_INPUT` naming the lines; `TOTAL_MISMATCH` with the right total
 */
export function requireOrderable({ problems, totalPaise }: Quote, shownPaise: number | undefined): void {
  const ofLines = problems.filter(({ code, line }) => line !== null && code !== 'NOT_SERVED_NOW');
  if (ofLines.length > 0) throw refused(ofLines);
  if (shownPaise !== undefined && shownPaise !== totalPaise) throw totalMismatch(totalPaise);
}

/** @throws {DomainError} `BAD_USER_INPUT` if the total cannot be paid in the requested mode */
export function requirePayable({ problems }: Quote): void {
  const ofTotal = problems.filter(({ code }) => code === 'TOTAL_NOT_PAYABLE');
  if (ofTotal.length > 0) throw refused(ofTotal);
}

function refused(problems: readonly QuoteProblem[]): DomainError {
  return new DomainError('BAD_USER_INPUT', problems[0]?.message ?? '', {
    fields: problems.map(({ line, message }) => ({
      field: line === null ? 'paymentMode' : `items.${line}`,
      message,
    })),
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
