import { useId, useState } from 'react';
import type { SoldOutPeriod } from '../../gql/graphql';
import { Button } from '../../shared/ui/button';
import { DialogBox } from '../../shared/ui/dialog-box';
import { useTexts } from '../texts/texts';
import styles from './availability-dialog.module.css';
import { PortionsForm } from './portions-form';
import { useSetSoldOut, type Sellable } from './use-set-sold-out';

interface AvailabilityDialogProps {
  readonly item: Sellable;
  /** What may be sold out in its place. */
  readonly choices: readonly Sellable[];
  readonly onClose: () => void;
}

/** Says for how long something is sold out, or that it is available again. */
export function AvailabilityDialog({ item, choices, onClose }: AvailabilityDialogProps) {
  const t = useTexts();
  const id = useId();
  const [chosen, setChosen] = useState(item);
  const set = useSetSoldOut();
  const choose = (period: SoldOutPeriod) => {
    onClose();
    void set(chosen, period);
  };
  return (
    <DialogBox
      title={t('soldOut.label', { name: chosen.name })}
      className={styles['dialog']}
      isLight
      onClose={onClose}
    >
      {choices.length > 0 && (
        <fieldset className={styles['items']}>
          <legend className="visually-hidden">{t('soldOut.what')}</legend>
          {[item, ...choices].map((each) => (
            <label key={each.id} className={styles['item']}>
              <input
                type="radio"
                name={id}
                checked={each.id === chosen.id}
                onChange={() => setChosen(each)}
              />
              <span>{each.name}</span>
            </label>
          ))}
        </fieldset>
      )}
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
      {!chosen.isChoice && <PortionsForm dish={chosen} onDone={onClose} />}
      <Button variant="ghost" block onClick={onClose}>
        {t('common.close')}
      </Button>
    </DialogBox>
  );
}
