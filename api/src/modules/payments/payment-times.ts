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

const firstGap = 15_000;
const longestGap = 15 * minute;
/** Late authorisations come within three days. */
const checksLast = 3 * 24 * hour;

/**
 * When to ask the provider again about a payment order that is still open: growing gaps, then every 15 minutes, for
 * three days. Null when it is time to stop.
 * @param checks how often it was asked
 */
export function nextCheck(startedAt: Date, checks: number, now: Date): Date | null {
  const next = now.getTime() + Math.min(firstGap * 2 ** Math.min(checks, 20), longestGap);
  return next - startedAt.getTime() > checksLast ? null : new Date(next);
}

/** When to ask about what began just now. */
export const firstCheck = (now: Date): Date | null => nextCheck(now, 0, now);
