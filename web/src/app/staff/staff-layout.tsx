import { Suspense } from 'react';
import { NavLink, Outlet } from 'react-router-dom';
import { linksOf } from '../../domain/session/screen';
import { useSession } from '../../domain/session/session';
import { ScreenSkeleton } from '../../shared/ui/screen-skeleton';
import { staffScreens } from '../../staff/screens';
import { NewOrdersBar, NewOrdersProvider } from '../../staff/orders/new-orders';
import { OrderingBar } from '../../staff/ordering/ordering-bar';
import { SetupWarnings } from '../../staff/setup/setup-warnings';
import { useTexts } from '../../staff/texts/texts';
import { NotificationBell } from '../../domain/notifications/notification-bell';
import { useLeave } from '../../shop/account/use-leave';
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
  const leave = useLeave('/login');
  return (
    <div className={styles['layout']}>
      <SkipLink target={main} />
      <header ref={header} className={styles['header']}>
        <nav className={`${styles['bar']} ${styles['adminBar']}`} aria-label={t('admin.nav')}>
          <Logo />
          <StaffWorkLinks />
          <OrderingBar />
          <div className={styles['adminLinks']}>
            <NavLink to="/" className={styles['link']}>
              {t('nav.home')}
            </NavLink>
            {linksOf(staffScreens, 'start', user).map(({ to, label }) => (
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
      <SetupWarnings />
      <NewOrdersProvider>
        <NewOrdersBar />
        <main ref={main} tabIndex={-1} className={styles['main']}>
          <Suspense fallback={<ScreenSkeleton />}>
            <Outlet />
          </Suspense>
        </main>
      </NewOrdersProvider>
      <footer className={styles['footer']}>
        <div className={styles['footerInner']}>
          <LanguageSwitch />
        </div>
      </footer>
    </div>
  );
}
