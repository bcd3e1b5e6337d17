import type { OrderStatus } from '../../gql/graphql';
import { ORDER_STATUS_TEXT } from './order-status';
import styles from './status-badge.module.css';

export function StatusBadge({ status }: { status: OrderStatus }) {
  return (
    <span className={styles['badge']} data-status={status}>
      {ORDER_STATUS_TEXT[status]}
    </span>
  );
}
