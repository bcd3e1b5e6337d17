import { useEffect, useRef, useState, type Ref } from 'react';
import type { PhoneCodeChannel } from '../../gql/graphql';
import { errorMessage, fieldErrors } from '../../shared/lib/errors';
import { formatPhone } from '../../shared/lib/format';
import { usePhoneCodeChannels } from '../../shared/lib/use-phone-code-channels';
import { Button } from '../../shared/ui/button';
import { TextField } from '../../shared/ui/field';
import { Skeleton } from '../../shared/ui/skeleton';
import { useTexts } from '../../texts/texts';
import styles from './confirm-phone.module.css';
import { useConfirmPhone } from './use-confirm-phone';
import { useSendPhoneCode } from './use-send-phone-code';

interface ConfirmPhoneProps {
  /** In any spelling. */
  readonly phone: string;
  /** Why it must be confirmed. */
  readonly reason: string;
  /** Called for a number that the server does not accept. */
  readonly onPhoneRefused: (message: string) => void;
  readonly onConfirmed: () => void;
  readonly ref: Ref<HTMLDivElement>;
}

const codeLength = 6;
/** The server sends no other code before. */
const resendMs = 30_000;

/** Digits of any script. */
const digitsOf = (code: string) => code.match(/\p{Nd}/gu) ?? [];

/** Sends a code to the phone, and takes it back from the customer. */
export function ConfirmPhone({ phone, reason, onPhoneRefused, onConfirmed, ref }: ConfirmPhoneProps) {
  const t = useTexts();
  const channels = usePhoneCodeChannels();
  const { sendCode, isSending } = useSendPhoneCode();
  const { confirmPhone, isConfirming } = useConfirmPhone();
  const [code, setCode] = useState('');
  const [error, setError] = useState<string>();
  /** Number in E.164 and channel; undefined until a code was sent. */
  const [sent, setSent] = useState<{ readonly phone: string; readonly channel: PhoneCodeChannel }>();
  /** How often a code was sent. */
  const [sends, setSends] = useState(0);
  const [mayResend, setMayResend] = useState(false);
  const codeField = useRef<HTMLInputElement>(null);

  useEffect(() => {
    if (sends === 0) return undefined;
    codeField.current?.focus();
    const timer = setTimeout(() => setMayResend(true), resendMs);
    return () => clearTimeout(timer);
  }, [sends]);

  const send = async (channel: PhoneCodeChannel) => {
    setError(undefined);
    try {
      const answer = await sendCode(phone, channel);
      if (answer?.isConfirmed) {
        onConfirmed();
        return;
      }
      // A code that is on its way may have another channel.
      setSent(answer && { phone: answer.phone, channel: answer.channel ?? channel });
      setMayResend(false);
      setCode('');
      setSends((before) => before + 1);
    } catch (failure) {
      const ofPhone = fieldErrors(failure)['phone'];
      if (ofPhone) onPhoneRefused(ofPhone);
      else setError(errorMessage(failure, t('checkout.unanswered')));
    }
  };

  const confirm = async (entered: string) => {
    setError(undefined);
    try {
      await confirmPhone(phone, entered);
      onConfirmed();
    } catch (failure) {
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
      ref={ref}
      className={styles['confirm']}
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
                if (digitsOf(target.value).length === codeLength && !isConfirming) void confirm(target.value);
              }}
              onKeyDown={(event) => {
                if (event.key !== 'Enter') return;
                // The order is not sent yet.
                event.preventDefault();
                if (!isConfirming) void confirm(code);
              }}
              error={error}
              hint={t(`codeSent.${sent.channel}`, { phone: formatPhone(sent.phone) })}
            />
          </div>
          <div className={styles['buttons']}>
            <Button loading={isConfirming} onClick={() => void confirm(code)}>
              {t('checkout.confirmCode')}
            </Button>
            {mayResend && channelButtons}
          </div>
        </>
      ) : (
        <>
          <p>{reason}</p>
          {channels ? <div className={styles['buttons']}>{channelButtons}</div> : <Skeleton />}
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
