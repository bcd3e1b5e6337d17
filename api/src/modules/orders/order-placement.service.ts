import type { DataSource, EntityManager } from 'typeorm';
import { groupCommit } from '../../platform/batched.js';
import { DomainError, unreachable } from '../../platform/errors.js';
import { createOnce, earlierResult, fingerprintOf } from '../../platform/idempotency.js';
import { newId } from '../../platform/ids.js';
import type { Logger } from '../../platform/log.js';
import type { Outbox } from '../../platform/outbox.js';
import { requirePermission } from '../auth/auth.policy.js';
import type { Viewer } from '../auth/viewer.js';
import { customerOf } from '../customers/customers.js';
import { dishIdsOf } from '../holds/holds.queries.js';
import type { HoldsService } from '../holds/holds.service.js';
import type { PaymentsService } from '../payments/payments.service.js';
import type { SettlementService } from '../payments/settlement.service.js';
import { addressForRider } from '../quote/quote-delivery.js';
import { withGuestPhone } from '../quote/quote-order.js';
import { requireOpen, requireOrderable, requirePayable } from '../quote/quote-refusals.js';
import type { Quote } from '../quote/quote.js';
import type { QuotesService } from '../quote/quotes.service.js';
import type { CashLimits } from './cash-limits.js';
import { Order } from './order.entity.js';
import { orderPlaced } from './orders.events.js';
import type { PlaceOrder } from './orders.input.js';
import { requireBillFor } from './orders.policy.js';
import { writeOrdersAtOnce, type NewOrder, type Written } from './write-orders.js';
import { writePaidOrder } from './write-paid-order.js';
import { keepLanguage } from '../auth/keep-language.js';

/** Maximum of attempts to quote an order while the menu or the restaurant changes. */
const maxAttempts = 10;

/** Milliseconds after a shared transaction in which clients that were answered can join the next one. */
const groupPause = 4;

/** Rolls back the transaction because the menu, the restaurant or what is left has changed since the order was quoted. */
class StaleQuote extends Error {}

/** Places orders as they are quoted. */
export class OrderPlacementService {
  private readonly write: (order: NewOrder) => Promise<Written>;

  constructor(
    private readonly dataSource: DataSource,
    private readonly outbox: Outbox,
    private readonly quotes: QuotesService,
    private readonly payments: PaymentsService,
    private readonly settlement: SettlementService,
    private readonly holds: HoldsService,
    private readonly cashLimits: CashLimits,
    log: Logger,
  ) {
    this.write = groupCommit(
      (all: readonly NewOrder[]) => writeOrdersAtOnce(dataSource, holds, all),
      log,
      groupPause,
    );
  }

  /**
   * @throws {DomainError} `CLOSED`, `BAD_USER_INPUT` if a dish is gone or sold out, `TOTAL_MISMATCH`, `PAYMENT_REQUIRED`,
   * `IDEMPOTENCY_CONFLICT`, `TOO_MANY_REQUESTS`, `CONFLICT` if the customer has the maximum of open cash orders
   */
  async place(viewer: Viewer | null, asked: PlaceOrder, address: string, key?: string): Promise<Order> {
    const customer = requirePermission(viewer, 'ORDER');
    const input = withGuestPhone(asked, customer);
    if (input.paymentMode === 'ONLINE') return this.placePaid(customer, input, key);
    const earlier = customer.isGuest ? await this.earlier(customer, input, key) : undefined;
    if (earlier) return earlier;
    await this.cashLimits.take(customer, address, input);
    await keepLanguage(this.dataSource.manager, customer);
    return this.placeInCash(customer, input, key);
  }

  private async placeInCash(customer: Viewer, input: PlaceOrder, key: string | undefined): Promise<Order> {
    const begun = await this.newOrder(customer, input);
    const claim = claimOf(customer, input, key, begun.id);
    const order = {
      ...begun,
      maxOpen: this.cashLimits.maxOpenOf(customer, input),
      maxOpenAtTable: this.cashLimits.maxOpenAtTable(customer, input),
      claim: claim && { scope: claim.scope, key: claim.key, fingerprint: fingerprintOf(input) },
    };
    let wasShort = false;
    for (let tries = 0; tries < maxAttempts; tries += 1) {
      let quoted = await this.quotes.quoteFromSnapshots(input, customer);
      // A snapshot may be out of date, and has no portions: only present data may refuse an order.
      if (wasShort || refusalOf(quoted, input)) quoted = await this.quotes.quote(input, { viewer: customer });
      let refusal = refusalOf(quoted, input);
      if (!refusal) {
        const { order: placed, refusedFor } = await this.write({ ...order, ...priced(quoted) });
        if (placed) {
          this.outbox.wakeRelay();
          return placed;
        }
        if (refusedFor === 'STALE') {
          this.quotes.dropStale(quoted);
          continue;
        }
        if (refusedFor === 'SHORT' || refusedFor === 'SLOT_FULL') {
          await this.releaseOwn(customer, input);
          wasShort = true;
          continue;
        }
        if (refusedFor === 'CASH_REFUSED') refusal = this.cashLimits.refused();
        if (refusedFor === 'TABLE_FULL') refusal = this.cashLimits.tooManyAtTable();
        if (refusedFor === 'CUSTOMER_FULL') refusal = this.cashLimits.tooManyOpen(customer, input);
      }
      const earlier = await this.earlier(customer, input, key);
      if (earlier) return earlier;
      if (refusal) throw refusal;
    }
    throw unreachable();
  }

