import { useId, type ComponentProps } from 'react';
import { withAsciiDigits } from '../../shared/lib/typed-number';
import { useTexts } from '../texts/texts';
import styles from './pin-field.module.css';

/** The digits of a PIN in a typed text, also of a keyboard in Hindi. */
export const pinDigits = (typed: string): string =>
  withAsciiDigits(typed)
    .replaceAll(/[^0-9]/g, '')
    .slice(0, maxDigits);

const minDigits = 4;
const maxDigits = 6;

export const isWholePin = (pin: string) => pin.length >= minDigits;

interface PinFieldProps extends Pick<ComponentProps<'input'>, 'ref' | 'name'> {
  readonly label: string;
  readonly value: string;
  readonly error?: string | undefined;
  readonly hint?: string;
  /** Whether a keypad is beside it, so that the device shows no keyboard. */
  readonly hasKeypad?: boolean;
  readonly onChange: (pin: string) => void;
}

/** Digits that nobody reads over one's shoulder, and that no browser offers to keep on a tablet of many. */
export function PinField({
  label,
  value,
  error,
  hint,
  hasKeypad = false,
  onChange,
  ...input
}: PinFieldProps) {
  const id = useId();
  const note = error ?? hint;
  return (
    <div className="stack gap-1">
      <label className="semibold" htmlFor={id}>
        {label}
      </label>
      <input
        {...input}
        id={id}
        className={styles['pin']}
        inputMode={hasKeypad ? 'none' : 'numeric'}
        autoComplete="off"
        required
        value={value}
        aria-invalid={error ? true : undefined}
        aria-describedby={note ? `${id}-note` : undefined}
        onChange={({ target }) => onChange(pinDigits(target.value))}
      />
      {note && (
        <span id={`${id}-note`} className={error ? 'danger small semibold' : 'muted small'}>
          {note}
        </span>
      )}
    </div>
  );
}

interface KeypadProps {
  readonly value: string;
  readonly onChange: (pin: string) => void;
  /** Whether it is being sent. */
  readonly isBusy: boolean;
}

/** Large keys beside a {@link PinField}, which keeps the focus; the last one sends the form. */
export function Keypad({ value, onChange, isBusy }: KeypadProps) {
  const t = useTexts();
  const key = (label: string, text: string, run: () => void) => (
    <button
      key={text}
      type="button"
      className={styles['key']}
      aria-label={label}
      // Digits are typed as well: the keys take no focus from the field.
      tabIndex={-1}
      onPointerDown={(event) => event.preventDefault()}
      onMouseDown={(event) => event.preventDefault()}
      onClick={run}
    >
      {text}
    </button>
  );
  const digit = (text: string) => key(text, text, () => onChange(pinDigits(value + text)));
  return (
    <div className={styles['keypad']} role="group" aria-label={t('device.keypad')}>
      {['1', '2', '3', '4', '5', '6', '7', '8', '9'].map(digit)}
      {key(t('device.deleteDigit'), '⌫', () => onChange(value.slice(0, -1)))}
      {digit('0')}
      <button
        type="submit"
        className={`${styles['key']} ${styles['ok']}`}
        aria-disabled={isBusy}
        aria-busy={isBusy}
        onMouseDown={(event) => event.preventDefault()}
      >
        {t('common.ok')}
      </button>
    </div>
  );
}
