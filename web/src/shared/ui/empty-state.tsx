import type { ReactNode } from 'react';
import plate from '../../assets/plate.svg';
import styles from './empty-state.module.css';

interface EmptyStateProps {
  /** URL of an illustration. */
  readonly picture?: string;
  readonly title: string;
  /** `h1` if it is the whole page. */
  readonly heading?: 'h1' | 'h2';
  readonly children?: ReactNode;
  readonly action?: ReactNode;
}

export function EmptyState({
  picture = plate,
  title,
  heading: Heading = 'h2',
  children,
  action,
}: EmptyStateProps) {
  return (
    <div className={`stack gap-3 ${styles['empty']}`}>
      <img className={styles['picture']} src={picture} alt="" width={112} height={112} />
      <Heading className="text-xl">{title}</Heading>
      {children && <div className={styles['text']}>{children}</div>}
      {action}
    </div>
  );
}
