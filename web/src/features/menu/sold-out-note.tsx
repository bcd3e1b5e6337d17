import { useSoldOutText, type SoldOutMark } from './sold-out';
import styles from './sold-out-note.module.css';

/** Stands where the dish would be added. */
export function SoldOutNote({ mark }: { readonly mark: SoldOutMark }) {
  const textOf = useSoldOutText();
  return <strong className={styles['note']}>{textOf(mark)}</strong>;
}
