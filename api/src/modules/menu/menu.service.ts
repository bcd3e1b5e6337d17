import { Any, type DataSource } from 'typeorm';
import type { Reads } from '../../platform/replica.js';
import { MenuItem } from './menu-item.entity.js';
import { selectDishes, type MenuPage } from './menu.queries.js';

export class MenuService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly reads: Reads,
  ) {}

  /** The menu, or a page of it, in order of creation. */
  async list(page: MenuPage = {}): Promise<MenuItem[]> {
    return this.reads.read(({ dataSource }) => selectDishes(dataSource.manager, page));
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
