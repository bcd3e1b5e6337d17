import { useEffect, useRef, useState, type ChangeEvent, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import type { SecondFactorMethod } from '../../gql/graphql';
import { Button } from '../../shared/ui/button';
import { TextField } from '../../shared/ui/field';
import { Notice } from '../../shared/ui/notice';
import { useTexts } from '../../texts/texts';
import { passkeyObstacle, passkeyObstacles } from './passkey-obstacle';
import type { FactorProof } from './second-factor';

const isComplete = (digits: string) => (digits.match(/\p{Nd}/gu) ?? []).length === 6;

const swaps = {
  PASSKEY: 'factor.usePasskey',
  AUTHENTICATOR: 'factor.useApp',
  RECOVERY_CODE: 'factor.useRecovery',
} as const;

/** To its field or, without one, to the button of its form. */
function takeFocus(place: HTMLElement | null): void {
  const submit = place?.closest('form')?.querySelector<HTMLElement>('[type=submit]');
  (place?.querySelector('input') ?? submit)?.focus();
}

interface SecondFactorFieldProps {
  /** The preferred one first. */
  readonly methods: readonly SecondFactorMethod[];
  readonly errors: Readonly<Record<string, string>>;
  /** Not called for the proof that the user begins with. */
  readonly onChange: (proof: FactorProof) => void;
  /** Whether it, or the button of its form, has the focus when it appears. */
  readonly takesFocus?: boolean;
  /** Sends the form; above the other ways in place of the form's own button below them. */
  readonly passkeyButton?: ReactNode;
}

/** A passkey, the code of an authenticator app, which sends its form with the sixth digit, or a recovery code. */
export function SecondFactorField(props: SecondFactorFieldProps) {
  const { methods, errors, onChange, takesFocus = false, passkeyButton } = props;
  const t = useTexts();
  const obstacle = methods.includes('PASSKEY') ? passkeyObstacle() : undefined;
  const usable = methods.filter((method) => method !== 'PASSKEY' || !obstacle);
  const [method, setMethod] = useState(usable[0] ?? 'RECOVERY_CODE');
  const [text, setText] = useState('');
  const place = useRef<HTMLDivElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const error = errors[method === 'RECOVERY_CODE' ? 'recoveryCode' : 'digits'] ?? errors['secondFactor'];
  useEffect(() => {
    if (takesFocus) takeFocus(place.current);
  }, [takesFocus]);
  // A wrong code is typed over.
  useEffect(() => {
    if (error) field.current?.select();
  }, [error]);

  const change = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const { value } = target;
    flushSync(() => {
      setText(value);
      onChange(method === 'RECOVERY_CODE' ? { recoveryCode: value } : { digits: value });
    });
    if (method === 'AUTHENTICATOR' && isComplete(value) && !isComplete(text)) target.form?.requestSubmit();
  };
  const swap = (other: SecondFactorMethod) => {
    flushSync(() => {
      setMethod(other);
      setText('');
      onChange({ usesPasskey: other === 'PASSKEY' });
    });
    takeFocus(place.current);
  };

  return (
    <div className={`stack ${method === 'PASSKEY' ? 'gap-4' : 'gap-2'}`} ref={place}>
      {obstacle && <p className="muted small">{t(passkeyObstacles[obstacle])}</p>}
      {method === 'PASSKEY' && (
        <>
          {errors['secondFactor'] && <p className="semibold">{errors['secondFactor']}</p>}
          <p>{t('factor.passkey')}</p>
          {errors['passkey'] && <Notice tone="error">{errors['passkey']}</Notice>}
          {passkeyButton}
        </>
      )}
      {method === 'RECOVERY_CODE' && (
        <TextField
          ref={field}
          label={t('factor.recoveryCode')}
          hint={t('factor.recoveryHint')}
          name="recoveryCode"
          required
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={100}
          value={text}
          error={error}
          onChange={change}
        />
      )}
      {method === 'AUTHENTICATOR' && (
        <TextField
          ref={field}
          label={t('factor.digits')}
          hint={t('factor.digitsHint')}
          name="digits"
          required
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={40}
          value={text}
          error={error}
          onChange={change}
        />
      )}
      <div className="flex wrap gap-2">
        {usable
          .filter((other) => other !== method)
          .map((other) => (
            <Button key={other} variant="ghost" onClick={() => swap(other)}>
              {t(swaps[other])}
            </Button>
          ))}
      </div>
    </div>
  );
}
