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

/** Why money goes back. */
export const refundReasons = [
  /** The provider captured another amount than was asked for. */
  'amount-differs',
  /** The same provider order was paid twice. */
  'second-payment',
  /** A dish is gone from the menu, or no table is free any more. */
  'not-available',
  /** Paid so long after checkout that nobody waits for the food any more. */
  'expired',
  /** The cart was ordered in another way meanwhile. */
  'already-ordered',
  /** Paid for nothing that the shop knows of, and nothing was ordered with it in time. */
  'nothing-bought',
  /** Its booking was cancelled in time. */
  'booking-cancelled',
  /** The restaurant took its booking back. */
  'restaurant-cancelled',
  /** An admin decided so. */
  'admin',
  /** Made at the provider, outside the shop. */
  'provider',
] as const;
export type RefundReason = (typeof refundReasons)[number];

const minute = 60_000;
const hour = 60 * minute;

/** Milliseconds after checkout began. Who pays later than this gets the money back. */
const intentLasts = hour;

/** Milliseconds after checkout began. Learning of a payment later than this, the shop no longer cooks for it. */
const fulfilmentLasts = 24 * hour;

/** Whether a purchase is too old to be made. */
export function isExpired(times: {
  readonly startedAt: Date;
  readonly paidAt: Date;
  readonly now: Date;
}): boolean {
  const { startedAt, paidAt, now } = times;
  return (
    paidAt.getTime() - startedAt.getTime() > intentLasts ||
    now.getTime() - startedAt.getTime() > fulfilmentLasts
  );
}

/** Milliseconds that money with no purpose waits for somebody to order with it. */
export const unclaimedLasts = 30 * minute;

/** Milliseconds after checkout began: a payment that has done its work is looked at once more, for a second capture. */
export const lastLookAfter = 24 * hour;

const firstCheck = 15_000;
const longestGap = 15 * minute;
/** Late authorisations come within three days. */
const checksLast = 3 * 24 * hour;

/**
 * When to ask the provider again about a payment order that is still open: growing gaps, then every 15 minutes, for
 * three days. Null when it is time to stop.
 * @param checks how often it was asked
 */
export function nextCheck(startedAt: Date, checks: number, now: Date): Date | null {
  const next = now.getTime() + Math.min(firstCheck * 2 ** Math.min(checks, 20), longestGap);
  return next - startedAt.getTime() > checksLast ? null : new Date(next);
}
