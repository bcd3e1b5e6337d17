import type { Field } from '../../../shared/form/fields';
import { isRecord } from '../../../shared/lib/is-record';
import { readWithin } from '../../../shared/lib/typed-number';
import { priceRules, type Dish } from '../dish-fields';
import type { TaxClassName } from '../use-tax-classes';

/** What was typed or chosen, by dish id. */
export type DishTexts = Readonly<Record<string, string>>;

export interface TableDrafts {
  readonly prices: DishTexts;
  /** Ids of tax classes; empty for the restaurant's service. */
  readonly taxClasses: DishTexts;
}

/** All texts of a column, as one field of a form. */
export const dishTexts: Field<DishTexts, DishTexts, DishTexts> = {
  isTyped: (value) => isRecord(value) && Object.values(value).every((text) => typeof text === 'string'),
  empty: {},
  fromServer: (texts) => texts,
  toInput: (texts) => texts,
};

/** What was typed or chosen since `sent` was sent. */
export function typedSince(now: TableDrafts, sent: TableDrafts): TableDrafts {
  const since = (column: keyof TableDrafts) =>
    Object.fromEntries(Object.entries(now[column]).filter(([id, text]) => text !== sent[column][id]));
  return { prices: since('prices'), taxClasses: since('taxClasses') };
}

/** Rupees, or undefined if the text is not a price that the server accepts. */
export const readPrice = (typed: string): number | undefined => readWithin(priceRules, typed);

/**
 * A price changed by a percentage and rounded to the nearest step, at least one step.
 * @param step rupees; 0 rounds to the paisa
 */
export function adjustedPrice(price: number, percent: number, step: number): number {
  const paise = Math.round(price * 100);
  const stepPaise = step === 0 ? 1 : step * 100;
  const adjusted = Math.round((paise * (100 + percent)) / 100 / stepPaise) * stepPaise;
  return Math.max(stepPaise, adjusted) / 100;
}

/** Texts of the dishes at adjusted prices, based on what is typed. */
export function adjustedPrices(
  dishes: readonly Dish[],
  prices: DishTexts,
  { percent, step }: { readonly percent: number; readonly step: number },
): DishTexts {
  const adjusted = dishes.map(({ id, price }) => {
    const typed = prices[id];
    const from = typed === undefined ? price : readPrice(typed);
    return [id, from === undefined ? (typed ?? '') : String(adjustedPrice(from, percent, step))] as const;
  });
  return { ...prices, ...Object.fromEntries(adjusted) };
}

/** Whether there are tax classes besides the restaurant's service, or a dish has or gets one that was removed. */
export const hasTaxClasses = (
  classes: readonly TaxClassName[],
  dishes: readonly Dish[],
  { taxClasses }: TableDrafts,
): boolean => classes.length > 0 || dishes.some(({ id, taxClass }) => Boolean(taxClass ?? taxClasses[id]));

/** A dish as it is to be saved. What is left out stays as it is. */
export interface DishChange extends Partial<Pick<Dish, 'price' | 'taxClass'>> {
  readonly id: string;
  readonly version: number;
}

/** The dishes that differ from the menu, and the ids of those whose price is not valid. */
export function changedDishes(
  dishes: readonly Dish[],
  { prices, taxClasses }: TableDrafts,
): { readonly changed: readonly DishChange[]; readonly invalid: ReadonlySet<string> } {
  const changed: DishChange[] = [];
  const invalid = new Set<string>();
  for (const dish of dishes) {
    const { id, version } = dish;
    const [typed, chosen] = [prices[id], taxClasses[id]];
    const price = typed === undefined ? dish.price : readPrice(typed);
    const taxClass = chosen === undefined ? dish.taxClass : chosen || null;
    if (price === undefined) {
      invalid.add(id);
      continue;
    }
    const change = {
      ...(price !== dish.price && { price }),
      ...(taxClass !== dish.taxClass && { taxClass }),
    };
    if (Object.keys(change).length > 0) changed.push({ id, version, ...change });
  }
  return { changed, invalid };
}

/**
 * What brings back the dishes of before a change. What was changed again since then stays as it is.
 * @param before the dishes before the change
 * @param present the dishes now
 */
export function undoOf(
  changes: readonly DishChange[],
  before: readonly Dish[],
  present: readonly Dish[],
): DishChange[] {
  const byId = (dishes: readonly Dish[]) => new Map(dishes.map((dish) => [dish.id, dish]));
  const [former, now] = [byId(before), byId(present)];
  return changes.flatMap((change) => {
    const [was, is] = [former.get(change.id), now.get(change.id)];
    if (!was || !is) return [];
    const undone = {
      ...(change.price === is.price && { price: was.price }),
      ...(change.taxClass === is.taxClass && { taxClass: was.taxClass }),
    };
    return Object.keys(undone).length > 0 ? [{ id: is.id, version: is.version, ...undone }] : [];
  });
}
