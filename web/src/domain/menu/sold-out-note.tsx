import type { ReactNode } from 'react';
import { useTexts } from '../../texts/texts';
import { ForLater } from './for-later';
import { useSoldOutText, type SoldOutMark } from './sold-out';
import styles from './sold-out-note.module.css';

interface SoldOutNoteProps {
  readonly mark: SoldOutMark;
  /** Adds the dish, if it can be ordered for later. */
  readonly children: ReactNode;
}

export function SoldOutText({ mark }: Pick<SoldOutNoteProps, 'mark'>) {
  const textOf = useSoldOutText();
  return <strong className={styles['note']}>{textOf(mark)}</strong>;
}

/** Stands where the dish would be added. */
export function SoldOutNote({ mark, children }: SoldOutNoteProps) {
  return (
    <>
      <SoldOutText mark={mark} />
      {mark.until !== null && <ForLater>{children}</ForLater>}
    </>
  );
}

/** Stands beside the price. */
export function FewLeft({ count }: { readonly count: number }) {
  const t = useTexts();
  return <span className={styles['few']}>{t('menu.onlyLeft', { count })}</span>;
}
