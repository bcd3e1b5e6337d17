import { ChangedLines } from '../../domain/orders/changed-lines';
import { Button } from '../../shared/ui/button';
import { useTexts } from '../texts/texts';
import { hasUnseenChange, type KitchenOrder } from './kitchen-order';
import styles from './change-strip.module.css';

interface ChangeStripProps {
  readonly order: KitchenOrder;
  /** Undefined for those who may not change orders. */
  readonly onSeen?: () => unknown;
}

/** How an order was changed since the kitchen began with it, until somebody confirms it. Nothing of it is cut off. */
export function ChangeStrip({ order, onSeen }: ChangeStripProps) {
  const t = useTexts();
  return (
    <div role="status" className="unless-empty">
      {hasUnseenChange(order) && (
        <div className={`stack gap-2 ${styles['strip']}`}>
          <strong className={styles['title']}>
            <span aria-hidden>⚠ </span>
            {t('kitchen.changed')}
          </strong>
          <ChangedLines lines={order.changesToSee ?? []} />
          {onSeen && (
            <Button
              variant="secondary"
              className={styles['seen']}
              aria-label={t('kitchen.seenOf', { name: order.name })}
              onClick={onSeen}
            >
              {t('kitchen.seen')}
            </Button>
          )}
        </div>
      )}
    </div>
  );
}
