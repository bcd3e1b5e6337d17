import type { OrderStatus, OrderWay } from '../../gql/graphql';
import { formatMoment } from '../../shared/lib/format';
import { useTexts } from '../texts/texts';
import { statusText, stepStates } from '../../domain/orders/order-status';
import { StepIcon } from './step-icon';
import styles from './progress-bar.module.css';

interface ProgressBarProps {
  readonly status: OrderStatus;
  readonly way: OrderWay;
  readonly history: readonly { readonly to: OrderStatus; readonly at: string }[];
}

/** The four steps of an order. */
export function ProgressBar({ status, way, history }: ProgressBarProps) {
  const t = useTexts();
  return (
    <ol className={styles['steps']} aria-label={t('orders.progress')}>
      {stepStates(status, history).map(({ step, isActive, isCurrent, isLineActive, at }) => (
        <li
          key={step}
          className={`flex gap-4 items-start muted ${styles['step']}`}
          data-active={isActive}
          data-line-active={isLineActive}
          aria-current={isCurrent ? 'step' : undefined}
        >
          <span className={styles['icon']}>
            <StepIcon text={statusText(step, way)} />
          </span>
          <span className={styles['text']}>
            <span className={`semibold ${styles['name']}`}>{t(`orderStatus.${statusText(step, way)}`)}</span>
            {at && (
              <time className="muted small" dateTime={at}>
                {formatMoment(at)}
              </time>
            )}
            <span className="visually-hidden">{`, ${isActive ? t('orders.reached') : t('orders.ahead')}`}</span>
          </span>
        </li>
      ))}
    </ol>
  );
}
