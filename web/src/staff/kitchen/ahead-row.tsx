import { tableName } from '../../domain/restaurant/table-name';
import { formatMoment } from '../../shared/lib/format';
import { useTexts } from '../texts/texts';
import type { CardActs } from './kitchen-card';
import type { KitchenOrder } from './kitchen-order';
import styles from './kitchen-board.module.css';

interface AheadRowProps extends Pick<CardActs, 'open'> {
  readonly orders: readonly KitchenOrder[];
}

/** Orders for later with the minute when the kitchen begins with them, the next one first. Each opens its card. */
export function AheadRow({ orders, open }: AheadRowProps) {
  const t = useTexts();
  if (orders.length === 0) return null;
  return (
    <section className={styles['ahead']} aria-labelledby="kitchen-ahead">
      <h2 id="kitchen-ahead" className={styles['aheadTitle']}>
        {t('kitchen.ahead')} <span className={`tabular ${styles['count']}`}>{orders.length}</span>
      </h2>
      <ul className={styles['aheadList']}>
        {orders.map((order) => (
          <li key={order.id}>
            <button
              type="button"
              className={styles['aheadOrder']}
              data-waiting={!order.isAccepted || undefined}
              aria-haspopup="dialog"
              onClick={() => open('card', order)}
            >
              <strong className={styles['aheadNumber']}>{order.name}</strong>
              <span className="stack">
                <strong>
                  {t('kitchen.starts', { time: formatMoment(order.kitchenAt ?? order.placedAt) })}
                </strong>
                <span>
                  {order.tableName ? tableName(order.tableName) : t(`orderWay.${order.way}`)}
                  {!order.isAccepted && ` · ${t('kitchen.notAccepted')}`}
                </span>
              </span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
