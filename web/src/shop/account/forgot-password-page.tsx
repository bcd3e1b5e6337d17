import { useMutation } from '@apollo/client/react';
import { useLocation } from 'react-router-dom';
import { graphql } from '../../gql';
import { fieldText } from '../../shared/form/field-text';
import { useSubmit } from '../../shared/form/use-submit';
import { Notice } from '../../shared/ui/notice';
import { EmailField } from '../../shared/ui/person-fields';
import { useTexts } from '../texts/texts';
import { AccountForm } from './account-form';

const forgotPasswordDocument = graphql(`
  mutation ForgotPassword($email: String!) {
    forgotPassword(email: $email)
  }
`);

/** Requests a password reset link. */
export function ForgotPasswordPage() {
  const t = useTexts();
  const [send, { data: answer }] = useMutation(forgotPasswordDocument);
  const form = useSubmit(
    (data) => send({ variables: { email: fieldText(data, 'email') } }),
    t('forgot.failed'),
  );
  const location = useLocation();
  const typed = (location.state as { email?: string } | null)?.email;

  return (
    <AccountForm
      form={form}
      submitLabel={t('forgot.submit')}
      other={{ question: t('forgot.remembered'), to: '/login', label: t('login.submit') }}
    >
      {answer ? (
        // The same for every address.
        <Notice tone="success">{answer.forgotPassword}</Notice>
      ) : (
        <p>{t('forgot.text')}</p>
      )}
      <EmailField autoComplete="username" defaultValue={typed} error={form.errors['email']} />
    </AccountForm>
  );
}
