import { NavLink } from 'react-router-dom';
import { useTexts } from '../features/admin/texts/texts';
import { useWaitingCounts } from '../features/admin/waiting/use-waiting-counts';
import styles from './layout.module.css';

/** The screens that a day's work happens on, each with how much waits there, and the settings. */
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
  /** What the number means, for those who do not see it. */
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
