import type { DataSource, EntityManager } from 'typeorm';
import type { Reads } from '../../platform/replica.js';
import { MenuItem } from './menu-item.entity.js';

interface MenuPage {
  readonly search?: string | undefined;
  readonly limit?: number | undefined;
  /** Only dishes that were added before this one. */
  readonly before?: string | undefined;
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

  private async listFrom(dataSource: DataSource, { search, limit, before }: MenuPage): Promise<MenuItem[]> {
    const query = dataSource.createQueryBuilder(MenuItem, 'item').orderBy({ created_at: 'DESC', id: 'DESC' });
    if (search) query.andWhere('strpos(lower(item.name), lower(:search)) > 0', { search });
    if (before) {
      query.andWhere(
        '(item.created_at, item.id) < (select created_at, id from menu_items where id = :before)',
        {
          before,
        },
      );
    }
    if (limit) query.limit(limit);
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
