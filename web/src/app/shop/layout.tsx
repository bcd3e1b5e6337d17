import { lazy, Suspense } from 'react';
import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { retryImport } from '../../shared/lib/retry-import';
import { AfterFirstView } from '../../shared/ui/after-first-view';
import { OrderingNotice } from '../../domain/restaurant/ordering-notice';
import { isDevice, useSession } from '../../domain/session/session';
import { ScreenSkeleton } from '../../shared/ui/screen-skeleton';
import { Footer } from './footer';
import styles from '../layout.module.css';
import { Navbar } from './navbar';
import { SkipLink } from '../skip-link';
import { useKeptFocus } from '../use-kept-focus';
import { useRouteFocus } from '../use-route-focus';
import { withApi } from '../with-api';

const PaymentFollowUp = lazy(() =>
  retryImport(() => withApi(async () => (await import('./payment-follow-up')).PaymentFollowUp)),
);

/** Screens on the way to an order: a tablet is led to its work instead. */
const orderingPaths = ['/', '/menu', '/cart', '/checkout'];

export function Layout() {
  const { pathname } = useLocation();
  const main = useRouteFocus<HTMLElement>();
  useKeptFocus(main);
  const { user } = useSession();
  const isOrdering = orderingPaths.includes(pathname);
  if (isOrdering && isDevice(user)) return <Navigate to="/admin" replace />;
  return (
    <div className={styles['layout']}>
      <SkipLink target={main} />
      <Navbar focusMain={() => main.current?.focus({ preventScroll: true })} />
      <main ref={main} tabIndex={-1} className={styles['main']}>
        {isOrdering && <OrderingNotice />}
        <Suspense fallback={<ScreenSkeleton />}>
          <Outlet />
        </Suspense>
      </main>
      <Footer />
      <AfterFirstView>
        <PaymentFollowUp />
      </AfterFirstView>
    </div>
  );
}
