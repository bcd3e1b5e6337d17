import { formatRupees } from '../../shared/lib/format';
import { Button } from '../../shared/ui/button';
import { Notice } from '../../shared/ui/notice';
import { BagIcon, CheckIcon } from '../icons';
import { useIsStable } from '../orders/use-is-stable';
import { useTexts } from '../texts/texts';
import type { Delivery } from './delivery-fragment';
import { useDeliveryActs } from './use-delivery-acts';
import styles from './delivery-card.module.css';

interface DeliveryStepsProps {
  readonly delivery: Delivery;
  /** The server has refused a press. */
  readonly onRefused: () => void;
}

/** The next step of a delivery, and why a press has changed nothing. */
export function DeliverySteps({ delivery, onRefused }: DeliveryStepsProps) {
  const t = useTexts();
  const { status, due } = delivery;
  const { running, failure, pickUp, deliver } = useDeliveryActs(delivery, onRefused);
  const isStable = useIsStable(status);
  const step = (name: typeof running, press: () => Promise<void>) => ({
    size: 'lg' as const,
    block: true,
    className: styles['step'],
    loading: running === name,
    'aria-disabled': !isStable,
    onClick: () => {
      if (isStable) void press();
    },
  });
  const amount = formatRupees(due);
  return (
    <div className="stack gap-3">
      {status === 'PENDING' && <p className="muted">{t('deliveries.notStarted')}</p>}
      {status === 'PREPARING' && (
        <Button {...step('pickUp', pickUp)}>
          <BagIcon />
          {t('deliveries.pickedUp')}
        </Button>
      )}
      {status === 'OUT_FOR_DELIVERY' && due === 0 && (
        <Button {...step('deliver', () => deliver())}>
          <CheckIcon />
          {t('deliveries.delivered')}
        </Button>
      )}
      {status === 'OUT_FOR_DELIVERY' && due > 0 && (
        <>
          <Button {...step('CASH', () => deliver('CASH'))}>
            <CheckIcon />
            {t('deliveries.deliveredCash', { amount })}
          </Button>
          <Button {...step('UPI', () => deliver('UPI'))} variant="secondary">
            {t('deliveries.deliveredUpi', { amount })}
          </Button>
        </>
      )}
      {failure && <Notice tone="error">{failure}</Notice>}
    </div>
  );
}
