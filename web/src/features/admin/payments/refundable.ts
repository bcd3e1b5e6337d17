import type { RefundState } from '../../../gql/graphql';

interface Money {
  readonly amount: number;
  readonly refunds: readonly { readonly amount: number; readonly state: RefundState }[];
}

/** Rupees that can still go back. What the provider refused is counted: asking again replaces it. */
export function leftToRefund({ amount, refunds }: Money): number {
  const gone = refunds.filter(({ state }) => state === 'REQUESTED' || state === 'PROCESSED');
  return (paise(amount) - gone.reduce((sum, refund) => sum + paise(refund.amount), 0)) / 100;
}

function paise(rupees: number): number {
  return Math.round(rupees * 100);
}

/** What was typed as rupees; undefined if it is no amount of rupees and paise. */
export function readAmount(text: string): number | undefined {
  const trimmed = text.trim().replace(/^₹\s*/, '').replaceAll(',', '');
  return /^\d{1,9}(\.\d{1,2})?$/.test(trimmed) ? Number(trimmed) : undefined;
}

/** What is wrong with an amount, if anything is. */
export function amountProblem(text: string, left: number, formatted: string): string | undefined {
  const amount = readAmount(text);
  if (amount === undefined) return 'Enter an amount in rupees, such as 120 or 120.50';
  if (amount <= 0) return 'Enter more than 0';
  return amount > left ? `At most ${formatted} can go back` : undefined;
}
