import { formatRupees } from '../../shared/lib/format';
import { say } from '../../texts/texts';
import type { CartItem, CartLine } from './cart-reducer';
import { isValidItemId } from './item-id';

/** A dish as the menu has it now. */
export interface Dish {
  readonly id: string;
  readonly name: string;
  readonly price: number;
  readonly image: string | null;
}

/** A line of the cart as the menu has it now. */
export interface LiveLine extends CartLine {
  /** Not on the menu any more: it cannot be ordered, and its price does not count. */
  readonly isGone: boolean;
  /** What the customer knows it to cost, where that is not what it costs now. */
  readonly was?: number;
}

/**
 * The cart beside the menu. A line whose id no dish can have is left for the checkout to refuse.
 * @param menu undefined as long as it is not known; then nothing has changed
 */
export function liveLines(lines: readonly CartLine[], menu: readonly Dish[] | undefined): LiveLine[] {
  const dishes = new Map(menu?.map((dish) => [dish.id, dish]));
  return lines.map((line) => {
    const dish = dishes.get(line._id);
    if (!dish) return { ...line, isGone: menu !== undefined && isValidItemId(line._id) };
    const { name, price, image } = dish;
    return { ...line, name, price, image, isGone: false, ...(price !== line.price && { was: line.price }) };
  });
}

/** What the customer takes over by going on: the dishes at their prices of today. */
export function itemsToday(lines: readonly LiveLine[]): CartItem[] {
  return lines
    .filter(({ isGone }) => !isGone)
    .map(({ _id, name, price, image }) => ({ _id, name, price, image }));
}

/** What has changed since the customer last saw the cart, a sentence for each dish; what is gone comes last. */
export function driftSentences(lines: readonly LiveLine[]): string[] {
  const repriced = lines.flatMap(({ name, price, was }) =>
    was === undefined
      ? []
      : [say('cart.nowCosts', { name, price: formatRupees(price), was: formatRupees(was) })],
  );
  const gone = lines.filter(({ isGone }) => isGone);
  return [...repriced, ...gone.map(({ name }) => say('cart.notOnMenu', { name }))];
}

/** Asks to remove what cannot be ordered, naming it. */
export function removalRequest(lines: readonly LiveLine[]): string {
  const gone = lines.filter(({ isGone }) => isGone);
  return `${driftSentences(gone).join(' ')} ${say('cart.removeToGoOn', { count: gone.length })}`;
}
