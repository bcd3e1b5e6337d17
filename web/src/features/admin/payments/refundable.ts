import type { RefundState } from '../../../gql/graphql';
import { say } from '../texts/texts';

interface KnownRefund {
  readonly id: string;
  readonly amount: number;
  readonly state: RefundState;
}

/** A refund that the provider refused, to be repeated. */
export function failedRefund<R extends KnownRefund>(refunds: readonly R[]): R | undefined {
  return refunds.find(({ state }) => state === 'FAILED');
}

/** Typed rupees; undefined if it is no amount of rupees and paise. */
export function readAmount(text: string): number | undefined {
  const trimmed = text.trim().replace(/^₹\s*/, '').replaceAll(',', '');
  return /^\d{1,9}(\.\d{1,2})?$/.test(trimmed) ? Number(trimmed) : undefined;
}

/** The problem of an amount, if any. */
export function amountProblem(text: string, left: number, formatted: string): string | undefined {
  const amount = readAmount(text);
  if (amount === undefined) return say('adminPayments.amountNotANumber');
  if (amount <= 0) return say('adminPayments.amountZero');
  return amount > left ? say('adminPayments.amountTooMuch', { amount: formatted }) : undefined;
}
