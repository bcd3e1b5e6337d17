import { useEffect, useRef, type MouseEvent } from 'react';
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
import { useLogin } from './use-login';

export function LoginPage() {
  const t = useTexts();
  const login = useLogin();
  const form = useSubmit(
    (data) => login(fieldText(data, 'email'), fieldText(data, 'password')),
    t('login.failed'),
  );
  const { errors, message } = form;
  const location = useLocation();
  const newEmail = (location.state as { registeredEmail?: string } | null)?.registeredEmail;
  const navigate = useNavigate();
  const { guestsAllowed } = useRestaurant();
  const email = useRef<HTMLInputElement>(null);
  const password = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (newEmail) password.current?.focus();
  }, [newEmail]);

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
      {newEmail && !message && <Notice tone="success">{t('login.registered')}</Notice>}
      {!newEmail && !message && wasRedirected(location) && (
        <Notice tone="info">{t('login.notLoggedIn')}</Notice>
      )}
      <EmailField ref={email} autoComplete="username" defaultValue={newEmail} error={errors['email']} />
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
