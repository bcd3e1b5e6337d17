import type { OrderStatus, OrderWay } from '../../gql/graphql';
import { Badge } from '../../shared/ui/badge';
import { useTexts } from '../../texts/texts';
import { statusText } from './order-status';

const tones = {
  PENDING: 'warning',
  PREPARING: 'cooking',
  OUT_FOR_DELIVERY: 'info',
  DELIVERED: 'success',
  CANCELLED: 'error',
} as const satisfies Record<OrderStatus, string>;

interface StatusBadgeProps {
  readonly status: OrderStatus;
  readonly way: OrderWay;
}

export function StatusBadge({ status, way }: StatusBadgeProps) {
  const t = useTexts();
  return (
    <Badge tone={tones[status]} data-status={status}>
      {t(`orderStatus.${statusText(status, way)}`)}
    </Badge>
  );
}
