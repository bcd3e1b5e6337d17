import { useRef } from 'react';
import { NavLink, useNavigate } from 'react-router-dom';
import { usePermittedScreens } from '../../staff/links';
import { useShortcuts } from '../../staff/shortcuts/use-shortcuts';
import { useTexts } from '../../staff/texts/texts';
import { useBookingsToCome, usePendingOrders } from '../../staff/waiting/use-waiting-counts';
import { MoreMenu } from './more-menu';
import round from '../../shared/ui/round-button.module.css';
import styles from './staff-sections.module.css';

/** More sections have no room below a phone's screen. */
const maxBelow = 4;

/**
 * The sections that the user may open: beside the screen, or below it on tablets and phones, where a menu has the header's
 * links and those sections that are not daily work.
 */
export function StaffSections() {
  const t = useTexts();
  const bar = useRef<HTMLElement>(null);
  const navigate = useNavigate();
  const screens = usePermittedScreens();
  useShortcuts(
    screens.flatMap(({ to, title, letter }) => {
      if (!letter) return [];
      const label = t('shortcuts.goTo', { screen: t(title) });
      return [{ keys: `KeyG Key${letter}`, label, run: () => void navigate(to) }];
    }),
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
  const shared = screens.filter(({ nav }) => nav?.section);
  const sections = shared.length > 0 ? shared : screens.filter(({ nav }) => nav?.only);
  const below = sections.length <= maxBelow ? sections : sections.filter(({ isDaily }) => isDaily);
  const inMenu = screens.filter(
    (screen) => (screen.nav?.section ?? screen.nav?.start) && !below.includes(screen),
  );
  return (
    <nav ref={bar} className={styles['sections']} aria-label={t('admin.nav')}>
      {sections.map((section) => (
        <NavLink
          key={section.to}
          to={section.to}
          className={`${styles['section']} ${below.includes(section) ? '' : styles['other']}`}
        >
          <span className={styles['icon']}>
            {section.Icon && <section.Icon />}
            <Count {...waiting[section.to]} />
          </span>
          <span className={styles['label']}>
            {t(section.nav?.section ?? section.nav?.only ?? section.title)}
          </span>
          {waiting[section.to]?.text && <span className="visually-hidden">{waiting[section.to]?.text}</span>}
        </NavLink>
      ))}
      <MoreMenu screens={inMenu} container={bar} />
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
    <span className={`${round['badge']} ${styles['count']}`} aria-hidden>
      {count}
    </span>
  );
