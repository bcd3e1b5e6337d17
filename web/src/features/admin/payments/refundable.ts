import type { RefundState } from '../../../gql/graphql';
import { readNumber } from '../../../shared/lib/typed-number';
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

/** Rupees. The provider refuses to refund less. */
const leastRefund = 1;

/** The problem of an amount, if any. */
export function amountProblem(text: string, left: number, formatted: string): string | undefined {
  const amount = readNumber('rupees', text);
  if (amount === undefined) return say('number.rupees');
  if (amount <= 0) return say('adminPayments.amountZero');
  if (amount > left) return say('adminPayments.amountTooMuch', { amount: formatted });
  const rest = left - amount;
  return rest > 0 && rest < leastRefund ? say('adminPayments.amountLeavesTooLittle') : undefined;
}
