import { createContext, use, type ReactNode } from 'react';
import { useRestaurant } from '../lib/restaurant';
import styles from './page.module.css';

interface PageProps {
  readonly title: string;
  /** The document title, if different. */
  readonly tabTitle?: string;
  readonly width?: 'narrow' | 'regular' | 'wide';
  readonly actions?: ReactNode;
  readonly children: ReactNode;
}

/** The number of waiting things, shown at the start of the document titles below it. */
export const TabCount = createContext(0);

/** A screen with its heading and its document title. */
export function Page({ title, tabTitle = title, width = 'regular', actions, children }: PageProps) {
  const count = use(TabCount);
  const { name } = useRestaurant();
  return (
    <div className={`${styles['page']} ${styles[width] ?? ''}`}>
      <title>{`${count > 0 ? `(${count}) ` : ''}${tabTitle} · ${name}`}</title>
      <header className={styles['header']}>
        <h1 className={styles['title']}>{title}</h1>
        {actions}
      </header>
      {children}
    </div>
  );
}
