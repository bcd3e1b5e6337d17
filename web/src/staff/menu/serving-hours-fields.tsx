import type { BoundText } from '../../shared/form/bind';
import { TextField } from '../../shared/ui/field';
import { useTexts } from '../texts/texts';
import styles from './hours-fields.module.css';

interface ServingHoursFieldsProps {
  readonly from: BoundText;
  readonly until: BoundText;
}

/** The daily hours of a dish or category. */
export function ServingHoursFields({ from, until }: ServingHoursFieldsProps) {
  const t = useTexts();
  const isPastMidnight = from.value !== '' && until.value !== '' && until.value < from.value;
  return (
    <div className={styles['pair']}>
      <TextField {...from} required={until.value !== ''} hint={t('categories.hoursHint')} />
      <TextField
        {...until}
        required={from.value !== ''}
        hint={isPastMidnight ? t('settings.nextDay') : undefined}
      />
    </div>
  );
}
