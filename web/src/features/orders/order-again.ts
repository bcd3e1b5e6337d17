import { formatRupees } from '../../shared/lib/format';
import { say } from '../../texts/texts';
import type { CartLine } from '../cart/cart';
import { lineKey } from '../cart/line-key';
import type { Dish } from '../cart/menu-drift';

interface BoughtLine {
  readonly menuItemId: string;
  readonly name: string;
  readonly quantity: number;
  /** Rupees. */
  readonly unitPrice: number;
}

interface Limits {
  readonly ofOneDish: number;
  readonly dishes: number;
}

interface OrderAgain {
  /** To be added to the cart. */
  readonly lines: readonly CartLine[];
  /** Differences, in words for the customer. */
  readonly notes: readonly string[];
}

/** A past order at today's prices, with the dishes that are still on the menu. */
export function orderAgain(
  bought: readonly BoughtLine[],
  menu: readonly Dish[],
  cart: readonly CartLine[],
  limits: Limits,
): OrderAgain {
  const dishes = new Map(menu.map((dish) => [dish.id, dish]));
  const inCart = new Map(cart.map((line) => [lineKey(line), line.qty]));
  const lines: CartLine[] = [];
  const notes: string[] = [];

  for (const { menuItemId, name, quantity, unitPrice } of bought) {
    const dish = dishes.get(menuItemId);
    if (!dish) {
      notes.push(say('cart.notOnMenu', { name: name || say('orderAgain.someDish') }));
      continue;
    }
    const item = { _id: dish.id, name: dish.name, price: dish.price, image: dish.image };
    const key = lineKey(item);
    const has = inCart.get(key) ?? 0;
    if (has === 0 && inCart.size >= limits.dishes) {
      notes.push(say('orderAgain.leftOut', { name: dish.name, most: String(limits.dishes) }));
      continue;
    }
    const qty = Math.min(quantity, limits.ofOneDish - has);
    if (qty < quantity) {
      notes.push(say('orderAgain.mostOfOne', { name: dish.name, most: String(limits.ofOneDish) }));
    }
    const was = name && name !== dish.name ? ` ${say('orderAgain.nameThen', { name })}` : '';
    if (dish.price !== unitPrice) {
      notes.push(
        say('orderAgain.costs', {
          name: `${dish.name}${was}`,
          price: formatRupees(dish.price),
          was: formatRupees(unitPrice),
        }),
      );
    } else if (was) notes.push(say('orderAgain.renamed', { before: name, name: dish.name }));
    if (qty <= 0) continue;
    inCart.set(key, has + qty);
    lines.push({ ...item, qty });
  }
  return { lines, notes };
}
