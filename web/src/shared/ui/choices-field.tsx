import { useId, type ReactNode } from 'react';
import styles from './choices-field.module.css';

interface ChoicesFieldProps<T extends string> {
  readonly legend: string;
  readonly name?: string;
  /** Below each other. */
  readonly stacked?: boolean;
  readonly isLegendHidden?: boolean;
  readonly options: readonly { readonly value: T; readonly label: ReactNode }[];
  readonly chosen: readonly T[];
  readonly onChange: (value: T, isChosen: boolean) => void;
  /** Exactly one can be chosen. */
  readonly isSingle?: boolean;
  readonly error?: string | undefined;
}

/** Checkboxes or radio buttons with a legend, side by side. */
export function ChoicesField<T extends string>(props: ChoicesFieldProps<T>) {
  const { legend, isLegendHidden = false, options, chosen, onChange, isSingle = false, error } = props;
  const id = useId();
  const { name = id, stacked = false } = props;
  const errorId = `${id}-error`;
  return (
    <fieldset className={styles['group']} aria-describedby={error && errorId}>
      <legend className={isLegendHidden ? 'visually-hidden' : undefined}>{legend}</legend>
      <div className={styles[stacked ? 'stacked' : 'choices']}>
        {options.map(({ value, label }) => (
          <label key={value} className={styles['choice']}>
            <input
              type={isSingle ? 'radio' : 'checkbox'}
              name={name}
              value={value}
              checked={chosen.includes(value)}
              onChange={({ target }) => onChange(value, target.checked)}
            />
            {label}
          </label>
        ))}
      </div>
      {error && (
        <span id={errorId} className={styles['error']} role="alert">
          {error}
        </span>
      )}
    </fieldset>
  );
}
