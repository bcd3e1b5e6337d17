import type { ReactNode } from 'react';
import { useTexts } from '../../texts/texts';
import { ForLater } from './for-later';
import { useSoldOutText, type SoldOutMark } from './sold-out';

interface SoldOutNoteProps {
  readonly mark: SoldOutMark;
  /** Adds the dish, if it can be ordered for later. */
  readonly children: ReactNode;
}

export function SoldOutText({ mark }: Pick<SoldOutNoteProps, 'mark'>) {
  const textOf = useSoldOutText();
  return <strong className="row touch muted small bold">{textOf(mark)}</strong>;
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
  return <span className="block warning small bold">{t('menu.onlyLeft', { count })}</span>;
}
