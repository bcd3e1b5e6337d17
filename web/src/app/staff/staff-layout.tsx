import { Suspense } from 'react';
import { NavLink, Outlet } from 'react-router-dom';
import { can, useSession } from '../../domain/session/session';
import { ScreenSkeleton } from '../../shared/ui/screen-skeleton';
import { useStaffLinks } from '../../staff/links';
import { NewOrdersBar, NewOrdersProvider } from '../../staff/orders/new-orders';
import { OrderingBar } from '../../staff/ordering/ordering-bar';
import { SetupWarnings } from '../../staff/setup/setup-warnings';
import { useTexts } from '../../staff/texts/texts';
import { NotificationBell } from '../../domain/notifications/notification-bell';
import { useLeave } from '../../domain/session/use-leave';
import { StaffWorkLinks } from './staff-work-links';
import { LanguageSwitch } from '../language-switch';
import styles from '../layout.module.css';
import { Logo } from '../logo';
import { ShopNotices } from '../shop-notices';
import { SkipLink } from '../skip-link';
import { useHeaderHeight } from '../use-header-height';
import { useKeptFocus } from '../use-kept-focus';
import { useRouteFocus } from '../use-route-focus';

export function StaffLayout() {
  const t = useTexts();
  const main = useRouteFocus<HTMLElement>();
  const header = useHeaderHeight();
  useKeptFocus(main);
  const { user } = useSession();
  const start = useStaffLinks('start');
  const leave = useLeave('/login');
  const screen = (
    <main ref={main} tabIndex={-1} className={styles['main']}>
      <Suspense fallback={<ScreenSkeleton />}>
        <Outlet />
      </Suspense>
    </main>
  );
  return (
    <div className={styles['layout']}>
      <SkipLink target={main} />
      <header ref={header} className={styles['header']}>
        <nav className={`${styles['bar']} ${styles['staffBar']}`} aria-label={t('admin.nav')}>
          <Logo />
          <StaffWorkLinks />
          <OrderingBar />
          <div className={styles['staffLinks']}>
            <NavLink to="/" className={styles['link']}>
              {t('nav.home')}
            </NavLink>
            {start.map(({ to, label }) => (
              <NavLink key={to} to={to} className={styles['link']}>
                {t(label)}
              </NavLink>
            ))}
            <button type="button" className={styles['link']} onClick={leave}>
              {t('nav.logout')}
            </button>
          </div>
          <NotificationBell />
        </nav>
        <ShopNotices />
      </header>
      {can(user, 'VIEW_DASHBOARD') && <SetupWarnings />}
      {can(user, 'VIEW_ORDERS') ? (
        <NewOrdersProvider>
          <NewOrdersBar />
          {screen}
        </NewOrdersProvider>
      ) : (
        screen
      )}
      <footer className={styles['footer']}>
        <div className={styles['footerInner']}>
          <LanguageSwitch />
        </div>
      </footer>
    </div>
  );
}
