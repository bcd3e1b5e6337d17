import { DomainError } from '../../platform/errors.js';
import type { Viewer } from '../auth/viewer.js';
import type { Booking } from './booking.entity.js';

/** How many bookings to come a customer may have who has paid for none of the next one. */
export const mostToCome = 5;

export function ownsBooking(viewer: Viewer, booking: Pick<Booking, 'userId' | 'deletedAt'>): boolean {
  return booking.userId === viewer.id && booking.deletedAt === null;
}

/** Nor is there somebody else's, for whoever asks. */
export const bookingNotFound = (): DomainError => new DomainError('NOT_FOUND', 'There is no such booking.');

/** Nothing can be changed about a booking whose time has come. */
export function isOver(booking: Pick<Booking, 'startsAt'>, now: Date): boolean {
  return booking.startsAt < now;
}

type Paid = Pick<Booking, 'startsAt' | 'paymentMode' | 'paymentStatus' | 'feeKeptSince'>;

/** Until when a customer who cancels gets the fee back. Null if no fee was paid. */
export function feeRefundableUntil(booking: Paid, refundHours: number): Date | null {
  if (booking.paymentMode !== 'ONLINE' || booking.paymentStatus !== 'Paid') return null;
  return booking.feeKeptSince ?? new Date(booking.startsAt.getTime() - refundHours * 3_600_000);
}

/** Whether a customer who cancels now gets the fee back. */
export function refundsFee(booking: Paid, now: Date, refundHours: number): boolean {
  const until = feeRefundableUntil(booking, refundHours);
  return until !== null && now <= until;
}

/** What becomes of that deadline when the booking is moved: one that has passed stays passed. */
export function feeKeptSince(booking: Paid, now: Date, refundHours: number): Date | null {
  const until = feeRefundableUntil(booking, refundHours);
  return until !== null && until < now ? until : null;
}
