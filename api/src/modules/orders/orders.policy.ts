import { badInput, DomainError } from '../../platform/errors.js';
import { can } from '../auth/permissions.js';
import type { Viewer } from '../auth/viewer.js';
import type { Buyer } from '../bill-book/buyer.js';
import type { Bill } from '../quote/bill.js';
import type { Taking } from '../takings/taking.entity.js';
import { excessOf, forStaffOf, onlineOf, takenOf } from '../takings/takings.policy.js';
import type { Order } from './order.entity.js';
import { say } from './orders.sentences.js';

export function canReadOrder(viewer: Viewer, order: Pick<Order, 'userId'>): boolean {
  return can(viewer, 'VIEW_ORDERS') || order.userId === viewer.id;
}

export function orderNotFound(): DomainError {
  return new DomainError('NOT_FOUND', say.notFound);
}

/** @throws {DomainError} `BAD_USER_INPUT` for a firm, if the order will have no GST bill */
export function requireBillFor(buyer: Buyer | null | undefined, { taxes }: Pick<Bill, 'taxes'>): void {
  if (buyer && !taxes) throw badInput('buyer', say.noGstBill);
}

/** Whether nothing is sold. */
export const isCalledOff = ({ status, isNotTaken }: Pick<Order, 'status' | 'isNotTaken'>): boolean =>
  status === 'Cancelled' || isNotTaken;

/** The first word of a name. */
export const firstNameOf = (name: string): string => /\S+/.exec(name)?.[0] ?? '';

/** For the customer, while the order is on its way; null before and after. */
export const riderFirstName = (
  { status }: Pick<Order, 'status'>,
  rider: { readonly name: string } | null,
): string | null => (rider && status === 'Out for Delivery' ? firstNameOf(rider.name) : null);

type PaidOrder = Pick<Order, 'paymentMode' | 'status' | 'totalPaise' | 'onlinePaise'>;

/** Paise. An order is placed online only if all of it is paid. */
export const paidOf = (order: PaidOrder, takings: readonly Taking[]): number =>
  onlineOf(order) + takenOf(takings);

/** Paise. */
export const dueOf = (order: PaidOrder, takings: readonly Taking[]): number =>
  order.status === 'Cancelled' ? 0 : Math.max(0, order.totalPaise - paidOf(order, takings));

/** Paise that staff have to give back, as the order became cheaper. */
export const takingsExcessOf = (order: PaidOrder, takings: readonly Taking[]): number =>
  order.status === 'Cancelled' ? 0 : excessOf(order, takenOf(takings));

/** Paise that can be paid online: of an order that was paid so and became dearer. */
export const dueOnlineOf = (order: PaidOrder, takenPaise: number): number =>
  order.paymentMode === 'ONLINE' && order.status !== 'Cancelled'
    ? Math.max(0, forStaffOf(order) - takenPaise)
    : 0;
