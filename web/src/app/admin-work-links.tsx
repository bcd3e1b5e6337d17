import { NavLink } from 'react-router-dom';
import { useTexts } from '../features/admin/texts/texts';
import { useWaitingCounts } from '../features/admin/waiting/use-waiting-counts';
import styles from './layout.module.css';

/** Links to the daily screens with the number of waiting items, and to the settings. */
export function AdminWorkLinks() {
  const t = useTexts();
  const { orders, bookings } = useWaitingCounts();
  return (
    <div className={styles['adminWork']}>
      <WorkLink
        to="/admin/orders"
        count={orders}
        waiting={orders !== undefined && t('admin.ordersWaiting', { count: orders })}
      >
        {t('admin.orders')}
      </WorkLink>
      <WorkLink to="/admin/menu">{t('admin.menu')}</WorkLink>
      <WorkLink
        to="/admin/booking"
        count={bookings}
        waiting={bookings !== undefined && t('admin.bookingsToCome', { count: bookings })}
      >
        {t('admin.bookings')}
      </WorkLink>
      <WorkLink to="/admin/settings">{t('admin.settings')}</WorkLink>
    </div>
  );
}

interface WorkLinkProps {
  readonly to: string;
  readonly count?: number | undefined;
  /** The meaning of the number, for screen readers. */
  readonly waiting?: string | false;
  readonly children: string;
}

function WorkLink({ to, count = 0, waiting, children }: WorkLinkProps) {
  return (
    <NavLink to={to} className={styles['link']}>
      {children}
      {count > 0 && (
        <span className={styles['count']} aria-hidden>
          {count}
        </span>
      )}
      {waiting && <span className="visually-hidden">{waiting}</span>}
    </NavLink>
  );
}
