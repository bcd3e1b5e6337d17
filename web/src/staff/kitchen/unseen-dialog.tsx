import { useState } from 'react';
import { Button } from '../../shared/ui/button';
import { useTexts } from '../texts/texts';
import { BoardDialog } from './board-dialog';
import { ChangeStrip } from './change-strip';
import type { CardActs } from './kitchen-card';
import type { KitchenOrder } from './kitchen-order';
import type { KitchenOrders } from './kitchen-orders';
import styles from './dialogs.module.css';

interface UnseenDialogProps extends Pick<CardActs, 'press'> {
  readonly order: KitchenOrder;
  readonly kitchen: Pick<KitchenOrders, 'find'>;
  readonly onClose: () => void;
}

/** Asks once before an order is ready or handed over whose change nobody has confirmed. */
export function UnseenDialog({ order: present, kitchen, press, onClose }: UnseenDialogProps) {
  const t = useTexts();
  /** As it was when the question was asked, which the answer is about. */
  const [order] = useState(present);
  const kind = order.kitchenStage === 'READY' ? 'handOver' : 'ready';
  const confirm = () => {
    onClose();
    press(order, { kind: 'seen' });
    // As it is once the change is seen.
    press(kitchen.find(order.id) ?? order, { kind });
  };
  return (
    <BoardDialog role="alertdialog" title={t('kitchen.unseenTitle', { name: order.name })} onClose={onClose}>
      <ChangeStrip order={order} />
      <Button block data-primary className={styles['press']} onClick={confirm}>
        {t(kind === 'ready' ? 'kitchen.unseenReady' : 'kitchen.unseenHandOver')}
      </Button>
      <Button variant="secondary" block className={styles['press']} onClick={onClose}>
        {t('kitchen.unseenNot')}
      </Button>
    </BoardDialog>
  );
}
