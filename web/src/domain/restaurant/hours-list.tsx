import { useTexts } from '../../texts/texts';
import { dateFormat } from '../../shared/lib/date-format';
import { dayRanges, isAllDay, timesOf, weekdayName, type Week } from './opening-hours';
import { useOrdering, useToday } from './ordering';
import { useRestaurant } from './restaurant';
import { Fact, Facts } from '../../shared/ui/facts';
import styles from './hours-list.module.css';
import { useOpenText } from './ordering-notice';

const longDay = dateFormat({ weekday: 'short', day: 'numeric', month: 'long', year: 'numeric' }, 'UTC');

function useTimes() {
  const t = useTexts();
  return (hours: Week[number]) => {
    if (hours.length === 0) return t('hours.closed');
    return isAllDay(hours) ? t('hours.allDay') : timesOf(hours);
  };
}

/** Whether orders are taken now, the hours of the week, and the special days ahead. */
export function OpeningHours() {
  const t = useTexts();
  const { bookingHours, specialDays } = useRestaurant();
  const times = useTimes();
  const today = useToday();
  const ahead = specialDays.filter(({ date }) => date >= today);
  return (
    <section className={`stack gap-3 content-start ${styles['hours']}`} aria-labelledby="opening-hours">
      <h2 id="opening-hours" className="text-xl">
        {t('hours.title')}
      </h2>
      <OpenNow />
      <h3>{t('hours.orders')}</h3>
      <OrderHours />
      {bookingHours.length > 0 && (
        <>
          <h3>{t('hours.tables')}</h3>
          <WeekHours week={bookingHours} />
        </>
      )}
      {ahead.length > 0 && (
        <>
          <h3>{t('hours.specialDays')}</h3>
          <Facts className={`gap-2 ${styles['rows']}`}>
            {ahead.map(({ date, reason, orderHours: orders, bookingHours: tables }) => (
              <Fact key={date} term={longDay(new Date(`${date}T00:00:00Z`))}>
                {reason && <p>{reason}</p>}
                {orders && <p>{t('hours.ordersThen', { times: times(orders) })}</p>}
                {tables && <p>{t('hours.tablesThen', { times: times(tables) })}</p>}
              </Fact>
            ))}
          </Facts>
        </>
      )}
    </section>
  );
}

function OpenNow() {
  const ordering = useOrdering();
  const text = useOpenText(ordering);
  return (
    <p className={`row baseline gap-2 ${styles['now']}`} data-open={ordering.kind === 'open'}>
      {text}
    </p>
  );
}

/** The hours of the week in which orders are taken. */
export function OrderHours() {
  const t = useTexts();
  const { orderHours } = useRestaurant();
  return orderHours ? <WeekHours week={orderHours} /> : <p>{t('hours.anyTime')}</p>;
}

const daysAWeek = 7;

function WeekHours({ week }: { readonly week: Week }) {
  const t = useTexts();
  const times = useTimes();
  return (
    <Facts className={`gap-2 ${styles['rows']}`}>
      {dayRanges(week).map(({ first, last, hours }) => {
        const isWeek = last - first === daysAWeek - 1;
        const days =
          first === last
            ? weekdayName(first)
            : t('hours.days', { first: weekdayName(first), last: weekdayName(last) });
        return (
          <Fact key={first} term={isWeek ? t('hours.everyDay') : days}>
            {hours.length > 1
              ? hours.map((each) => <p key={each.opensAt}>{timesOf([each])}</p>)
              : times(hours)}
          </Fact>
        );
      })}
    </Facts>
  );
}
