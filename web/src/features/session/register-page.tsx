import type { FormEvent } from 'react';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import { fieldText } from '../../shared/lib/form';
import { useFirstFault } from '../../shared/lib/use-first-fault';
import { Button } from '../../shared/ui/button';
import { Card } from '../../shared/ui/card';
import { PasswordField, TextField } from '../../shared/ui/field';
import { Notice } from '../../shared/ui/notice';
import { Page } from '../../shared/ui/page';
import { useTexts } from '../../texts/texts';
import styles from './session-form.module.css';
import { useRegister } from './use-register';

export function RegisterPage() {
  const t = useTexts();
  const { register, loading, failure, errors, message } = useRegister();
  const formElement = useFirstFault<HTMLFormElement>(failure);
  const location = useLocation();
  const navigate = useNavigate();

  const submit = async (form: FormData) => {
    const input = {
      name: fieldText(form, 'name'),
      email: fieldText(form, 'email'),
      password: fieldText(form, 'password'),
    };
    if (await register(input)) {
      await navigate('/login', { state: { ...(location.state as object | null), registered: true } });
    }
  };

  return (
    <Page title={t('register.title')} width="narrow">
      <Card>
        <form
          ref={formElement}
          className={styles['form']}
          onSubmit={(event: FormEvent<HTMLFormElement>) => {
            event.preventDefault();
            void submit(new FormData(event.currentTarget));
          }}
        >
          {message && <Notice tone="error">{message}</Notice>}
          <TextField
            label={t('common.name')}
            name="name"
            autoComplete="name"
            maxLength={120}
            required
            error={errors['name']}
          />
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
            autoComplete="new-password"
            minLength={8}
            required
            hint={t('register.passwordHint')}
            error={errors['password']}
          />
          <Button type="submit" size="lg" block loading={loading}>
            {t('register.submit')}
          </Button>
        </form>
      </Card>
      <p className={styles['other']}>
        {t('register.haveAccount')}{' '}
        <Link to="/login" state={location.state}>
          {t('login.submit')}
        </Link>
      </p>
    </Page>
  );
}
