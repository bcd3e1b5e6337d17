import { Any, type DataSource } from 'typeorm';
import type { Reads } from '../../platform/replica.js';
import { Category } from './category.entity.js';
import { MenuItem } from './menu-item.entity.js';
import { selectDishes, selectMenuVersion, type MenuPage } from './menu.queries.js';

export class MenuService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly reads: Reads,
  ) {}

  /** The menu, or a page of it, in its order. */
  async list(page: MenuPage = {}): Promise<MenuItem[]> {
    return this.reads.read(({ dataSource }) => selectDishes(dataSource.manager, page));
  }

  /** The categories in their order, hidden ones included. */
  async categories(): Promise<Category[]> {
    return this.reads.read(({ dataSource }) =>
      dataSource.manager.find(Category, { order: { position: 'ASC', id: 'ASC' } }),
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
