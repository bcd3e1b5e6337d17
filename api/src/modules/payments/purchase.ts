import type { EntityManager } from 'typeorm';
import type { Intent, Purpose } from './payment.entity.js';

/** A purchase's price, and the content to store until it is paid. */
interface Priced {
  readonly amountPaise: number;
  readonly intent: Intent;
}

/** A purchase to be paid online. */
export interface Purchase {
  readonly purpose: Purpose;
  /** The request as received. The same key with another request is refused. */
  readonly request: unknown;
  /**
   * Throws if the purchase is unavailable. Called again with each attempt until it is paid, so that customers pay only
   * for what is available.
   */
  readonly prepare: (tx: EntityManager, paymentId: string) => Promise<Priced>;
  /**
   * For a purchase of which an open payment is used instead of a new one, also with another key. Must lock what keeps others
   * from beginning one until the transaction ends.
   */
  readonly lockPriced?: (tx: EntityManager) => Promise<Priced | undefined>;
  /** Idempotency key of the purchase. */
  readonly key: string | undefined;
  /** Client address of the request. */
  readonly from: string;
}
