/** Paise of an amount in rupees that has at most two decimals. */
export function toPaise(rupees: number): number {
  return Math.round(rupees * 100);
}

/** Rupees, with at most two decimals, of an integer number of paise. */
export function toRupees(paise: number): number {
  return paise / 100;
}

/** Whether an amount in rupees is a whole number of paise. Binary fractions make `rupees * 100` inexact. */
export function isWholePaise(rupees: number): boolean {
  return Number(rupees.toFixed(2)) === rupees;
}
