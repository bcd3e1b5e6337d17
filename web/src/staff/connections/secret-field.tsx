import { PasswordField } from '../../shared/ui/field';
import { useTexts } from '../texts/texts';

interface SecretFieldProps {
  readonly label: string;
  readonly name: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly error?: string | undefined;
  /** Where people find it. */
  readonly hint: string;
  /** Whether one is stored, which stays unless another one is typed. */
  readonly isStored: boolean;
  readonly isRequired?: boolean;
}

/** A secret, which the server takes and never returns. */
export function SecretField({ isStored, isRequired = false, hint, onChange, ...field }: SecretFieldProps) {
  const t = useTexts();
  return (
    <PasswordField
      {...field}
      required={isRequired && !isStored}
      autoComplete="new-password"
      spellCheck={false}
      maxLength={400}
      placeholder={isStored ? t('connections.unchanged') : undefined}
      hint={hint}
      onChange={({ target }) => onChange(target.value)}
    />
  );
}
