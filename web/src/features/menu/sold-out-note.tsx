import { useTexts } from '../../texts/texts';
import { useSoldOutText, type SoldOutMark } from './sold-out';
import styles from './sold-out-note.module.css';

/** Stands where the dish would be added. */
export function SoldOutNote({ mark }: { readonly mark: SoldOutMark }) {
  const textOf = useSoldOutText();
  return <strong className={styles['note']}>{textOf(mark)}</strong>;
}

/** Stands beside the price. */
export function FewLeft({ count }: { readonly count: number }) {
  const t = useTexts();
  return <span className={styles['few']}>{t('menu.onlyLeft', { count })}</span>;
}
