import type { Measures } from '../../platform/measures.js';
import type { Reads, ReadSource } from '../../platform/replica.js';
import { requirePermission } from '../auth/auth.policy.js';
import type { Viewer } from '../auth/viewer.js';
import { localTimeOf, startOfDay } from '../bookings/booking-times.js';
import { orderStatuses, type OrderStatus } from '../orders/order-status.js';
import { selectDay, type Day } from './day.queries.js';
import { say } from './dashboard.sentences.js';
import type { Sentence } from '../../platform/sentences.js';

export interface Summary {
  readonly totalUsers: number;
  readonly totalOrders: number;
  readonly totalMenuItems: number;
  readonly pendingOrders: number;
  readonly deliveredOrders: number;
  /** Time of the count, by the database's clock. */
  readonly asOf: Date;
}

/** Of one day at the restaurant; sales are in paise. */
export type DayFigures = Day & { readonly day: string };

/** Figures of the admin's start page. Their cost does not grow with the shop. */
export class DashboardService {
  constructor(
    private readonly measures: Measures,
    private readonly reads: Reads,
    private readonly clock: () => Date,
  ) {}

  /** @throws {DomainError} `UNAUTHENTICATED`, `FORBIDDEN` */
  message(viewer: Viewer | null): Sentence {
    return say.welcome({ name: requirePermission(viewer, 'VIEW_DASHBOARD').name });
  }

  /**
   * The figures, with replicas possibly slightly old; `asOf` is their time.
   * @throws {DomainError} `UNAUTHENTICATED`, `FORBIDDEN`
   */
  async summary(viewer: Viewer | null): Promise<Summary> {
    requirePermission(viewer, 'VIEW_DASHBOARD');
    return this.reads.read((source) => this.currentSummary(source));
  }

  /**
   * What was ordered since midnight, with replicas possibly slightly old.
   * @throws {DomainError} `UNAUTHENTICATED`, `FORBIDDEN`
   */
  async today(viewer: Viewer | null): Promise<DayFigures> {
    requirePermission(viewer, 'VIEW_DASHBOARD');
    const now = this.clock();
    const day = await this.reads.read(({ dataSource }) => selectDay(dataSource.manager, startOfDay(now)));
    return { ...day, day: localTimeOf(now).date };
  }

  /** For live messages, which need one read for all subscribers. */
  async currentSummary(from?: ReadSource): Promise<Summary> {
    const { of: count, asOf } = await this.measures.read(from);
    const inStatus = (status: OrderStatus) => count('orders', status);
    return {
      totalUsers: count('users'),
      totalOrders: orderStatuses.reduce((total, status) => total + inStatus(status), 0),
      totalMenuItems: count('menu_items'),
      pendingOrders: inStatus('Pending'),
      deliveredOrders: inStatus('Delivered'),
      asOf,
    };
  }
}
