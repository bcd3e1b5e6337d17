import { useState } from 'react';
import type { SoldOutPeriod } from '../../gql/graphql';
import { Button } from '../../shared/ui/button';
import { ChoicesField } from '../../shared/ui/choices-field';
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
  const [chosen, setChosen] = useState(item);
  const items = [item, ...choices];
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
        <ChoicesField
          isSingle
          stacked
          isLegendHidden
          legend={t('soldOut.what')}
          options={items.map(({ id, name }) => ({ value: id, label: name }))}
          chosen={[chosen.id]}
          onChange={(id) => setChosen(items.find((each) => each.id === id) ?? item)}
        />
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
