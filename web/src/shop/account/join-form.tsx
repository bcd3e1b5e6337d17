import { Link, useLocation } from 'react-router-dom';
import { returningTo } from '../../domain/session/return-target';
import { fieldText } from '../../shared/form/field-text';
import { useSubmit } from '../../shared/form/use-submit';
import { errorCode } from '../../shared/lib/errors';
import { Button, ButtonLink } from '../../shared/ui/button';
import { Card } from '../../shared/ui/card';
import { Notice } from '../../shared/ui/notice';
import { EmailField, NameField } from '../../shared/ui/person-fields';
import { useTexts } from '../texts/texts';
import { NewPasswordField } from './new-password-field';
import styles from './session-form.module.css';
import { useJoin } from './use-join';

interface JoinFormProps {
  readonly token: string;
  /** As the inviter wrote them. */
  readonly name: string;
  readonly email: string;
}

/** Makes an account that has the role of the invitation. */
export function JoinForm({ token, name, email }: JoinFormProps) {
  const t = useTexts();
  const { withNewAccount } = useJoin();
  const { pathname } = useLocation();
  const form = useSubmit(
    (data) =>
      withNewAccount({
        token,
        name: fieldText(data, 'name'),
        email: fieldText(data, 'email'),
        password: fieldText(data, 'password'),
      }),
    t('join.failed'),
  );
  const { errors } = form;
  const toLogin = { to: '/login', state: returningTo(pathname) };
  return (
    <>
      <Card>
        <form className="stack gap-4" onSubmit={form.submit}>
          {form.message && (
            <Notice
              tone="error"
              action={
                errorCode(form.failure) === 'EMAIL_TAKEN' && (
                  <ButtonLink {...toLogin} variant="secondary" size="sm">
                    {t('join.logIn')}
                  </ButtonLink>
                )
              }
            >
              {form.message}
            </Notice>
          )}
          <NameField defaultValue={name} error={errors['name']} />
          <EmailField autoComplete="username" defaultValue={email} error={errors['email']} />
          <NewPasswordField
            label={t('login.password')}
            name="password"
            required
            hint={t('join.passwordHint')}
            error={errors['password']}
          />
          <Button type="submit" size="lg" block loading={form.isSending}>
            {t('join.submit')}
          </Button>
        </form>
      </Card>
      <p className={styles['other']}>
        {t('join.haveAccount')} <Link {...toLogin}>{t('join.logIn')}</Link>
      </p>
    </>
  );
}
