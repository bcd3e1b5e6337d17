import type { PaymentMode } from '../payments/payment-mode.js';
import type { OrderWay } from '../restaurant/order-ways.js';
import type { Taking, TakingPlace } from './taking.entity.js';

type Counted = Pick<Taking, 'amountPaise' | 'isAssumed' | 'undoneAt'>;

export interface PayableOrder {
  readonly paymentMode: PaymentMode;
  readonly totalPaise: number;
  /** Paise of it that online payments cover; null: all of it, if it is paid online. */
  readonly onlinePaise: number | null;
}

/** Paise of an order that online payments cover. */
export const onlineOf = ({ paymentMode, totalPaise, onlinePaise }: PayableOrder): number =>
  paymentMode === 'ONLINE' ? (onlinePaise ?? totalPaise) : 0;

/** Whether staff may receive money for an order: it is in cash, or was paid online and was changed. */
export const isPayableToStaff = ({ paymentMode, onlinePaise }: Omit<PayableOrder, 'totalPaise'>): boolean =>
  paymentMode === 'COD' || onlinePaise !== null;

/** Paise of an order that staff are to receive. */
export const forStaffOf = (order: PayableOrder): number => Math.max(0, order.totalPaise - onlineOf(order));

/** Paise that staff have received too much, such as of an order that became cheaper. */
export const excessOf = (order: PayableOrder, takenPaise: number): number =>
  Math.min(takenPaise, Math.max(0, onlineOf(order) + takenPaise - order.totalPaise));

/** Paise that count. */
export const takenOf = (takings: readonly Counted[]): number =>
  takings.reduce((sum, { amountPaise, undoneAt }) => sum + (undoneAt ? 0 : amountPaise), 0);

/** Paise that count although nobody entered them. */
export const assumedOf = (takings: readonly Counted[]): number =>
  takenOf(takings.filter(({ isAssumed }) => isAssumed));

/** Where money of an order changes hands. */
export const placeOf = (
  { place }: { readonly place?: TakingPlace | undefined },
  way: OrderWay,
): TakingPlace => place ?? (way === 'DELIVERY' ? 'DOOR' : 'COUNTER');
