import { useLocation } from 'react-router-dom';
import { fieldText } from '../../shared/lib/form';
import { Notice } from '../../shared/ui/notice';
import { EmailField } from '../../shared/ui/person-fields';
import { useTexts } from '../texts/texts';
import { AccountForm } from './account-form';
import { useForgotPassword } from './use-forgot-password';

export function ForgotPasswordPage() {
  const t = useTexts();
  const { ask, loading, failure, errors, message, answer } = useForgotPassword();
  const location = useLocation();
  const typed = (location.state as { email?: string } | null)?.email;

  return (
    <AccountForm
      submitLabel={t('forgot.submit')}
      loading={loading}
      failure={failure}
      onSubmit={(form) => ask(fieldText(form, 'email'))}
      other={{ question: t('forgot.remembered'), to: '/login', label: t('login.submit') }}
    >
      {message && <Notice tone="error">{message}</Notice>}
      {answer ? <Notice tone="success">{answer}</Notice> : <p>{t('forgot.text')}</p>}
      <EmailField autoComplete="username" defaultValue={typed} error={errors['email']} />
    </AccountForm>
  );
}
