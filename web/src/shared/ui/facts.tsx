import type { ComponentProps, ReactNode } from 'react';
import styles from './facts.module.css';

/** A description list, laid out by its card. Its children are {@link Fact}s. */
export function Facts({ className, ...rest }: ComponentProps<'dl'>) {
  return <dl {...rest} className={`${styles['facts']} ${className ?? ''}`} />;
}

interface FactProps {
  readonly term: string;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

export function Fact({ term, className, children }: FactProps) {
  return (
    <div className={className}>
      <dt className="muted small">{term}</dt>
      <dd className="anywhere">{children}</dd>
    </div>
  );
}
