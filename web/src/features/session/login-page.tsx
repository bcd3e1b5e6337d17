import type { FormEvent } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { fieldText } from '../../shared/lib/form';
import { Button } from '../../shared/ui/button';
import { Card } from '../../shared/ui/card';
import { PasswordField, TextField } from '../../shared/ui/field';
import { Notice } from '../../shared/ui/notice';
import { Page } from '../../shared/ui/page';
import { useTexts } from '../../texts/texts';
import { wasTurnedAway } from './return-target';
import styles from './session-form.module.css';
import { useLogin } from './use-login';

export function LoginPage() {
  const t = useTexts();
  const { login, loading, errors, message } = useLogin();
  const location = useLocation();
  const justRegistered = (location.state as { registered?: boolean } | null)?.registered;

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    void login(fieldText(form, 'email'), fieldText(form, 'password'));
  };

  return (
    <Page title={t('login.title')} width="narrow">
      <Card>
        <form className={styles['form']} onSubmit={submit}>
          {justRegistered && !message && <Notice tone="success">{t('login.registered')}</Notice>}
          {!justRegistered && !message && wasTurnedAway(location) && (
            <Notice tone="info">{t('login.notLoggedIn')}</Notice>
          )}
          {message && <Notice tone="error">{message}</Notice>}
          <TextField
            label={t('common.email')}
            name="email"
            type="email"
            autoComplete="username"
            required
            error={errors['email']}
          />
          <PasswordField
            label={t('login.password')}
            name="password"
            autoComplete="current-password"
            required
            error={errors['password']}
          />
          <Button type="submit" size="lg" block loading={loading}>
            {t('login.submit')}
          </Button>
        </form>
      </Card>
      <p className={styles['other']}>
        {t('login.newHere')}{' '}
        <Link to="/register" state={location.state}>
          {t('login.register')}
        </Link>
      </p>
    </Page>
  );
}
