import { paymentModes, type PaymentMode } from '../payments/payment-mode.js';
import {
  cashNeedsCode,
  cashTooMuch,
  isPayable,
  maxCashOfGuestPaise,
  maxCashPaise,
  notPayable,
} from '../payments/payments.policy.js';
import type { OrderWay } from '../restaurant/order-ways.js';
import type { CodeOf } from './quote-problems.js';
import type { Sentence } from '../../platform/sentences.js';

/** The fields of the record that decide how can be paid. */
export interface PaymentSettings {
  /** Maximum total of an order in cash; null for that of the shop. */
  readonly maxCashPaise: number | null;
  /** A first order in cash of more needs a confirmed phone number; null: none does. */
  readonly codeAbovePaise: number | null;
}

interface PaymentProblem {
  readonly code: CodeOf<'PAYMENT'>;
  readonly message: Sentence;
}

interface RequestedPayment {
  /** Undefined: any payment mode that allows the total. */
  readonly mode: PaymentMode | undefined;
  readonly totalPaise: number;
  readonly way: OrderWay;
  /** Whether the customer has no account. */
  readonly isGuest: boolean;
  /** Whether an order in cash with this phone number needs no code. */
  readonly isPhoneConfirmed: boolean;
}

/** Why the total cannot be paid in the requested mode. */
export function quotePayment(
  settings: PaymentSettings,
  { mode, totalPaise, way, isGuest, isPhoneConfirmed }: RequestedPayment,
): PaymentProblem[] {
  const maxCash = settings.maxCashPaise ?? (isGuest ? maxCashOfGuestPaise : maxCashPaise);
  const refusals = (mode ? [mode] : paymentModes).map((each) => refusalOf(totalPaise, each, maxCash));
  const refusal = refusals.every((each) => each !== undefined) && refusals.at(-1);
  if (refusal) return [{ code: 'TOTAL_NOT_PAYABLE', message: refusal }];
  const { codeAbovePaise } = settings;
  // At the table, staff see who orders.
  const needsCode =
    mode === 'COD' && way !== 'TABLE' && codeAbovePaise !== null && totalPaise > codeAbovePaise;
  return needsCode && !isPhoneConfirmed
    ? [{ code: 'PHONE_UNCONFIRMED', message: cashNeedsCode(codeAbovePaise) }]
    : [];
}

function refusalOf(totalPaise: number, mode: PaymentMode, maxCash: number): Sentence | undefined {
  if (mode === 'COD') return totalPaise > maxCash ? cashTooMuch(maxCash) : undefined;
  return isPayable(totalPaise) ? undefined : notPayable;
}
