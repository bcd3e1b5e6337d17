import type { RefundReason } from './payment-state.js';

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
