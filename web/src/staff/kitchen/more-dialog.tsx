import { can, useSession } from '../../domain/session/session';
import { Button, ButtonLink } from '../../shared/ui/button';
import { isChangeable } from '../orders/change/order-to-change';
import { OrderPrints } from '../printing/order-prints';
import { useTexts } from '../texts/texts';
import { BoardDialog } from './board-dialog';
import { applied, canRecall } from './acts';
import type { CardActs } from './kitchen-card';
import type { KitchenLine, KitchenOrder } from './kitchen-order';
import styles from './dialogs.module.css';

interface MoreDialogProps extends Omit<CardActs, 'mayChange'> {
  readonly order: KitchenOrder;
  readonly sellOut: (line: KitchenLine) => unknown;
  readonly onClose: () => void;
}

/** What is rarely needed of a card. Each is one more press. */
export function MoreDialog({ order, press, open, sellOut, onClose }: MoreDialogProps) {
  const t = useTexts();
  const { user } = useSession();
  const dishes = [...new Map(order.items.map((line) => [line.menuItemId, line])).values()];
  const recall = { kind: 'recall' } as const;
  const { kitchenStage } = applied(order, recall);
  return (
    <BoardDialog title={order.name} isLight onClose={onClose}>
      {canRecall(order) && kitchenStage && (
        <Button
          variant="secondary"
          block
          className={styles['press']}
          onClick={() => {
            onClose();
            press(order, recall);
          }}
        >
          {t('kitchen.back', { stage: t(`kitchenStage.${kitchenStage}`) })}
        </Button>
      )}
      {can(user, 'CHANGE_ORDERS') && isChangeable(order) && (
        <ButtonLink
          to={`/admin/orders/${order.id}/change`}
          variant="secondary"
          block
          className={styles['press']}
        >
          {t('changeOrder.open')}
        </ButtonLink>
      )}
      <Button variant="secondary" block className={styles['press']} onClick={() => open('bags', order)}>
        {t('kitchen.packed')}
      </Button>
      {order.kitchenStage === 'NEW' && (
        <Button variant="secondary" block className={styles['press']} onClick={() => open('refuse', order)}>
          {t('kitchen.refuse')}
        </Button>
      )}
      <OrderPrints orderId={order.id} block className={styles['press']} onPrint={onClose} />
      {can(user, 'MARK_SOLD_OUT') && (
        <section className="stack gap-2" aria-labelledby="kitchen-sold-out">
          <h3 id="kitchen-sold-out" className="bold">
            {t('kitchen.soldOutUntilClosing')}
          </h3>
          {dishes.map((line) => (
            <Button
              key={line.menuItemId}
              variant="secondary"
              block
              className={styles['press']}
              onClick={() => {
                onClose();
                sellOut(line);
              }}
            >
              {line.name}
            </Button>
          ))}
        </section>
      )}
      <Button variant="ghost" block className={styles['press']} onClick={onClose}>
        {t('common.close')}
      </Button>
    </BoardDialog>
  );
}
