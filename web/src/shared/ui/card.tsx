import type { ComponentProps } from 'react';
import styles from './card.module.css';

interface CardProps extends ComponentProps<'div'> {
  /** For what lies behind: nobody has to look at it any more. */
  readonly sunken?: boolean;
}

export function Card({ sunken = false, className, ...rest }: CardProps) {
  return (
    <div {...rest} className={`${styles['card']} ${sunken ? styles['sunken'] : ''} ${className ?? ''}`} />
  );
}
