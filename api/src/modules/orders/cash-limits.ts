import type { EntityManager } from 'typeorm';
import { DomainError } from '../../platform/errors.js';
import { networkOf } from '../../platform/network.js';
import { takePoint, type PointCounter, type RateLimits } from '../../platform/rate-limits.js';
import { can } from '../auth/permissions.js';
import type { Viewer } from '../auth/viewer.js';

/** Orders that one account may have open at a time. */
const mostOpen = 20;

/** Orders that may be tried. */
const rules = {
  account: { name: 'cash-order-account', points: 60, seconds: 3600 },
  network: { name: 'cash-order-network', points: 300, seconds: 600 },
} as const;

/** Paise: the highest total that may be paid in cash. */
export const mostCash = 1_00_000_00;

/** How much may be ordered in cash, which the kitchen cooks before anyone has paid. Admins order for callers. */
export class CashLimits {
  private readonly mostOpen: number;
  private readonly account: PointCounter;
  private readonly network: PointCounter;

  constructor(limits: RateLimits) {
    // What the column type of `open_cash_orders` holds.
    this.mostOpen = Math.min(limits.scaled(mostOpen), 2 ** 31 - 1);
    this.account = limits.frequentCounter(rules.account);
    this.network = limits.frequentCounter(rules.network);
  }

  /**
   * Counts a try to order in cash.
   * @throws {DomainError} `TOO_MANY_REQUESTS`; `UNAVAILABLE` if it cannot be counted
   */
  async take(customer: Viewer, address: string): Promise<void> {
    if (can(customer, 'UPDATE_ORDERS')) return;
    await takePoint(this.account, customer.id, 'You have sent very many orders.');
    await takePoint(this.network, networkOf(address), 'Very many orders were sent from here.');
  }

  /** Cash orders that a customer may have open; undefined if there is no limit. */
  mostOpenOf(customer: Viewer): number | undefined {
    return can(customer, 'UPDATE_ORDERS') ? undefined : this.mostOpen;
  }

  /**
   * How many more cash orders a customer may have open. Others of the customer's wait until the transaction ends. To be
   * asked before an idempotency key is claimed, as the group commit does, so that the two cannot wait for each other.
   */
  async room(tx: EntityManager, customer: Viewer): Promise<number> {
    const most = this.mostOpenOf(customer);
    if (most === undefined) return Number.POSITIVE_INFINITY;
    const [found] = await tx.query<{ open: number }[]>('select open_cash_orders($1, $2) as open', [
      customer.id,
      most,
    ]);
    return most - (found?.open ?? 0);
  }

  /** @throws {DomainError} `CONFLICT` */
  requireRoom(room: number): void {
    if (room > 0) return;
    throw new DomainError(
      'CONFLICT',
      `You have ${this.mostOpen} open orders to be paid in cash. Please wait until one has arrived before you order more in cash.`,
    );
  }
}

/** @throws {DomainError} `BAD_USER_INPUT` */
export function requirePayableInCash(totalPaise: number): void {
  if (totalPaise <= mostCash) return;
  const message = 'An order to be paid in cash can be ₹1,00,000 at most. Please order less, or pay online.';
  throw new DomainError('BAD_USER_INPUT', message, { fields: [{ field: 'paymentMode', message }] });
}
