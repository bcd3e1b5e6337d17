import type { ReactNode } from 'react';
import plate from '../../assets/plate.svg';
import styles from './empty-state.module.css';

interface EmptyStateProps {
  /** Address of a picture that says what is missing. */
  readonly picture?: string;
  readonly title: string;
  readonly children?: ReactNode;
  readonly action?: ReactNode;
}

export function EmptyState({ picture = plate, title, children, action }: EmptyStateProps) {
  return (
    <div className={styles['empty']}>
      <img className={styles['picture']} src={picture} alt="" width={112} height={112} />
      <h2 className={styles['title']}>{title}</h2>
      {children && <div className={styles['text']}>{children}</div>}
      {action}
    </div>
  );
}
