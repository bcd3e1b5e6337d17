import type { OrderStatus } from '../../gql/graphql';
import { formatMoment } from '../../shared/lib/format';
import { ORDER_STATUS_TEXT, stepStates } from './order-status';
import { StepIcon } from './step-icon';
import styles from './progress-bar.module.css';

interface ProgressBarProps {
  readonly status: OrderStatus;
  readonly history: readonly { readonly to: OrderStatus; readonly at: string }[];
}

/** The four steps from the order to the door. */
export function ProgressBar({ status, history }: ProgressBarProps) {
  return (
    <ol className={styles['steps']} aria-label="Progress of the order">
      {stepStates(status, history).map(({ step, isActive, isCurrent, isLineActive, at }) => (
        <li
          key={step}
          className={styles['step']}
          data-active={isActive}
          data-line-active={isLineActive}
          aria-current={isCurrent ? 'step' : undefined}
        >
          <span className={styles['icon']}>
            <StepIcon step={step} />
          </span>
          <span className={styles['text']}>
            <span className={styles['name']}>{ORDER_STATUS_TEXT[step]}</span>
            {at && (
              <time className={styles['time']} dateTime={at}>
                {formatMoment(at)}
              </time>
            )}
            <span className={styles['hidden']}>{isActive ? ', reached' : ', still ahead'}</span>
          </span>
        </li>
      ))}
    </ol>
  );
}
