import { lazy, Suspense, useState } from 'react';
import { Link, NavLink, useLocation } from 'react-router-dom';
import { useCart } from '../features/cart/cart';
import { useSession } from '../features/session/session';
import { patiently } from '../shared/lib/patiently';
import { BellIcon, CartIcon, CloseIcon, MenuIcon, PersonIcon } from '../shared/ui/icons';
import styles from './layout.module.css';
import { Logo } from './logo';
import { MenuSearch } from './menu-search';
import { ShopNotices } from './shop-notices';

// With the library of menus and popovers, which a visitor's first screen does without.
const AccountMenu = lazy(async () => ({
  default: (await patiently(() => import('./account-menu'))).AccountMenu,
}));
const NotificationBell = lazy(async () => ({
  default: (await patiently(() => import('../features/notifications/notification-bell'))).NotificationBell,
}));

export function Navbar() {
  const { status } = useSession();
  const { count } = useCart();
  const { key } = useLocation();
  // Open on the screen on which it was opened: any navigation closes it.
  const [openedAt, setOpenedAt] = useState<string>();
  const open = openedAt === key;
  const signedIn = status === 'signed-in';

  return (
    <header className={styles['header']}>
      <nav className={styles['bar']} aria-label="Main">
        <Logo />
        <div className={styles['links']} id="nav-links" data-open={open || undefined}>
          <NavItem to="/menu">MENU</NavItem>
          <NavItem to="/about">ABOUT</NavItem>
          {status === 'signed-out' && (
            <>
              <NavItem to="/login">LOGIN</NavItem>
              <NavItem to="/register">REGISTER</NavItem>
            </>
          )}
          {signedIn && <NavItem to="/book">BOOK TABLE</NavItem>}
          {signedIn && (
            <Suspense fallback={<span className={styles['link']}>MY ACCOUNT</span>}>
              <AccountMenu />
            </Suspense>
          )}
        </div>
        <div className={styles['search']}>
          <MenuSearch />
        </div>
        <div className={styles['end']}>
          {signedIn && (
            <Suspense
              fallback={
                <span className={styles['icon']} aria-hidden>
                  <BellIcon />
                </span>
              }
            >
              <NotificationBell />
            </Suspense>
          )}
          <Link to={signedIn ? '/profile' : '/login'} className={styles['icon']} aria-label="Profile">
            <PersonIcon />
          </Link>
          <Link
            to="/cart"
            className={styles['icon']}
            aria-label={`Cart, ${count} ${count === 1 ? 'item' : 'items'}`}
          >
            <CartIcon />
            {count > 0 && <span className={styles['badge']}>{count}</span>}
          </Link>
          <button
            type="button"
            className={`${styles['icon']} ${styles['toggle']}`}
            aria-label="Menu"
            aria-expanded={open}
            aria-controls="nav-links"
            onClick={() => setOpenedAt(open ? undefined : key)}
          >
            {open ? <CloseIcon /> : <MenuIcon />}
          </button>
        </div>
      </nav>
      <ShopNotices />
    </header>
  );
}

function NavItem({ to, children }: { readonly to: string; readonly children: string }) {
  return (
    <NavLink to={to} className={styles['link']}>
      {children}
    </NavLink>
  );
}