  /** The order that an earlier request with the key has placed. */
  private async earlier(
    customer: Viewer,
    input: PlaceOrder,
    key: string | undefined,
  ): Promise<Order | undefined> {
    const claim = claimOf(customer, input, key, newId());
    const id = claim && (await earlierResult(this.dataSource, claim));
    return id ? this.dataSource.manager.findOneByOrFail(Order, { id }) : undefined;
  }

  private async placePaid(customer: Viewer, input: PlaceOrder, key: string | undefined): Promise<Order> {
    const order = await this.newOrder(customer, input);
    const attempt = { scope: placeOrderScope(customer.id), key, request: input };
    for (let tries = 0; tries < maxAttempts; tries += 1) {
      try {
        const id = await this.outbox.transaction((tx) =>
          createOnce(tx, attempt, () => this.writePaid(tx, customer, input, order), order.id),
        );
        return await this.dataSource.manager.findOneByOrFail(Order, { id });
      } catch (error) {
        if (!(error instanceof StaleQuote)) throw error;
      }
    }
    throw unreachable();
  }

  private async writePaid(
    tx: EntityManager,
    customer: Viewer,
    input: PlaceOrder,
    order: Awaited<ReturnType<OrderPlacementService['newOrder']>>,
  ): Promise<void> {
    const quoted = await this.quotes.quote(input, { viewer: customer, tx });
    requireOrderable(quoted, input.totalPaise);
    const payment = await this.payments.takeForUse(tx, {
      userId: customer.id,
      amountPaise: quoted.bill.totalPaise,
      purpose: 'order',
      razorpayOrderId: input.razorpayOrderId,
      receipt: input.receipt,
    });
    // A payment that began while orders were taken is still placed.
    requireOpen(await this.quotes.quote(input, { viewer: customer, tx, at: payment.begunAt }));
    await this.holds.release(tx, { userId: customer.id, expiredOfDishes: dishIdsOf(input.items) });
    const paidFor = { ...order, ...priced(quoted) };
    const { refusedFor } = await writePaidOrder(tx, this.holds, this.quotes, paidFor, new Date());
    if (refusedFor) throw refusedFor instanceof DomainError ? refusedFor : new StaleQuote();
    await this.settlement.bind(tx, payment, { orderId: order.id });
  }

  /** The customer orders in cash what an open payment of theirs holds. */
  private async releaseOwn(customer: Viewer, { items }: PlaceOrder): Promise<void> {
    await this.outbox.transaction((tx) =>
      this.holds.release(tx, { userId: customer.id, expiredOfDishes: dishIdsOf(items) }),
    );
  }

  private async newOrder(customer: Viewer, { way = 'DELIVERY', ...input }: PlaceOrder) {
    const { buyer, coordinates, phone, deliveryNote, paymentMode } = input;
    const id = newId();
    const event = this.outbox.row(orderPlaced, { orderId: id, version: 1 });
    return {
      id,
      userId: customer.id,
      customerId: await customerOf(this.dataSource.manager, customer, phone),
      way,
      address: addressForRider(input),
      coordinates,
      phone: phone ?? null,
      deliveryNote: deliveryNote ?? null,
      buyer: buyer ?? null,
      paymentMode,
      event,
    };
  }
}

/** Scope of a customer's idempotency keys for orders, shared by cash and online payment. */
export const placeOrderScope = (userId: string) => `placeOrder:${userId}`;

const claimOf = (customer: Viewer, request: PlaceOrder, key: string | undefined, resultId: string) =>
  key === undefined ? undefined : { scope: placeOrderScope(customer.id), key, request, resultId };

const priced = ({ restaurantVersion, menuVersion, bill, zone, slot, tableName, promise }: Quote) => ({
  restaurantVersion,
  menuVersion,
  bill,
  deliveryZone: zone?.name ?? null,
  slot,
  tableName,
  promise,
});

/** The error for a cart that cannot be ordered in cash; undefined if it can. */
function refusalOf(quoted: Quote, { buyer, totalPaise }: PlaceOrder): DomainError | undefined {
  try {
    requireOpen(quoted);
    requireOrderable(quoted, totalPaise);
    requirePayable(quoted);
    requireBillFor(buyer, quoted.bill);
    return undefined;
  } catch (error) {
    if (error instanceof DomainError) return error;
    throw error;
  }
}
