import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useSubmit } from '../../shared/form/use-submit';
import { errorCode } from '../../shared/lib/errors';
import { useInterval } from '../../shared/lib/use-interval';
import { useMinutesSince } from '../../shared/lib/use-minutes-since';
import { Button } from '../../shared/ui/button';
import { Notice } from '../../shared/ui/notice';
import { useTexts } from '../texts/texts';
import { isWholePin, Keypad, PinField } from './pin-field';
import { SetPin } from './set-pin';
import { useOwnTablet, type TabletPerson } from './tablet';

interface EnterPinProps {
  readonly person: TabletPerson;
  /** Throws the error of the server or the network. */
  readonly onPin: (pin: string) => Promise<unknown>;
  /** If the server gives no reason. */
  readonly failure: string;
}

/**
 * Asks a person for the PIN. A wrong one is cleared; one that could not be checked stays. Who has none, or has forgotten it,
 * sets one and goes on with that.
 */
export function EnterPin({ person, onPin, failure }: EnterPinProps) {
  const t = useTexts();
  const [isSetting, setIsSetting] = useState(!person.hasPin);
  if (isSetting)
    return (
      <SetPin
        person={person}
        text={t(person.hasPin ? 'device.forgottenText' : 'device.setText', { name: person.name })}
        onPin={onPin}
        onBack={person.hasPin ? () => setIsSetting(false) : undefined}
      />
    );
  return (
    <div className="stack gap-3">
      {person.lockedUntil ? (
        <LockedPerson name={person.name} until={person.lockedUntil} />
      ) : (
        <PinForm onPin={onPin} failure={failure} />
      )}
      <Button variant={person.lockedUntil ? 'secondary' : 'ghost'} onClick={() => setIsSetting(true)}>
        {t('device.forgotten')}
      </Button>
    </div>
  );
}

function PinForm({ onPin, failure }: Omit<EnterPinProps, 'person'>) {
  const t = useTexts();
  const own = useOwnTablet();
  const field = useRef<HTMLInputElement>(null);
  const [pin, setPin] = useState('');
  const [isTooShort, setIsTooShort] = useState(false);
  const form = useSubmit(async () => {
    setIsTooShort(!isWholePin(pin));
    if (!isWholePin(pin)) return;
    try {
      await onPin(pin);
    } catch (error) {
      if (errorCode(error)) {
        flushSync(() => setPin(''));
        // It may have been the last try.
        void own?.reread().catch(() => undefined);
      }
      throw error;
    } finally {
      field.current?.focus();
    }
  }, failure);
  const change = (typed: string) => {
    setPin(typed);
    setIsTooShort(false);
    form.clearFailure();
  };
  // The digits are the only thing to type.
  useEffect(() => field.current?.focus(), []);
  return (
    <form
      className="stack gap-3"
      noValidate
      onSubmit={(event) => {
        // For React it may be inside of another form.
        event.stopPropagation();
        form.submit(event);
      }}
    >
      <PinField
        ref={field}
        label={t('device.pin')}
        name="pin"
        hasKeypad
        value={pin}
        error={isTooShort ? t('device.pinLength') : form.errors['pin']}
        onChange={change}
      />
      {form.message && <Notice tone="error">{form.message}</Notice>}
      <Keypad value={pin} isBusy={form.isSending} onChange={change} />
    </form>
  );
}

/** Milliseconds between two questions whether the wait is over: the server's clock alone counts. */
const askEveryMs = 5_000;
/** That a lock lasts at most, whatever the tablet's clock says. */
const maxMinutes = 20;

function LockedPerson({ name, until }: { readonly name: string; readonly until: string }) {
  const t = useTexts();
  const own = useOwnTablet();
  useInterval(() => void own?.reread().catch(() => undefined), askEveryMs);
  const minutes = Math.min(maxMinutes, Math.max(1, -useMinutesSince(until)));
  return <Notice tone="warning">{t('device.personLocked', { name, minutes })}</Notice>;
}
