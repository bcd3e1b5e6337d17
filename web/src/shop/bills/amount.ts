import { formatCount } from '../../shared/lib/format';

/** `1,23,456.00`, as amounts below each other. */
export function formatAmount(rupees: number): string {
  const paise = Math.round(Math.abs(rupees) * 100);
  const rest = paise % 100;
  const sign = rupees < 0 && paise > 0 ? '-' : '';
  return `${sign}${formatCount((paise - rest) / 100)}.${String(rest).padStart(2, '0')}`;
}

/** `₹1,23,456.00` */
export const formatWithSign = (rupees: number): string =>
  formatAmount(rupees).replace(/^-?/, (sign) => `${sign}₹`);
