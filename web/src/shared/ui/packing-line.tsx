import { useTexts } from '../../texts/texts';
import styles from './packing-line.module.css';
import { Price } from './price';

/** What packing costs, above the total of dishes; nothing if it costs nothing. */
export function PackingLine({ rupees }: { readonly rupees: number }) {
  const t = useTexts();
  if (rupees <= 0) return null;
  return (
    <p className={styles['packing']}>
      <span>{t('common.packing')}</span> <Price rupees={rupees} />
    </p>
  );
}
