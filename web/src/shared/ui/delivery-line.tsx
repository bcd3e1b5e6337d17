import { useTexts } from '../../texts/texts';
import styles from './packing-line.module.css';
import { Price } from './price';

/** What the delivery costs, above the total; nothing if it costs nothing. */
export function DeliveryLine({ rupees }: { readonly rupees: number }) {
  const t = useTexts();
  if (rupees <= 0) return null;
  return (
    <p className={styles['packing']}>
      <span>{t('common.delivery')}</span> <Price rupees={rupees} />
    </p>
  );
}
