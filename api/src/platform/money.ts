/** Converts rupees with at most two decimals to paise. */
export function toPaise(rupees: number): number {
  return Math.round(rupees * 100);
}

/** Converts an integer number of paise to rupees. */
export function toRupees(paise: number): number {
  return paise / 100;
}

/** Paise. What binary fractions leave after adding and multiplying: `33.1 * 3` is 99.30000000000001. */
const noise = 1e-6;

/** Whether an amount in rupees is a whole number of paise. */
export function isWholePaise(rupees: number): boolean {
  return Number(rupees.toFixed(2)) === rupees || distanceToPaise(rupees) < noise;
}

/** Whether an amount in rupees is less than half a paisa from the one that {@link toPaise} gives. */
export function isNearPaise(rupees: number): boolean {
  return distanceToPaise(rupees) < 0.5 - noise;
}

/** In paise. */
const distanceToPaise = (rupees: number): number => Math.abs(rupees * 100 - toPaise(rupees));
