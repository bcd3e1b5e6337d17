import { useParams } from 'react-router-dom';
import { fieldText } from '../../shared/lib/form';
import { ButtonLink } from '../../shared/ui/button';
import { Notice } from '../../shared/ui/notice';
import { useTexts } from '../texts/texts';
import { AccountForm } from './account-form';
import { NewPasswordField } from './new-password-field';
import { SessionEnds } from './session-ends';
import { useResetPassword } from './use-reset-password';

/** The target of a mailed link. It acts only when the button is pressed, because mail scanners open links. */
export function ResetPasswordPage() {
  const t = useTexts();
  const { token = '' } = useParams<'token'>();
  const { reset, loading, failure, errors, message, isExpired } = useResetPassword(token);

  return (
    <AccountForm
      submitLabel={t('reset.submit')}
      loading={loading}
      failure={failure}
      onSubmit={(form) => reset(fieldText(form, 'password'))}
      other={{ question: t('forgot.remembered'), to: '/login', label: t('login.submit') }}
    >
      {message && (
        <Notice
          tone="error"
          action={
            isExpired && (
              <ButtonLink to="/forgot-password" variant="secondary" size="sm">
                {t('reset.newLink')}
              </ButtonLink>
            )
          }
        >
          {message}
        </Notice>
      )}
      <SessionEnds />
      <NewPasswordField
        label={t('reset.password')}
        name="password"
        required
        hint={t('reset.hint')}
        error={errors['password']}
      />
    </AccountForm>
  );
}
