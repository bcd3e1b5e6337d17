import { formatCount, formatRupees } from '../../shared/lib/format';
import { Card } from '../../shared/ui/card';
import { Skeleton } from '../../shared/ui/skeleton';
import { useTexts } from '../texts/texts';
import styles from './day-figures.module.css';
import { useDayFigures } from './use-day-figures';

/** What was ordered today. Not shown if it cannot be read: the rest of the dashboard says so. */
export function DayFigures() {
  const t = useTexts();
  const { figures, hasFailed } = useDayFigures();
  if (!figures && hasFailed) return null;
  const shown: [term: string, value: string | undefined][] = [
    [t('today.sales'), figures && formatRupees(figures.sales)],
    [t('today.orders'), figures && formatCount(figures.orders)],
    [
      t('today.time'),
      figures &&
        (figures.averageMinutes === null ? '–' : t('today.minutes', { minutes: figures.averageMinutes })),
    ],
  ];
  return (
    <Card>
      <section className="stack gap-3" aria-labelledby="today">
        <h2 id="today" className="text-xl">
          {t('today.title')}
        </h2>
        <div className={styles['figures']}>
          <ul className={styles['numbers']}>
            {shown.map(([term, value]) => (
              <li key={term}>
                <span className="block muted small">{term}</span>
                <span className={styles['number']}>{value ?? <Skeleton width="4rem" height="1.2em" />}</span>
              </li>
            ))}
          </ul>
          {figures && figures.bestDishes.length > 0 && (
            <div>
              <h3 className="muted small">{t('today.dishes')}</h3>
              <ol className={styles['dishes']}>
                {figures.bestDishes.map(({ name, quantity }) => (
                  <li key={name} className="row between gap-3">
                    <span className="anywhere">{name}</span>
                    <span className={`tabular ${styles['portions']}`}>
                      {t('today.portions', { count: quantity })}
                    </span>
                  </li>
                ))}
              </ol>
            </div>
          )}
        </div>
      </section>
    </Card>
  );
}
