/** State of a payment with all its attempts and refunds; `PaymentState` in the schema. */
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

/** States of an attempt, in the provider's terms. */
export const attemptStates = ['created', 'failed', 'authorized', 'captured'] as const;
export type AttemptState = (typeof attemptStates)[number];

/**
 * Forward transitions only, as reports may be late, duplicated and out of order. A failed attempt may become
 * authorized: banks allow late authorization for up to three days.
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
 * An admin replaces a failed refund with a new one; a refund above the refundable amount is replaced by one of the
 * rest. A replaced refund still becomes processed if the provider reports it so.
 */
const refundTransitions: Record<RefundState, readonly RefundState[]> = {
  requested: ['processed', 'failed'],
  failed: ['processed', 'replaced'],
  processed: [],
  replaced: ['processed'],
};

/** @returns the state of an attempt after a report; the known state if the report is outdated */
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

/** Derives the state of a payment from its attempts and refunds. */
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
