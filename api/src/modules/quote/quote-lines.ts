import { chooseOptions, priceOf, type ChoiceProblem, type ChosenOption } from '../menu/dish-options.js';
import type { MenuSnapshot } from '../menu/menu-snapshots.js';
import type { DishSnapshot } from '../menu/menu.queries.js';
import { isServedAt, type ServingHours } from '../menu/serving-hours.js';
import { isSoldOutAt, type SoldOut } from '../menu/sold-out.js';
import { timeOfDay, type OrderHours } from '../restaurant/opening-hours.js';
import { momentInWords, nextOrders } from '../restaurant/ordering.js';
import type { BillLine } from './bill.js';
import type { CodeOf } from './quote-problems.js';
import { say } from './quote.sentences.js';
import type { Sentence } from '../../platform/sentences.js';

/** One line of a cart. */
export interface RequestedLine {
  readonly menuItemId: string;
  readonly quantity: number;
  /** A choice that is requested several times stands there as often. Undefined: the defaults of the dish. */
  readonly choices?: readonly string[] | undefined;
  /** For the kitchen. */
  readonly note?: string | undefined;
}

interface LineProblem {
  readonly code: CodeOf<'DISHES' | 'TIME'>;
  readonly message: Sentence;
  /** Index in the request. */
  readonly line: number;
}

interface QuotedLines {
  /** Equal lines added up, in the order of the cart, without dishes that are not on the menu. */
  readonly lines: readonly BillLine[];
  readonly problems: readonly LineProblem[];
}

/** Maximum quantity of a dish, over all lines. */
export const maxPerDish = 999;

/** Portions left by dish; a dish that is not counted is missing. */
export type Portions = ReadonlyMap<string, number>;

/**
 * Prices the lines of a cart.
 * @param at when the food is requested
 */
export function quoteLines(
  hours: OrderHours,
  menu: MenuSnapshot,
  items: readonly RequestedLine[],
  { at, now, portions }: { at: Date; now: Date; portions: Portions },
): QuotedLines {
  const lines: BillLine[] = [];
  const problems: LineProblem[] = [];
  for (const [line, requested] of items.entries()) {
    const dish = menu.dishes.get(requested.menuItemId);
    if (!dish) {
      problems.push({ code: 'DISH_GONE', message: say.dishGone, line });
      continue;
    }
    if (isSoldOutAt(dish.soldOut, at))
      problems.push({ code: 'SOLD_OUT', message: soldOutMessage(hours, dish, now), line });
    const { chosen, problems: ofChoices } = chooseOptions(dish.options, requested.choices, at);
    lines.push(priced(dish, requested, chosen));
    for (const each of ofChoices)
      problems.push({
        code: each.code,
        message: choiceMessage(hours, dish, each, now),
        line,
      });
  }
  problems.push(
    ...linesAbove(items, (id) => portions.get(id) ?? Number.POSITIVE_INFINITY).flatMap((line) =>
      portionProblem(menu, items[line]?.menuItemId ?? '', portions, line),
    ),
    ...items.flatMap(({ menuItemId }, line): LineProblem[] => {
      const dish = menu.dishes.get(menuItemId);
      const served = dish?.hours?.find((each) => !isServedAt(each, at));
      if (!dish || !served) return [];
      return [{ code: 'NOT_SERVED_NOW', message: notServedNow(dish.name, served), line }];
    }),
    ...linesAboveMost(items).map((line): LineProblem => ({
      code: 'TOO_MANY_OF_A_DISH',
      message: tooManyOfADish,
      line,
    })),
  );
  return { lines: mergeLines(lines), problems };
}

const notServedNow = (name: string, { from, until }: ServingHours) =>
  say.notServedNow({ name, from: timeOfDay(from), until: timeOfDay(until) });
export const tooManyOfADish = say.tooManyOfDish({ max: maxPerDish });

function soldOutMessage(hours: OrderHours, { name, soldOut }: DishSnapshot, now: Date): Sentence {
  const back = endInWords(hours, soldOut, now);
  return back ? say.soldOutUntil({ dish: name, when: back }) : say.soldOut({ dish: name });
}

