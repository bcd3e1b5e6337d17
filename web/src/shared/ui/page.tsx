import type { ReactNode } from 'react';
import styles from './page.module.css';

interface PageProps {
  readonly title: string;
  /** What the browser's tab says in place of the title. */
  readonly tabTitle?: string;
  readonly width?: 'narrow' | 'regular' | 'wide';
  readonly actions?: ReactNode;
  readonly children: ReactNode;
}

export const restaurant = 'Chowk Street Kitchen';

/** A screen with its heading and its document title. */
export function Page({ title, tabTitle = title, width = 'regular', actions, children }: PageProps) {
  return (
    <div className={`${styles['page']} ${styles[width] ?? ''}`}>
      <title>{`${tabTitle} · ${restaurant}`}</title>
      <header className={styles['header']}>
        <h1 className={styles['title']}>{title}</h1>
        {actions}
      </header>
      {children}
    </div>
  );
}
