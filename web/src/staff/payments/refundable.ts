import type { RefundState } from '../../gql/graphql';
import { readNumber } from '../../shared/lib/typed-number';
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

/** The provider refuses to refund less. */
const minPaise = 100;

/** The problem of an amount, if any. */
export function amountProblem(text: string, left: number, formatted: string): string | undefined {
  const amount = readNumber('rupees', text);
  if (amount === undefined) return say('number.rupees');
  if (amount <= 0) return say('adminPayments.amountZero');
  if (amount > left) return say('adminPayments.amountTooMuch', { amount: formatted });
  // Binary fractions leave 0.99999 of a rupee.
  const restPaise = Math.round((left - amount) * 100);
  return restPaise > 0 && restPaise < minPaise ? say('adminPayments.amountLeavesTooLittle') : undefined;
}
