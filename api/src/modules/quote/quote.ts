import { DomainError } from '../../platform/errors.js';
import { toRupees } from '../../platform/money.js';
import type { MenuSnapshot } from '../menu/menu-snapshots.js';
import { paymentModes, type PaymentMode } from '../payments/payment-mode.js';
import { orderingRefusal, type OrderingRefusal, type OrderingRules } from '../restaurant/ordering.js';
import { cashTooMuch, isPayable, mostCashPaise, notPayable } from '../payments/payments.policy.js';

/** One line of a cart. */
export interface Wanted {
  readonly menuItemId: string;
  readonly quantity: number;
}

/** One line at its price, as an order keeps it. */
export interface PricedLine extends Wanted {
  readonly name: string;
  readonly category: string | null;
  readonly unitPricePaise: number;
}

export interface QuoteRequest {
  readonly items: readonly Wanted[];
  /** Left out: in whichever way the total can be paid. */
  readonly paymentMode?: PaymentMode | undefined;
}

/** One version of what the restaurant's record says of ordering. */
export interface RestaurantSnapshot extends OrderingRules {
  readonly version: number;
}

export const quoteProblems = [
  'CLOSED',
  'PAUSED',
  'NOT_TAKING_ORDERS',
  'DISH_GONE',
  'TOO_MANY_OF_A_DISH',
  'TOTAL_NOT_PAYABLE',
] as const;
export type QuoteProblemCode = (typeof quoteProblems)[number];

/** Why a cart cannot be ordered as it is. */
export interface QuoteProblem {
  readonly code: QuoteProblemCode;
  /** To the customer; says what to do. */
  readonly message: string;
  /** Of the request, from 0; null for what is about the whole. */
  readonly line: number | null;
  /** Of a restaurant that takes no orders now: when it does again. Null if nobody knows, and for every other problem. */
  readonly nextOpening: Date | null;
}

/** What a cart costs. */
export interface Quote {
  readonly restaurantVersion: number;
  readonly menuVersion: number;
  /** A dish once, in the order of the cart, without those that are not on the menu. */
  readonly lines: readonly PricedLine[];
  readonly totalPaise: number;
  /** None: it can be ordered. */
  readonly problems: readonly QuoteProblem[];
}

/** Of one dish, in however many lines. */
export const mostOfADish = 999;

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
export const tooManyOfADish = `Please order at most ${mostOfADish} of one dish`;

/** Why a total cannot be paid in that way. */
function refusalOf(totalPaise: number, mode: PaymentMode): string | undefined {
  if (mode === 'COD') return totalPaise > mostCashPaise ? cashTooMuch : undefined;
  return isPayable(totalPaise) ? undefined : notPayable;
}

/** The lines with which a dish comes to more than {@link mostOfADish}: of each dish the first. */
export function linesAboveMost(items: readonly Wanted[]): number[] {
  const wanted = new Map<string, number>();
  return items.flatMap(({ menuItemId, quantity }, line) => {
    const before = wanted.get(menuItemId) ?? 0;
    wanted.set(menuItemId, before + quantity);
    return before <= mostOfADish && before + quantity > mostOfADish ? [line] : [];
  });
}

/** Adds up lines that name the same dish, in the order in which dishes first appear. */
function mergeLines(lines: readonly Wanted[]): Wanted[] {
  const quantities = new Map<string, number>();
  for (const { menuItemId, quantity } of lines)
    quantities.set(menuItemId, (quantities.get(menuItemId) ?? 0) + quantity);
  return [...quantities].map(([menuItemId, quantity]) => ({ menuItemId, quantity }));
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

/** @throws {DomainError} `CLOSED` with the next opening if the restaurant takes no orders then */
export function requireOpen({ problems }: Quote): void {
  const refusal = problems.find(({ code }) => orderingCodes.includes(code));
  if (refusal) {
    const nextOpening = refusal.nextOpening?.toISOString() ?? null;
    throw new DomainError('CLOSED', refusal.message, { nextOpening });
  }
}

/**
 * Refuses a cart whose dishes cannot be had, or not at the price that the customer was shown.
 * @throws {DomainError} `BAD_USER_INPUT` naming the lines; `TOTAL_MISMATCH` with the right total
 */
export function requireOrderable({ problems, totalPaise }: Quote, shownPaise: number | undefined): void {
  const ofLines = problems.filter(({ line }) => line !== null);
  if (ofLines.length > 0) throw refused(ofLines);
  if (shownPaise !== undefined && shownPaise !== totalPaise) throw totalMismatch(totalPaise);
}

/** @throws {DomainError} `BAD_USER_INPUT` if the total cannot be paid in the way that was asked for */
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
