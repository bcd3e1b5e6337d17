/** Median and 95th percentile, to a tenth. */
export function quantiles(samples: readonly number[]): { p50: number; p95: number } {
  const sorted = samples.toSorted((one, other) => one - other);
  const at = (share: number) => Number((sorted[Math.floor(share * (sorted.length - 1))] ?? NaN).toFixed(1));
  return { p50: at(0.5), p95: at(0.95) };
}
