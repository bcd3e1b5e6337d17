import { TextField } from '../../shared/ui/field';
import { useTexts } from '../texts/texts';
import styles from './hours-fields.module.css';

interface HoursFieldsProps {
  readonly servedFrom: string;
  readonly servedUntil: string;
  readonly errors: Readonly<Record<string, string>>;
  readonly onChange: (changes: { readonly servedFrom?: string; readonly servedUntil?: string }) => void;
}

/** The daily hours of a dish or category. */
export function HoursFields({ servedFrom, servedUntil, errors, onChange }: HoursFieldsProps) {
  const t = useTexts();
  const isPastMidnight = servedFrom !== '' && servedUntil !== '' && servedUntil < servedFrom;
  return (
    <div className={styles['pair']}>
      <TextField
        label={t('categories.from')}
        name="servedFrom"
        type="time"
        required={servedUntil !== ''}
        value={servedFrom}
        onChange={({ target }) => onChange({ servedFrom: target.value })}
        error={errors['servedFrom']}
        hint={t('categories.hoursHint')}
      />
      <TextField
        label={t('categories.until')}
        name="servedUntil"
        type="time"
        required={servedFrom !== ''}
        value={servedUntil}
        onChange={({ target }) => onChange({ servedUntil: target.value })}
        error={errors['servedUntil']}
        hint={isPastMidnight ? t('settings.nextDay') : undefined}
      />
    </div>
  );
}
