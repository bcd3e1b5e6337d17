import type { DataSource, EntityManager } from 'typeorm';
import { batched } from '../../platform/batched.js';
import type { Direction, Page } from '../../platform/paging.js';
import type { Reads, ReadSource } from '../../platform/replica.js';
import { requirePermission } from '../auth/auth.policy.js';
import type { Viewer } from '../auth/viewer.js';
import type { Order } from './order.entity.js';
import {
  searchAllOrders,
  searchCustomers,
  searchOrderIds,
  searchOrdersOfCustomers,
  selectFirstOf,
  selectNewestOfEach,
  selectOrdersPage,
  selectOwnBefore,
  type Newest,
  type OrderFilter,
  type OrderPage,
  type OrderWithLines,
} from './orders.queries.js';

interface Filter extends OrderFilter {
  /** Literal text inside order id, customer's name or e-mail, in any case. */
  readonly search?: string | undefined;
}

/** If more customers than this match, their orders are so many that looking through all of them finds a page sooner. */
const fewCustomers = 1000;

export const hasLines = (order: Order): order is OrderWithLines => 'lines' in order;

/** Lists of orders, newest first unless the other direction is asked for. */
export class OrderListsService {
  private readonly newestOf: (wanted: Newest) => Promise<OrderWithLines[]>;

  constructor(
    private readonly dataSource: DataSource,
    private readonly reads: Reads,
  ) {
    this.newestOf = batched((wanted: readonly Newest[]) => selectNewestOfEach(dataSource.manager, wanted));
  }

  /** The viewer's own. */
  async own(viewer: Viewer | null, page: Page): Promise<OrderWithLines[]> {
    const { id } = requirePermission(viewer, 'ORDER');
    const { limit, before } = page;
    return before
      ? selectOwnBefore(this.dataSource.manager, id, { limit, before })
      : this.newestOf({ customerId: id, limit });
  }

  async all(
    viewer: Viewer | null,
    page: Page,
    { search, ...filter }: Filter = {},
    direction: Direction = 'DESC',
  ): Promise<Order[]> {
    requirePermission(viewer, 'VIEW_ORDERS');
    const { manager } = this.dataSource;
    const wanted = { ...page, ...filter, direction };
    if (!search) return selectOrdersPage(manager, wanted);
    const find = ({ dataSource }: ReadSource) => findIds(dataSource.manager, search, wanted);
    // A replica may not have the order that the page goes on after. What is shown of those found is as it is now.
    const ids = page.before ? await find({ dataSource: this.dataSource }) : await this.reads.read(find);
    return selectFirstOf(manager, ids, wanted);
  }
}

/** The ids of a page of the orders that match a search, and perhaps some more. */
async function findIds(manager: EntityManager, search: string, page: OrderPage): Promise<string[]> {
  const customers = await searchCustomers(manager, search, fewCustomers + 1);
  if (customers.length > fewCustomers) return searchAllOrders(manager, search, page);
  const found = await Promise.all([
    searchOrderIds(manager, search, page),
    searchOrdersOfCustomers(manager, customers, page),
  ]);
  return found.flat();
}
