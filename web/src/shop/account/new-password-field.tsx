import { useState, type ChangeEvent, type ComponentProps } from 'react';
import { fieldText } from '../../shared/form/field-text';
import { PasswordField } from '../../shared/ui/field';
import { useTexts } from '../texts/texts';
import styles from './new-password-field.module.css';
import { passwordStrength, type PasswordStrength } from './password-strength';

const steps: readonly PasswordStrength[] = ['weak', 'fair', 'strong'];

/** A field for a new password that shows its strength. It refuses nothing. */
export function NewPasswordField(props: ComponentProps<typeof PasswordField>) {
  const t = useTexts();
  const [strength, setStrength] = useState<PasswordStrength>();

  const updateStrength = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const form = target.form ? new FormData(target.form) : new FormData();
    const own = ['name', 'email'].map((field) => fieldText(form, field));
    setStrength(target.value ? passwordStrength(target.value, own) : undefined);
  };

  return (
    <div className="stack">
      <PasswordField {...props} autoComplete="new-password" minLength={8} onChange={updateStrength} />
      <div className={styles['strength']} data-strength={strength}>
        {strength && (
          <div className={styles['steps']} aria-hidden="true">
            {steps.map((step, n) => (
              <span key={step} data-on={n <= steps.indexOf(strength) || undefined} />
            ))}
          </div>
        )}
        {/* Always rendered: screen readers ignore a live region that appears with its text. */}
        <p className="small" role="status">
          {strength && t(`password.${strength}`)}
        </p>
      </div>
    </div>
  );
}
