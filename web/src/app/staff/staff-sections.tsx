import { Menu } from '@base-ui/react/menu';
import type { ReactNode } from 'react';
import { Link, NavLink, useNavigate } from 'react-router-dom';
import { useLeave } from '../../domain/session/use-leave';
import { HomeIcon, LogoutIcon, MoreIcon } from '../../shared/ui/icons';
import { usePermittedScreens } from '../../staff/links';
import { useShortcuts } from '../../staff/shortcuts/use-shortcuts';
import { useTexts } from '../../staff/texts/texts';
import { useBookingsToCome, usePendingOrders } from '../../staff/waiting/use-waiting-counts';
import layout from '../layout.module.css';
import styles from './staff-sections.module.css';

/**
 * The sections that the user may open: beside the screen, or below it on tablets and phones. On phones, those that are not
 * daily work are in a menu.
 */
export function StaffSections() {
  const t = useTexts();
  const navigate = useNavigate();
  const screens = usePermittedScreens();
  useShortcuts(
    screens.flatMap(({ to, title, letter }) =>
      letter
        ? [
            {
              keys: `g ${letter}`,
              label: t('shortcuts.goTo', { screen: t(title) }),
              run: () => void navigate(to),
            },
          ]
        : [],
    ),
  );
  const orders = usePendingOrders();
  const bookings = useBookingsToCome();
  const waiting: Readonly<Record<string, Waiting>> = {
    '/admin/orders': {
      count: orders,
      text: orders !== undefined && t('admin.ordersWaiting', { count: orders }),
    },
    '/admin/booking': {
      count: bookings,
      text: bookings !== undefined && t('admin.bookingsToCome', { count: bookings }),
    },
  };
  const sections = screens.filter(({ nav }) => nav?.section);
  return (
    <nav className={styles['sections']} aria-label={t('admin.nav')}>
      {sections.map(({ to, nav, Icon, isDaily }) => (
        <NavLink key={to} to={to} className={`${styles['section']} ${isDaily ? '' : styles['other']}`}>
          <span className={styles['icon']}>
            {Icon && <Icon />}
            <Count {...waiting[to]} />
          </span>
          <span className={styles['label']}>{nav?.section && t(nav.section)}</span>
          {waiting[to]?.text && <span className="visually-hidden">{waiting[to].text}</span>}
        </NavLink>
      ))}
      <MoreMenu />
    </nav>
  );
}

interface Waiting {
  readonly count?: number | undefined;
  /** The meaning of the number, for screen readers. */
  readonly text: string | false;
}

const Count = ({ count = 0 }: Partial<Waiting>) =>
  count > 0 && (
    <span className={styles['count']} aria-hidden>
      {count}
    </span>
  );

/** On a phone: the screens that have no room in the navigation or the header. */
function MoreMenu() {
  const t = useTexts();
  const screens = usePermittedScreens().filter(
    ({ nav, isDaily }) => (nav?.section ?? nav?.start) && !isDaily,
  );
  const leave = useLeave('/login');
  const link = (to: string, contents: ReactNode) => (
    <Menu.LinkItem key={to} closeOnClick className={layout['item']} render={<Link to={to} />}>
      {contents}
    </Menu.LinkItem>
  );
  return (
    <Menu.Root modal={false}>
      <Menu.Trigger className={`${styles['section']} ${styles['more']}`}>
        <span className={styles['icon']}>
          <MoreIcon />
        </span>
        <span className={styles['label']}>{t('admin.more')}</span>
      </Menu.Trigger>
      <Menu.Portal>
        <Menu.Positioner
          className={layout['positioner']}
          side="top"
          align="end"
          sideOffset={8}
          collisionPadding={8}
        >
          <Menu.Popup className={layout['popup']}>
            {link(
              '/',
              <>
                <HomeIcon /> {t('nav.home')}
              </>,
            )}
            {screens.map(({ to, title, Icon }) =>
              link(
                to,
                <>
                  {Icon && <Icon />} {t(title)}
                </>,
              ),
            )}
            <Menu.Item className={layout['item']} onClick={leave}>
              <LogoutIcon /> {t('nav.logout')}
            </Menu.Item>
          </Menu.Popup>
        </Menu.Positioner>
      </Menu.Portal>
    </Menu.Root>
  );
}
