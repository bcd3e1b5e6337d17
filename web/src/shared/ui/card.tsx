import type { ComponentProps } from 'react';
import styles from './card.module.css';

interface CardProps extends ComponentProps<'div'> {
  /** For past entries, which need no attention. */
  readonly sunken?: boolean;
}

export function Card({ sunken = false, className, ...rest }: CardProps) {
  return (
    <div {...rest} className={`${styles['card']} ${sunken ? styles['sunken'] : ''} ${className ?? ''}`} />
  );
}
