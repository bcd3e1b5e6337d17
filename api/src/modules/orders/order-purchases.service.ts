import type { EntityManager } from 'typeorm';
import { DomainError } from '../../platform/errors.js';
import { claimIdempotencyKey } from '../../platform/idempotency.js';
import { newId } from '../../platform/ids.js';
import type { Outbox } from '../../platform/outbox.js';
import { requirePermission } from '../auth/auth.policy.js';
import type { Viewer } from '../auth/viewer.js';
import type { MenuSnapshots } from '../menu/menu-snapshots.js';
import { isSoldOutAt } from '../menu/sold-out.js';
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

/** Orders paid online: started by the customer, placed by the worker once the payment is captured. */
export class OrderPurchasesService {
  constructor(
    private readonly outbox: Outbox,
    private readonly quotes: QuotesService,
    private readonly menus: MenuSnapshots,
    private readonly payments: PaymentsService,
    private readonly settlement: SettlementService,
  ) {}

  /**
   * Prices the cart, stores it as the payment's intent, and creates a Razorpay order for exactly its total.
   * @throws {DomainError} `CLOSED`, `BAD_USER_INPUT` if a dish is gone, `TOTAL_MISMATCH`, `IDEMPOTENCY_CONFLICT`,
   * `TOO_MANY_REQUESTS`, `UNAVAILABLE`, `PAYMENTS_OFF`
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
   * Runs in the worker. Places the order of a payment at the prices that the customer has paid, even if orders are no
   * longer taken, or refunds the payment if the order can no longer be placed. Idempotent.
   */
  async fulfil(paymentId: string): Promise<void> {
    await this.outbox.transaction(async (tx) => {
      const payment = await this.settlement.claim(tx, paymentId);
      if (payment?.purpose !== 'order') return;
      const { userId } = payment;
      const kept = readOrderIntent(payment.intent);
      const { dishes } = await this.menus.current(tx);
      const now = new Date();
      const canCook = kept.lines.every(({ menuItemId }) => {
        const dish = dishes.get(menuItemId);
        return dish && !isSoldOutAt(dish.soldOut, now);
      });
      if (!userId || !canCook) {
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

  /** @returns false if the cart was ordered in another way, such as in cash after the checkout window was closed */
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
