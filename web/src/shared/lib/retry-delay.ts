/**
 * How long to wait before the next attempt, in ms: doubles from `first` up to `longest`, and is spread over its upper
 * half so that a thousand phones do not come back in the same instant.
 * @param retries attempts already made after the first; 0 for the first wait
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
