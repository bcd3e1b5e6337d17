import type { ReactNode } from 'react';
import styles from './notice.module.css';

interface NoticeProps {
  readonly tone: 'info' | 'success' | 'warning' | 'error';
  readonly children: ReactNode;
  readonly action?: ReactNode;
}

export function Notice({ tone, children, action }: NoticeProps) {
  return (
    <div
      className={`row wrap between gap-3 ${styles['notice']} tone-${tone}`}
      role={tone === 'error' ? 'alert' : 'status'}
    >
      <div>{children}</div>
      {action}
    </div>
  );
}
