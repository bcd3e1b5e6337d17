import type { ReactNode } from 'react';
import styles from './radio-cards.module.css';

interface RadioCardsProps<T extends string> {
  readonly legend: string;
  readonly name: string;
  readonly options: readonly {
    readonly value: T;
    readonly label: ReactNode;
    readonly isDisabled?: boolean;
  }[];
  readonly value: T | undefined;
  readonly onChange: (value: T) => void;
  /** Below each other instead of side by side. */
  readonly stacked?: boolean;
  readonly error?: string | undefined;
}

/** One of a few choices, each a card that can be pressed. */
export function RadioCards<T extends string>(props: RadioCardsProps<T>) {
  const { legend, name, options, value, onChange, stacked = false, error } = props;
  const errorId = `${name}-error`;
  return (
    <fieldset
      className={`flex wrap gap-2 ${stacked ? styles['stacked'] : ''}`}
      aria-describedby={error && errorId}
    >
      <legend className="visually-hidden">{legend}</legend>
      {options.map((option) => (
        <label key={option.value} className={styles['card']}>
          <input
            type="radio"
            name={name}
            value={option.value}
            checked={option.value === value}
            disabled={option.isDisabled}
            onChange={() => onChange(option.value)}
          />
          {option.label}
        </label>
      ))}
      {error && (
        <span id={errorId} className="danger small">
          {error}
        </span>
      )}
    </fieldset>
  );
}
