import { wholePaise } from '../../shared/lib/whole-paise';

/** A choice in the cart and in orders: a copy, which outlives the menu. */
export interface ChosenOption {
  readonly choiceId: string;
  /** Name of the group. */
  readonly group: string;
  readonly name: string;
  /** Rupees, of one. */
  readonly price: number;
  readonly quantity: number;
}

export interface CartLine {
  readonly _id: string;
  readonly name: string;
  /** Rupees, with the choices, at the time of adding. */
  readonly price: number;
  /** Rupees, of one, on top of the price; undefined for none. */
  readonly packing?: number | undefined;
  readonly image: string | null;
  readonly qty: number;
  /** Undefined: the defaults of the dish. */
  readonly choices?: readonly ChosenOption[];
  /** For the kitchen. */
  readonly note?: string;
}

export type CartItem = Omit<CartLine, 'qty'>;

/** The server's limits for one order: quantity of a dish, and number of lines. */
export const maxQuantity = 999;
export const maxDishes = 100;

/** A quantity within the server's limit. */
export const validQuantity = (qty: number) => Math.min(Math.floor(qty), maxQuantity);

interface Keyed {
  readonly _id: string;
  readonly choices?: readonly Pick<ChosenOption, 'choiceId' | 'quantity'>[] | undefined;
  readonly note?: string | undefined;
}

/** Identifies a line by dish, choices and note: equal lines are merged. */
export function lineKey({ _id, choices, note }: Keyed): string {
  if (!choices && !note) return _id;
  const counts = choices?.map(({ choiceId, quantity }) => `${choiceId} ${quantity}`).toSorted();
  return JSON.stringify([_id, counts ?? null, note ?? '']);
}

/** Merges equal lines: quantities are added, other fields are those of the last one. */
export function mergeDuplicates(lines: readonly CartLine[]): CartLine[] {
  const merged = new Map<string, CartLine>();
  for (const line of lines) {
    const key = lineKey(line);
    merged.set(key, { ...line, qty: validQuantity(line.qty + (merged.get(key)?.qty ?? 0)) });
  }
  return [...merged.values()];
}

/** Rupees of all lines, added in paise to avoid rounding errors. */
const sumOfLines = (lines: readonly CartLine[], rupeesOf: (line: CartLine) => number): number =>
  lines.reduce((paise, line) => paise + Math.round(rupeesOf(line) * 100) * line.qty, 0) / 100;

export const dishesTotalOf = (lines: readonly CartLine[]): number => sumOfLines(lines, ({ price }) => price);

export const packingOf = (lines: readonly CartLine[]): number =>
  sumOfLines(lines, ({ packing = 0 }) => packing);

/** Dishes and packing. */
export const totalOf = (lines: readonly CartLine[]): number =>
  wholePaise(dishesTotalOf(lines) + packingOf(lines));
