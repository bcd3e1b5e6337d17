import { use, useCallback, useMemo, useState } from 'react';
import { useOrderTexts } from '../../domain/orders/texts/texts';
import { can, useSession } from '../../domain/session/session';
import noOrders from '../../assets/no-orders.svg';
import { errorMessage } from '../../shared/lib/errors';
import { useStoredSwitch } from '../../shared/lib/use-stored-switch';
import { EmptyState } from '../../shared/ui/empty-state';
import { ListSkeleton } from '../../shared/ui/list-skeleton';
import { ScreenTitle, ShopName, TabCount } from '../../shared/ui/page';
import { RetryNotice } from '../../shared/ui/retry-notice';
import { useNewOrders } from '../orders/new-orders';
import { SoundBar } from '../orders/sound-control';
import { PrintBar } from '../printing/print-bar';
import { useTexts } from '../texts/texts';
import { BoardKeysContext } from './board-dialog';
import { CutOffBar } from './cut-off-bar';
import { DayCountPanel } from './day-count-panel';
import { KitchenBoard } from './kitchen-board';
import { KitchenDialogs, type OpenDialog } from './kitchen-dialogs';
import type { OrderDialog } from './kitchen-card';
import type { KitchenOrder } from './kitchen-order';
import { KitchenToolbar } from './kitchen-toolbar';
import { PressNotes } from './press-notes';
import { StationChoice, StationGone } from './station-choice';
import { concerns, PlaceContext } from './stations';
import { useAskUnseen, useChangeSound } from './unseen-changes';
import { useBoardKeys } from './use-board-keys';
import { useKeySettings } from './use-key-settings';
import { useKitchen } from './use-kitchen';
import { usePlace } from './use-place';
import { usePresses } from './use-presses';
import { useStayOn } from './use-stay-on';
import styles from './kitchen-page.module.css';

/** What a restaurant looks at for fourteen hours: the open orders by stage, and what is done with them. */
export function KitchenPage() {
  const t = useTexts();
  // The first changed order would otherwise hide the board, and take its focus, while they load.
  useOrderTexts();
  const { kitchen, view } = useKitchen();
  const presses = usePresses(kitchen);
  const mayChange = can(useSession().user, 'UPDATE_ORDER_STATUS');
  const { chime } = useNewOrders();
  const bigType = useStoredSwitch('kitchen:big-type');
  const stayOn = useStayOn();
  const { place, isKnown, gone, ...stations } = usePlace();
  const keySettings = useKeySettings();
  const { keys, hasPositions } = keySettings;
  const [hasCount, setHasCount] = useState(false);
  const [dialog, setDialog] = useState<OpenDialog>();
  const open = useCallback((kind: OrderDialog, { id }: KitchenOrder) => setDialog({ kind, id }), []);
  const acts = { mayChange, press: useAskUnseen(presses.press, open), open };
  const { error, orders } = view;
  const isLoaded = view.isLoaded && isKnown;
  const shown = useMemo(() => orders.filter((order) => concerns(order, place)), [orders, place]);
  useChangeSound(view);
  const count = { isOn: hasCount, toggle: () => setHasCount(!hasCount) };
  const showDone = () => setDialog({ kind: 'done' });
  useBoardKeys({
    ...acts,
    keys,
    hasPositions,
    place,
    find: kitchen.find,
    undo: presses.undo,
    toggleCount: count.toggle,
    showDone,
    nextStation: stations.chooseNext,
  });

  return (
    <PlaceContext value={place}>
      <div
        className={styles['kitchen']}
        data-big={bigType.isOn || undefined}
        data-positions={hasPositions || undefined}
      >
        <BoardTitle />
        <KitchenToolbar
          count={count}
          bigType={bigType}
          stayOn={stayOn}
          showDone={showDone}
          showKeys={() => setDialog({ kind: 'keys' })}
        >
          <StationChoice {...stations} hidden={orders.length - shown.length} />
        </KitchenToolbar>
        <CutOffBar view={view} />
        <StationGone gone={gone} choose={stations.choose} />
        <PrintBar />
        {mayChange && (
          <div className={styles['sound']}>
            <SoundBar chime={chime} />
          </div>
        )}
        {!isLoaded && !error && <ListSkeleton label={t('kitchen.loading')} />}
        {!isLoaded && error !== undefined && (
          <RetryNotice onRetry={kitchen.refresh}>{errorMessage(error, t('kitchen.loadFailed'))}</RetryNotice>
        )}
        {isLoaded && (
          <div className={styles['body']} data-count={hasCount || undefined}>
            {orders.length > 0 ? (
              <KitchenBoard orders={shown} {...acts} />
            ) : (
              <div>
                <EmptyState picture={noOrders} title={t('kitchen.none')}>
                  {t('kitchen.noneText')}
                </EmptyState>
              </div>
            )}
            {hasCount && <DayCountPanel orders={orders} />}
          </div>
        )}
        <PressNotes presses={presses} cancelled={view.cancelled} onNoticed={kitchen.dismiss} />
        <BoardKeysContext value={keys}>
          <KitchenDialogs
            kitchen={kitchen}
            view={view}
            dialog={dialog}
            setDialog={setDialog}
            keySettings={keySettings}
            sellOut={presses.sellOut}
            {...acts}
          />
        </BoardKeysContext>
      </div>
    </PlaceContext>
  );
}

/** As a `Page` has it. */
function BoardTitle() {
  const [title, name, waiting] = [use(ScreenTitle), use(ShopName), use(TabCount)];
  return <title>{`${waiting > 0 ? `(${waiting}) ` : ''}${title} · ${name}`}</title>;
}
