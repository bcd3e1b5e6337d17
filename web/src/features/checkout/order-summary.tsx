import { Link } from 'react-router-dom';
import { Card } from '../../shared/ui/card';
import { Price } from '../../shared/ui/price';
import type { CartLine } from '../cart/cart';
import styles from './order-summary.module.css';

interface OrderSummaryProps {
  readonly lines: readonly CartLine[];
  /** Lines that cannot be ordered. */
  readonly unavailableIds: ReadonlySet<string>;
  readonly onRemove: (id: string) => void;
}

export function OrderSummary({ lines, unavailableIds, onRemove }: OrderSummaryProps) {
  return (
    <Card>
      <section aria-label="Your order">
        <header className={styles['header']}>
          <h2 className={styles['title']}>Your order</h2>
          <Link to="/cart" className={styles['change']}>
            Change
          </Link>
        </header>
        <ul className={styles['lines']} aria-label="Dishes">
          {lines.map(({ _id: id, name, price, qty }) => (
            <li key={id} className={styles['line']} data-unavailable={unavailableIds.has(id)}>
              <span className={styles['quantity']}>{qty} ×</span>
              <span className={styles['name']}>
                {name}
                {unavailableIds.has(id) && (
                  <span className={styles['problem']}>
                    Not on the menu any more.{' '}
                    <button type="button" className={styles['remove']} onClick={() => onRemove(id)}>
                      Remove
                    </button>
                  </span>
                )}
              </span>
              <span className={styles['price']}>
                <Price rupees={price * qty} />
              </span>
            </li>
          ))}
        </ul>
      </section>
    </Card>
  );
}
