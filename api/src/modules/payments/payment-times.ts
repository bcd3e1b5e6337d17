const minute = 60_000;
const hour = 60 * minute;

/** Milliseconds after the start of checkout. A later payment is refunded. */
export const intentMs = hour;

/** Milliseconds after the start of checkout. A payment that the shop learns of later is refunded. */
const fulfilmentMs = 24 * hour;

/** Whether a purchase is too old to be fulfilled. */
export function isExpired(times: {
  readonly startedAt: Date;
  readonly paidAt: Date;
  readonly now: Date;
}): boolean {
  const { startedAt, paidAt, now } = times;
  return (
    paidAt.getTime() - startedAt.getTime() > intentMs || now.getTime() - startedAt.getTime() > fulfilmentMs
  );
}

/** Milliseconds after which a captured payment without a purpose is refunded if nothing was ordered with it. */
export const unclaimedMs = 30 * minute;

/** Milliseconds after the start of checkout. A settled payment is then checked again for a second capture. */
export const lastLookAfter = 24 * hour;

const firstGap = 15_000;
const longestGap = 15 * minute;
/** Banks allow late authorization for up to three days. */
const checksLast = 3 * 24 * hour;

/**
 * Time of the next check of an open payment order at the provider: exponential backoff up to 15 minutes, for three
 * days. Null after that.
 * @param checks number of previous checks
 */
export function nextCheck(startedAt: Date, checks: number, now: Date): Date | null {
  const next = now.getTime() + Math.min(firstGap * 2 ** Math.min(checks, 20), longestGap);
  return next - startedAt.getTime() > checksLast ? null : new Date(next);
}

/** Time of the first check of a new payment or refund. */
export const firstCheck = (now: Date): Date | null => nextCheck(now, 0, now);
