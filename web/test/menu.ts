import type { Category, MenuChange, MenuItem, OptionGroup, QuoteInput } from './generated/schema';
import type { ShopServer } from './shop-server';

/** The menu of a shop, which changes while customers look at it. */

const listed = <Entry>(list: unknown): Entry[] => (Array.isArray(list) ? list : []);
export const dishesOf = (shop: ShopServer) => listed<MenuItem>(shop.answers.menu);
export const categoriesOf = (shop: ShopServer) => listed<Category>(shop.answers.categories);
export const groupsOf = (shop: ShopServer) => listed<OptionGroup>(shop.answers.optionGroups);
const replaced = <Entry extends { id: string }>(list: readonly Entry[], entry: Entry) =>
  list.map((each) => (each.id === entry.id ? entry : each));

/** Tells customers and staff of a change. */
export function tellOfMenu(shop: ShopServer, change: MenuChange): void {
  shop.publish('menuChanged', change);
  shop.publish('fullMenuChanged', change);
}

export function changeDish(shop: ShopServer, dish: MenuItem): void {
  shop.answer({ menu: replaced(dishesOf(shop), dish) });
  tellOfMenu(shop, { kind: 'UPDATED', id: dish.id, item: dish });
}

export function removeDish(shop: ShopServer, { id }: MenuItem): void {
  shop.answer({ menu: dishesOf(shop).filter((dish) => dish.id !== id) });
  tellOfMenu(shop, { kind: 'DELETED', id });
}

export function changeGroup(shop: ShopServer, group: OptionGroup): void {
  shop.answer({ optionGroups: replaced(groupsOf(shop), group) });
  tellOfMenu(shop, { kind: 'UPDATED', id: group.id, group });
}

export function changeCategory(shop: ShopServer, category: Category): void {
  shop.answer({ categories: replaced(categoriesOf(shop), category) });
  tellOfMenu(shop, { kind: 'UPDATED', id: category.id, category });
}

/** Rupees for lines at the prices of the menu, without overrides of choices. */
export function totalOf(shop: ShopServer, items: QuoteInput['items']): number {
  const prices = new Map(
    [...dishesOf(shop), ...groupsOf(shop).flatMap(({ choices }) => choices)].map(({ id, price }) => [
      id,
      price,
    ]),
  );
  const priceOf = (id: string) => prices.get(id) ?? 0;
  return items.reduce(
    (sum, { menuItemId, quantity, choices }) =>
      sum + quantity * [menuItemId, ...(choices ?? [])].reduce((price, id) => price + priceOf(id), 0),
    0,
  );
}
