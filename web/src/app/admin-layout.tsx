import { NavLink, Outlet } from 'react-router-dom';
import { NewOrdersBar, NewOrdersProvider } from '../features/admin/orders/new-orders';
import { OrderingBar } from '../features/admin/ordering/ordering-bar';
import { SetupWarnings } from '../features/admin/setup/setup-warnings';
import { useTexts } from '../features/admin/texts/texts';
import { NotificationBell } from '../features/notifications/notification-bell';
import { useLeave } from '../features/session/use-leave';
import { AdminWorkLinks } from './admin-work-links';
import { LanguageSwitch } from './language-switch';
import styles from './layout.module.css';
import { Logo } from './logo';
import { ShopNotices } from './shop-notices';
import { SkipLink } from './skip-link';
import { useHeaderHeight } from './use-header-height';
import { useKeptFocus } from './use-kept-focus';
import { useRouteFocus } from './use-route-focus';

export function AdminLayout() {
  const t = useTexts();
  const main = useRouteFocus<HTMLElement>();
  const header = useHeaderHeight();
  useKeptFocus(main);
  const leave = useLeave('/login');
  return (
    <div className={styles['layout']}>
      <SkipLink target={main} />
      <header ref={header} className={styles['header']}>
        <nav className={`${styles['bar']} ${styles['adminBar']}`} aria-label={t('admin.nav')}>
          <Logo />
          <AdminWorkLinks />
          <OrderingBar />
          <div className={styles['adminLinks']}>
            <NavLink to="/" className={styles['link']}>
              {t('nav.home')}
            </NavLink>
            <NavLink to="/admin/dashboard" className={styles['link']}>
              {t('admin.dashboard')}
            </NavLink>
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
          <Outlet />
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
