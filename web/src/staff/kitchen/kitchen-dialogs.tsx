import { useTexts } from '../texts/texts';
import { BagsDialog } from './bags-dialog';
import { BoardDialog } from './board-dialog';
import { DoneDialog } from './done-dialog';
import { KitchenCard, type CardActs, type OrderDialog } from './kitchen-card';
import type { KitchenLine } from './kitchen-order';
import type { KitchenOrders, KitchenView } from './kitchen-orders';
import { MoreDialog } from './more-dialog';
import { RefuseDialog } from './refuse-dialog';
import { UnseenDialog } from './unseen-dialog';

/** Of one order, or the list of those that are done. */
export type OpenDialog = { readonly kind: OrderDialog; readonly id: string } | { readonly kind: 'done' };

interface KitchenDialogsProps extends CardActs {
  readonly kitchen: KitchenOrders;
  readonly view: KitchenView;
  readonly dialog: OpenDialog | undefined;
  readonly setDialog: (dialog: OpenDialog | undefined) => void;
  readonly sellOut: (line: KitchenLine) => unknown;
}

/** The dialog that is open; none of an order that has left the board. */
export function KitchenDialogs({ kitchen, view, dialog, setDialog, sellOut, ...acts }: KitchenDialogsProps) {
  const t = useTexts();
  const onClose = () => setDialog(undefined);
  const { press } = acts;
  if (dialog?.kind === 'done') return <DoneDialog orders={view.finished} {...acts} onClose={onClose} />;
  const order = dialog && kitchen.find(dialog.id);
  if (!order) return null;
  switch (dialog.kind) {
    case 'bags':
      return <BagsDialog order={order} press={press} onClose={onClose} />;
    case 'refuse':
      return (
        <RefuseDialog
          key={order.id}
          order={order}
          onRefuse={(reason, text) => kitchen.press(order, { kind: 'refuse', reason, ...(text && { text }) })}
          onClose={onClose}
        />
      );
    case 'unseen':
      return <UnseenDialog order={order} kitchen={kitchen} {...acts} onClose={onClose} />;
    case 'more':
      return <MoreDialog order={order} {...acts} sellOut={sellOut} onClose={onClose} />;
    case 'card':
      return (
        <BoardDialog title={t('kitchen.ahead')} isLight onClose={onClose}>
          <KitchenCard
            order={order}
            {...acts}
            press={(of, act) => {
              if (act.kind !== 'line') onClose();
              press(of, act);
            }}
          />
        </BoardDialog>
      );
  }
}
