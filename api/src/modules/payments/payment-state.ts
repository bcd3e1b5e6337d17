/** How a payment stands as a whole: what the schema calls `PaymentState`. */
export const paymentStates = [
  'CREATED',
  'FAILED',
  'AUTHORIZED',
  'CAPTURED',
  'REFUNDING',
  'REFUNDED',
  'REFUND_FAILED',
] as const;
export type PaymentState = (typeof paymentStates)[number];

/** One attempt to pay, as the provider reports it. */
export const attemptStates = ['created', 'failed', 'authorized', 'captured'] as const;
export type AttemptState = (typeof attemptStates)[number];

/**
 * What an attempt may turn into. Forward only: reports come late, twice and in any order. A failed attempt that is
 * authorized after all is a late authorisation, which banks allow for up to three days.
 * https://razorpay.com/docs/payments/payments/late-authorization/
 */
const attemptTransitions: Record<AttemptState, readonly AttemptState[]> = {
  created: ['failed', 'authorized', 'captured'],
  failed: ['authorized', 'captured'],
  authorized: ['captured'],
  captured: [],
};

export const refundStates = ['requested', 'processed', 'failed', 'replaced'] as const;
export type RefundState = (typeof refundStates)[number];

/**
 * A refund that failed is replaced by an admin's new one; one that asked for more than was left, by one for the rest.
 * Should the provider send its money all the same, that counts.
 */
const refundTransitions: Record<RefundState, readonly RefundState[]> = {
  requested: ['processed', 'failed'],
  failed: ['processed', 'replaced'],
  processed: [],
  replaced: ['processed'],
};

/** Where an attempt stands after a report: where it stood, if the report is old news. */
export function advanceAttempt(known: AttemptState, reported: AttemptState): AttemptState {
  return attemptTransitions[known].includes(reported) ? reported : known;
}

export function advanceRefund(known: RefundState, reported: RefundState): RefundState {
  return refundTransitions[known].includes(reported) ? reported : known;
}

interface AttemptFigures {
  readonly state: AttemptState;
  readonly amountPaise: number;
}

interface RefundFigures {
  readonly state: RefundState;
  readonly amountPaise: number;
}

/** The state of the whole, from its attempts and refunds. */
export function stateOf(
  attempts: readonly AttemptFigures[],
  refunds: readonly RefundFigures[],
): PaymentState {
  if (refunds.some(({ state }) => state === 'requested')) return 'REFUNDING';
  if (refunds.some(({ state }) => state === 'failed')) return 'REFUND_FAILED';
  const captured = sumOf(attempts.filter(({ state }) => state === 'captured'));
  const refunded = sumOf(refunds.filter(({ state }) => state === 'processed'));
  if (captured > 0) return refunded >= captured ? 'REFUNDED' : 'CAPTURED';
  if (attempts.some(({ state }) => state === 'authorized')) return 'AUTHORIZED';
  return attempts.some(({ state }) => state === 'failed') ? 'FAILED' : 'CREATED';
}

/** Paise. */
export function sumOf(entries: readonly { readonly amountPaise: number }[]): number {
  return entries.reduce((sum, { amountPaise }) => sum + amountPaise, 0);
}
