import { Link } from 'react-router-dom';
import { Card } from '../../shared/ui/card';
import { DishLine, DishLines } from '../../shared/ui/dish-line';
import { Price } from '../../shared/ui/price';
import { useTexts } from '../../texts/texts';
import type { CartLine } from '../cart/cart';
import styles from './order-summary.module.css';

interface OrderSummaryProps {
  readonly lines: readonly CartLine[];
  /** Lines that cannot be ordered. */
  readonly unavailableIds: ReadonlySet<string>;
  readonly onRemove: (id: string) => void;
}

export function OrderSummary({ lines, unavailableIds, onRemove }: OrderSummaryProps) {
  const t = useTexts();
  return (
    <Card>
      <section aria-label={t('checkout.yourOrder')}>
        <header className={styles['header']}>
          <h2 className={styles['title']}>{t('checkout.yourOrder')}</h2>
          <Link to="/cart" className={styles['change']}>
            {t('checkout.change')}
          </Link>
        </header>
        <DishLines className={styles['lines']} aria-label={t('checkout.dishes')}>
          {lines.map(({ _id: id, name, price, qty }) => (
            <DishLine
              key={id}
              quantity={qty}
              unavailable={unavailableIds.has(id)}
              name={
                <>
                  {name}
                  {unavailableIds.has(id) && (
                    <span className={styles['problem']}>
                      {t('checkout.gone')}{' '}
                      <button type="button" className={styles['remove']} onClick={() => onRemove(id)}>
                        {t('cart.remove')}
                      </button>
                    </span>
                  )}
                </>
              }
              price={<Price rupees={price * qty} />}
            />
          ))}
        </DishLines>
      </section>
    </Card>
  );
}
