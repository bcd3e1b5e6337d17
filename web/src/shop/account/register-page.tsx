import { useLocation } from 'react-router-dom';
import { fieldText } from '../../shared/lib/form';
import { useNavigateUnlessLeft } from '../../shared/lib/use-navigate-unless-left';
import { Notice } from '../../shared/ui/notice';
import { EmailField, NameField } from '../../shared/ui/person-fields';
import { useTexts } from '../texts/texts';
import { AccountForm } from './account-form';
import { NewPasswordField } from './new-password-field';
import { useRegister } from './use-register';

export function RegisterPage() {
  const t = useTexts();
  const { register, loading, failure, errors, message } = useRegister();
  const location = useLocation();
  const navigateUnlessLeft = useNavigateUnlessLeft();

  const submit = async (form: FormData) => {
    const input = {
      name: fieldText(form, 'name'),
      email: fieldText(form, 'email'),
      password: fieldText(form, 'password'),
    };
    const navigate = navigateUnlessLeft();
    if (await register(input)) {
      await navigate('/login', {
        state: { ...(location.state as object | null), registeredEmail: input.email },
      });
    }
  };

  return (
    <AccountForm
      submitLabel={t('register.submit')}
      loading={loading}
      failure={failure}
      onSubmit={submit}
      other={{ question: t('register.haveAccount'), to: '/login', label: t('login.submit') }}
    >
      {message && <Notice tone="error">{message}</Notice>}
      <NameField error={errors['name']} />
      <EmailField autoComplete="username" error={errors['email']} />
      <NewPasswordField
        label={t('login.password')}
        name="password"
        required
        hint={t('register.passwordHint')}
        error={errors['password']}
      />
    </AccountForm>
  );
}
