import { createContext, use, useMemo, type ReactNode } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { can, useSession } from '../../domain/session/session';
import { TabCount } from '../../shared/ui/page';
import { say } from '../texts/texts';
import styles from './new-orders.module.css';
import { SoundControl } from './sound-control';
import { useArrivals } from './use-arrivals';
import { useOrderChime } from './use-order-chime';

interface NewOrders {
  /** Ids of unseen orders, newest last. */
  readonly unseen: readonly string[];
  /** Ids of orders that this user has to accept. */
  readonly waiting: readonly string[];
  readonly see: (ids: readonly string[]) => void;
  readonly chime: ReturnType<typeof useOrderChime>;
}

const noAlarm = () => undefined;
const none: readonly string[] = [];

const NewOrdersContext = createContext<NewOrders | null>(null);

/** Watches for new orders on every screen of staff: rings, and counts them in the tab's title until they are seen. */
export function NewOrdersProvider({ children }: { readonly children: ReactNode }) {
  const chime = useOrderChime();
  const mayAccept = can(useSession().user, 'UPDATE_ORDER_STATUS');
  const arrivals = useArrivals(chime.ring, mayAccept ? chime.setAlarm : noAlarm);
  const { unseen, see } = arrivals;
  const waiting = mayAccept ? arrivals.waiting : none;
  const news = useMemo(() => ({ unseen, waiting, see, chime }), [unseen, waiting, see, chime]);
  return (
    <NewOrdersContext value={news}>
      <TabCount value={unseen.length}>{children}</TabCount>
    </NewOrdersContext>
  );
}

export function useNewOrders(): NewOrders {
  const news = use(NewOrdersContext);
  if (!news) throw new Error('useNewOrders needs a NewOrdersProvider above it');
  return news;
}

/** A link to the new orders and those to accept, where they may not be listed, and the switch of their sound. */
export function NewOrdersBar() {
  const { unseen, waiting, chime } = useNewOrders();
  const count = new Set([...unseen, ...waiting]).size;
  const { pathname, search } = useLocation();
  // A filter of the orders may hide them.
  const isListed = pathname === '/admin/kitchen' || (pathname === '/admin/orders' && search === '');
  const hasSwitch = pathname === '/admin/kitchen' || pathname === '/admin/orders';
  return (
    <div className={`row ${styles['bar']} unless-empty`}>
      <div role="status" className="grow unless-empty">
        {!isListed && count > 0 && (
          <Link to="/admin/orders" className={`row gap-2 bold ${styles['link']}`}>
            {newOrders(count)} <span aria-hidden>→</span>
          </Link>
        )}
      </div>
      {!hasSwitch && waiting.length > 0 && !chime.isUndecided && <SoundControl {...chime} />}
    </div>
  );
}

export function newOrders(count: number): string {
  return say('adminOrders.newOrders', { count });
}
