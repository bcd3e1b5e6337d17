/** Median, 95th and 99th percentile, rounded to a tenth. */
export function quantiles(samples: readonly number[]): { p50: number; p95: number; p99: number } {
  const sorted = samples.toSorted((one, other) => one - other);
  const at = (share: number) => Number((sorted[Math.floor(share * (sorted.length - 1))] ?? NaN).toFixed(1));
  return { p50: at(0.5), p95: at(0.95), p99: at(0.99) };
}

/** Not rounded. */
export function median(samples: readonly number[]): number {
  return samples.toSorted((one, other) => one - other)[Math.floor(samples.length / 2)] ?? Number.NaN;
}
