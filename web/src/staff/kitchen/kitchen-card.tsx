import { memo } from 'react';
import { tableName } from '../../domain/restaurant/table-name';
import { timeAt } from '../../shared/lib/clock';
import { useTexts } from '../texts/texts';
import type { Act } from './acts';
import { CardSteps } from './card-steps';
import { ChangeStrip } from './change-strip';
import { Elapsed } from './elapsed';
import { KitchenLines } from './kitchen-lines';
import type { KitchenOrder } from './kitchen-order';
import styles from './kitchen-card.module.css';

/** What the board opens for an order. */
export type OrderDialog = 'card' | 'more' | 'bags' | 'refuse' | 'unseen';

export interface CardActs {
  /** Whether the user may change orders. */
  readonly mayChange: boolean;
  readonly press: (order: KitchenOrder, act: Act) => unknown;
  readonly open: (dialog: OrderDialog, order: KitchenOrder) => void;
}

interface KitchenCardProps extends CardActs {
  readonly order: KitchenOrder;
}

/** An order as the kitchen needs it: nothing of it is cut off. Memoised, because each press renders the board. */
export const KitchenCard = memo(function KitchenCard({ order, mayChange, press, open }: KitchenCardProps) {
  const t = useTexts();
  const { id, name, way, kitchenAt, placedAt, promisedUntil, isAccepted, isScheduled, bags } = order;
  const customer = order.customer?.name?.split(' ')[0];
  return (
    <article
      className={styles['card']}
      data-order={id}
      data-waiting={!isAccepted || undefined}
      tabIndex={-1}
      aria-label={t('orders.label', { name })}
    >
      <header className={styles['head']}>
        <h3 className={styles['number']}>{name}</h3>
        {isScheduled && kitchenAt ? (
          <strong className={styles['starts']}>{t('kitchen.starts', { time: timeAt(kitchenAt) })}</strong>
        ) : (
          <Elapsed since={kitchenAt ?? placedAt} promisedUntil={promisedUntil} />
        )}
        <p className={`row wrap gap-x-2 anywhere ${styles['who']}`}>
          <strong className={styles['way']} data-way={way}>
            {order.tableName ? tableName(order.tableName) : t(`orderWay.${way}`)}
          </strong>
          {customer && <span>{customer}</span>}
          {bags != null && <strong>{t('kitchen.bags', { count: bags })}</strong>}
        </p>
        {!isAccepted && <strong className={styles['mark']}>{t('kitchen.notAccepted')}</strong>}
      </header>
      <ChangeStrip order={order} {...(mayChange && { onSeen: () => press(order, { kind: 'seen' }) })} />
      <KitchenLines
        lines={order.items}
        onPress={
          mayChange
            ? ({ key, isDone }) => press(order, { kind: 'line', line: key, isDone: !isDone })
            : undefined
        }
      />
      {mayChange && <CardSteps order={order} press={press} open={open} />}
    </article>
  );
});
