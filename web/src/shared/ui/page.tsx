import { createContext, use, type ReactNode } from 'react';
import styles from './page.module.css';

interface PageProps {
  /** Other than that of the route table. */
  readonly title?: string;
  /** The document title, if different. */
  readonly tabTitle?: string;
  readonly width?: 'narrow' | 'regular' | 'wide';
  readonly actions?: ReactNode;
  readonly children: ReactNode;
}

/** The title of the screen below, as the route table has it. */
export const ScreenTitle = createContext('');

/** The name of the shop, in document titles. */
export const ShopName = createContext('');

/** The number of waiting things, shown at the start of the document titles below it. */
export const TabCount = createContext(0);

/** A screen with its heading and its document title. */
export function Page(props: PageProps) {
  const { title = use(ScreenTitle), tabTitle = title, width = 'regular', actions, children } = props;
  const count = use(TabCount);
  const name = use(ShopName);
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
