import type { ComponentProps } from 'react';
import styles from './badge.module.css';

interface BadgeProps extends ComponentProps<'span'> {
  readonly tone?: 'plain' | 'info' | 'success' | 'warning' | 'cooking' | 'error' | undefined;
}

/** A state, in one or two words. */
export function Badge({ tone = 'plain', className = '', ...rest }: BadgeProps) {
  return <span {...rest} className={`tone-${tone} small bold ${styles['badge']} ${className}`} />;
}
