import type { EntityManager } from 'typeorm';
import { networkOf } from '../../platform/network.js';
import {
  hashed,
  takeNetworkPoint,
  tooManyRequests,
  type RateCounter,
  type RateLimits,
  type RateRule,
} from '../../platform/rate-limits.js';
import { lockOpenPayments, secondsUntilFewerOpen } from './payments.queries.js';
import { say } from './payments.sentences.js';
import type { Sentence } from '../../platform/sentences.js';

/** Rate limit on payment orders per network over REST, which needs no authentication. */
const orderLimit: RateRule = { name: 'payment-order', points: 300, seconds: 600 };

/** Maximum of payments that are unpaid and not expired. */
const maxOpen = { ofUser: 20, ofNetwork: 300 } as const;

/** Hash of the network of an address, so that no address is stored. */
export const networkKey = (address: string): string => hashed(networkOf(address));

interface OpenPayment {
  readonly id: string;
  readonly userId: string | null;
  /** From {@link networkKey}. */
  readonly network: string;
}

/** Limits unpaid payments, as the reconciler polls the provider about each of them. */
export class PaymentLimits {
  private readonly orders: RateCounter;

  constructor(private readonly rateLimits: RateLimits) {
    this.orders = rateLimits.counter(orderLimit);
  }

  /** @throws {DomainError} `TOO_MANY_REQUESTS` */
  async countOrder(address: string): Promise<void> {
    await takeNetworkPoint(this.orders, address, say.tooManyOfNetwork);
  }

  /**
   * Must run in the transaction that begins the payment, for the first time or again. Blocks other payments of the user
   * and the network that begin.
   * @throws {DomainError} `TOO_MANY_REQUESTS`
   */
  async requireFewOpen(tx: EntityManager, { id, userId, network }: OpenPayment): Promise<void> {
    if (userId !== null) {
      await this.require(tx, 'user_id', userId, id, {
        max: maxOpen.ofUser,
        reason: say.tooManyUnpaid,
      });
    }
    await this.require(tx, 'network', network, id, {
      max: maxOpen.ofNetwork,
      reason: say.tooManyUnpaidOfNetwork,
    });
  }

  private async require(
    tx: EntityManager,
    column: 'user_id' | 'network',
    value: string,
    id: string,
    { max, reason }: { readonly max: number; readonly reason: Sentence },
  ): Promise<void> {
    await lockOpenPayments(tx, value);
    const seconds = await secondsUntilFewerOpen(tx, column, value, id, this.rateLimits.scaled(max));
    if (seconds !== undefined) throw tooManyRequests(reason, Math.max(1, seconds));
  }
}
