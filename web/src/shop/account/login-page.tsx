import { useEffect, useRef, useState, type MouseEvent } from 'react';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import { fieldText } from '../../shared/form/field-text';
import { useSubmit } from '../../shared/form/use-submit';
import { useRestaurant } from '../../domain/restaurant/restaurant';
import { PasswordField } from '../../shared/ui/field';
import { Notice } from '../../shared/ui/notice';
import { EmailField } from '../../shared/ui/person-fields';
import { useTexts } from '../texts/texts';
import { AccountForm } from './account-form';
import { wasRedirected } from '../../domain/session/return-target';
import { secondStepOf, type SecondStep } from '../../domain/session/second-factor';
import { rememberedTablet, wasCopied } from '../../domain/session/tablet-memory';
import { SecondStepForm } from './second-step-form';
import { useLogin } from './use-login';

interface Attempt {
  readonly email?: string;
  /** The password was right. */
  readonly step?: SecondStep;
  /** Why the password is needed again. */
  readonly reason?: string | undefined;
}

export function LoginPage() {
  const t = useTexts();
  const { login, confirm } = useLogin();
  const [{ email, step, reason }, setAttempt] = useState<Attempt>({});
  if (step)
    return (
      <SecondStepForm
        step={step}
        text={t('secondStep.text')}
        onProof={(proof) => confirm(step.ticket, proof)}
        onBack={(why) => setAttempt({ ...(email && { email }), reason: why })}
      />
    );
  return (
    <PasswordForm
      email={email}
      reason={reason}
      onLogin={async (typed, password) => {
        try {
          await login(typed, password);
        } catch (error) {
          const demanded = secondStepOf(error);
          if (!demanded) throw error;
          setAttempt({ email: typed, step: demanded });
        }
      }}
    />
  );
}

/** What another screen has done before. */
interface Arrival {
  readonly registeredEmail?: string;
  readonly hasNewPassword?: boolean;
}

interface PasswordFormProps {
  /** Typed before. */
  readonly email: string | undefined;
  readonly reason: string | undefined;
  /** Throws the server's error. */
  readonly onLogin: (email: string, password: string) => Promise<void>;
}

function PasswordForm({ email: typedEmail, reason, onLogin }: PasswordFormProps) {
  const t = useTexts();
  const form = useSubmit(
    (data) => onLogin(fieldText(data, 'email'), fieldText(data, 'password')),
    t('login.failed'),
  );
  const { errors, message } = form;
  const location = useLocation();
  const { registeredEmail: newEmail, hasNewPassword } = (location.state ?? {}) as Arrival;
  const tablet = rememberedTablet();
  const isEmailKnown = Boolean(typedEmail ?? newEmail);
  const navigate = useNavigate();
  const { guestsAllowed } = useRestaurant();
  const email = useRef<HTMLInputElement>(null);
  const password = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (isEmailKnown) password.current?.focus();
  }, [isEmailKnown]);

  /** Passes the typed address on. */
  const forget = (event: MouseEvent) => {
    event.preventDefault();
    const state: unknown = { ...(location.state as object | null), email: email.current?.value };
    void navigate('/forgot-password', { state });
  };

  return (
    <AccountForm
      form={form}
      submitLabel={t('login.submit')}
      help={
        <>
          <Link to="/forgot-password" onClick={forget}>
            {t('login.forgot')}
          </Link>
          {guestsAllowed && (
            <>
              <br />
              <Link to="/guest" state={location.state}>
                {t('login.asGuest')}
              </Link>
            </>
          )}
        </>
      }
      other={{ question: t('login.newHere'), to: '/register', label: t('login.register') }}
    >
      {reason && !message && <Notice tone="error">{reason}</Notice>}
      {newEmail && !message && <Notice tone="success">{t('login.registered')}</Notice>}
      {hasNewPassword && !message && <Notice tone="success">{t('login.passwordSaved')}</Notice>}
      {tablet !== null && !message && (
        <Notice tone="warning">
          {t(wasCopied() ? 'login.tabletCopied' : 'login.tabletSignedOut', { name: tablet })}
        </Notice>
      )}
      {!newEmail && !message && wasRedirected(location) && (
        <Notice tone="info">{t('login.notLoggedIn')}</Notice>
      )}
      <EmailField
        ref={email}
        autoComplete="username"
        defaultValue={typedEmail ?? newEmail}
        error={errors['email']}
      />
      <PasswordField
        ref={password}
        label={t('login.password')}
        name="password"
        autoComplete="current-password"
        required
        error={errors['password']}
      />
    </AccountForm>
  );
}
