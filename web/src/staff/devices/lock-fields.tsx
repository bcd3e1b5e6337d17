import { CheckField } from '../../shared/ui/check-field';
import { Notice } from '../../shared/ui/notice';
import { NumberField } from '../../shared/ui/number-field';
import { useTexts } from '../texts/texts';

export interface LockSettings {
  readonly demandsPerson: boolean;
  /** As it was typed. */
  readonly minutes: string;
}

interface LockFieldsProps {
  readonly value: LockSettings;
  readonly onChange: (value: LockSettings) => void;
  /** Of the minutes. */
  readonly error: string | undefined;
}

/** Whether a tablet needs a PIN, and when it locks itself. */
export function LockFields({ value, onChange, error }: LockFieldsProps) {
  const t = useTexts();
  return (
    <>
      <div className="stack">
        <CheckField
          label={t('devices.demandsLabel')}
          checked={value.demandsPerson}
          onChange={(demandsPerson) => onChange({ ...value, demandsPerson })}
        />
        <p className="muted small">{t('devices.demandsHint')}</p>
      </div>
      {value.demandsPerson && <Notice tone="warning">{t('devices.demandsSilence')}</Notice>}
      <NumberField
        kind="whole"
        min={1}
        max={60}
        required
        label={t('devices.lockMinutes')}
        hint={t('devices.lockMinutesHint')}
        name="lockMinutes"
        value={value.minutes}
        error={error}
        onChange={({ target }) => onChange({ ...value, minutes: target.value })}
      />
    </>
  );
}
