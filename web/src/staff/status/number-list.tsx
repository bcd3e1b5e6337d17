import { useLayoutEffect, useRef, useState } from 'react';
import { useInterval } from '../../shared/lib/use-interval';
import { useTexts } from '../texts/texts';
import { hasNew, pagesOf, type WaitingNumber } from './ready-orders';
import styles from './status-page.module.css';

/** In both languages, as guests have not chosen one. */
const headings = {
  preparing: { en: 'Preparing', hi: 'बन रहा है' },
  ready: { en: 'Ready', hi: 'तैयार' },
} as const;

/** Milliseconds that a page stays. */
const pageMs = 8_000;
/** Of the height of a number to its width. */
const ratio = 0.6;

interface NumberListProps {
  readonly stage: 'preparing' | 'ready';
  readonly numbers: readonly WaitingNumber[];
  /** New ones come first: the first one has four times the room, and its page is shown when it arrives. */
  readonly isNewFirst?: boolean;
}

/** The numbers of one stage, on pages that follow each other if there is no room for all. */
export function NumberList({ stage, numbers, isNewFirst = false }: NumberListProps) {
  const t = useTexts();
  const box = useRef<HTMLDivElement>(null);
  const [size, setSize] = useState({ width: 0, height: 0 });
  useLayoutEffect(() => {
    const element = box.current;
    if (!element) return undefined;
    const measure = () => setSize({ width: element.clientWidth, height: element.clientHeight });
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  const columns = size.height > size.width * 1.3 ? 2 : 3;
  const cell = size.width / columns;
  const rows = Math.max(1, Math.floor(size.height / (cell * ratio || 1)));
  const pages = pagesOf(numbers, rows * columns, isNewFirst ? 4 : 1);
  const [turn, setTurn] = useState(0);
  useInterval(() => setTurn((last) => last + 1), pages.length > 1 ? pageMs : undefined);
  const [known, setKnown] = useState(numbers);
  if (numbers !== known) {
    setKnown(numbers);
    if (isNewFirst && hasNew(known, numbers)) setTurn(0);
  }
  const page = turn % pages.length;
  return (
    <section className={styles['column']} data-stage={stage} aria-labelledby={`status-${stage}`}>
      <h2 id={`status-${stage}`} className={styles['heading']}>
        <span lang="en">{headings[stage].en}</span>
        <span lang="hi" className={styles['other']}>
          {headings[stage].hi}
        </span>
        {pages.length > 1 && (
          <span className={`tabular ${styles['page']}`}>
            {t('status.page', { page: page + 1, count: pages.length })}
          </span>
        )}
      </h2>
      <div
        ref={box}
        className={styles['box']}
        style={{ '--cell': `${cell}px`, '--columns': columns } as React.CSSProperties}
      >
        <ol className={styles['numbers']}>
          {pages[page]?.map(({ id, number }, index) => (
            <li
              key={id}
              className={`tabular ${styles['number']}`}
              data-large={(isNewFirst && page === 0 && index === 0) || undefined}
            >
              {number}
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
