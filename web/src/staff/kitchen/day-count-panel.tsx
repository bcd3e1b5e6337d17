import { use } from 'react';
import { useTexts } from '../texts/texts';
import { dayCount } from './day-count';
import type { KitchenOrder } from './kitchen-order';
import { PlaceContext } from './stations';
import styles from './day-count-panel.module.css';

/** What is still to cook at the station, over all orders. */
export function DayCountPanel({ orders }: { readonly orders: readonly KitchenOrder[] }) {
  const t = useTexts();
  const dishes = dayCount(orders, use(PlaceContext));
  return (
    // What scrolls can be scrolled by keyboard.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <section className={styles['panel']} tabIndex={0} aria-labelledby="kitchen-day-count">
      <h2 id="kitchen-day-count" className="text-lg">
        {t('kitchen.dayCountTitle')}
      </h2>
      {dishes.length === 0 && <p className="muted">{t('kitchen.dayCountNone')}</p>}
      <ul>
        {dishes.map(({ name, quantity }) => (
          <li key={name} className={styles['dish']}>
            <strong className={`tabular ${styles['quantity']}`}>{quantity}</strong>{' '}
            <span className="anywhere">{name}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
