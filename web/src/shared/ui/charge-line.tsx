import { useTexts } from '../../texts/texts';
import styles from './charge-line.module.css';
import { Price } from './price';

interface ChargeLineProps {
  readonly charge: 'packing' | 'delivery';
  readonly rupees: number;
}

/** A charge on top of the dishes, above the total; nothing if it costs nothing. */
export function ChargeLine({ charge, rupees }: ChargeLineProps) {
  const t = useTexts();
  if (rupees <= 0) return null;
  return (
    <p className={styles['charge']}>
      <span>{t(`common.${charge}`)}</span> <Price rupees={rupees} />
    </p>
  );
}
