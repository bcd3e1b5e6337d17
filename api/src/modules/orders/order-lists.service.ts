import type { DataSource, EntityManager } from 'typeorm';
import { batched } from '../../platform/batched.js';
import { withAsciiDigits } from '../../platform/indic-digits.js';
import type { Direction, Page } from '../../platform/paging.js';
import type { Reads, ReadSource } from '../../platform/replica.js';
import { requirePermission } from '../auth/auth.policy.js';
import { can } from '../auth/permissions.js';
import type { Viewer } from '../auth/viewer.js';
import type { Order } from './order.entity.js';
import {
  countOrdersOf,
  countPending,
  maxLater,
  searchAllOrders,
  searchByIdOrPhone,
  searchCustomers,
  searchOrdersOfCustomers,
  selectFirstOf,
  selectLaterOrders,
  selectMostSold,
  selectNewestOfEach,
  selectOrdersPage,
  selectOwnBefore,
  type Newest,
  type OrderFilter,
  type OrderPage,
  type OrderSearch,
} from './orders.queries.js';

interface Filter extends OrderFilter {
  /**
   * Literal, case-insensitive substring of the order id or the customer's name; for viewers who may see them, also of the
   * e-mail address, or digits of the phone number.
   */
  readonly search?: string | undefined;
}

/** Dishes that sold less than this in so many days are no bestsellers. */
const bestselling = { days: 30, minOrders: 10 };

/** Above this number of matching customers, scanning all orders finds a page faster than querying by customer. */
const fewCustomers = 1000;

/** Lists orders, newest first by default. */
export class OrderListsService {
  private readonly newestOf: (requested: Newest) => Promise<Order[]>;

  constructor(
    private readonly dataSource: DataSource,
    private readonly reads: Reads,
  ) {
    this.newestOf = batched((requested: readonly Newest[]) =>
      selectNewestOfEach(dataSource.manager, requested),
    );
  }

  /** The numbers of a customer's orders, without a permission check. */
  readonly countOf = batched((customerIds: readonly string[]) =>
    countOrdersOf(this.dataSource.manager, customerIds),
  );

  /** Ids of the dishes that sell best, the most sold first; some may be off the menu. For the worker. */
  async bestselling(): Promise<string[]> {
    return this.reads.read(({ dataSource }) => selectMostSold(dataSource.manager, bestselling));
  }

  /** The viewer's own orders. */
  async own(viewer: Viewer | null, page: Page): Promise<Order[]> {
    const { id } = requirePermission(viewer, 'ORDER');
    const { limit, before } = page;
    return before
      ? selectOwnBefore(this.dataSource.manager, id, { limit, before })
      : this.newestOf({ userId: id, limit });
  }

  /** Open orders for later, the one that the kitchen begins with first at the start. */
  async later(viewer: Viewer | null, filter: Filter = {}): Promise<Order[]> {
    requirePermission(viewer, 'VIEW_ORDERS');
    const later = await selectLaterOrders(this.dataSource.manager);
    if (Object.values(filter).every((value) => value === undefined)) return later;
    const ids = filter.ids ?? later.map(({ id }) => id);
    const matching = await this.all(viewer, { limit: maxLater }, { ...filter, ids });
    const found = new Set(matching.map(({ id }) => id));
    return later.filter(({ id }) => found.has(id));
  }

  async countPending(viewer: Viewer | null): Promise<number> {
    requirePermission(viewer, 'VIEW_ORDERS');
    return countPending(this.dataSource.manager);
  }

  async all(
    viewer: Viewer | null,
    page: Page,
    { search, ...filter }: Filter = {},
    direction: Direction = 'DESC',
  ): Promise<Order[]> {
    requirePermission(viewer, 'VIEW_ORDERS');
    const { manager } = this.dataSource;
    const requested = { ...page, ...filter, direction };
    const name = nameIn(search);
    if (!search || name) return selectOrdersPage(manager, { ...requested, name });
    const searched = { text: search, inContacts: can(viewer, 'VIEW_CONTACTS') };
    const find = ({ dataSource }: ReadSource) => findIds(dataSource.manager, searched, requested);
    // A replica may lack orders that are asked for by id, or the cursor's. The rows always come from the primary.
    const isOfKnown = page.before !== undefined || filter.ids !== undefined;
    const ids = isOfKnown ? await find({ dataSource: this.dataSource }) : await this.reads.read(find);
    return selectFirstOf(manager, ids, requested);
  }
}

/**
 * What people call an order, in a search: its number such as `#47` or, if it has none, the end of its id. Up to three digits
 * are a number without the hash, too: very many ids and phone numbers contain them.
 */
function nameIn(search = ''): OrderFilter['name'] {
  const text = withAsciiDigits(search).toLowerCase();
  const number = /^(?:#(\d{1,9})|(\d{1,3}))$/.exec(text);
  const idEnd = /^#([0-9a-f]{6})$/.exec(text)?.[1];
  if (!number && idEnd === undefined) return undefined;
  return { number: number ? Number(number[1] ?? number[2]) : null, idEnd: idEnd ?? null };
}

/** Ids of a superset of one page of the orders that match a search. */
async function findIds(manager: EntityManager, search: OrderSearch, page: OrderPage): Promise<string[]> {
  const customers = await searchCustomers(manager, search, fewCustomers + 1);
  if (customers.length > fewCustomers) return searchAllOrders(manager, search, page);
  const found = await Promise.all([
    searchByIdOrPhone(manager, search, page),
    searchOrdersOfCustomers(manager, customers, page),
  ]);
  return found.flat();
}
