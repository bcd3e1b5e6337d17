import type { ComponentProps, ReactNode } from 'react';
import styles from './facts.module.css';

/** What there is to know of something, laid out as its card wants it. Its children are {@link Fact}s. */
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
      <dt>{term}</dt>
      <dd>{children}</dd>
    </div>
  );
}
