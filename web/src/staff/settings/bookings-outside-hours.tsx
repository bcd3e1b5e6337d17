import { useQuery } from '@apollo/client/react';
import { Link } from 'react-router-dom';
import { graphql } from '../../gql';
import { Notice } from '../../shared/ui/notice';
import { clockTime } from '../../shared/lib/clock';
import { dayInWords } from '../../domain/bookings/booking-day';
import { useTexts } from '../texts/texts';
import styles from './hours-fields.module.css';

const BookingsOutsideHoursQuery = graphql(`
  query BookingsOutsideHours {
    bookingsOutsideHours(first: 5) {
      nodes {
        id
        date
        time
        name
        guests
      }
      pageInfo {
        hasNextPage
      }
    }
  }
`);

/** The future bookings outside the saved hours, read on mount. */
export function BookingsOutsideHours() {
  const t = useTexts();
  const { data } = useQuery(BookingsOutsideHoursQuery, { fetchPolicy: 'cache-and-network' });
  const { nodes, pageInfo } = data?.bookingsOutsideHours ?? {};
  if (!nodes || nodes.length === 0) return null;
  return (
    <Notice tone="warning">
      <p>{t('settings.bookingsOutside')}</p>
      <ul className={styles['outside']}>
        {nodes.map(({ id, date, time, name, guests }) => (
          <li key={id}>
            {t('settings.bookingOutside', {
              day: dayInWords(date),
              time: clockTime(time),
              name,
              guests,
            })}
          </li>
        ))}
        {pageInfo?.hasNextPage && <li>{t('settings.bookingsMore')}</li>}
      </ul>
      <Link to="/admin/booking">{t('dashboard.manageBookings')}</Link>
    </Notice>
  );
}
