import { Any, type DataSource } from 'typeorm';
import type { Reads } from '../../platform/replica.js';
import { MenuItem } from './menu-item.entity.js';
import { selectDishes, selectDishWords, type MenuPage } from './menu.queries.js';
import { similarDishes } from './similar-dishes.js';

interface ListOptions extends Omit<MenuPage, 'search'> {
  readonly search?: string | undefined;
}

export class MenuService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly reads: Reads,
  ) {}

  /** The menu, or a page of it, in order of creation. A search that finds nothing forgives typing mistakes. */
  async list({ search, ...page }: ListOptions = {}): Promise<MenuItem[]> {
    return this.reads.read(async ({ dataSource: { manager } }) => {
      if (!search) return selectDishes(manager, page);
      const text = search.normalize();
      const found = await selectDishes(manager, { ...page, search: { text, similar: [] } });
      if (found.length > 0) return found;
      const similar = similarDishes(await selectDishWords(manager), text);
      return similar.length > 0 ? selectDishes(manager, { ...page, search: { text, similar } }) : found;
    });
  }

  /** For live messages; dishes are public. */
  async find(id: string): Promise<MenuItem | null> {
    return this.dataSource.manager.findOneBy(MenuItem, { id });
  }

  /** Returns those of the paths that are pictures of a dish. */
  async picturesInUse(paths: readonly string[]): Promise<string[]> {
    const items = await this.dataSource.manager.findBy(MenuItem, { image: Any(paths) });
    return items.flatMap(({ image }) => image ?? []);
  }
}
