import { aCategory, aDish, anAdmin } from './factories';
import type { Category, CategoryInput, MenuItem, MenuItemInput } from './generated/schema';
import { expect } from 'vitest';
import { categoriesOf, changeCategory, changeDish, dishesOf, removeDish, tellOfMenu } from './menu';
import { refusal, type ShopServer } from './shop-server';
import { desk, show, type phone } from './show';

const given = ({ name, price, description, category, packing }: MenuItemInput): Partial<MenuItem> => ({
  name,
  price,
  ...(description && { description }),
  ...(category && { category }),
  packing: packing ?? 0,
});

const categoryGiven = ({ name, isHidden, servedFrom, servedUntil }: CategoryInput): Partial<Category> => ({
  name,
  isHidden: isHidden ?? false,
  ...(servedFrom && { servedFrom }),
  ...(servedUntil && { servedUntil }),
});

const inOrder = <Entry extends { id: string }>(list: readonly Entry[], ids: readonly string[]) =>
  list.toSorted((one, other) => ids.indexOf(one.id) - ids.indexOf(other.id));

/** Opens the menu of a shop with an admin, and waits until it is live. */
export async function openMenu({ shop }: MenuBook, size: typeof desk | typeof phone = desk): Promise<void> {
  await show(shop, '/admin/menu', { who: anAdmin(), size });
  await expect.poll(() => shop.isSubscribed('fullMenuChanged')).toBe(true);
}

/** The menu of a shop as admins edit it; other admins do so while a screen shows it. */
export class MenuBook {
  constructor(
    readonly shop: ShopServer,
    dishes: MenuItem[],
    categories: Category[] = [],
  ) {
    shop.answer({
      menu: dishes,
      categories,
      addMenuItem: ({ input }) => this.add(aDish(given(input))),
      updateMenuItem: ({ id, input, version }) => this.change(id, given(input), version),
      deleteMenuItem: ({ id }) => this.remove(id),
      setSoldOut: ({ dishIds, period }) =>
        dishIds.map((id) => this.change(id, { soldOut: period === 'NONE' ? null : { until: null } })),
      reorderDishes: ({ ids }) => this.setDishes(inOrder(dishesOf(shop), ids)),
      addCategory: ({ input }) => this.addCategory(input.name),
      updateCategory: ({ id, input, version }) => this.changeCategory(id, categoryGiven(input), version),
      deleteCategory: ({ id }) => this.removeCategory(id),
      reorderCategories: ({ ids }) => this.setCategories(inOrder(categoriesOf(shop), ids)),
    });
  }

  /** Changes a dish, and announces it. @param version what the admin saw; undefined for another admin */
  change(id: string, change: Partial<MenuItem>, version?: number): MenuItem {
    const before = this.find(dishesOf(this.shop), id);
    if (version !== undefined && version !== before.version)
      throw refusal('CONFLICT', 'Someone else has changed this dish');
    const dish = { ...before, ...change, version: before.version + 1 };
    changeDish(this.shop, dish);
    return dish;
  }

  /** Changes a category, and announces it. @param version likewise */
  changeCategory(id: string, change: Partial<Category>, version?: number): Category {
    const before = this.find(categoriesOf(this.shop), id);
    if (version !== undefined && version !== before.version)
      throw refusal('CONFLICT', 'Someone else has changed this category');
    const category = { ...before, ...change, version: before.version + 1 };
    for (const dish of dishesOf(this.shop))
      if (dish.category === before.name) this.change(dish.id, { category: category.name });
    changeCategory(this.shop, category);
    return category;
  }

  private add(dish: MenuItem): MenuItem {
    this.setDishes([...dishesOf(this.shop), dish]);
    changeDish(this.shop, dish);
    return dish;
  }

  private remove(id: string): MenuItem {
    const dish = this.find(dishesOf(this.shop), id);
    removeDish(this.shop, dish);
    return dish;
  }

  private addCategory(name: string): Category {
    if (categoriesOf(this.shop).some((each) => each.name === name)) {
      const message = 'There is already a category with this name.';
      throw refusal('BAD_USER_INPUT', message, [{ field: 'name', message }]);
    }
    const category = aCategory(name);
    this.setCategories([...categoriesOf(this.shop), category]);
    return category;
  }

  removeCategory(id: string): Category {
    const category = this.find(categoriesOf(this.shop), id);
    this.setCategories(categoriesOf(this.shop).filter((each) => each !== category));
    for (const dish of dishesOf(this.shop))
      if (dish.category === category.name) this.change(dish.id, { category: undefined });
    tellOfMenu(this.shop, { kind: 'DELETED', id });
    return category;
  }

  private setDishes(dishes: MenuItem[]): MenuItem[] {
    this.shop.answer({ menu: dishes });
    return dishes;
  }

  private setCategories(categories: Category[]): Category[] {
    this.shop.answer({ categories });
    return categories;
  }

  private find<Entry extends { id: string }>(list: readonly Entry[], id: string): Entry {
    const entry = list.find((each) => each.id === id);
    if (!entry) throw refusal('NOT_FOUND', 'Not found');
    return entry;
  }
}
