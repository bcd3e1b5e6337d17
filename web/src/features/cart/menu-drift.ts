import { formatRupees } from '../../shared/lib/format';
import { say } from '../../texts/texts';
import type { CartItem, CartLine } from './cart-reducer';
import { dishName } from '../menu/dish-name';
import { isValidItemId } from './item-id';

/** A dish on the present menu. */
export interface Dish {
  readonly id: string;
  readonly name: string;
  readonly price: number;
  readonly image: string | null;
  readonly hindiName?: string | null;
}

/** A line of the cart with the present name, picture and price. */
export interface LiveLine extends CartLine {
  /** No longer on the menu: cannot be ordered and does not count. */
  readonly isGone: boolean;
  /** The price that the customer has seen, if it differs from the present one. */
  readonly was?: number;
}

/**
 * Compares the cart with the menu. Lines with invalid ids are left to the checkout. @param menu undefined while
 * unknown: no changes
 */
export function liveLines(lines: readonly CartLine[], menu: readonly Dish[] | undefined): LiveLine[] {
  const dishes = new Map(menu?.map((dish) => [dish.id, dish]));
  return lines.map((line) => {
    const dish = dishes.get(line._id);
    if (!dish) return { ...line, isGone: menu !== undefined && isValidItemId(line._id) };
    const { price, image } = dish;
    return {
      ...line,
      name: dishName(dish),
      price,
      image,
      isGone: false,
      ...(price !== line.price && { was: line.price }),
    };
  });
}

/** The lines at present prices, which the customer accepts by continuing. */
export function itemsToday(lines: readonly LiveLine[]): CartItem[] {
  return lines
    .filter(({ isGone }) => !isGone)
    .map(({ _id, name, price, image }) => ({ _id, name, price, image }));
}

/** The changes since the customer last saw the cart, a sentence per dish; unavailable dishes come last. */
export function driftSentences(lines: readonly LiveLine[]): string[] {
  const repriced = lines.flatMap(({ name, price, was }) =>
    was === undefined
      ? []
      : [say('cart.nowCosts', { name, price: formatRupees(price), was: formatRupees(was) })],
  );
  const gone = lines.filter(({ isGone }) => isGone);
  return [...repriced, ...gone.map(({ name }) => say('cart.notOnMenu', { name }))];
}

/** Asks the customer to remove the unavailable dishes, by name. */
export function removalRequest(lines: readonly LiveLine[]): string {
  const gone = lines.filter(({ isGone }) => isGone);
  return `${driftSentences(gone).join(' ')} ${say('cart.removeToGoOn', { count: gone.length })}`;
}
