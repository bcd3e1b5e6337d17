import type { ComponentProps } from 'react';
import { Link } from 'react-router-dom';
import { Card } from '../../shared/ui/card';
import { ChargeLines } from '../../domain/orders/charge-lines';
import { DishLine, DishLines } from '../../domain/orders/dish-line';
import { LineDetails } from '../../domain/orders/line-details';
import { Price } from '../../shared/ui/price';
import { useTexts } from '../texts/texts';
import { lineKey } from '../../domain/basket/lines';
import type { LiveLine } from '../basket/menu-drift';
import { QuotedDelivery } from '../basket/quoted-delivery-lines';
import type { deliveryOf } from '../basket/quoted-delivery';
import styles from './order-summary.module.css';

interface OrderSummaryProps {
  readonly lines: readonly LiveLine[];
  readonly charges: ComponentProps<typeof ChargeLines>['charges'];
  readonly delivery: ReturnType<typeof deliveryOf>;
  /** Keys of lines that cannot be ordered. */
  readonly unavailable: ReadonlySet<string>;
  readonly onRemove: (key: string) => void;
}

export function OrderSummary({ lines, charges, delivery, unavailable, onRemove }: OrderSummaryProps) {
  const t = useTexts();
  return (
    <Card>
      <section aria-label={t('checkout.yourOrder')}>
        <header className="row between mb-3">
          <h2 className="text-xl">{t('checkout.yourOrder')}</h2>
          <Link to="/cart" className={styles['change']}>
            {t('checkout.change')}
          </Link>
        </header>
        <DishLines className={styles['lines']} aria-label={t('checkout.dishes')}>
          {lines.map((line) => {
            const { name, price, qty, shown, note } = line;
            const key = lineKey(line);
            return (
              <DishLine
                key={key}
                quantity={qty}
                unavailable={unavailable.has(key)}
                name={
                  <>
                    {name}
                    <LineDetails choices={shown} note={note} />
                    {unavailable.has(key) && (
                      <span className="block danger small">
                        {t('checkout.gone')}{' '}
                        <button type="button" className={styles['remove']} onClick={() => onRemove(key)}>
                          {t('cart.remove')}
                        </button>
                      </span>
                    )}
                  </>
                }
                price={<Price rupees={price * qty} />}
              />
            );
          })}
        </DishLines>
        <ChargeLines charges={charges} />
        <QuotedDelivery {...delivery} />
      </section>
    </Card>
  );
}
