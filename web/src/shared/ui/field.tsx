import { useId, useState, type ComponentProps, type ReactNode } from 'react';
import { useTexts } from '../../texts/texts';
import styles from './field.module.css';

interface Described {
  readonly label: string;
  readonly error?: string | undefined;
  readonly hint?: string | undefined;
}

interface Wiring {
  readonly id: string;
  readonly className: string | undefined;
  readonly 'aria-invalid': boolean | undefined;
  readonly 'aria-describedby': string | undefined;
}

/** A visible label, a control, and its hint or error. */
function FieldFrame({ label, error, hint, render }: Described & { render: (wiring: Wiring) => ReactNode }) {
  const id = useId();
  const note = error ?? hint;
  const wiring: Wiring = {
    id,
    className: styles['control'],
    'aria-invalid': error ? true : undefined,
    'aria-describedby': note ? `${id}-note` : undefined,
  };
  return (
    <div className="stack gap-1">
      <label className="semibold" htmlFor={id}>
        {label}
      </label>
      {render(wiring)}
      {note && (
        <span id={`${id}-note`} className={error ? 'danger small semibold' : 'muted small'}>
          {note}
        </span>
      )}
    </div>
  );
}

export function TextField({ label, error, hint, ...rest }: Described & ComponentProps<'input'>) {
  return (
    <FieldFrame
      {...{ label, error, hint }}
      render={(wiring) => <input {...rest} {...wiring} data-empty={rest.value === '' || undefined} />}
    />
  );
}

export function TextAreaField({ label, error, hint, ...rest }: Described & ComponentProps<'textarea'>) {
  return <FieldFrame {...{ label, error, hint }} render={(wiring) => <textarea {...rest} {...wiring} />} />;
}

export function SelectField({ label, error, hint, ...rest }: Described & ComponentProps<'select'>) {
  return <FieldFrame {...{ label, error, hint }} render={(wiring) => <select {...rest} {...wiring} />} />;
}

/** A password field with a button that shows the text, because thumbs mistype. */
export function PasswordField({ label, error, hint, ...rest }: Described & ComponentProps<'input'>) {
  const t = useTexts();
  const [shown, setShown] = useState(false);
  return (
    <FieldFrame
      {...{ label, error, hint }}
      render={(wiring) => (
        <div className={styles['password']}>
          <input {...rest} {...wiring} type={shown ? 'text' : 'password'} />
          <button
            type="button"
            className={styles['reveal']}
            aria-pressed={shown}
            aria-label={t('login.showPassword')}
            onClick={() => setShown(!shown)}
          >
            {shown ? t('login.hide') : t('login.show')}
          </button>
        </div>
      )}
    />
  );
}
