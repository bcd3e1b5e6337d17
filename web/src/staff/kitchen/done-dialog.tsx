import { tableName } from '../../domain/restaurant/table-name';
import { statusText } from '../../domain/orders/order-status';
import { Button } from '../../shared/ui/button';
import { useTexts } from '../texts/texts';
import { BoardDialog } from './board-dialog';
import { canRecall } from './acts';
import type { CardActs } from './kitchen-card';
import type { KitchenOrder } from './kitchen-order';
import styles from './dialogs.module.css';

interface DoneDialogProps extends Pick<CardActs, 'press' | 'mayChange'> {
  readonly orders: readonly KitchenOrder[];
  readonly onClose: () => void;
}

/** What was finished in the last hour, to bring it back. */
export function DoneDialog({ orders, press, mayChange, onClose }: DoneDialogProps) {
  const t = useTexts();
  return (
    <BoardDialog title={t('kitchen.doneTitle')} isLight onClose={onClose}>
      {orders.length === 0 && <p>{t('kitchen.doneNone')}</p>}
      <ul className="stack divided">
        {orders.map((order) => (
          <li key={order.id} className={styles['finished']}>
            <div className="stack anywhere">
              <strong className="text-xl">{order.name}</strong>
              <span>
                {order.tableName ? tableName(order.tableName) : t(`orderWay.${order.way}`)} ·{' '}
                {t(`orderStatus.${statusText(order.status, order.way)}`)}
              </span>
              <span className="muted">
                {order.items.map(({ quantity, name }) => `${quantity} × ${name}`).join(', ')}
              </span>
            </div>
            {mayChange && canRecall(order) && (
              <Button
                variant="secondary"
                className={styles['press']}
                aria-label={t('kitchen.bringBackOf', { name: order.name })}
                onClick={() => {
                  onClose();
                  press(order, { kind: 'recall' });
                }}
              >
                {t('kitchen.bringBack')}
              </Button>
            )}
          </li>
        ))}
      </ul>
      <Button variant="ghost" block className={styles['press']} onClick={onClose}>
        {t('common.close')}
      </Button>
    </BoardDialog>
  );
}
