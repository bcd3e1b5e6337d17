import { equal } from '@wry/equality';
import { memo, useId } from 'react';
import { useFocusNext } from '../../shared/lib/use-focus-next';
import { useTexts } from '../texts/texts';
import { KitchenCard, type CardActs } from './kitchen-card';
import type { KitchenOrder, Stage } from './kitchen-order';
import { useSettling } from './use-settling';
import styles from './kitchen-board.module.css';

interface KitchenColumnProps extends CardActs {
  readonly stage: Stage;
  /** The oldest first. */
  readonly orders: readonly KitchenOrder[];
}

/** The orders of one stage, which scroll by themselves. Rendered when one of them changes. */
export const KitchenColumn = memo(function KitchenColumn({ stage, orders, ...acts }: KitchenColumnProps) {
  const t = useTexts();
  const id = useId();
  const ids = orders.map((order) => order.id);
  const list = useFocusNext<HTMLUListElement>(ids);
  useSettling(list, ids);
  return (
    <section className={styles['column']} aria-labelledby={id} data-column={stage}>
      <h2
        id={id}
        className={styles['heading']}
        aria-label={t('kitchen.column', { stage: t(`kitchenStage.${stage}`), count: orders.length })}
      >
        {t(`kitchenStage.${stage}`)} <span className={`tabular ${styles['count']}`}>{orders.length}</span>
      </h2>
      <ul ref={list} className={styles['cards']}>
        {orders.map((order) => (
          <li key={order.id}>
            <KitchenCard order={order} {...acts} />
          </li>
        ))}
        {orders.length === 0 && <li className={`muted ${styles['empty']}`}>{t('kitchen.empty')}</li>}
      </ul>
    </section>
  );
}, equal);
