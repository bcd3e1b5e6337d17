import { DomainError } from '../../platform/errors.js';
import type { Viewer } from '../auth/viewer.js';
import type { Booking } from './booking.entity.js';
import { say } from './bookings.sentences.js';

/** Maximum of upcoming bookings with which a customer can make another one without paying its fee first. */
export const maxUpcoming = 5;

export function ownsBooking(viewer: Viewer, booking: Pick<Booking, 'userId' | 'deletedAt'>): boolean {
  return booking.userId === viewer.id && booking.deletedAt === null;
}

/** Also used for other customers' bookings, so that ids cannot be probed. */
export const bookingNotFound = (): DomainError => new DomainError('NOT_FOUND', say.notFound);

/** Whether the booking's time has passed, so that it can no longer be changed. */
export function isOver(booking: Pick<Booking, 'startsAt'>, now: Date): boolean {
  return booking.startsAt < now;
}

type Paid = Pick<Booking, 'startsAt' | 'paymentMode' | 'paymentStatus' | 'feeKeptSince'>;

/** Deadline until which cancelling refunds the fee; null if no fee was paid. */
export function feeRefundableUntil(booking: Paid, refundHours: number): Date | null {
  if (booking.paymentMode !== 'ONLINE' || booking.paymentStatus !== 'Paid') return null;
  return booking.feeKeptSince ?? new Date(booking.startsAt.getTime() - refundHours * 3_600_000);
}

/** Whether the fee is refunded if the customer cancels now. */
export function refundsFee(booking: Paid, now: Date, refundHours: number): boolean {
  const until = feeRefundableUntil(booking, refundHours);
  return until !== null && now <= until;
}

/** The refund deadline to keep when the booking is moved: one that has passed is not extended. */
export function feeKeptSince(booking: Paid, now: Date, refundHours: number): Date | null {
  const until = feeRefundableUntil(booking, refundHours);
  return until !== null && until < now ? until : null;
}
