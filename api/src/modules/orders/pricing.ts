import { DomainError } from '../../platform/errors.js';
import { toRupees } from '../../platform/money.js';
import type { MenuItem } from '../menu/menu-item.entity.js';

interface Wanted {
  readonly menuItemId: string;
  readonly quantity: number;
}

/** One line as it will be kept. */
export interface PricedLine extends Wanted {
  readonly name: string;
  readonly category: string | null;
  readonly unitPricePaise: number;
}

/** The dishes that a cart names. */
export function dishesOf({ items }: { readonly items: readonly Wanted[] }): string[] {
  return items.map((item) => item.menuItemId);
}

/** Adds up lines that name the same dish, in the order in which dishes first appear. */
export function mergeLines(lines: readonly Wanted[]): Wanted[] {
  const quantities = new Map<string, number>();
  for (const line of lines) {
    quantities.set(line.menuItemId, (quantities.get(line.menuItemId) ?? 0) + line.quantity);
  }
  return [...quantities].map(([menuItemId, quantity]) => ({ menuItemId, quantity }));
}

/**
 * Prices a cart from the menu.
 * @throws {DomainError} `BAD_USER_INPUT` naming each line whose dish is not on the menu
 */
export function priceLines(wanted: readonly Wanted[], menu: readonly MenuItem[]): PricedLine[] {
  const dishes = new Map(menu.map((dish) => [dish.id, dish]));
  const gone = wanted.flatMap((line, index) => (dishes.has(line.menuItemId) ? [] : [index]));
  if (gone.length > 0) {
    const message = 'A dish in your cart is no longer on the menu. Please remove it and order again.';
    throw new DomainError('BAD_USER_INPUT', message, {
      fields: gone.map((index) => ({ field: `items.${index}`, message })),
    });
  }
  return mergeLines(wanted).map((line) => {
    const dish = dishes.get(line.menuItemId) as MenuItem;
    return { ...line, name: dish.name, category: dish.category, unitPricePaise: dish.pricePaise };
  });
}

/** Paise. */
export function totalOf(lines: readonly Pick<PricedLine, 'quantity' | 'unitPricePaise'>[]): number {
  return lines.reduce((sum, line) => sum + line.quantity * line.unitPricePaise, 0);
}

/** @throws {DomainError} `TOTAL_MISMATCH` with the right total if the customer was shown another one */
export function requireTotal(rightPaise: number, shownPaise: number | undefined): void {
  if (shownPaise === undefined || shownPaise === rightPaise) return;
  const total = toRupees(rightPaise);
  throw new DomainError(
    'TOTAL_MISMATCH',
    `The prices have changed: the total is now ₹${total.toFixed(2)}. Please look at your cart and order again.`,
    { total },
  );
}
