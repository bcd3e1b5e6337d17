import type { OrderStatus, OrderWay } from '../../gql/graphql';
import { useTexts } from '../../texts/texts';
import { statusText } from './order-status';
import styles from './status-badge.module.css';

interface StatusBadgeProps {
  readonly status: OrderStatus;
  readonly way: OrderWay;
}

export function StatusBadge({ status, way }: StatusBadgeProps) {
  const t = useTexts();
  return (
    <span className={styles['badge']} data-status={status}>
      {t(`orderStatus.${statusText(status, way)}`)}
    </span>
  );
}
