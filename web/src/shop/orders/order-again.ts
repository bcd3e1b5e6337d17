import { formatRupees } from '../../shared/lib/format';
import { say } from '../texts/texts';
import { cartItemOf } from '../basket/cart-item-of';
import { lineKey, type CartLine, type ChosenOption } from '../../domain/basket/lines';
import type { DriftDish } from '../basket/menu-drift';
import {
  brokenGroups,
  defaultSelection,
  selectionOf,
  type ChoiceGroup,
  type Selection,
} from '../../domain/menu/dish-options';

interface BoughtLine {
  readonly menuItemId: string;
  readonly name: string;
  readonly quantity: number;
  /** Rupees. */
  readonly unitPrice: number;
  readonly choices: readonly ChosenOption[];
  readonly note: string | null;
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
  menu: readonly DriftDish[],
  cart: readonly CartLine[],
  limits: Limits,
): OrderAgain {
  const dishes = new Map(menu.map((dish) => [dish.id, dish]));
  const inCart = new Map(cart.map((line) => [lineKey(line), line.qty]));
  const lines: CartLine[] = [];
  const notes: string[] = [];

  for (const { menuItemId, name, quantity, unitPrice, choices, note } of bought) {
    const dish = dishes.get(menuItemId);
    if (!dish) {
      notes.push(say('cart.notOnMenu', { name: name || say('orderAgain.someDish') }));
      continue;
    }
    const { groups = [] } = dish;
    const { selection, gone } = orderableSelection(groups, choices);
    const item = cartItemOf(dish, groups, selection, note ?? '');
    for (const choice of gone) notes.push(say('orderAgain.choiceGone', { name: dish.name, choice }));
    const key = lineKey(item);
    const has = inCart.get(key) ?? 0;
    if (has === 0 && inCart.size >= limits.dishes) {
      notes.push(say('orderAgain.optional', { name: dish.name, max: String(limits.dishes) }));
      continue;
    }
    const qty = Math.min(quantity, limits.ofOneDish - has);
    if (qty < quantity) {
      notes.push(say('orderAgain.maxOfOne', { name: dish.name, max: String(limits.ofOneDish) }));
    }
    const was = name && name !== dish.name ? ` ${say('orderAgain.nameThen', { name })}` : '';
    if (item.price !== unitPrice) {
      notes.push(
        say('orderAgain.costs', {
          name: `${dish.name}${was}`,
          price: formatRupees(item.price),
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

/** What was chosen, as far as it is offered; the defaults of groups whose limits would otherwise be broken. */
function orderableSelection(
  groups: readonly ChoiceGroup[],
  bought: readonly ChosenOption[],
): { readonly selection: Selection; readonly gone: readonly string[] } {
  const offered = new Set(groups.flatMap(({ choices }) => choices.map(({ id }) => id)));
  const selection = new Map(selectionOf(bought.filter(({ choiceId }) => offered.has(choiceId))));
  const broken = brokenGroups(groups, selection);
  for (const { choices } of broken) for (const { id } of choices) selection.delete(id);
  for (const [id, quantity] of defaultSelection(broken)) selection.set(id, quantity);
  return {
    selection,
    gone: bought.filter(({ choiceId }) => !offered.has(choiceId)).map(({ name }) => name),
  };
}
