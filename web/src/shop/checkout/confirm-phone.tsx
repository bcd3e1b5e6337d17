import { useEffect, useRef, useState } from 'react';
import type { PhoneCodeChannel } from '../../gql/graphql';
import { errorMessage, fieldErrors } from '../../shared/lib/errors';
import { formatPhone } from '../../shared/lib/format';
import { usePhoneCodeChannels } from '../../domain/restaurant/use-phone-code-channels';
import { Button } from '../../shared/ui/button';
import { TextField } from '../../shared/ui/field';
import { RetryNotice } from '../../shared/ui/retry-notice';
import { Skeleton } from '../../shared/ui/skeleton';
import { useTexts } from '../texts/texts';
import { confirmPhoneId } from './checkout-focus';
import styles from './confirm-phone.module.css';
import { usePhoneCode } from './use-phone-code';
import { useSentCode } from './use-sent-code';

interface ConfirmPhoneProps {
  /** In any spelling. */
  readonly phone: string;
  /** Why it must be confirmed. */
  readonly reason: string;
  /** Called for a number that the server does not accept. */
  readonly onPhoneRefused: (message: string) => void;
  readonly onConfirmed: () => void;
}

const codeLength = 6;
/** The server sends no other code before. */
const resendMs = 30_000;

/** With digits of any script. */
const isComplete = (code: string) => code.match(/\p{Nd}/gu)?.length === codeLength;

/** Sends a code to the phone, and takes it back from the customer. */
export function ConfirmPhone({ phone, reason, onPhoneRefused, onConfirmed }: ConfirmPhoneProps) {
  const t = useTexts();
  const { channels, hasFailed, retry } = usePhoneCodeChannels();
  const { sendCode, isSending, confirmPhone, isConfirming } = usePhoneCode();
  const { sent, markSent } = useSentCode(phone);
  const [code, setCode] = useState('');
  const [error, setError] = useState<string>();
  const [mayResend, setMayResend] = useState(false);
  const hasSent = useRef(false);
  const codeField = useRef<HTMLInputElement>(null);

  const { sentAt } = sent ?? {};
  useEffect(() => {
    if (sentAt === undefined) return undefined;
    // Not after a reload.
    if (hasSent.current) codeField.current?.focus();
    const timer = setTimeout(() => setMayResend(true), sentAt + resendMs - Date.now());
    return () => clearTimeout(timer);
  }, [sentAt]);

  /** False once another number is in the field: an answer comes too late then. */
  const isShown = useRef(false);
  useEffect(() => {
    isShown.current = true;
    return () => {
      isShown.current = false;
    };
  }, []);

  const send = async (channel: PhoneCodeChannel) => {
    setError(undefined);
    try {
      const answer = await sendCode(phone, channel);
      // A code that is on its way may have another channel.
      if (answer && !answer.isConfirmed) markSent(answer.phone, answer.channel ?? channel);
      if (!isShown.current) return;
      if (answer?.isConfirmed) {
        onConfirmed();
        return;
      }
      hasSent.current = true;
      setMayResend(false);
      setCode('');
    } catch (failure) {
      if (!isShown.current) return;
      const ofPhone = fieldErrors(failure)['phone'];
      if (ofPhone) onPhoneRefused(ofPhone);
      else setError(errorMessage(failure, t('checkout.unanswered')));
    }
  };

  const confirm = async (entered: string) => {
    setError(undefined);
    try {
      await confirmPhone(phone, entered);
      if (isShown.current) onConfirmed();
    } catch (failure) {
      const present = codeField.current?.value ?? entered;
      if (present !== entered) {
        // Corrected meanwhile.
        if (isComplete(present)) await confirm(present);
        return;
      }
      setError(errorMessage(failure, t('checkout.unanswered')));
      codeField.current?.select();
    }
  };

  const channelButtons = channels?.map((channel) => (
    <Button
      key={channel}
      variant="secondary"
      size={sent ? 'sm' : 'md'}
      loading={isSending}
      onClick={() => void send(channel)}
    >
      {sent ? t(`sendCodeAgain.${channel}`) : t(`sendCode.${channel}`)}
    </Button>
  ));

  return (
    <div
      id={confirmPhoneId}
      className={`stack gap-3 ${styles['confirm']}`}
      role="group"
      aria-label={t('checkout.confirmPhone')}
      tabIndex={-1}
    >
      {sent ? (
        <>
          <div className={styles['code']}>
            <TextField
              ref={codeField}
              label={t('checkout.code')}
              name="code"
              inputMode="numeric"
              autoComplete="one-time-code"
              value={code}
              onChange={({ target }) => {
                setCode(target.value);
                setError(undefined);
                if (isComplete(target.value) && !isConfirming) void confirm(target.value);
              }}
              onKeyDown={(event) => {
                if (event.key !== 'Enter') return;
                // The order is not sent yet.
                event.preventDefault();
                if (!isConfirming) void confirm(code);
              }}
              error={error}
              hint={t(`codeSent.${sent.channel}`, { phone: formatPhone(sent.to) })}
            />
            {/* Screen readers do not read the description of a field that has the focus already. */}
            <p role="alert" className="visually-hidden">
              {error}
            </p>
          </div>
          <div className="flex wrap gap-2">
            <Button loading={isConfirming} onClick={() => void confirm(code)}>
              {t('checkout.confirmCode')}
            </Button>
            {mayResend && channelButtons}
          </div>
        </>
      ) : (
        <>
          <p>{reason}</p>
          {channels ? (
            <div className="flex wrap gap-2">{channelButtons}</div>
          ) : hasFailed ? (
            <RetryNotice onRetry={retry}>{t('checkout.noChannels')}</RetryNotice>
          ) : (
            <Skeleton />
          )}
          {error && (
            <p className={styles['error']} role="alert">
              {error}
            </p>
          )}
        </>
      )}
    </div>
  );
}
