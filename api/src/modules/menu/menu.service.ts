import { Any, type DataSource } from 'typeorm';
import type { Reads } from '../../platform/replica.js';
import { offeredGroups, type ChoiceGroup, type DishOptions } from './dish-options.js';
import { MenuItem } from './menu-item.entity.js';
import {
  selectDishes,
  selectDishWords,
  selectGroup,
  selectGroups,
  selectMenuVersion,
  selectOptions,
  type MenuPage,
  type VersionedGroup,
} from './menu.queries.js';
import { Category } from './category.entity.js';
import { similarDishes } from './similar-dishes.js';

export class MenuService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly reads: Reads,
  ) {}

  /** The menu, or a page of it, in its order. */
  async list(page: Omit<MenuPage, 'ids' | 'about'> = {}): Promise<MenuItem[]> {
    return this.reads.read(({ dataSource }) => selectDishes(dataSource.manager, page));
  }

  /**
   * The dishes that may be meant by a text that is in no name: those whose category or description has it, or else those
   * with words like it.
   */
  async similar(search: string): Promise<MenuItem[]> {
    return this.reads.read(async ({ dataSource: { manager } }) => {
      const isForCustomers = true;
      const [named] = await selectDishes(manager, { search, isForCustomers, limit: 1 });
      // A full stop is in most descriptions.
      if (named || !/[\p{L}\p{N}]/u.test(search)) return [];
      const described = await selectDishes(manager, { about: search, isForCustomers });
      if (described.length > 0) return described;
      const ids = similarDishes(await selectDishWords(manager), search);
      return ids.length > 0 ? selectDishes(manager, { ids, isForCustomers }) : [];
    });
  }

  /**
   * The categories in their order.
   * @param isForCustomers leaves hidden ones out
   */
  async categories({ isForCustomers = false } = {}): Promise<Category[]> {
    return this.reads.read(({ dataSource }) =>
      dataSource.manager.find(Category, {
        ...(isForCustomers && { where: { isHidden: false } }),
        order: { position: 'ASC', id: 'ASC' },
      }),
    );
  }

  /** Whether customers see no dish of this category. */
  async isHidden(category: string | null): Promise<boolean> {
    return (
      category !== null && this.dataSource.manager.existsBy(Category, { name: category, isHidden: true })
    );
  }

  /** For live messages. */
  async findCategory(id: string): Promise<Category | null> {
    return this.dataSource.manager.findOneBy(Category, { id });
  }

  /** For live messages: rises with every change of the menu. */
  async version(): Promise<number> {
    return (await selectMenuVersion(this.dataSource.manager)) ?? 0;
  }

  /** For live messages; see {@link isHidden}. */
  async find(id: string): Promise<MenuItem | null> {
    return this.dataSource.manager.findOneBy(MenuItem, { id });
  }

  /** In the order in which they were made. */
  async groups(): Promise<VersionedGroup[]> {
    return this.reads.read(({ dataSource }) => selectGroups(dataSource.manager));
  }

  /** For live messages; groups are public. */
  async findGroup(id: string): Promise<VersionedGroup | null> {
    return selectGroup(this.dataSource.manager, id);
  }

  /** The options of each of the dishes. */
  async optionsOf(dishIds: readonly string[]): Promise<DishOptions[][]> {
    return this.reads.read(({ dataSource }) => selectOptions(dataSource.manager, dishIds));
  }

  /** The option groups of each of the dishes, with the dish's own prices, defaults and omissions. */
  async offeredOn(dishIds: readonly string[]): Promise<ChoiceGroup[][]> {
    const [groups, options] = await Promise.all([this.groups(), this.optionsOf(dishIds)]);
    const byId = new Map(groups.map((group) => [group.id, group]));
    return options.map((each) => offeredGroups(each, byId));
  }

  /** Returns those of the paths that are pictures of a dish. */
  async picturesInUse(paths: readonly string[]): Promise<string[]> {
    const items = await this.dataSource.manager.findBy(MenuItem, { image: Any(paths) });
    return items.flatMap(({ image }) => image ?? []);
  }
}
