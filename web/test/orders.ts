import { dayOf } from '../src/shared/lib/time-zone';
import { anOrder, minutesFromNow, now } from './factories';
import type { Order, OrderFilter, QueryOrdersArgs } from './generated/schema';
import { refusal, type ShopServer } from './shop-server';

function matches({ id, user, status, placedAt }: Order, { search, openOnly, ...filter }: OrderFilter) {
  if (filter.status && status !== filter.status) return false;
  if (openOnly && (status === 'DELIVERED' || status === 'CANCELLED')) return false;
  if (filter.day && dayOf(placedAt) !== filter.day) return false;
  return `${id} ${user?.name} ${user?.email}`.toLowerCase().includes(search?.toLowerCase() ?? '');
}

/** The orders of a shop, which customers and staff change while a screen shows them. */
export class OrderBook {
  /** @param orders oldest first */
  constructor(
    readonly shop: ShopServer,
    private orders: Order[] = [],
  ) {
    shop.answer({
      orders: (args) => this.page(args),
      order: ({ id }) => this.find(id),
      updateOrderStatus: ({ id, status }) => this.change(id, { status }),
    });
  }

  /** Places an order, and announces it. */
  place(order: Partial<Order> = {}): Order {
    // Each later than the one before.
    const placed = anOrder({ placedAt: minutesFromNow(this.orders.length / 100 - 5), ...order });
    this.orders = [...this.orders, placed];
    this.shop.publish('orderFeed', { kind: 'PLACED', order: placed });
    this.shop.publish('myOrdersUpdated', placed);
    return placed;
  }

  /** Changes an order, and announces it. @param by who */
  change(id: string, change: Partial<Order>, by = 'Leela Das'): Order {
    const before = this.find(id);
    const { status = before.status } = change;
    const step = { from: before.status, to: status, at: now.toISOString(), by };
    const history = status === before.status ? before.history : [...before.history, step];
    const order = { ...before, history, version: before.version + 1, ...change };
    this.orders = this.orders.map((each) => (each.id === id ? order : each));
    this.shop.publish('orderFeed', { kind: 'CHANGED', order });
    this.shop.publish('orderUpdated', order);
    this.shop.publish('myOrdersUpdated', order);
    return order;
  }

  find(id: string): Order {
    const order = this.orders.find((each) => each.id === id);
    if (!order) throw refusal('NOT_FOUND', 'Order not found');
    return order;
  }

  private page({ first, after, filter, sort }: QueryOrdersArgs) {
    const sorted = sort === 'OLDEST_FIRST' ? this.orders : this.orders.toReversed();
    const all = sorted.filter((order) => matches(order, filter ?? {}));
    const start = after ? all.findIndex(({ id }) => id === after) + 1 : 0;
    const nodes = all.slice(start, start + (first ?? 20));
    const hasNextPage = start + nodes.length < all.length;
    return { nodes, pageInfo: { hasNextPage, endCursor: nodes.at(-1)?.id ?? null } };
  }
}
