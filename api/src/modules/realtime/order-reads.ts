import DataLoader from 'dataloader';
import type { Order } from '../orders/order.entity.js';
import type { OrdersService, RequestedVersions } from '../orders/orders.service.js';

/** Maximum of concurrent queries. Further reads are combined into the next query, so batches grow with the load. */
const maxQueries = 4;
const maxBatchSize = 500;

/** Reads versions of orders for live topics, many orders in one query. */
export class OrderReads {
  private queries = 0;
  private readonly waiting: (() => void)[] = [];
  /** Shares one read between channels that follow the same order. */
  private readonly inFlight = new Map<string, Promise<Order[]>>();
  private readonly loader = new DataLoader<RequestedVersions, Order[]>((requested) => this.read(requested), {
    cache: false,
    maxBatchSize,
    batchScheduleFn: (begin) => {
      if (this.queries < maxQueries) process.nextTick(begin);
      else this.waiting.push(begin);
    },
  });

  constructor(private readonly orders: OrdersService) {}

  /** See {@link OrdersService.versionsOf}. */
  versions(requested: RequestedVersions): Promise<Order[]> {
    const { orderId, after, upTo, since } = requested;
    const key = `${orderId} ${after} ${upTo} ${since?.getTime() ?? ''}`;
    const inFlight = this.inFlight.get(key);
    if (inFlight) return inFlight;
    const versions = this.loader.load(requested).finally(() => this.inFlight.delete(key));
    this.inFlight.set(key, versions);
    return versions;
  }

  private async read(requested: readonly RequestedVersions[]): Promise<Order[][]> {
    this.queries += 1;
    try {
      return await this.orders.versionsOf(requested);
    } finally {
      this.queries -= 1;
      this.waiting.shift()?.();
    }
  }
}
