/** Why money goes back. */
export const refundReasons = [
  /** The provider captured another amount than was asked for. */
  'amount-differs',
  /** The same provider order was paid twice. */
  'second-payment',
  /** A dish is gone from the menu, or no table is free any more. */
  'not-available',
  /** Paid so long after checkout that nobody waits for the food any more. */
  'expired',
  /** The cart was ordered in another way meanwhile. */
  'already-ordered',
  /** Paid for nothing that the shop knows of, and nothing was ordered with it in time. */
  'nothing-bought',
  /** Its booking was cancelled in time. */
  'booking-cancelled',
  /** The restaurant took its booking back. */
  'restaurant-cancelled',
  /** An admin decided so. */
  'admin',
  /** Made at the provider, outside the shop. */
  'provider',
] as const;
export type RefundReason = (typeof refundReasons)[number];

/** Why money goes back, to the person who paid. */
export const refundReasonTexts: Record<RefundReason, string> = {
  'amount-differs': 'The amount that was paid was not the amount that was asked for.',
  'second-payment': 'It was paid twice.',
  'not-available': 'What you paid for could not be had any more.',
  expired: 'The payment came through too late.',
  'already-ordered': 'It had been ordered in another way already.',
  'nothing-bought': 'Nothing was ordered with this payment.',
  'booking-cancelled': 'The booking was cancelled in time.',
  'restaurant-cancelled': 'The restaurant cancelled the booking.',
  admin: 'The restaurant refunded it.',
  provider: 'It was refunded by the payment service.',
};
