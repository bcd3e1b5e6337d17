import { createContext, use, useMemo, type ReactNode } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { TabCount } from '../../shared/ui/page';
import { say } from '../texts/texts';
import styles from './new-orders.module.css';
import { useArrivals } from './use-arrivals';
import { useOrderChime } from './use-order-chime';

interface NewOrders {
  /** Ids of unseen orders, newest last. */
  readonly unseen: readonly string[];
  readonly see: (ids: readonly string[]) => void;
  readonly chime: ReturnType<typeof useOrderChime>;
}

const NewOrdersContext = createContext<NewOrders | null>(null);

/** Watches for new orders on every screen of staff: rings, and counts them in the tab's title until they are seen. */
export function NewOrdersProvider({ children }: { readonly children: ReactNode }) {
  const chime = useOrderChime();
  const { unseen, see } = useArrivals(chime.ring, chime.setAlarm);
  const news = useMemo(() => ({ unseen, see, chime }), [unseen, see, chime]);
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

/** A link to the new orders, where they may not be listed. */
export function NewOrdersBar() {
  const { unseen } = useNewOrders();
  const { pathname, search } = useLocation();
  // A filter of the orders may hide them.
  const isListed = pathname === '/admin/kitchen' || (pathname === '/admin/orders' && search === '');
  return (
    <div role="status" className="unless-empty">
      {!isListed && unseen.length > 0 && (
        <Link to="/admin/orders" className={`row gap-2 bold ${styles['bar']}`}>
          {newOrders(unseen.length)} <span aria-hidden>→</span>
        </Link>
      )}
    </div>
  );
}

export function newOrders(count: number): string {
  return say('adminOrders.newOrders', { count });
}
