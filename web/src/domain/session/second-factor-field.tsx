import { useEffect, useRef, useState, type ChangeEvent } from 'react';
import { flushSync } from 'react-dom';
import type { SecondFactorMethod } from '../../gql/graphql';
import { Button } from '../../shared/ui/button';
import { TextField } from '../../shared/ui/field';
import { useTexts } from '../../texts/texts';
import type { FactorProof } from './second-factor';

const isComplete = (digits: string) => (digits.match(/\p{Nd}/gu) ?? []).length === 6;

interface SecondFactorFieldProps {
  readonly methods: readonly SecondFactorMethod[];
  readonly errors: Readonly<Record<string, string>>;
  readonly onChange: (proof: FactorProof) => void;
  /** Whether it has the focus when it appears. */
  readonly takesFocus?: boolean;
}

/** The code of an authenticator app, which sends its form with the sixth digit, or a recovery code. */
export function SecondFactorField({ methods, errors, onChange, takesFocus = false }: SecondFactorFieldProps) {
  const t = useTexts();
  const hasApp = methods.includes('AUTHENTICATOR');
  const [isRecovery, setIsRecovery] = useState(!hasApp);
  const [text, setText] = useState('');
  const field = useRef<HTMLInputElement>(null);
  const error = errors[isRecovery ? 'recoveryCode' : 'digits'] ?? errors['secondFactor'];
  useEffect(() => {
    if (takesFocus) field.current?.focus();
  }, [takesFocus]);
  // A wrong code is typed over.
  useEffect(() => {
    if (error) field.current?.select();
  }, [error]);

  const change = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const { value } = target;
    flushSync(() => {
      setText(value);
      onChange(isRecovery ? { recoveryCode: value } : { digits: value });
    });
    if (!isRecovery && isComplete(value) && !isComplete(text)) target.form?.requestSubmit();
  };
  const swap = () => {
    flushSync(() => {
      setIsRecovery(!isRecovery);
      setText('');
      onChange({});
    });
    field.current?.focus();
  };

  return (
    <div className="stack gap-2">
      {isRecovery ? (
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
      ) : (
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
      {hasApp && methods.includes('RECOVERY_CODE') && (
        <div className="flex">
          <Button variant="ghost" onClick={swap}>
            {t(isRecovery ? 'factor.useApp' : 'factor.useRecovery')}
          </Button>
        </div>
      )}
    </div>
  );
}
