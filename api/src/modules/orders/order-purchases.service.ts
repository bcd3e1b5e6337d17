import type { EntityManager } from 'typeorm';
import { DomainError } from '../../platform/errors.js';
import { fingerprintOf } from '../../platform/idempotency.js';
import { newId } from '../../platform/ids.js';
import type { Outbox } from '../../platform/outbox.js';
import { requirePermission } from '../auth/auth.policy.js';
import type { Viewer } from '../auth/viewer.js';
import { customerOfUser } from '../customers/customers.js';
import { dishIdsOf } from '../holds/holds.queries.js';
import type { HoldsService } from '../holds/holds.service.js';
import type { MenuSnapshots } from '../menu/menu-snapshots.js';
import { isSoldOutAt } from '../menu/sold-out.js';
import { networkKey } from '../payments/payment-limits.js';
import type { Payment } from '../payments/payment.entity.js';
import type { PaymentsService } from '../payments/payments.service.js';
import type { SettlementService } from '../payments/settlement.service.js';
import { addressForRider } from '../quote/quote-delivery.js';
import { withGuestPhone } from '../quote/quote-order.js';
import { requireOpen, requireOrderable } from '../quote/quote-refusals.js';
import type { OrderSlotsService } from '../quote/order-slots.service.js';
import type { QuotesService } from '../quote/quotes.service.js';
import { orderIntentVersion, readOrderIntent, type OrderIntent } from './order-intent.js';
import { placeOrderScope } from './order-placement.service.js';
import { orderPlaced } from './orders.events.js';
import type { PlaceOrder } from './orders.input.js';
import { requireBillFor } from './orders.policy.js';
import { writePaidOrder } from './write-paid-order.js';

/** Orders paid online: started by the customer, placed by the worker once the payment is captured. */
export class OrderPurchasesService {
  constructor(
    private readonly outbox: Outbox,
    private readonly quotes: QuotesService,
    private readonly menus: MenuSnapshots,
    private readonly holds: HoldsService,
    private readonly slots: OrderSlotsService,
    private readonly payments: PaymentsService,
    private readonly settlement: SettlementService,
  ) {}

  /**
   * Prices the cart, holds its portions, stores it as the payment's intent, and creates a Razorpay order for exactly its total.
   * @throws {DomainError} `CLOSED`, `BAD_USER_INPUT` if a dish is gone or sold out, `TOTAL_MISMATCH`, `IDEMPOTENCY_CONFLICT`,
   * `TOO_MANY_REQUESTS`, `UNAVAILABLE`, `PAYMENTS_OFF`
   */
  async begin(viewer: Viewer | null, asked: PlaceOrder, from: string, key?: string): Promise<Payment> {
    const customer = requirePermission(viewer, 'ORDER');
    const input = withGuestPhone(asked, customer);
    const prepare = async (tx: EntityManager, paymentId: string) => {
      await this.holds.release(tx, { userId: customer.id, expiredOfDishes: dishIdsOf(input.items) });
      await this.slots.lock(tx, input.slot);
      const quoted = await this.quotes.quote(input, { viewer: customer, tx });
      requireOpen(quoted);
      requireOrderable(quoted, input.totalPaise);
      requireBillFor(input.buyer, quoted.bill);
      const payment = { id: paymentId, userId: customer.id, network: networkKey(from) };
      await this.holds.hold(tx, payment, quoted.bill.lines, quoted.slot?.startsAt);
      const { way = 'DELIVERY', coordinates, phone, deliveryNote } = input;
      const intent: OrderIntent = {
        version: orderIntentVersion,
        request: input,
        way,
        address: addressForRider(input),
        coordinates,
        phone: phone ?? null,
        deliveryNote: deliveryNote ?? null,
        bill: quoted.bill,
        deliveryZone: quoted.zone?.name ?? null,
        slot: quoted.slot,
        tableName: quoted.tableName,
        buyer: input.buyer ?? null,
      };
      return { amountPaise: quoted.bill.totalPaise, intent };
    };
    return this.payments.begin(customer, { purpose: 'order', request: input, prepare, key, from });
  }

  /**
   * Runs in the worker. Places the order of a payment at the prices that the customer has paid, even if orders are no
   * longer taken, or refunds the payment if the order can no longer be placed. If its slot has passed, it is placed like
   * an order of now. Idempotent.
   */
  async fulfil(paymentId: string): Promise<void> {
    await this.outbox.transaction(async (tx) => {
      const payment = await this.settlement.claim(tx, paymentId);
      if (payment?.purpose !== 'order') return;
      const { userId } = payment;
      const now = new Date();
      const paidFor = readOrderIntent(payment.intent);
      const cookedAt = paidFor.slot && paidFor.slot.startsAt > now ? paidFor.slot.startsAt : now;
      const dishIds = dishIdsOf(paidFor.bill.lines);
      const held = new Set(await this.holds.release(tx, { holder: payment.id, expiredOfDishes: dishIds }));
      const { dishes } = await this.menus.verified(tx);
      const canCook = paidFor.bill.lines.every(({ menuItemId }) => {
        const dish = dishes.get(menuItemId);
        return dish && (held.has(menuItemId) || !isSoldOutAt(dish.soldOut, cookedAt));
      });
      if (!userId || !canCook || paidFor.bill.totalPaise !== payment.amountPaise) {
        await this.settlement.refund(tx, payment, 'not-available');
        return;
      }
      const orderId = newId();
      const { request, ...content } = paidFor;
      const event = this.outbox.row(orderPlaced, { orderId, version: 1 });
      const { intentKey: key } = payment;
      const claim = key
        ? { scope: placeOrderScope(userId), key, fingerprint: fingerprintOf(request) }
        : undefined;
      const order = {
        id: orderId,
        userId,
        customerId: await customerOfUser(tx, userId, content.phone),
        ...content,
        // From now on: the payment may have taken a while.
        promise: await this.quotes.promise(tx, content, now),
        claim,
        event,
      };
      const paid = { ...order, paymentMode: 'ONLINE' as const };
      const { refusedFor } = await writePaidOrder(tx, this.holds, this.quotes, paid, now);
      if (refusedFor) {
        const isGone =
          refusedFor instanceof DomainError || refusedFor === 'SHORT' || refusedFor === 'SLOT_FULL';
        // Otherwise the cart was ordered in another way, such as in cash after the checkout window was closed.
        await this.settlement.refund(tx, payment, isGone ? 'not-available' : 'already-ordered');
        return;
      }
      await this.settlement.bind(tx, payment, { orderId });
    });
  }
}
