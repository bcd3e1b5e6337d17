import { useTexts } from '../texts/texts';
import { BagsDialog } from './bags-dialog';
import { BoardDialog } from './board-dialog';
import { DoneDialog } from './done-dialog';
import { KeysDialog } from './keys-dialog';
import { KitchenCard, type CardActs, type OrderDialog } from './kitchen-card';
import type { KitchenLine } from './kitchen-order';
import type { KitchenOrders, KitchenView } from './kitchen-orders';
import { MoreDialog } from './more-dialog';
import { RefuseDialog } from './refuse-dialog';
import { UnseenDialog } from './unseen-dialog';
import type { useKeySettings } from './use-key-settings';

/** Of one order, the list of those that are done, or the keys. */
export type OpenDialog =
  { readonly kind: OrderDialog; readonly id: string } | { readonly kind: 'done' } | { readonly kind: 'keys' };

interface KitchenDialogsProps extends CardActs {
  readonly kitchen: KitchenOrders;
  readonly view: KitchenView;
  readonly dialog: OpenDialog | undefined;
  readonly keySettings: ReturnType<typeof useKeySettings>;
  readonly setDialog: (dialog: OpenDialog | undefined) => void;
  readonly sellOut: (line: KitchenLine) => unknown;
}

/** The dialog that is open; none of an order that has left the board. */
export function KitchenDialogs({
  kitchen,
  view,
  dialog,
  setDialog,
  keySettings,
  sellOut,
  ...acts
}: KitchenDialogsProps) {
  const t = useTexts();
  const onClose = () => setDialog(undefined);
  const { press } = acts;
  if (dialog?.kind === 'done') return <DoneDialog orders={view.finished} {...acts} onClose={onClose} />;
  if (dialog?.kind === 'keys') return <KeysDialog settings={keySettings} onClose={onClose} />;
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
