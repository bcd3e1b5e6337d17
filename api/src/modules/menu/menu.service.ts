import type { DataSource } from 'typeorm';
import { byTime } from '../../platform/paging.js';
import type { Reads } from '../../platform/replica.js';
import { MenuItem } from './menu-item.entity.js';

interface MenuPage {
  /** Literal text inside the name, in any case. */
  readonly search?: string | undefined;
  /** Without one, every dish. */
  readonly limit?: number | undefined;
  /** Id of a dish: the page starts behind it. */
  readonly after?: string | undefined;
  /** Id of a dish: the page ends just before it. */
  readonly before?: string | undefined;
}

export class MenuService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly reads: Reads,
  ) {}

  /** The menu, or a page of it, in the order in which its dishes were added. */
  async list(page: MenuPage = {}): Promise<MenuItem[]> {
    return this.reads.read(({ dataSource }) => this.listFrom(dataSource, page));
  }

  private async listFrom(
    dataSource: DataSource,
    { search, limit, after, before }: MenuPage,
  ): Promise<MenuItem[]> {
    const isBackward = before !== undefined && after === undefined;
    const query = byTime(
      dataSource.createQueryBuilder(MenuItem, 'item'),
      { limit, before: isBackward ? before : after },
      isBackward ? 'DESC' : 'ASC',
    );
    if (search) query.andWhere('strpos(lower(item.name), lower(:search)) > 0', { search });
    if (after && before) {
      const end = '(select created_at, id from menu_items where id = :end)';
      query.andWhere(`(item.created_at, item.id) < ${end}`, { end: before });
    }
    const items = await query.getMany();
    return isBackward ? items.toReversed() : items;
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
