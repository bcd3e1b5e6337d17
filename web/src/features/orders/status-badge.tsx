import type { OrderStatus } from '../../gql/graphql';
import { useTexts } from '../../texts/texts';
import styles from './status-badge.module.css';

export function StatusBadge({ status }: { status: OrderStatus }) {
  const t = useTexts();
  return (
    <span className={styles['badge']} data-status={status}>
      {t(`orderStatus.${status}`)}
    </span>
  );
}
