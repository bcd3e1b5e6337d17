import { formatRupees } from '../../shared/lib/format';
import styles from './charge-lines.module.css';

interface ChargeLinesProps {
  readonly charges: readonly { readonly kind: string; readonly label: string; readonly amount: number }[];
}

/** The charges of a bill on top of the dishes, above the total. */
export function ChargeLines({ charges }: ChargeLinesProps) {
  return charges.map(({ kind, label, amount }) => (
    <p key={kind} className={`row between baseline gap-2 tabular ${styles['charge']}`}>
      <span>{label}</span> <span>{formatRupees(amount).replace('-', '−')}</span>
    </p>
  ));
}
