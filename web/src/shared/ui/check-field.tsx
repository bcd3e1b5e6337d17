import type { ComponentProps, ReactNode } from 'react';
import styles from './check-field.module.css';

interface CheckFieldProps extends Omit<ComponentProps<'input'>, 'onChange' | 'type'> {
  readonly label: ReactNode;
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
}

/** A checkbox with its label. */
export function CheckField({ label, className = '', onChange, ...input }: CheckFieldProps) {
  return (
    <label className={`row gap-2 touch ${styles['check']} ${className}`}>
      <input {...input} type="checkbox" onChange={({ target }) => onChange(target.checked)} />
      {label}
    </label>
  );
}
