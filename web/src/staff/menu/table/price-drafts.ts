import type { Field } from '../../../shared/form/fields';
import { isRecord } from '../../../shared/lib/is-record';
import { readWithin } from '../../../shared/lib/typed-number';
import { priceRules, type Dish } from '../dish-fields';

/** Typed prices by dish id. */
export type PriceDrafts = Readonly<Record<string, string>>;

/** All typed prices, as one field of a form. */
export const typedPrices: Field<PriceDrafts, PriceDrafts, PriceDrafts> = {
  isTyped: (value) => isRecord(value) && Object.values(value).every((price) => typeof price === 'string'),
  empty: {},
  fromServer: (prices) => prices,
  toInput: (prices) => prices,
};

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

/** Drafts of the dishes at adjusted prices, based on what is typed. */
export function adjustedDrafts(
  dishes: readonly Dish[],
  drafts: PriceDrafts,
  { percent, step }: { readonly percent: number; readonly step: number },
): PriceDrafts {
  const adjusted = dishes.map(({ id, price }) => {
    const typed = drafts[id];
    const from = typed === undefined ? price : readPrice(typed);
    return [id, from === undefined ? (typed ?? '') : String(adjustedPrice(from, percent, step))] as const;
  });
  return { ...drafts, ...Object.fromEntries(adjusted) };
}

/** A dish as it is to be saved. */
export interface NewPrice {
  readonly id: string;
  readonly version: number;
  readonly price: number;
}

/** The prices that differ from the menu, and the ids of those that are not valid. */
export function changedPrices(
  dishes: readonly Dish[],
  drafts: PriceDrafts,
): { readonly changed: readonly NewPrice[]; readonly invalid: ReadonlySet<string> } {
  const changed: NewPrice[] = [];
  const invalid = new Set<string>();
  for (const { id, version, price: present } of dishes) {
    const typed = drafts[id];
    if (typed === undefined) continue;
    const price = readPrice(typed);
    if (price === undefined) invalid.add(id);
    else if (price !== present) changed.push({ id, version, price });
  }
  return { changed, invalid };
}
