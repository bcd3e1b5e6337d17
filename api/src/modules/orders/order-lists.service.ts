import type { DataSource, SelectQueryBuilder } from 'typeorm';
import { requireAdmin, requireSignedIn } from '../auth/auth.policy.js';
import type { Viewer } from '../auth/viewer.js';
import type { OrderStatus } from './order-status.js';
import { Order } from './order.entity.js';

interface Page {
  readonly limit: number;
  /** Only orders placed before this one. */
  readonly before?: string | undefined;
}

interface Filter {
  readonly status?: OrderStatus | undefined;
  /** A day in the restaurant's time zone, `2026-11-21`. */
  readonly day?: string | undefined;
  readonly search?: string | undefined;
}

const timeZone = 'Asia/Kolkata';

/** Lists of orders, always newest first. */
export class OrderListsService {
  constructor(private readonly dataSource: DataSource) {}

  async own(viewer: Viewer | null, page: Page): Promise<Order[]> {
    const customer = requireSignedIn(viewer);
    return this.page(page).andWhere('orders.user_id = :userId', { userId: customer.id }).getMany();
  }

  async all(viewer: Viewer | null, page: Page, filter: Filter = {}): Promise<Order[]> {
    requireAdmin(viewer);
    const query = this.page(page);
    if (filter.status) query.andWhere('orders.status = :status', { status: filter.status });
    if (filter.day) {
      query
        .andWhere('orders.created_at >= cast(:day as date)::timestamp at time zone :timeZone')
        .andWhere(`orders.created_at < (cast(:day as date) + interval '1 day') at time zone :timeZone`)
        .setParameters({ day: filter.day, timeZone });
    }
    if (filter.search) {
      query.leftJoin('orders.user', 'customer').andWhere(
        `(strpos(orders.id, lower(:search)) > 0
            or strpos(lower(customer.name), lower(:search)) > 0
            or strpos(lower(customer.email::text), lower(:search)) > 0)`,
        { search: filter.search },
      );
    }
    return query.getMany();
  }

  private page({ limit, before }: Page): SelectQueryBuilder<Order> {
    const query = this.dataSource
      .createQueryBuilder(Order, 'orders')
      .orderBy({ 'orders.createdAt': 'DESC', 'orders.id': 'DESC' })
      .limit(limit);
    if (before) {
      query.andWhere(
        '(orders.created_at, orders.id) < (select created_at, id from orders where id = :before)',
        {
          before,
        },
      );
    }
    return query;
  }
}
