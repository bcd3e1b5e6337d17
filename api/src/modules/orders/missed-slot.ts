import type { QuotedSlot } from '../quote/quote-order.js';

/** Whether a slot has begun before its order was paid, so that the order is for as soon as possible. */
export const hasPassed = (slot: Pick<QuotedSlot, 'startsAt'> | null, now: Date): boolean =>
  slot !== null && slot.startsAt <= now;

/** For the customer of such an order. */
export const slotMissed =
  'Your payment arrived after the time that you chose, so that we begin as soon as possible.';
