import { useLanguage } from '../../texts/language';
import { serverWords } from '../../shared/lib/server-words';
import styles from './charge-lines.module.css';
import { Price } from '../../shared/ui/price';

interface ChargeLinesProps {
  readonly charges: readonly { readonly kind: string; readonly label: string; readonly amount: number }[];
}

/** The charges of a bill on top of the dishes, above the total. */
export function ChargeLines({ charges }: ChargeLinesProps) {
  // Labels follow the language.
  useLanguage();
  return charges.map(({ kind, label, amount }) => (
    <p key={kind} className={styles['charge']}>
      <span>{serverWords(label)}</span> <Price rupees={amount} />
    </p>
  ));
}
