import type { Sentence } from '../../platform/sentences.js';
import { say } from './payments.sentences.js';

/** Reasons of refunds. */
export const refundReasons = [
  /** The captured amount differs from the amount of the payment order. */
  'amount-differs',
  /** The same provider order was paid twice. */
  'second-payment',
  /** A dish is no longer on the menu, or no table is free. */
  'not-available',
  /** Paid, or reported as paid, too long after checkout. */
  'expired',
  /** The cart was already ordered in another way. */
  'already-ordered',
  /** Captured without a purpose and not used for an order in time, or partly refunded before the purchase. */
  'nothing-bought',
  /** The customer cancelled the booking within the deadline. */
  'booking-cancelled',
  /** The restaurant cancelled the booking. */
  'restaurant-cancelled',
  /** The restaurant or its customer cancelled the order. */
  'order-cancelled',
  /** A change of the order made it cheaper. */
  'order-changed',
  /** What a change had made due was paid when less or nothing was due any more. */
  'nothing-due',
  /** Requested by an admin. */
  'admin',
  /** Made at the provider outside the shop, such as in its dashboard. */
  'provider',
] as const;
export type RefundReason = (typeof refundReasons)[number];

/** Reasons as displayed to customers. */
export const refundReasonTexts: Record<RefundReason, Sentence> = {
  'amount-differs': say.amountDiffers,
  'second-payment': say.paidTwice,
  'not-available': say.notAvailable,
  expired: say.tooLate,
  'already-ordered': say.alreadyOrdered,
  'nothing-bought': say.nothingOrdered,
  'booking-cancelled': say.bookingCancelled,
  'restaurant-cancelled': say.bookingCancelledByUs,
  'order-cancelled': say.orderCancelledByUs,
  'order-changed': say.orderChanged,
  'nothing-due': say.nothingDue,
  admin: say.refundedByUs,
  provider: say.refundedByService,
};
