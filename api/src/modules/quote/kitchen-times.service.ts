import type { DataSource } from 'typeorm';
import type { Logger } from '../../platform/log.js';
import type { Reads } from '../../platform/replica.js';
import type { RestaurantService } from '../restaurant/restaurant.service.js';
import { KitchenHistory } from './kitchen-history.js';
import { selectLoad, selectPastOrders } from './quote.queries.js';
import type { Kitchen } from './promised-times.js';

const historyMs = 3_600_000;
const loadMs = 5000;

/** What this process knows of the kitchen: its load, at most seconds old, and its history. */
export class KitchenTimes {
  private readonly history: Refreshed<KitchenHistory>;
  private readonly load: Refreshed<number>;

  constructor(dataSource: DataSource, reads: Reads, restaurant: RestaurantService, log: Logger) {
    this.history = new Refreshed(historyMs, new KitchenHistory([]), log, async () => {
      const past = await reads.read((source) => selectPastOrders(source.dataSource.manager));
      const { deliveryZones } = await restaurant.current();
      const extraOf = new Map(deliveryZones.map(({ name, extraMinutes = 0 }) => [name, extraMinutes]));
      return new KitchenHistory(
        past.map(({ deliveryZone, minutes, ...order }) => ({
          ...order,
          minutes: Math.max(0, minutes - (extraOf.get(deliveryZone ?? '') ?? 0)),
        })),
      );
    });
    this.load = new Refreshed(loadMs, 0, log, () => selectLoad(dataSource.manager));
  }

  /** Reads both for the first time. Until then, no history and no load are known. */
  async warmUp(): Promise<void> {
    await Promise.all([this.history.refresh(), this.load.refresh()]);
  }

  /** Never waits for the database, as transactions call it. */
  current(): Kitchen {
    return { history: this.history.get(), load: this.load.get() };
  }
}

/** A value that is read again in the background when it is asked for and old. */
class Refreshed<T> {
  private readAt = Number.NEGATIVE_INFINITY;

  constructor(
    private readonly maxAgeMs: number,
    private value: T,
    private readonly log: Logger,
    private readonly read: () => Promise<T>,
  ) {}

  get(): T {
    if (performance.now() - this.readAt > this.maxAgeMs) void this.refresh();
    return this.value;
  }

  async refresh(): Promise<void> {
    this.readAt = performance.now();
    try {
      this.value = await this.read();
    } catch (error) {
      this.log.warn({ err: error }, 'the kitchen could not be read for promised times, will try again');
    }
  }
}