/** When something can be ordered again, if it is known. */
function endInWords(hours: OrderHours, mark: SoldOut | null, now: Date): Sentence | undefined {
  const back = mark?.until && nextOrders(hours, mark.until);
  return back ? momentInWords(back, now) : undefined;
}

function portionProblem(menu: MenuSnapshot, dishId: string, portions: Portions, line: number): LineProblem[] {
  const dish = menu.dishes.get(dishId);
  const left = portions.get(dishId) ?? 0;
  if (!dish) return [];
  if (left === 0) return [{ code: 'SOLD_OUT', message: say.soldOut({ dish: dish.name }), line }];
  const message =
    left === 1 ? say.oneLeft({ dish: dish.name }) : say.fewLeft({ count: left, dish: dish.name });
  return [{ code: 'FEW_LEFT', message, line }];
}

/** The first line of each dish with which it exceeds {@link maxPerDish}. */
export const linesAboveMost = (items: readonly RequestedLine[]): number[] =>
  linesAbove(items, () => maxPerDish);

/** The first line of each dish with which it exceeds its limit. */
function linesAbove(items: readonly RequestedLine[], limitOf: (dishId: string) => number): number[] {
  const requested = new Map<string, number>();
  return items.flatMap(({ menuItemId, quantity }, line) => {
    const before = requested.get(menuItemId) ?? 0;
    requested.set(menuItemId, before + quantity);
    const limit = limitOf(menuItemId);
    return before <= limit && before + quantity > limit ? [line] : [];
  });
}

const priced = (
  { id, name, category, pricePaise }: DishSnapshot,
  { quantity, note }: RequestedLine,
  choices: readonly ChosenOption[],
): BillLine => ({
  menuItemId: id,
  quantity,
  name,
  category,
  unitPricePaise: pricePaise + priceOf(choices),
  choices,
  note: note ?? null,
});

function choiceMessage(hours: OrderHours, { name }: DishSnapshot, found: ChoiceProblem, now: Date): Sentence {
  if (found.code === 'CHOICE_GONE') return say.choiceGone({ name });
  if (found.code === 'CHOICE_SOLD_OUT') {
    const { name: choice, soldOut } = found.choice;
    const back = endInWords(hours, soldOut, now);
    return back
      ? say.choiceSoldOutUntil({ choice, when: back, dish: name })
      : say.choiceSoldOut({ choice, dish: name });
  }
  const { minChoices, maxChoices, maxEach, name: group } = found.group;
  const count =
    minChoices === maxChoices
      ? maxChoices
      : minChoices === 0
        ? say.upTo({ count: maxChoices })
        : say.fromTo({ min: minChoices, max: maxChoices });
  return maxEach > 1 && maxEach < maxChoices
    ? say.chooseEach({ count, group, name, each: maxEach })
    : say.choose({ count, group, name });
}

/** Identifies a line: equal lines are added up. */
export const lineKey = ({ menuItemId, choices, note }: BillLine): string =>
  choices.length === 0 && note === null
    ? menuItemId
    : JSON.stringify([menuItemId, choices.map(({ choiceId, quantity }) => [choiceId, quantity]), note]);

/** Adds up equal lines, in the order in which they first appear. */
function mergeLines(lines: readonly BillLine[]): BillLine[] {
  const merged = new Map<string, BillLine>();
  for (const line of lines) {
    const key = lineKey(line);
    const earlier = merged.get(key);
    merged.set(key, earlier ? { ...earlier, quantity: earlier.quantity + line.quantity } : line);
  }
  return [...merged.values()];
}

/** Paise. */
export const packingOf = (
  lines: readonly Pick<BillLine, 'menuItemId' | 'quantity'>[],
  { dishes }: MenuSnapshot,
): number =>
  lines.reduce(
    (sum, { menuItemId, quantity }) => sum + quantity * (dishes.get(menuItemId)?.packingPaise ?? 0),
    0,
  );
