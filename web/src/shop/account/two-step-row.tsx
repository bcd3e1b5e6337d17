import type { ReactNode } from 'react';
import styles from './two-step-row.module.css';

interface TwoStepRowProps {
  readonly title: string;
  readonly detail: string;
  /** What can be done with it. */
  readonly children?: ReactNode;
}

/** One second factor. */
export function TwoStepRow({ title, detail, children }: TwoStepRowProps) {
  return (
    <li className={`row wrap between gap-3 ${styles['factor']}`}>
      <div className={`stack gap-1 ${styles['text']}`}>
        <span className="bold anywhere">{title}</span>
        <span className="muted small">{detail}</span>
      </div>
      {children && <div className="flex wrap gap-2">{children}</div>}
    </li>
  );
}
