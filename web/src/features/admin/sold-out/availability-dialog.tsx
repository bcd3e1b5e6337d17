import { useId } from 'react';
import type { SoldOutPeriod } from '../../../gql/graphql';
import { Button } from '../../../shared/ui/button';
import { Modal } from '../../../shared/ui/modal';
import { useTexts } from '../texts/texts';
import styles from './availability-dialog.module.css';
import { PortionsForm } from './portions-form';
import { useSetSoldOut } from './use-set-sold-out';

interface AvailabilityDialogProps {
  readonly dish: { readonly id: string; readonly name: string };
  readonly onClose: () => void;
}

/** Says for how long a dish is sold out, or that it is available again. */
export function AvailabilityDialog({ dish, onClose }: AvailabilityDialogProps) {
  const t = useTexts();
  const id = useId();
  const set = useSetSoldOut();
  const choose = (period: SoldOutPeriod) => {
    onClose();
    void set(dish, period);
  };
  return (
    <Modal className={styles['dialog']} aria-labelledby={id} isLight onClose={onClose}>
      <h2 id={id} className={styles['title']}>
        {t('soldOut.label', { name: dish.name })}
      </h2>
      <Button variant="secondary" block onClick={() => choose('UNTIL_CLOSING')}>
        {t('adminOrdering.untilClosing')}
      </Button>
      <Button variant="secondary" block onClick={() => choose('UNTIL_TOMORROW')}>
        {t('soldOut.untilTomorrow')}
      </Button>
      <Button variant="secondary" block onClick={() => choose('UNTIL_FURTHER_NOTICE')}>
        {t('soldOut.untilFurtherNotice')}
      </Button>
      <Button block onClick={() => choose('NONE')}>
        {t('soldOut.available')}
      </Button>
      <PortionsForm dish={dish} onDone={onClose} />
      <Button variant="ghost" block onClick={onClose}>
        {t('common.close')}
      </Button>
    </Modal>
  );
}
