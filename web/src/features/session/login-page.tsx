import type { FormEvent } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { fieldText } from '../../shared/lib/form';
import { Button } from '../../shared/ui/button';
import { Card } from '../../shared/ui/card';
import { PasswordField, TextField } from '../../shared/ui/field';
import { Notice } from '../../shared/ui/notice';
import { Page } from '../../shared/ui/page';
import { wasTurnedAway } from './return-target';
import styles from './session-form.module.css';
import { useLogin } from './use-login';

export function LoginPage() {
  const { login, loading, errors, message } = useLogin();
  const location = useLocation();
  const justRegistered = (location.state as { registered?: boolean } | null)?.registered;

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    void login(fieldText(form, 'email'), fieldText(form, 'password'));
  };

  return (
    <Page title="Login" width="narrow">
      <Card>
        <form className={styles['form']} onSubmit={submit}>
          {justRegistered && !message && <Notice tone="success">Registered successfully. Now login.</Notice>}
          {!justRegistered && !message && wasTurnedAway(location) && (
            <Notice tone="info">You are not logged in.</Notice>
          )}
          {message && <Notice tone="error">{message}</Notice>}
          <TextField
            label="Email"
            name="email"
            type="email"
            autoComplete="username"
            required
            error={errors['email']}
          />
          <PasswordField
            label="Password"
            name="password"
            autoComplete="current-password"
            required
            error={errors['password']}
          />
          <Button type="submit" size="lg" block loading={loading}>
            Login
          </Button>
        </form>
      </Card>
      <p className={styles['other']}>
        New here?{' '}
        <Link to="/register" state={location.state}>
          Register
        </Link>
      </p>
    </Page>
  );
}
