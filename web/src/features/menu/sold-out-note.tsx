import type { ReactNode } from 'react';
import { useCanOrderForLater } from '../../shared/lib/use-can-order-for-later';
import { useTexts } from '../../texts/texts';
import { useSoldOutText, type SoldOutMark } from './sold-out';
import styles from './sold-out-note.module.css';

interface SoldOutNoteProps {
  readonly mark: SoldOutMark;
  /** Adds the dish, if it can be ordered for later. */
  readonly children: ReactNode;
}

/** Stands where the dish would be added. */
export function SoldOutNote({ mark, children }: SoldOutNoteProps) {
  const textOf = useSoldOutText();
  const canOrderForLater = useCanOrderForLater();
  return (
    <>
      <strong className={styles['note']}>{textOf(mark)}</strong>
      {mark.until !== null && canOrderForLater && <div className={styles['later']}>{children}</div>}
    </>
  );
}

/** Stands beside the price. */
export function FewLeft({ count }: { readonly count: number }) {
  const t = useTexts();
  return <span className={styles['few']}>{t('menu.onlyLeft', { count })}</span>;
}
