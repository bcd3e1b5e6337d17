import type { DataSource, EntityManager } from 'typeorm';
import type { Outbox } from '../../platform/outbox.js';
import type { RateLimits } from '../../platform/rate-limits.js';
import { Hold } from './hold.entity.js';
import { portionsChanged } from './holds.events.js';
import {
  dishIdsOf,
  holdPortions,
  lockPortions,
  movePortions,
  releaseHolds,
  selectExpiredHolders,
  selectHoldEnds,
  takePortions,
  takeRemaining,
  type Holder,
  type HoldingPayment,
  type MovedPortions,
  type Release,
  type RequestedPortions,
} from './holds.queries.js';

/** Customers of one network who may hold the same dish or slot without paying, one after the other, in an hour. */
const maxUnpaidOfNetwork = 3;

const batchSize = 100;

/**
 * What open payments hold of counted dishes and slots, so that it is there once they are paid, and the portions that orders
 * took.
 */
export class HoldsService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly outbox: Outbox,
    private readonly limits: RateLimits,
  ) {}

  /**
   * Gives back by holder, user or time. Whoever changes portions in the transaction afterwards names their dishes.
   * @returns the dishes that `holder` held
   */
  async release(tx: EntityManager, release: Release): Promise<string[]> {
    await lockPortions(tx, release);
    const released = await releaseHolds(tx, release);
    if (released.some(({ dishId }) => dishId !== null)) await this.announce(tx);
    return released.flatMap(({ holder, dishId }) => (holder === release.holder && dishId ? [dishId] : []));
  }

  /**
   * Holds portions and the place of a payment that begins, or begins again, until ten minutes after the user's first unpaid
   * start with the same dish or slot. Later starts hold nothing until an hour after the last one: the order is placed if
   * everything is still there when it is paid, and refunded otherwise.
   * Requires {@link release} of the user and dishes, the lock of the slot, and a quote after them.
   */
  async hold(
    tx: EntityManager,
    payment: HoldingPayment,
    lines: readonly RequestedPortions[],
    slot: Date | undefined,
  ): Promise<void> {
    const ends = await selectHoldEnds(tx, {
      ...payment,
      dishIds: dishIdsOf(lines),
      slot,
      maxUnpaidOfNetwork: this.limits.scaled(maxUnpaidOfNetwork),
    });
    if ((await holdPortions(tx, payment, lines, ends)) > 0) await this.announce(tx);
    const expiresAt = slot && ends.get(slot.toISOString());
    if (!expiresAt) return;
    const amount = lines.reduce((sum, { quantity }) => sum + quantity, 0);
    await tx.insert(Hold, { holder: payment.id, userId: payment.userId, slotAt: slot, amount, expiresAt });
  }

  /** Takes the portions of an order that is not cancelled any more, as far as they are there. */
  async take(tx: EntityManager, orderId: string, lines: readonly RequestedPortions[]): Promise<void> {
    await this.release(tx, { expiredOfDishes: dishIdsOf(lines) });
    if ((await takeRemaining(tx, { id: orderId, lines })) > 0) await this.announce(tx);
  }

  /**
   * For new orders: locks the counted ones of some dishes, so that what is left can be taken.
   * @returns the portions left of each, without those that expired payments hold
   */
  lockPortions(tx: EntityManager, dishIds: readonly string[]): Promise<Map<string, number>> {
    return lockPortions(tx, { expiredOfDishes: dishIds });
  }

  /** Takes portions for new orders. Requires {@link lockPortions}, and that they are there. */
  async takePortions(tx: EntityManager, orders: readonly Holder[]): Promise<void> {
    if ((await takePortions(tx, orders)) > 0) await this.announce(tx);
  }

  /**
   * Moves the portions of an order whose lines change. Requires {@link lockPortions} of the dishes, and that the portions are
   * there.
   */
  async movePortions(tx: EntityManager, orderId: string, dishes: readonly MovedPortions[]): Promise<void> {
    if (dishes.length > 0 && (await movePortions(tx, orderId, dishes)) > 0) await this.announce(tx);
  }

  /** Runs in the worker: gives back what payments hold whose time is over. */
  async releaseExpired(): Promise<void> {
    const expiredOfPayments = await selectExpiredHolders(this.dataSource.manager, batchSize);
    if (expiredOfPayments.length > 0)
      await this.outbox.transaction((tx) => this.release(tx, { expiredOfPayments }));
  }

  private announce(tx: EntityManager): Promise<void> {
    return this.outbox.append(tx, portionsChanged, {});
  }
}
