export interface CartLine {
  readonly _id: string;
  readonly name: string;
  /** Rupees, as the menu said when it was added. */
  readonly price: number;
  readonly image: string | null;
  readonly qty: number;
}

/** The server takes no more of one dish, and no more different dishes, in one order. */
export const mostOfOneDish = 999;
export const mostDishes = 100;

const clamp = (qty: number) => Math.min(Math.floor(qty), mostOfOneDish);

export type CartItem = Omit<CartLine, 'qty'>;

export type CartAction =
  | { readonly type: 'add'; readonly item: CartItem }
  | { readonly type: 'addAll'; readonly lines: readonly CartLine[] }
  | { readonly type: 'setQty'; readonly id: string; readonly qty: number }
  | { readonly type: 'update'; readonly items: readonly CartItem[] }
  | { readonly type: 'remove'; readonly id: string }
  | { readonly type: 'clear' };

/** Adding what is there raises its quantity; a quantity below 1 removes the line. */
export function cartReducer(lines: readonly CartLine[], action: CartAction): readonly CartLine[] {
  switch (action.type) {
    case 'add': {
      const { item } = action;
      return lines.some((line) => line._id === item._id)
        ? lines.map((line) => (line._id === item._id ? { ...line, ...item, qty: clamp(line.qty + 1) } : line))
        : [...lines, { ...item, qty: 1 }];
    }
    case 'addAll':
      return mergeDuplicates([...lines, ...action.lines]);
    case 'setQty':
      return action.qty < 1
        ? lines.filter((line) => line._id !== action.id)
        : lines.map((line) => (line._id === action.id ? { ...line, qty: clamp(action.qty) } : line));
    case 'update': {
      const items = new Map(action.items.map((item) => [item._id, item]));
      return lines.map((line) => ({ ...line, ...items.get(line._id) }));
    }
    case 'remove':
      return lines.filter((line) => line._id !== action.id);
    case 'clear':
      return [];
  }
}

/** Lines of the same dish become one, with their quantities added up. */
export function mergeDuplicates(lines: readonly CartLine[]): CartLine[] {
  const merged = new Map<string, CartLine>();
  for (const line of lines) {
    merged.set(line._id, { ...line, qty: clamp(line.qty + (merged.get(line._id)?.qty ?? 0)) });
  }
  return [...merged.values()];
}

/** Rupees. Added up in paise, because fractions of rupees do not add up. */
export function totalOf(lines: readonly CartLine[]): number {
  return lines.reduce((paise, line) => paise + Math.round(line.price * 100) * line.qty, 0) / 100;
}
