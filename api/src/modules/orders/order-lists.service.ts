import type { DataSource, SelectQueryBuilder } from 'typeorm';
import { batched } from '../../platform/batched.js';
import { byTime, type Direction, type Page } from '../../platform/paging.js';
import { runPrepared } from '../../platform/prepared.js';
import type { Reads, ReadSource } from '../../platform/replica.js';
import { requirePermission } from '../auth/auth.policy.js';
import { User } from '../auth/user.entity.js';
import type { Viewer } from '../auth/viewer.js';
import { timeZone } from '../restaurant/time-zone.js';
import { newestOfEach, ownBefore, type NewestOrders, type OrderWithLines } from './order-rows.js';
import { insideId, patternOf } from './order-search.js';
import { openStatuses, type OrderStatus } from './order-status.js';
import { Order } from './order.entity.js';

interface Filter {
  readonly status?: OrderStatus | undefined;
  /** Neither delivered nor cancelled. */
  readonly openOnly?: boolean | undefined;
  /** A day in the restaurant's time zone, `2026-11-21`. */
  readonly day?: string | undefined;
  /** Literal text inside order id, customer's name or e-mail, in any case. */
  readonly search?: string | undefined;
}

/** Which orders, and in which direction of time. */
interface Wanted extends Filter {
  readonly direction: Direction;
}

interface Newest {
  readonly customerId: string;
  readonly limit: number;
}

/** If more customers than this match, their orders are so many that looking through all of them finds a page sooner. */
const fewCustomers = 1000;

/** A literal, so that the planner sees that the partial index `orders_open_idx` holds them. */
const isOpen = `orders.status in (${openStatuses.map((status) => `'${status}'`).join(', ')})`;

/** Lists of orders, newest first unless the other direction is asked for. */
export class OrderListsService {
  private readonly newestOf = batched((wanted: readonly Newest[]) => this.newestOfEach(wanted));

  constructor(
    private readonly dataSource: DataSource,
    private readonly reads: Reads,
  ) {}

  /** The viewer's own. */
  async own(viewer: Viewer | null, page: Page): Promise<OrderWithLines[]> {
    const { id } = requirePermission(viewer, 'ORDER');
    const { limit, before } = page;
    return before
      ? runPrepared<OrderWithLines>(this.dataSource, ownBefore, [id, limit, before])
      : this.newestOf({ customerId: id, limit });
  }

  async all(
    viewer: Viewer | null,
    page: Page,
    filter: Filter = {},
    direction: Direction = 'DESC',
  ): Promise<Order[]> {
    requirePermission(viewer, 'VIEW_ORDERS');
    const { search } = filter;
    const wanted = { ...filter, direction };
    if (!search) return this.page(this.dataSource, page, wanted).getMany();
    const find = ({ dataSource }: ReadSource) => this.find(dataSource, page, wanted, search);
    // A replica may not have the order that the page goes on after. What is shown of those found is as it is now.
    const ids = page.before ? await find({ dataSource: this.dataSource }) : await this.reads.read(find);
    return this.dataSource
      .createQueryBuilder(Order, 'orders')
      .where('orders.id = any(:ids)', { ids })
      .orderBy({ 'orders.createdAt': direction, 'orders.id': direction })
      .limit(page.limit)
      .getMany();
  }

  private async newestOfEach(wanted: readonly Newest[]): Promise<OrderWithLines[][]> {
    const rows = await runPrepared<NewestOrders>(this.dataSource, newestOfEach, [
      wanted.map(({ customerId }) => customerId),
      wanted.map(({ limit }) => limit),
    ]);
    return rows.map(({ orders }) =>
      (orders ?? []).map((order) => ({ ...order, createdAt: new Date(order.createdAt) })),
    );
  }

  /** The ids of what an admin searches, and perhaps some more. */
  private async find(from: DataSource, page: Page, wanted: Wanted, search: string): Promise<string[]> {
    const customers = await this.customersLike(from, search);
    if (customers.length > fewCustomers) return this.amongAll(from, page, wanted, search);
    const found = await Promise.all([
      this.withIdLike(from, page, wanted, search),
      this.ofCustomers(from, page, wanted, customers),
    ]);
    return found.flat();
  }

  private page(
    from: DataSource,
    page: Page,
    { status, openOnly, day, direction }: Wanted,
  ): SelectQueryBuilder<Order> {
    const query = byTime(from.createQueryBuilder(Order, 'orders'), page, direction);
    if (status) query.andWhere('orders.status = :status', { status });
    if (openOnly) query.andWhere(isOpen);
    if (day) {
      query
        .andWhere('orders.created_at >= cast(:day as date)::timestamp at time zone :timeZone')
        .andWhere(`orders.created_at < (cast(:day as date) + interval '1 day') at time zone :timeZone`)
        .setParameters({ day, timeZone });
    }
    return query;
  }

  /** At most one more than {@link fewCustomers}. */
  private async customersLike(from: DataSource, search: string): Promise<string[]> {
    // Materialized: a limit that the planner knows of would tempt it to read the whole table in search of rare matches.
    const rows = await from.query<{ id: string }[]>(
      `with matching as materialized (select id from users where name ilike $1 or email::text ilike $1)
       select id from matching limit $2`,
      [patternOf(search), fewCustomers + 1],
    );
    return rows.map(({ id }) => id);
  }

  private async withIdLike(from: DataSource, page: Page, wanted: Wanted, search: string): Promise<string[]> {
    const inId = insideId('orders.id', search);
    if (!inId) return [];
    const orders = await this.page(from, page, wanted)
      .select('orders.id')
      .andWhere(inId.sql, { inId: inId.text })
      .getMany();
    return orders.map(({ id }) => id);
  }

  /** Of each customer the first orders, by the index on customer and time; then the first of those. */
  private async ofCustomers(
    from: DataSource,
    page: Page,
    wanted: Wanted,
    customers: readonly string[],
  ): Promise<string[]> {
    if (customers.length === 0) return [];
    const { direction } = wanted;
    const [firstOfOne, parameters] = this.page(from, page, wanted)
      .select('orders.id', 'id')
      .addSelect('orders.created_at', 'created_at')
      .andWhere('orders.user_id = customer.id')
      .getQueryAndParameters();
    const rows = await from.query<{ id: string }[]>(
      `select found.id
       from unnest($${parameters.length + 1}::bpchar[]) as customer (id) cross join lateral (${firstOfOne}) found
       order by found.created_at ${direction}, found.id ${direction}
       limit $${parameters.length + 2}`,
      [...parameters, customers, page.limit],
    );
    return rows.map(({ id }) => id);
  }

  private async amongAll(from: DataSource, page: Page, wanted: Wanted, search: string): Promise<string[]> {
    const inId = insideId('orders.id', search);
    const conditions = ['customer.name ilike :inName', 'customer.email::text ilike :inName', inId?.sql];
    const orders = await this.page(from, page, wanted)
      .select('orders.id')
      .leftJoin(User, 'customer', 'customer.id = orders.user_id')
      .andWhere(`(${conditions.filter(Boolean).join(' or ')})`, {
        inName: patternOf(search),
        inId: inId?.text,
      })
      .getMany();
    return orders.map(({ id }) => id);
  }
}
