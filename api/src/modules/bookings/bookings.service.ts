import { In, IsNull, MoreThanOrEqual, type DataSource, type EntityManager } from 'typeorm';
import { badInput, DomainError } from '../../platform/errors.js';
import { createOnce } from '../../platform/idempotency.js';
import { newId } from '../../platform/ids.js';
import type { Outbox } from '../../platform/outbox.js';
import { appendAudit } from '../audit/save-versioned.js';
import { requirePermission } from '../auth/auth.policy.js';
import { can } from '../auth/permissions.js';
import type { Viewer } from '../auth/viewer.js';
import type { ApprovalsService } from '../devices/approvals.service.js';
import { customerOfUser } from '../customers/customers.js';
import type { PaymentMode } from '../payments/payment-mode.js';
import type { Restaurant, RestaurantService } from '../restaurant/restaurant.service.js';
import { instantOf, localTimeOf, requireBookable } from './booking-times.js';
import { Booking } from './booking.entity.js';
import { bookingCancelled, bookingChanged, bookingMade } from './bookings.events.js';
import type { BookTable, UpdateBooking } from './bookings.input.js';
import {
  feeKeptSince,
  feeRefundableUntil,
  isOver,
  maxUpcoming,
  bookingNotFound,
  ownsBooking,
  refundsFee,
} from './bookings.policy.js';
import { lockUser } from '../auth/lock-user.js';
import type { TablesService } from './tables.service.js';
import { say } from './bookings.sentences.js';
import type { Sentence } from '../../platform/sentences.js';
import { keepLanguage } from '../auth/keep-language.js';

/** A booking to create for a fee that was paid online. */
interface PaidBooking {
  /** Id of the new booking, unless the payment already has one. */
  readonly id: string;
  readonly userId: string;
  readonly input: BookTable;
  readonly paymentId: string;
}

