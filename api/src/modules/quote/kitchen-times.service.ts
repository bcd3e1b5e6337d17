import type { DataSource, EntityManager } from 'typeorm';
import type { Logger } from '../../platform/log.js';
import type { Reads } from '../../platform/replica.js';
import type { RestaurantService } from '../restaurant/restaurant.service.js';
import { KitchenHistory, type DeliveredOrder } from './kitchen-history.js';
import type { Kitchen } from './promised-times.js';

const historyMs = 3_600_000;
const loadMs = 5000;
/** An older load is read again before it is used, as after a quiet hour. */
const oldestLoadMs = 10_000;

/** Reads the orders of the kitchen. */
export interface OrderHistory {
  /** How many orders the kitchen has not finished. */
  readonly selectLoad: (manager: EntityManager) => Promise<number>;
  /** The last orders that customers got. */
  readonly selectPastOrders: (manager: EntityManager) => Promise<DeliveredOrder[]>;
}

interface Dependencies {
  readonly dataSource: DataSource;
  readonly orders: OrderHistory;
  readonly reads: Reads;
  readonly restaurant: RestaurantService;
  readonly log: Logger;
  /** Milliseconds. */
  readonly clock?: () => number;
}

/** What this process knows of the kitchen: its load, at most {@link oldestLoadMs} old, and its history. */
export class KitchenTimes {
  private readonly history: Refreshed<KitchenHistory>;
  private readonly load: Refreshed<number>;

  private readonly selectLoad: OrderHistory['selectLoad'];

  constructor({ dataSource, orders, reads, restaurant, log, clock = () => performance.now() }: Dependencies) {
    this.selectLoad = orders.selectLoad;
    this.history = new Refreshed({ maxAgeMs: historyMs, log, clock }, new KitchenHistory([]), async () => {
      const past = await reads.read((source) => orders.selectPastOrders(source.dataSource.manager));
      const { deliveryZones } = await restaurant.latest();
      const extraOf = new Map(deliveryZones.map(({ name, extraMinutes = 0 }) => [name, extraMinutes]));
      return new KitchenHistory(
        past.flatMap(({ deliveryZone, minutes, ...order }) => {
          const extra = deliveryZone === null ? 0 : extraOf.get(deliveryZone);
          // The extra minutes of a zone that was renamed or removed are unknown.
          return extra === undefined ? [] : [{ ...order, minutes: Math.max(0, minutes - extra) }];
        }),
      );
    });
    this.load = new Refreshed({ maxAgeMs: loadMs, log, clock }, 0, () =>
      orders.selectLoad(dataSource.manager),
    );
  }

  /** Reads both for the first time. Until then, no history and no load are known. */
  async warmUp(): Promise<void> {
    await Promise.all([this.history.refresh(), this.load.refresh()]);
  }

  /** @param tx reads an old load on its own connection, as all others may be in use by transactions that wait */
  async current(tx?: EntityManager): Promise<Kitchen> {
    const isOld = this.load.ageMs() > oldestLoadMs;
    if (isOld && tx) return { history: this.history.get(), load: await this.selectLoad(tx) };
    if (isOld) await this.load.refresh();
    return { history: this.history.get(), load: this.load.get() };
  }
}

/** A value that is read again in the background when it is asked for and old. */
class Refreshed<T> {
  private readAt = Number.NEGATIVE_INFINITY;
  private triedAt = Number.NEGATIVE_INFINITY;
  private reading: Promise<void> | undefined;

  constructor(
    private readonly options: {
      readonly maxAgeMs: number;
      readonly log: Logger;
      readonly clock: () => number;
    },
    private value: T,
    private readonly read: () => Promise<T>,
  ) {}

  get(): T {
    const { clock, maxAgeMs } = this.options;
    if (clock() - this.triedAt > maxAgeMs) void this.refresh();
    return this.value;
  }

  ageMs(): number {
    return this.options.clock() - this.readAt;
  }

  /** Reads once for all who ask during the read. */
  refresh(): Promise<void> {
    this.reading ??= this.readAgain().finally(() => {
      this.reading = undefined;
    });
    return this.reading;
  }

  private async readAgain(): Promise<void> {
    const begunAt = this.options.clock();
    this.triedAt = begunAt;
    try {
      this.value = await this.read();
      this.readAt = begunAt;
    } catch (error) {
      this.options.log.warn(
        { err: error },
        'the kitchen could not be read for promised times, will try again',
      );
    }
  }
}
