import { DomainError } from '../../platform/errors.js';
import { can } from '../auth/permissions.js';
import type { Viewer } from '../auth/viewer.js';
import type { Payment } from './payment.entity.js';

export function canReadPayment(viewer: Viewer, payment: Pick<Payment, 'userId'>): boolean {
  return can(viewer, 'VIEW_PAYMENTS') || payment.userId === viewer.id;
}

/** Paise. Razorpay takes a rupee at least and, unless an account has agreed on less, five lakh at most. */
export const payable = { least: 1_00, most: 5_00_000_00 } as const;

export const isPayable = (amountPaise: number): boolean =>
  amountPaise >= payable.least && amountPaise <= payable.most;

export const notPayable = 'An online payment can be ₹1 to ₹5,00,000. Please change your order.';

/** Paise: the highest total that may be paid in cash. */
export const mostCashPaise = 1_00_000_00;

export const cashTooMuch =
  'An order to be paid in cash can be ₹1,00,000 at most. Please order less, or pay online.';

export const verificationFailed = 'Payment verification failed.';

export const paymentNotFound = (): DomainError => new DomainError('NOT_FOUND', 'There is no such payment.');
