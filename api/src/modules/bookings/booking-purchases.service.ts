import type { EntityManager } from 'typeorm';
import { badInput, DomainError } from '../../platform/errors.js';
import { createOnce } from '../../platform/idempotency.js';
import type { Outbox } from '../../platform/outbox.js';
import { requirePermission } from '../auth/auth.policy.js';
import type { Viewer } from '../auth/viewer.js';
import type { Payment } from '../payments/payment.entity.js';
import type { PaymentsService } from '../payments/payments.service.js';
import type { SettlementService } from '../payments/settlement.service.js';
import type { RestaurantService } from '../restaurant/restaurant.service.js';
import { bookingIntentVersion, readBookingIntent } from './booking-intent.js';
import type { Booking } from './booking.entity.js';
import type { BookTable } from './bookings.input.js';
import { bookTableRequest, bookTableScope, type BookingsService } from './bookings.service.js';
import { say } from './bookings.sentences.js';

/** Identifies the verified payment. With neither field, it is the customer's own payment of the fee. */
interface PaymentName {
  readonly razorpayOrderId?: string | undefined;
  readonly receipt?: string | undefined;
}

/** Bookings that are paid online with a fee. */
export class BookingPurchasesService {
  constructor(
    private readonly outbox: Outbox,
    private readonly bookings: BookingsService,
    private readonly restaurant: RestaurantService,
    private readonly payments: PaymentsService,
    private readonly settlement: SettlementService,
  ) {}

  /**
   * Stores a booking that is currently possible and creates the provider's order for its fee. No table is reserved.
   * @throws {DomainError} `BAD_USER_INPUT`, `FULLY_BOOKED`, `CONFLICT`, `IDEMPOTENCY_CONFLICT`, `TOO_MANY_REQUESTS`,
   * `UNAVAILABLE`, `PAYMENTS_OFF`
   */
  async begin(viewer: Viewer | null, input: BookTable, from: string, key?: string): Promise<Payment> {
    const customer = requirePermission(viewer, 'BOOK_TABLES');
    if (input.email === '') throw badInput('email', say.emailMissing);
    return this.payments.begin(customer, {
      purpose: 'booking',
      request: input,
      prepare: async (tx) => {
        const { bookingFeePaise } = await this.restaurant.locked(tx);
        await this.bookings.requireUpcomingBelowLimit(tx, customer);
        await this.bookings.requireFree(input, tx);
        return { amountPaise: bookingFeePaise, intent: { version: bookingIntentVersion, ...input } };
      },
      key,
      from,
    });
  }

  /**
   * Books with an earlier payment of the fee.
   * @throws {DomainError} `PAYMENT_REQUIRED`, `BAD_USER_INPUT`, `FULLY_BOOKED`, `IDEMPOTENCY_CONFLICT`
   */
  async book(
    viewer: Viewer | null,
    input: BookTable,
    payment: PaymentName,
    idempotencyKey?: string,
  ): Promise<Booking> {
    const customer = requirePermission(viewer, 'BOOK_TABLES');
    const request = bookTableRequest(input, 'ONLINE', payment);
    const attempt = { scope: bookTableScope(customer.id), key: idempotencyKey, request };
    const create = async (tx: EntityManager, id: string) => {
      const { bookingFeePaise } = await this.restaurant.locked(tx);
      const paid = await this.payments.takeForUse(tx, {
        userId: customer.id,
        amountPaise: bookingFeePaise,
        purpose: 'booking',
        ...payment,
      });
      const booking = { id, userId: customer.id, input, paymentId: paid.id };
      const placed = await this.bookings.placePaid(tx, booking);
      await this.settlement.bind(tx, paid, { bookingId: placed.id });
    };
    return this.outbox.transaction(async (tx) =>
      this.bookings.withId(tx, await createOnce(tx, attempt, (id) => create(tx, id))),
    );
  }

  /** In the worker: creates the booking of a payment, or refunds the fee if no table is free. Idempotent. */
  async fulfil(paymentId: string): Promise<void> {
    await this.outbox.transaction(async (tx) => {
      const payment = await this.settlement.claim(tx, paymentId);
      if (payment?.purpose !== 'booking') return;
      const { userId } = payment;
      const input = readBookingIntent(payment.intent);
      try {
        if (!userId) throw new DomainError('NOT_FOUND', say.accountGone);
        const request = bookTableRequest(input, 'ONLINE');
        const attempt = { scope: bookTableScope(userId), key: payment.intentKey ?? undefined, request };
        let booked: Booking | undefined;
        // A refusal rolls back everything, including the used key.
        await tx.transaction((inner) =>
          // The customer may have made the same booking in the meantime, to be paid at the restaurant.
          createOnce(inner, attempt, async (id) => {
            booked = await this.bookings.placePaid(inner, { id, userId, input, paymentId });
          }),
        );
        if (booked) await this.settlement.bind(tx, payment, { bookingId: booked.id });
        else await this.settlement.refund(tx, payment, 'already-ordered');
      } catch (error) {
        if (!(error instanceof DomainError) || error.code === 'UNAVAILABLE') throw error;
        const isOther = error.code === 'IDEMPOTENCY_CONFLICT';
        await this.settlement.refund(tx, payment, isOther ? 'already-ordered' : 'not-available');
      }
    });
  }

  /** In the worker: refunds the fee of a booking that was cancelled in time, or by the restaurant. */
  async refundFee(bookingId: string, by: 'customer' | 'restaurant'): Promise<void> {
    const reason = by === 'restaurant' ? 'restaurant-cancelled' : 'booking-cancelled';
    await this.outbox.transaction(async (tx) => {
      const payment = await this.settlement.paymentOf(tx, { bookingId });
      if (payment) await this.settlement.refund(tx, payment, reason);
    });
  }
}
