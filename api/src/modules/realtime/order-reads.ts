import DataLoader from 'dataloader';
import type { Order } from '../orders/order.entity.js';
import type { OrdersService, WantedVersions } from '../orders/orders.service.js';
import { whenAvailable } from './when-available.js';

/** Readings at once. What is asked for meanwhile waits and is read together: the more happens, the less each costs. */
const mostAtOnce = 4;

/** What live orders read. */
export class OrderReads {
  private underWay = 0;
  private readonly waiting: (() => void)[] = [];
  /** So that those who follow an order in several ways cost one read. */
  private readonly wanted = new Map<string, Promise<Order[]>>();
  private readonly loader = new DataLoader<WantedVersions, Order[]>((wanted) => this.read(wanted), {
    cache: false,
    maxBatchSize: 500,
    batchScheduleFn: (begin) => {
      if (this.underWay < mostAtOnce) process.nextTick(begin);
      else this.waiting.push(begin);
    },
  });

  constructor(private readonly orders: OrdersService) {}

  /** The order as it is now. */
  present(orderId: string): Promise<Order | null> {
    return whenAvailable(() => this.orders.find(orderId));
  }

  /** See {@link OrdersService.versionsOf}. */
  versions(orderId: string, after: number, upTo: number, since?: Date): Promise<Order[]> {
    const key = `${orderId} ${after} ${upTo} ${since?.getTime() ?? ''}`;
    const underWay = this.wanted.get(key);
    if (underWay) return underWay;
    const found = this.loader.load({ orderId, after, upTo, since }).finally(() => this.wanted.delete(key));
    this.wanted.set(key, found);
    return found;
  }

  private async read(wanted: readonly WantedVersions[]): Promise<Order[][]> {
    this.underWay += 1;
    try {
      return await whenAvailable(() => this.orders.versionsOf(wanted));
    } finally {
      this.underWay -= 1;
      this.waiting.shift()?.();
    }
  }
}
