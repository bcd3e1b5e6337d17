import type { ComponentProps, ReactNode } from 'react';
import styles from './dish-line.module.css';

/** Dishes with their quantities. Its children are {@link DishLine}s. */
export function DishLines({ className, ...rest }: ComponentProps<'ul'>) {
  return <ul {...rest} className={`stack gap-2 ${className ?? ''}`} />;
}

interface DishLineProps {
  readonly quantity: number;
  readonly name: ReactNode;
  readonly price: ReactNode;
  /** Below the name. */
  readonly action?: ReactNode;
  /** An unavailable dish: its price does not count. */
  readonly unavailable?: boolean;
}

export function DishLine({ quantity, name, price, action, unavailable = false }: DishLineProps) {
  return (
    <li className={`${styles['line']} ${unavailable ? styles['unavailable'] : ''}`}>
      <span className={styles['quantity']}>{quantity} ×</span> <span className="anywhere">{name}</span>{' '}
      <span className={styles['price']}>{price}</span>
      {action && <span className={styles['action']}>{action}</span>}
    </li>
  );
}
