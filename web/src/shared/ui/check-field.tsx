import styles from './check-field.module.css';

interface CheckFieldProps {
  readonly label: string;
  readonly name?: string;
  /** Of several with one name. */
  readonly value?: string;
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
}

/** A checkbox with its label. */
export function CheckField({ label, onChange, ...input }: CheckFieldProps) {
  return (
    <label className={styles['check']}>
      <input type="checkbox" {...input} onChange={({ target }) => onChange(target.checked)} />
      {label}
    </label>
  );
}