export class BookingsService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly outbox: Outbox,
    private readonly tables: TablesService,
    private readonly restaurant: RestaurantService,
    private readonly clock: () => Date,
    private readonly approvals: ApprovalsService,
  ) {}

  /**
   * Makes a booking that is paid at the restaurant.
   * @throws {DomainError} `BAD_USER_INPUT` for a time outside of the seatings, `FULLY_BOOKED`, `IDEMPOTENCY_CONFLICT`,
   * `CONFLICT` for a customer with the maximum of upcoming bookings
   */
  async book(viewer: Viewer | null, input: BookTable, idempotencyKey?: string): Promise<Booking> {
    const customer = requirePermission(viewer, 'BOOK_TABLES');
    if (input.email === '' && !can(customer, 'BOOK_WITHOUT_LIMITS'))
      throw badInput('email', say.emailMissing);
    const request = bookTableRequest(input, 'COD');
    const attempt = { scope: bookTableScope(customer.id), key: idempotencyKey, request };
    const bookedId = await this.outbox.transaction((tx) =>
      createOnce(tx, attempt, async (id) => {
        await this.requireUpcomingBelowLimit(tx, customer);
        await this.insert(tx, id, customer.id, input, null);
        await keepLanguage(tx, customer);
      }),
    );
    return this.dataSource.manager.findOneByOrFail(Booking, { id: bookedId });
  }

  /**
   * Checks, before a payment is created, that the booking is currently possible. Reserves nothing.
   * @throws {DomainError} `BAD_USER_INPUT`, `FULLY_BOOKED`
   */
  async requireFree(input: BookTable, tx: EntityManager): Promise<void> {
    const restaurant = await this.restaurant.locked(tx);
    this.requirePossible(restaurant, input);
    const party = { id: newId(), startsAt: instantOf(input), guests: input.guests };
    await this.tables.requireFree(tx, restaurant, party);
  }

  /**
   * Limits the upcoming bookings of one customer, so that no account can reserve the whole restaurant without paying.
   * Locks the customer until the transaction ends. Not called for bookings already paid.
   * @throws {DomainError} `CONFLICT`
   */
  async requireUpcomingBelowLimit(tx: EntityManager, customer: Viewer): Promise<void> {
    if (can(customer, 'BOOK_WITHOUT_LIMITS')) return;
    await lockUser(tx, customer.id);
    const toCome = await tx.countBy(Booking, {
      userId: customer.id,
      startsAt: MoreThanOrEqual(this.clock()),
      cancelledAt: IsNull(),
      deletedAt: IsNull(),
    });
    if (toCome < maxUpcoming) return;
    throw conflict(say.tooManyToCome({ count: toCome }));
  }

  /**
   * Creates the ONLINE/Paid booking for a captured payment of the fee, with its event, inside the caller's transaction.
   * The same payment returns the same booking. Locks the day until the transaction ends.
   * @throws {DomainError} `FULLY_BOOKED` or, if the time has passed, `BAD_USER_INPUT`. Then nothing was written and the
   * transaction can continue, so that the caller can refund the fee in it
   */
  async placePaid(tx: EntityManager, { id, userId, input, paymentId }: PaidBooking): Promise<Booking> {
    const earlier = await tx.findOneBy(Booking, { paymentId });
    if (earlier) return earlier;
    await this.insert(tx, id, userId, input, paymentId);
    return tx.findOneByOrFail(Booking, { id });
  }

  /**
   * Changes the viewer's own booking. It stays unchanged if the party cannot be seated.
   * @throws {DomainError} `NOT_FOUND` also for another customer's, `CONFLICT` if it is over or cancelled,
   * `BAD_USER_INPUT`, `FULLY_BOOKED`
   */
  async update(viewer: Viewer | null, id: string, changes: UpdateBooking): Promise<Booking> {
    const customer = requirePermission(viewer, 'BOOK_TABLES');
    return this.outbox.transaction(async (tx) => {
      const restaurant = await this.restaurant.locked(tx);
      const booking = await this.own(tx, customer, id);
      if (booking.cancelledAt) throw conflict(say.cancelledAlready);
      const now = this.clock();
      if (isOver(booking, now)) throw conflict(say.overUnchanged);

      const before = localTimeOf(booking.startsAt);
      const when = { date: changes.date ?? before.date, time: changes.time ?? before.time };
      const startsAt = instantOf(when);
      const guests = changes.guests ?? booking.guests;
      const message = changes.message === undefined ? booking.message : changes.message || null;
      const isMoved = startsAt.getTime() !== booking.startsAt.getTime();
      if (isMoved) requireBookable(when, restaurant, now);
      if (isMoved || guests !== booking.guests) {
        requireSeats(restaurant, guests);
        await this.tables.queueForDays(tx, [booking.startsAt, startsAt]);
        // Whoever comes next at the table was promised it for then, whatever is usual by now.
        const stay = isMoved ? undefined : await this.tables.stayOf(tx, id);
        await this.tables.release(tx, id);
        await this.tables.hold(tx, restaurant, { id, startsAt, guests }, stay);
      } else if (message === booking.message) return booking;
      const version = booking.version + 1;
      const kept = isMoved ? { feeKeptSince: feeKeptSince(booking, now, restaurant.refundHours) } : {};
      await tx.update(Booking, { id }, { startsAt, guests, message, version, ...kept });
      await this.outbox.append(tx, bookingChanged, {
        bookingId: id,
        version,
        dates: [...new Set([before.date, when.date])],
      });
      return this.withId(tx, id);
    });
  }

  /**
   * Cancels the viewer's own booking and releases its tables. Idempotent.
   * @throws {DomainError} `NOT_FOUND` also for another customer's, `CONFLICT` if it is over
   */
  async cancel(viewer: Viewer | null, id: string): Promise<Booking> {
    const customer = requirePermission(viewer, 'BOOK_TABLES');
    return this.outbox.transaction(async (tx) => {
      const { refundHours } = await this.restaurant.locked(tx);
      const booking = await this.own(tx, customer, id);
      if (booking.cancelledAt) return booking;
      const now = this.clock();
      if (isOver(booking, now)) throw conflict(say.overUncancelled);
      await this.free(tx, booking, 'customer', refundsFee(booking, now, refundHours));
      return this.withId(tx, id);
    });
  }

  /**
   * Removes a booking from all lists. A current one is cancelled, and its fee refunded regardless of the deadline.
   * @throws {DomainError} `FORBIDDEN`, also for a fee that the viewer may not refund; `NOT_FOUND`
   */
  async delete(viewer: Viewer | null, id: string, approval?: string): Promise<Booking> {
    const caller = requirePermission(viewer, 'DELETE_BOOKINGS');
    return this.outbox.transaction(async (tx) => {
      const booking = await this.lock(tx, id);
      if (!booking || booking.deletedAt) throw bookingNotFound();
      const now = this.clock();
      const isFreed = !booking.cancelledAt && !isOver(booking, now);
      const isFeeRefunded = isFreed && booking.paymentStatus === 'Paid';
      const act = { act: 'DELETE_BOOKING', recordId: id, approval } as const;
      const actor = isFeeRefunded ? await this.approvals.permit(tx, caller, 'REFUND_PAYMENTS', act) : caller;
      if (isFreed) await this.free(tx, booking, 'restaurant', isFeeRefunded);
      await tx.update(Booking, { id }, { deletedAt: now });
      const { startsAt, guests } = booking;
      const before = { id, name: '', startsAt, guests, isFeeRefunded };
      await appendAudit(tx, actor, 'BOOKING', [{ before, after: null }]);
      return this.withId(tx, id);
    });
  }

  /** For the transaction that has created or found it. */
  withId(tx: EntityManager, id: string): Promise<Booking> {
    return tx.findOneByOrFail(Booking, { id });
  }

  /** For the worker: any booking, without a permission check, including cancelled and deleted ones. */
  async find(id: string): Promise<Booking | null> {
    const [booking = null] = await this.byIds([id]);
    return booking;
  }

  /** In the order of `ids`. The caller checks permissions. */
  async byIds(ids: readonly string[]): Promise<(Booking | null)[]> {
    const bookings = await this.dataSource.manager.findBy(Booking, { id: In([...ids]) });
    return ids.map((id) => bookings.find((booking) => booking.id === id) ?? null);
  }

  /** Deadline until which cancelling refunds the fee; null if none was paid. */
  async feeRefundableUntil(booking: Booking): Promise<Date | null> {
    const { refundHours } = await this.restaurant.latest();
    return feeRefundableUntil(booking, refundHours);
  }

  private async insert(
    tx: EntityManager,
    id: string,
    userId: string,
    { date, time, guests, ...contact }: BookTable,
    paymentId: string | null,
  ): Promise<void> {
    const restaurant = await this.restaurant.locked(tx);
    this.requirePossible(restaurant, { date, time, guests });
    const startsAt = instantOf({ date, time });
    await this.tables.queueForDays(tx, [startsAt]);
    await this.tables.hold(tx, restaurant, { id, startsAt, guests });
    await tx.insert(Booking, {
      ...contact,
      id,
      userId,
      customerId: await customerOfUser(tx, userId, contact.phone),
      startsAt,
      guests,
      paymentId,
      paymentMode: paymentId ? 'ONLINE' : 'COD',
      paymentStatus: paymentId ? 'Paid' : 'Pending',
    });
    await this.outbox.append(tx, bookingMade, { bookingId: id, version: 1, dates: [date] });
  }

  private async free(
    tx: EntityManager,
    booking: Booking,
    by: 'customer' | 'restaurant',
    refundFee: boolean,
  ): Promise<void> {
    const version = booking.version + 1;
    await tx.update(Booking, { id: booking.id }, { cancelledAt: this.clock(), version });
    await this.tables.release(tx, booking.id);
    await this.outbox.append(tx, bookingCancelled, {
      bookingId: booking.id,
      version,
      dates: [localTimeOf(booking.startsAt).date],
      by,
      refundFee,
    });
  }

  private requirePossible(
    restaurant: Restaurant,
    requested: Pick<BookTable, 'date' | 'time' | 'guests'>,
  ): void {
    requireBookable(requested, restaurant, this.clock());
    requireSeats(restaurant, requested.guests);
  }

  private async own(tx: EntityManager, customer: Viewer, id: string): Promise<Booking> {
    const booking = await this.lock(tx, id);
    if (!booking || !ownsBooking(customer, booking)) throw bookingNotFound();
    return booking;
  }

  private lock(tx: EntityManager, id: string): Promise<Booking | null> {
    return tx.findOne(Booking, { where: { id }, lock: { mode: 'pessimistic_write' } });
  }
}

/** Scope of a customer's idempotency keys for bookings of either payment mode. */
export const bookTableScope = (userId: string) => `bookTable:${userId}`;

/** The request that such a key identifies, including the payment mode. */
export const bookTableRequest = (input: BookTable, paymentMode: PaymentMode, payment: object = {}) => ({
  input,
  paymentMode,
  payment,
});

function requireSeats({ tables }: Restaurant, guests: number): void {
  const inAll = tables.reduce((sum, { seats }) => sum + seats, 0);
  if (guests <= inAll) return;
  throw badInput('guests', say.fewerGuests({ seats: inAll }));
}

function conflict(message: Sentence): DomainError {
  return new DomainError('CONFLICT', message);
}
