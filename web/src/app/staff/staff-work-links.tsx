import { NavLink } from 'react-router-dom';
import { useStaffLinks } from '../../staff/links';
import { useTexts } from '../../staff/texts/texts';
import { useBookingsToCome, usePendingOrders } from '../../staff/waiting/use-waiting-counts';
import styles from '../layout.module.css';

/** Links to the daily screens with the number of waiting items, and to the settings. */
export function StaffWorkLinks() {
  const t = useTexts();
  const links = useStaffLinks('work');
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
  return (
    <div className={styles['staffWork']}>
      {links.map(({ to, label }) => (
        <WorkLink key={to} to={to} waiting={waiting[to]}>
          {t(label)}
        </WorkLink>
      ))}
    </div>
  );
}

interface Waiting {
  readonly count: number | undefined;
  /** The meaning of the number, for screen readers. */
  readonly text: string | false;
}

interface WorkLinkProps {
  readonly to: string;
  readonly waiting: Waiting | undefined;
  readonly children: string;
}

function WorkLink({ to, waiting, children }: WorkLinkProps) {
  const count = waiting?.count ?? 0;
  return (
    <NavLink to={to} className={styles['link']}>
      {children}
      {count > 0 && (
        <span className={styles['count']} aria-hidden>
          {count}
        </span>
      )}
      {waiting?.text && <span className="visually-hidden">{waiting.text}</span>}
    </NavLink>
  );
}
