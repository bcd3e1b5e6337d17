import type { DataSource, EntityManager } from 'typeorm';
import { newestFirst, type Page } from '../../platform/paging.js';
import type { Reads } from '../../platform/replica.js';
import { MenuItem } from './menu-item.entity.js';

/** Without a limit the whole of it. */
interface MenuPage extends Partial<Page> {
  readonly search?: string | undefined;
}

export class MenuService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly reads: Reads,
  ) {}

  /** The menu, or the newest of it, in the order in which it was made. `search` is literal text inside the name, in any case. */
  async list(page: MenuPage = {}): Promise<MenuItem[]> {
    return this.reads.read(({ dataSource }) => this.listFrom(dataSource, page));
  }

  private async listFrom(dataSource: DataSource, { search, ...page }: MenuPage): Promise<MenuItem[]> {
    const query = newestFirst(dataSource.createQueryBuilder(MenuItem, 'item'), page);
    if (search) query.andWhere('strpos(lower(item.name), lower(:search)) > 0', { search });
    return (await query.getMany()).toReversed();
  }

  /** The dishes with these ids that are on the menu. */
  async byIds(manager: EntityManager, ids: readonly string[]): Promise<MenuItem[]> {
    return manager.createQueryBuilder(MenuItem, 'item').where('item.id = any(:ids)', { ids }).getMany();
  }

  /** For live messages, which are everybody's. */
  async find(id: string): Promise<MenuItem | null> {
    return this.dataSource.manager.findOneBy(MenuItem, { id });
  }

  /** Which of these paths are the picture of a dish. */
  async picturesInUse(paths: readonly string[]): Promise<string[]> {
    const items = await this.dataSource
      .createQueryBuilder(MenuItem, 'item')
      .where('item.image = any(:paths)', { paths })
      .getMany();
    return items.flatMap(({ image }) => image ?? []);
  }
}
