import { lazy, Suspense, useEffect } from 'react';
import { Link, NavLink, useLocation } from 'react-router-dom';
import { useBasket } from '../../domain/basket/use-basket';
import { linksOf } from '../../domain/session/screen';
import { isDevice, mayOrder, useSession } from '../../domain/session/session';
import { formatCount } from '../../shared/lib/format';
import { retryImport } from '../../shared/lib/retry-import';
import { BellIcon, CartIcon, CloseIcon, MenuIcon, PersonIcon } from '../../shared/ui/icons';
import round from '../../shared/ui/round-button.module.css';
import { shopScreens } from '../../shop/screens';
import { useTexts } from '../../shop/texts/texts';
import { LanguageSwitch } from '../language-switch';
import styles from '../layout.module.css';
import { Logo } from '../logo';
import { MenuSearch } from './menu-search';
import { ShopNotices } from '../shop-notices';
import { useHeaderHeight } from '../use-header-height';
import { withApi } from '../with-api';
import { useNavMenu } from './use-nav-menu';

// Only for signed-in users, so that a visitor's first view does not load it.
const AccountMenu = lazy(async () => ({
  default: (await retryImport(() => import('./account-menu'))).AccountMenu,
}));
const NotificationBell = lazy(() =>
  retryImport(() =>
    withApi(async () => (await import('../../domain/notifications/notification-bell')).NotificationBell),
  ),
);

interface NavbarProps {
  readonly focusMain: () => void;
}

/** The header of customers, which stays one line at every width. */
export function Navbar({ focusMain }: NavbarProps) {
  const t = useTexts();
  const { status, user } = useSession();
  const { count } = useBasket();
  const { pathname } = useLocation();
  const signedIn = status === 'signed-in';
  const isShared = isDevice(user);
  const header = useHeaderHeight();
  const { isOpen, toggle } = useNavMenu(header);
  // The session is known now; `early.ts` only guessed.
  useEffect(() => {
    if (status !== 'signed-out') delete document.documentElement.dataset['session'];
  }, [status]);

  return (
    <header ref={header} className={styles['header']}>
      <nav className={styles['bar']} aria-label={t('nav.main')}>
        <Logo />
        <div className={styles['links']} id="nav-links" data-open={isOpen || undefined}>
          {linksOf(shopScreens, 'bar', user).map(({ to, label }) => (
            <NavItem key={to} to={to}>
              {t(label)}
            </NavItem>
          ))}
          {status === 'signed-out' &&
            linksOf(shopScreens, 'visitorBar', null).map(({ to, label }) => (
              <NavItem key={to} to={to} className={styles['guest']}>
                {t(label)}
              </NavItem>
            ))}
          {signedIn && (
            <Suspense fallback={<span className={styles['link']}>{t('nav.myAccount')}</span>}>
              <AccountMenu />
            </Suspense>
          )}
          {isOpen && (
            <div className={styles['language']}>
              <LanguageSwitch />
            </div>
          )}
        </div>
        {pathname !== '/checkout' && mayOrder(user) && (
          <div className={styles['search']}>
            <MenuSearch onSearched={focusMain} />
          </div>
        )}
        <div className={styles['end']}>
          {signedIn && !isShared && (
            <Suspense
              fallback={
                <span className={round['button']} aria-hidden>
                  <BellIcon />
                </span>
              }
            >
              <NotificationBell />
            </Suspense>
          )}
          {!isShared && (
            <Link
              to={signedIn ? '/profile' : '/login'}
              className={round['button']}
              aria-label={t('nav.profile')}
            >
              <PersonIcon />
            </Link>
          )}
          {mayOrder(user) && (
            <Link to="/cart" className={round['button']} aria-label={t('nav.cart', { count })}>
              <CartIcon />
              {count > 0 && <span className={round['badge']}>{formatCount(count)}</span>}
            </Link>
          )}
          <button
            type="button"
            className={`${round['button']} ${styles['toggle']}`}
            aria-label={t('nav.menu')}
            aria-expanded={isOpen}
            aria-controls="nav-links"
            onClick={toggle}
          >
            {isOpen ? <CloseIcon /> : <MenuIcon />}
          </button>
        </div>
      </nav>
      <ShopNotices />
    </header>
  );
}

interface NavItemProps {
  readonly to: string;
  readonly className?: string;
  readonly children: string;
}

function NavItem({ to, className = '', children }: NavItemProps) {
  return (
    <NavLink to={to} className={`${styles['link']} ${className}`}>
      {children}
    </NavLink>
  );
}
