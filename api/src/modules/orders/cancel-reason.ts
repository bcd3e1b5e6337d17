import type { Sentence } from '../../platform/sentences.js';
import type { OrderStatus } from './order-status.js';
import { say } from './orders.sentences.js';

/** Why staff cancel an order. */
export const cancelReasons = [
  'DISH_SOLD_OUT',
  'KITCHEN_BUSY',
  'CUSTOMER_NOT_REACHED',
  'ADDRESS_OUT_OF_REACH',
  'CUSTOMER_ASKED',
  /** In their own words. */
  'OTHER',
] as const;
export type CancelReason = (typeof cancelReasons)[number];

/** As it is stored for an order that its customer cancelled in the shop. */
export const byCustomer = 'BY_CUSTOMER';

const sentences: Record<Exclude<CancelReason, 'OTHER'>, Sentence> = {
  DISH_SOLD_OUT: say.dishSoldOut,
  KITCHEN_BUSY: say.kitchenBusy,
  CUSTOMER_NOT_REACHED: say.customerNotReached,
  ADDRESS_OUT_OF_REACH: say.addressOutOfReach,
  CUSTOMER_ASKED: say.customerAsked,
};

export interface Cancellation {
  readonly cancelReason?: CancelReason | typeof byCustomer | null | undefined;
  /** In the words of staff. */
  readonly cancelText?: string | null | undefined;
}

/** What the customer reads; null without a reason, and if the customer cancelled it. */
export function cancelReasonOf({ cancelReason, cancelText }: Cancellation): Sentence | string | null {
  if (!cancelReason || cancelReason === byCustomer) return null;
  if (cancelReason === 'OTHER') return cancelText ?? null;
  const reason = sentences[cancelReason];
  return cancelText ? say.reasonAndText({ reason, text: cancelText }) : reason;
}

type CancelledOrder = Pick<Cancellation, 'cancelReason'> & { readonly status: OrderStatus };

export const isCancelledByCustomer = ({ status, cancelReason }: CancelledOrder): boolean =>
  status === 'Cancelled' && cancelReason === byCustomer;
