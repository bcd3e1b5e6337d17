import { TextField } from '../../shared/ui/field';
import { useTexts } from '../texts/texts';

interface TestPhoneFieldProps {
  readonly value: string;
  readonly error: string | undefined;
  readonly onChange: (value: string) => void;
}

/** The number to which a test is sent. */
export function TestPhoneField({ value, error, onChange }: TestPhoneFieldProps) {
  const t = useTexts();
  return (
    <TextField
      label={t('connections.testPhone')}
      name="phone"
      type="tel"
      autoComplete="tel"
      maxLength={40}
      value={value}
      error={error}
      hint={t('connections.testPhoneHint')}
      onChange={({ target }) => onChange(target.value)}
    />
  );
}
