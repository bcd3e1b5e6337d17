/** Converts rupees with at most two decimals to paise. */
export function toPaise(rupees: number): number {
  return Math.round(rupees * 100);
}

/** Converts an integer number of paise to rupees. */
export function toRupees(paise: number): number {
  return paise / 100;
}

/** Whether an amount in rupees is a whole number of paise. Binary fractions make `rupees * 100` inexact. */
export function isWholePaise(rupees: number): boolean {
  return Number(rupees.toFixed(2)) === rupees;
}
