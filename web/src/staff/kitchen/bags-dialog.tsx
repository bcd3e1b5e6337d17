import { Button } from '../../shared/ui/button';
import { useTexts } from '../texts/texts';
import { BoardDialog } from './board-dialog';
import type { CardActs } from './kitchen-card';
import type { KitchenOrder } from './kitchen-order';
import styles from './dialogs.module.css';

/** The server's maximum. */
const maxBags = 20;

interface BagsDialogProps extends Pick<CardActs, 'press'> {
  readonly order: KitchenOrder;
  readonly onClose: () => void;
}

/** Into how many bags an order is packed. */
export function BagsDialog({ order, press, onClose }: BagsDialogProps) {
  const t = useTexts();
  const choose = (bags: number | null) => {
    onClose();
    press(order, { kind: 'packed', bags });
  };
  return (
    <BoardDialog title={t('kitchen.bagsTitle', { name: order.name })} isLight onClose={onClose}>
      <div className={styles['bags']}>
        {Array.from({ length: maxBags }, (_, index) => index + 1).map((count) => (
          <Button
            key={count}
            variant={order.bags === count ? 'primary' : 'secondary'}
            className={styles['press']}
            aria-label={t('kitchen.bags', { count })}
            aria-pressed={order.bags === count}
            onClick={() => choose(count)}
          >
            {count}
          </Button>
        ))}
      </div>
      {order.bags != null && (
        <Button variant="secondary" block className={styles['press']} onClick={() => choose(null)}>
          {t('kitchen.notPacked')}
        </Button>
      )}
      <Button variant="ghost" block className={styles['press']} onClick={onClose}>
        {t('common.close')}
      </Button>
    </BoardDialog>
  );
}
