import { DomainError } from '../../platform/errors.js';
import { toRupees } from '../../platform/money.js';
import { can } from '../auth/permissions.js';
import type { Viewer } from '../auth/viewer.js';
import type { Payment } from './payment.entity.js';

export function canReadPayment(viewer: Viewer, payment: Pick<Payment, 'userId'>): boolean {
  return can(viewer, 'VIEW_PAYMENTS') || payment.userId === viewer.id;
}

/** Paise. Razorpay's minimum is ₹1; its maximum is ₹5,00,000 unless an account has agreed on less. */
export const payable = { min: 1_00, max: 5_00_000_00 } as const;

export const isPayable = (amountPaise: number): boolean =>
  amountPaise >= payable.min && amountPaise <= payable.max;

export const notPayable = 'An online payment can be ₹1 to ₹5,00,000. Please change your order.';

/** Maximum total of a cash order, in paise. */
export const maxCashPaise = 1_00_000_00;

/** The same for guests, of whom less is known. An owner's own limit replaces both. */
export const maxCashOfGuestPaise = 10_000_00;

const rupees = new Intl.NumberFormat('en-IN', { maximumFractionDigits: 2 });

export const cashTooMuch = (maxPaise: number): string =>
  `An order to be paid in cash can be ₹${rupees.format(toRupees(maxPaise))} at most. Please order less, or pay online.`;

export const cashNeedsCode = (abovePaise: number): string =>
  `A first order of more than ₹${rupees.format(toRupees(abovePaise))} in cash needs a phone number that is confirmed by a code. Please confirm yours, or pay online.`;

export const verificationFailed = 'Payment verification failed.';

export const paymentNotFound = (): DomainError => new DomainError('NOT_FOUND', 'There is no such payment.');
