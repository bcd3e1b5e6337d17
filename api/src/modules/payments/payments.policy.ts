import { DomainError } from '../../platform/errors.js';
import { toRupees } from '../../platform/money.js';
import { can } from '../auth/permissions.js';
import type { Viewer } from '../auth/viewer.js';
import type { Payment } from './payment.entity.js';
import { say } from './payments.sentences.js';
import type { Sentence } from '../../platform/sentences.js';

export function canReadPayment(viewer: Viewer, payment: Pick<Payment, 'userId'>): boolean {
  return can(viewer, 'VIEW_PAYMENTS') || payment.userId === viewer.id;
}

/** Paise. Razorpay's minimum is ₹1; its maximum is ₹5,00,000 unless an account has agreed on less. */
export const payable = { min: 1_00, max: 5_00_000_00 } as const;

export const isPayable = (amountPaise: number): boolean =>
  amountPaise >= payable.min && amountPaise <= payable.max;

export const notPayable = say.notPayable;

/** Maximum total of a cash order, in paise. */
export const maxCashPaise = 1_00_000_00;

/** The same for guests, of whom less is known. An owner's own limit replaces both. */
export const maxCashOfGuestPaise = 10_000_00;

const rupeesFormat = new Intl.NumberFormat('en-IN', { maximumFractionDigits: 2 });

export const cashTooMuch = (maxPaise: number): Sentence =>
  say.tooMuchCash({ amount: rupeesFormat.format(toRupees(maxPaise)) });

export const cashNeedsCode = (abovePaise: number): Sentence =>
  say.codeNeeded({ amount: rupeesFormat.format(toRupees(abovePaise)) });

export const verificationFailed = say.notVerified;

export const paymentNotFound = (): DomainError => new DomainError('NOT_FOUND', say.notFound);
