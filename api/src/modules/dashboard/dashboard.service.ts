import type { Counts } from '../../platform/counts.js';
import { requireAdmin } from '../auth/auth.policy.js';
import type { Viewer } from '../auth/viewer.js';
import { orderStatuses, type OrderStatus } from '../orders/order-status.js';

export interface Summary {
  readonly totalUsers: number;
  readonly totalOrders: number;
  readonly totalMenuItems: number;
  readonly pendingOrders: number;
  readonly deliveredOrders: number;
  /** When they were counted, by the database's clock. */
  readonly asOf: Date;
}

/** What an admin sees first. Its cost does not grow with the shop. */
export class DashboardService {
  constructor(private readonly counts: Counts) {}

  /** @throws {DomainError} `UNAUTHENTICATED`, `FORBIDDEN` */
  message(viewer: Viewer | null): string {
    return `Welcome back, ${requireAdmin(viewer).name}!`;
  }

  /** @throws {DomainError} `UNAUTHENTICATED`, `FORBIDDEN` */
  async summary(viewer: Viewer | null): Promise<Summary> {
    requireAdmin(viewer);
    return this.currentSummary();
  }

  /** For live messages, which are read once for all who watch. */
  async currentSummary(): Promise<Summary> {
    const { values, asOf } = await this.counts.read();
    const count = (name: string) => values.get(name) ?? 0;
    const inStatus = (status: OrderStatus) => count(`orders.${status}`);
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
