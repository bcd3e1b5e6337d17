import type { EntityManager } from 'typeorm';
import type { RateLimits } from '../../platform/rate-limits.js';
import type { PortionsService } from '../menu/portions.service.js';
import type { OrderSlotsService } from '../quote/order-slots.service.js';
import { countOf } from '../quote/bill.js';
import type { Quote } from '../quote/quote.js';
import { selectHoldEnds } from './orders.queries.js';

/** Customers of one network who may hold the same dish or slot without paying, one after the other, in an hour. */
const maxUnpaidOfNetwork = 3;

interface HeldPayment {
  readonly id: string;
  readonly customerId: string;
  /** From `networkKey`. */
  readonly network: string;
}

/** What open payments hold of counted dishes and slots, so that it is there once they are paid. */
export class OrderHolds {
  constructor(
    private readonly portions: PortionsService,
    private readonly slots: OrderSlotsService,
    private readonly limits: RateLimits,
  ) {}

  /**
   * Gives back what the open payments of a customer hold, so that it can be ordered in another way, and what expired
   * payments hold of these dishes.
   */
  async releaseOwn(tx: EntityManager, customerId: string, items: readonly { menuItemId: string }[]) {
    const dishIds = items.map(({ menuItemId }) => menuItemId);
    await this.portions.releaseOwn(tx, customerId, dishIds);
    await this.slots.releaseOwn(tx, customerId);
  }

  /**
   * Holds portions and place of a payment that begins, or begins again, until ten minutes after the customer's first
   * unpaid start with the same dish or slot. Later starts hold nothing until an hour after the last one: the order is
   * placed if everything is still there when it is paid, and refunded otherwise.
   * Requires {@link releaseOwn}, and a quote after it.
   */
  async hold(tx: EntityManager, payment: HeldPayment, { bill, slot }: Quote): Promise<void> {
    const { lines } = bill;
    const dishIds = lines.map(({ menuItemId }) => menuItemId);
    const ends = await selectHoldEnds(tx, {
      ...payment,
      dishIds,
      slot: slot?.startsAt,
      maxUnpaidOfNetwork: this.limits.scaled(maxUnpaidOfNetwork),
    });
    await this.portions.hold(tx, payment, lines, ends);
    const slotEnd = slot && ends.get(slot.startsAt.toISOString());
    if (!slotEnd) return;
    const { id: paymentId, customerId } = payment;
    const held = { slotAt: slot.startsAt, dishes: countOf(lines), expiresAt: slotEnd };
    await this.slots.hold(tx, { paymentId, customerId, ...held });
  }

  /**
   * Gives back what a payment holds, for the order that the same transaction writes.
   * @param dishIds of the order
   * @returns the dishes
   */
  async releaseFor(tx: EntityManager, paymentId: string, dishIds: readonly string[]): Promise<string[]> {
    const released = await this.portions.releaseFor(tx, paymentId, dishIds);
    await this.slots.releaseFor(tx, paymentId);
    return released;
  }
}
