import { wholePaise } from '../../shared/lib/whole-paise';
import type { ChosenOption } from '../../domain/menu/dish-options';
import { lineKey } from './line-key';

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

/** The server's limits for one order: quantity of a dish, and number of lines. */
export const maxQuantity = 999;
export const maxDishes = 100;

const clamp = (qty: number) => Math.min(Math.floor(qty), maxQuantity);

export type CartItem = Omit<CartLine, 'qty'>;

export type CartAction =
  | { readonly type: 'add'; readonly item: CartItem }
  | { readonly type: 'replace'; readonly key: string; readonly line: CartLine }
  | { readonly type: 'addAll'; readonly lines: readonly CartLine[] }
  | { readonly type: 'setQty'; readonly key: string; readonly qty: number }
  | { readonly type: 'update'; readonly items: readonly CartItem[] }
  | { readonly type: 'remove'; readonly key: string }
  | { readonly type: 'clear' };

/** Adding an equal line raises its quantity; a quantity below 1 removes the line. */
export function cartReducer(lines: readonly CartLine[], action: CartAction): readonly CartLine[] {
  switch (action.type) {
    case 'add':
      return mergeDuplicates([...lines, { ...action.item, qty: 1 }]);
    case 'replace':
      return mergeDuplicates(lines.map((line) => (lineKey(line) === action.key ? action.line : line)));
    case 'addAll':
      return mergeDuplicates([...lines, ...action.lines]);
    case 'setQty':
      return action.qty < 1
        ? lines.filter((line) => lineKey(line) !== action.key)
        : lines.map((line) => (lineKey(line) === action.key ? { ...line, qty: clamp(action.qty) } : line));
    case 'update': {
      const items = new Map(action.items.map((item) => [lineKey(item), item]));
      return lines.map((line) => ({ ...line, ...items.get(lineKey(line)) }));
    }
    case 'remove':
      return lines.filter((line) => lineKey(line) !== action.key);
    case 'clear':
      return [];
  }
}

/** Merges equal lines: quantities are added, other fields are those of the last one. */
export function mergeDuplicates(lines: readonly CartLine[]): CartLine[] {
  const merged = new Map<string, CartLine>();
  for (const line of lines) {
    const key = lineKey(line);
    merged.set(key, { ...line, qty: clamp(line.qty + (merged.get(key)?.qty ?? 0)) });
  }
  return [...merged.values()];
}

/** Rupees of all lines, added in paise to avoid rounding errors. */
const sumOf = (lines: readonly CartLine[], rupeesOf: (line: CartLine) => number): number =>
  lines.reduce((paise, line) => paise + Math.round(rupeesOf(line) * 100) * line.qty, 0) / 100;

export const dishesTotalOf = (lines: readonly CartLine[]): number => sumOf(lines, ({ price }) => price);

export const packingOf = (lines: readonly CartLine[]): number => sumOf(lines, ({ packing = 0 }) => packing);

/** Dishes and packing. */
export const totalOf = (lines: readonly CartLine[]): number =>
  wholePaise(dishesTotalOf(lines) + packingOf(lines));
