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
  /** The restaurant cancelled the order. */
  'order-cancelled',
  /** Requested by an admin. */
  'admin',
  /** Made at the provider outside the shop, such as in its dashboard. */
  'provider',
] as const;
export type RefundReason = (typeof refundReasons)[number];

/** Reasons as displayed to customers. */
export const refundReasonTexts: Record<RefundReason, string> = {
  'amount-differs': 'The amount that was paid was not the amount that was asked for.',
  'second-payment': 'It was paid twice.',
  'not-available': 'What you paid for is not available any more.',
  expired: 'The payment came through too late.',
  'already-ordered': 'It had been ordered in another way already.',
  'nothing-bought': 'Nothing was ordered with this payment.',
  'booking-cancelled': 'The booking was cancelled in time.',
  'restaurant-cancelled': 'The restaurant cancelled the booking.',
  'order-cancelled': 'The restaurant cancelled the order.',
  admin: 'The restaurant refunded it.',
  provider: 'It was refunded by the payment service.',
};
