import { useLocation } from 'react-router-dom';
import { fieldText } from '../../shared/form/field-text';
import { useSubmit } from '../../shared/form/use-submit';
import { useNavigateUnlessLeft } from '../../shared/lib/use-navigate-unless-left';
import { EmailField, NameField } from '../../shared/ui/person-fields';
import { useTexts } from '../texts/texts';
import { AccountForm } from './account-form';
import { NewPasswordField } from './new-password-field';
import { useRegister } from './use-register';

export function RegisterPage() {
  const t = useTexts();
  const register = useRegister();
  const location = useLocation();
  const navigateUnlessLeft = useNavigateUnlessLeft();
  const form = useSubmit(async (data) => {
    const input = {
      name: fieldText(data, 'name'),
      email: fieldText(data, 'email'),
      password: fieldText(data, 'password'),
    };
    const navigate = navigateUnlessLeft();
    await register(input);
    await navigate('/login', {
      state: { ...(location.state as object | null), registeredEmail: input.email },
    });
  }, t('register.failed'));
  const { errors } = form;

  return (
    <AccountForm
      form={form}
      submitLabel={t('register.submit')}
      other={{ question: t('register.haveAccount'), to: '/login', label: t('login.submit') }}
    >
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
