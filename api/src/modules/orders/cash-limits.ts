import { badInput, DomainError } from '../../platform/errors.js';
import { siteOf } from '../../platform/network.js';
import {
  takeNetworkPoint,
  takePoint,
  type PointCounter,
  type RateLimits,
} from '../../platform/rate-limits.js';
import { can } from '../auth/permissions.js';
import type { Viewer } from '../auth/viewer.js';
import type { OrderWay } from '../restaurant/order-ways.js';
import { say } from './orders.sentences.js';

/** Maximum of open cash orders per account and per guest, and per guest at tables, where a party orders in rounds. */
const maxOpen = 20;
const maxOpenOfGuest = 2;
const maxOpenOfGuestAtTable = 5;
/** Maximum of open cash orders at one table, whoever orders: its code may have been photographed. */
const maxOpenAtTable = 10;

/** Rate limits on attempts to place a cash order. */
const rules = {
  account: { name: 'cash-order-account', points: 60, seconds: 3600 },
  network: { name: 'cash-order-network', points: 300, seconds: 600 },
  /** Of guests, as each may be somebody new: from one network, and in all. */
  phoneFromNetwork: { name: 'cash-order-phone-network', points: 6, seconds: 3600 },
  phone: { name: 'cash-order-phone', points: 24, seconds: 3600 },
} as const;

interface CashOrder {
  /** Undefined: delivery. */
  readonly way?: OrderWay | undefined;
  /** E.164. */
  readonly phone?: string | undefined;
}

/** Limits cash orders, which are cooked before they are paid. Admins are exempt, as they order for callers. */
export class CashLimits {
  private readonly maxOpen: number;
  private readonly maxOpenOfGuest: number;
  private readonly maxOpenOfGuestAtTable: number;
  private readonly maxAtTable: number;
  private readonly account: PointCounter;
  private readonly network: PointCounter;
  private readonly phoneFromNetwork: PointCounter;
  private readonly phone: PointCounter;

  constructor(limits: RateLimits) {
    // The statement that counts takes an int4.
    const scaled = (max: number) => Math.min(limits.scaled(max), 2 ** 31 - 1);
    this.maxOpen = scaled(maxOpen);
    this.maxOpenOfGuest = scaled(maxOpenOfGuest);
    this.maxOpenOfGuestAtTable = scaled(maxOpenOfGuestAtTable);
    this.maxAtTable = scaled(maxOpenAtTable);
    this.account = limits.frequentCounter(rules.account);
    this.network = limits.frequentCounter(rules.network);
    this.phoneFromNetwork = limits.frequentCounter(rules.phoneFromNetwork);
    this.phone = limits.frequentCounter(rules.phone);
  }

  /**
   * Counts an attempt to place a cash order.
   * @throws {DomainError} `TOO_MANY_REQUESTS`; `UNAVAILABLE` if the attempt cannot be counted
   */
  async take(customer: Viewer, address: string, { way, phone }: CashOrder): Promise<void> {
    if (can(customer, 'ORDER_WITHOUT_LIMITS')) return;
    await takePoint(this.account, customer.id, say.tooManyOfAccount);
    await takeNetworkPoint(this.network, address, say.tooManyOfNetwork);
    // The quote refuses an order without one.
    if (customer.isGuest && phone && way !== 'TABLE') {
      const tooMany = say.tooManyOfPhone;
      await takePoint(this.phoneFromNetwork, `${siteOf(address)} ${phone}`, tooMany);
      await takePoint(this.phone, phone, tooMany);
    }
  }

  /** Maximum of open cash orders for a customer; undefined if unlimited. */
  maxOpenOf(customer: Viewer, { way }: CashOrder): number | undefined {
    if (can(customer, 'ORDER_WITHOUT_LIMITS')) return undefined;
    if (!customer.isGuest) return this.maxOpen;
    return way === 'TABLE' ? this.maxOpenOfGuestAtTable : this.maxOpenOfGuest;
  }

  /** Maximum of open cash orders at the order's table; undefined if unlimited, and for an order at no table. */
  maxOpenAtTable(customer: Viewer, { way }: CashOrder): number | undefined {
    return way === 'TABLE' && !can(customer, 'ORDER_WITHOUT_LIMITS') ? this.maxAtTable : undefined;
  }

  /** For customers of an order that nobody took. */
  refused(): DomainError {
    return badInput('paymentMode', say.payOnline);
  }

  tooManyOpen(customer: Viewer, order: CashOrder): DomainError {
    const message = say.tooManyOpen({ count: this.maxOpenOf(customer, order) ?? 0 });
    return new DomainError('CONFLICT', message, { fields: [{ field: 'paymentMode', message }] });
  }

  tooManyAtTable(): DomainError {
    const message = say.tooManyAtTable({ count: this.maxAtTable });
    return new DomainError('CONFLICT', message, { fields: [{ field: 'paymentMode', message }] });
  }
}
