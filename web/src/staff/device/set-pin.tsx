import { useEffect, useRef, useState } from 'react';
import { methodsOf, type FactorProof } from '../../domain/session/second-factor';
import { SecondFactorField } from '../../domain/session/second-factor-field';
import type { SecondFactorMethod } from '../../gql/graphql';
import { useSubmit } from '../../shared/form/use-submit';
import { errorCode } from '../../shared/lib/errors';
import { Button } from '../../shared/ui/button';
import { PasswordField } from '../../shared/ui/field';
import { Notice } from '../../shared/ui/notice';
import { useTexts } from '../texts/texts';
import { isWholePin, PinField } from './pin-field';
import { useTabletActs, type TabletPerson } from './tablet';

interface SetPinProps {
  readonly person: Pick<TabletPerson, 'id'>;
  /** Why, and what follows. */
  readonly text: string;
  /** Undefined: there is no way back to the PIN. */
  readonly onBack?: (() => void) | undefined;
  /** Goes on with the new PIN; throws the error of the server or the network. */
  readonly onPin: (pin: string) => Promise<unknown>;
}

/** Lets a person choose a PIN for this tablet, in place of any other, with the password of the account. */
export function SetPin({ person: { id }, text, onBack, onPin }: SetPinProps) {
  const t = useTexts();
  const { set } = useTabletActs();
  const [password, setPassword] = useState('');
  const [pin, setPin] = useState('');
  const [again, setAgain] = useState('');
  const [isChecked, setIsChecked] = useState(false);
  const [methods, setMethods] = useState<readonly SecondFactorMethod[]>([]);
  const [secondFactor, setSecondFactor] = useState<FactorProof>({});
  const form = useSubmit(async () => {
    setIsChecked(true);
    if (!isWholePin(pin) || pin !== again) return;
    try {
      const proof = methods.length > 0 ? { secondFactor } : {};
      await set({ variables: { personId: id, pin, password, ...proof } });
      await onPin(pin);
    } catch (error) {
      if (errorCode(error) === 'REAUTHENTICATE') setMethods(methodsOf(error));
      throw error;
    }
  }, t('device.setFailed'));
  const { errors } = form;
  const first = useRef<HTMLInputElement>(null);
  useEffect(() => first.current?.focus(), []);
  return (
    <form
      className="stack gap-4"
      onSubmit={(event) => {
        // For React it may be inside of another form.
        event.stopPropagation();
        form.submit(event);
      }}
    >
      <p>{text}</p>
      <PasswordField
        ref={first}
        label={t('device.password')}
        name="password"
        autoComplete="off"
        required
        maxLength={1000}
        value={password}
        error={errors['password'] ?? errors['currentPassword']}
        onChange={({ target }) => setPassword(target.value)}
      />
      {methods.length > 0 && (
        <SecondFactorField methods={methods} errors={errors} onChange={setSecondFactor} />
      )}
      <PinField
        label={t('device.newPin')}
        name="pin"
        hint={t('device.newPinHint')}
        value={pin}
        error={errors['pin'] ?? (isChecked && !isWholePin(pin) ? t('device.pinLength') : undefined)}
        onChange={setPin}
      />
      <PinField
        label={t('device.pinAgain')}
        name="again"
        value={again}
        error={isChecked && isWholePin(pin) && pin !== again ? t('device.pinsDiffer') : undefined}
        onChange={setAgain}
      />
      {form.message && <Notice tone="error">{form.message}</Notice>}
      <Button type="submit" size="lg" loading={form.isSending}>
        {t('device.setPin')}
      </Button>
      {onBack && (
        <Button variant="ghost" onClick={onBack}>
          {t('device.backToPin')}
        </Button>
      )}
    </form>
  );
}
