/**
 * Backoff in ms: doubles from `first` to `longest`, with jitter over the upper half. @param retries attempts after the
 * first one; 0 for the first wait
 */
export function retryDelay(
  retries: number,
  { first = 250, longest = 5_000, random = Math.random }: RetryDelayOptions = {},
): number {
  const full = Math.min(longest, first * 2 ** Math.min(retries, 30));
  return Math.round(full * (0.5 + random() / 2));
}

interface RetryDelayOptions {
  readonly first?: number;
  readonly longest?: number;
  readonly random?: () => number;
}
