import type { EntityManager } from 'typeorm';
import { DomainError } from '../../platform/errors.js';
import { claimIdempotencyKey } from '../../platform/idempotency.js';
import { newId } from '../../platform/ids.js';
import type { Outbox } from '../../platform/outbox.js';
import { requirePermission } from '../auth/auth.policy.js';
import type { Viewer } from '../auth/viewer.js';
import type { MenuSnapshots } from '../menu/menu-snapshots.js';
import type { Payment } from '../payments/payment.entity.js';
import type { PaymentsService } from '../payments/payments.service.js';
import type { SettlementService } from '../payments/settlement.service.js';
import { requireOpen, requireOrderable } from '../quote/quote.js';
import type { QuotesService } from '../quote/quotes.service.js';
import { orderIntentVersion, readOrderIntent, type OrderIntent } from './order-intent.js';
import { placeOrderScope } from './order-placement.service.js';
import { orderPlaced } from './orders.events.js';
import type { PlaceOrder } from './orders.input.js';
import { writeOrders } from './write-orders.js';

/** Orders that are paid online: begun by the customer, placed by the worker once the money is there. */
export class OrderPurchasesService {
  constructor(
    private readonly outbox: Outbox,
    private readonly quotes: QuotesService,
    private readonly menus: MenuSnapshots,
    private readonly payments: PaymentsService,
    private readonly settlement: SettlementService,
  ) {}

  /**
   * Prices the cart, keeps it, and makes the provider's order for exactly its total.
   * @throws {DomainError} `CLOSED`, `BAD_USER_INPUT` if a dish is gone, `TOTAL_MISMATCH`, `IDEMPOTENCY_CONFLICT`, `TOO_MANY_REQUESTS`, `UNAVAILABLE`, `PAYMENTS_OFF`
   */
  async begin(viewer: Viewer | null, input: PlaceOrder, from: string, key?: string): Promise<Payment> {
    const customer = requirePermission(viewer, 'ORDER');
    const prepare = async (tx: EntityManager) => {
      const quoted = await this.quotes.quote(input, tx);
      requireOpen(quoted);
      requireOrderable(quoted, input.totalPaise);
      const { address, coordinates } = input;
      const intent: OrderIntent = {
        version: orderIntentVersion,
        request: input,
        address,
        coordinates,
        lines: [...quoted.lines],
      };
      return { amountPaise: quoted.totalPaise, intent };
    };
    return this.payments.begin(customer, { purpose: 'order', request: input, prepare, key, from });
  }

  /**
   * In the worker: places the order that a payment was made for, at the prices that the customer was shown and has
   * paid, also while no orders are taken any more. What cannot be placed any more is refunded. Any number of calls place one order.
   */
  async fulfil(paymentId: string): Promise<void> {
    await this.outbox.transaction(async (tx) => {
      const payment = await this.settlement.claim(tx, paymentId);
      if (payment?.purpose !== 'order') return;
      const { userId } = payment;
      const kept = readOrderIntent(payment.intent);
      const { dishes } = await this.menus.current(tx);
      if (!userId || !kept.lines.every(({ menuItemId }) => dishes.has(menuItemId))) {
        await this.settlement.giveBack(tx, payment, 'not-available');
        return;
      }
      const orderId = newId();
      if (!(await this.claimKey(tx, payment, { userId, orderId, request: kept.request }))) {
        await this.settlement.giveBack(tx, payment, 'already-ordered');
        return;
      }
      const { address, coordinates, lines } = kept;
      const event = this.outbox.row(orderPlaced, { orderId, version: 1 });
      const order = { id: orderId, customerId: userId, address, coordinates, lines, event };
      await writeOrders(tx, [{ ...order, paymentMode: 'ONLINE', totalPaise: payment.amountPaise }]);
      await this.settlement.bind(tx, payment, { orderId });
    });
  }

  /** Whether nobody has ordered this cart in another way, such as in cash after the checkout window was closed. */
  private async claimKey(
    tx: EntityManager,
    { intentKey }: Payment,
    order: { readonly userId: string; readonly orderId: string; readonly request: unknown },
  ): Promise<boolean> {
    if (!intentKey) return true;
    const { userId, orderId, request } = order;
    const claim = { scope: placeOrderScope(userId), key: intentKey, request, resultId: orderId };
    try {
      return (await claimIdempotencyKey(tx, claim)) === undefined;
    } catch (error) {
      if (error instanceof DomainError && error.code === 'IDEMPOTENCY_CONFLICT') return false;
      throw error;
    }
  }
}
