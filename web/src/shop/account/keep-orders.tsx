import { useMutation } from '@apollo/client/react';
import { toast } from 'react-toastify/unstyled';
import { graphql, readFragment } from '../../gql';
import { fieldText } from '../../shared/form/field-text';
import { useSubmit } from '../../shared/form/use-submit';
import { Button } from '../../shared/ui/button';
import { Card } from '../../shared/ui/card';
import { Notice } from '../../shared/ui/notice';
import { EmailField } from '../../shared/ui/person-fields';
import { say, useTexts } from '../texts/texts';
import { NewPasswordField } from './new-password-field';
import { sessionUserFragment, useSession } from '../../domain/session/session';

const KeepOrdersMutation = graphql(`
  mutation KeepOrders($input: KeepOrdersInput!) {
    keepOrders(input: $input) {
      ...SessionUser
    }
  }
`);

/** Makes an account of a guest. */
export function KeepOrders() {
  const t = useTexts();
  const { update } = useSession();
  const [send] = useMutation(KeepOrdersMutation);
  const form = useSubmit(async (fields) => {
    const input = { email: fieldText(fields, 'email'), password: fieldText(fields, 'password') };
    const { data } = await send({ variables: { input } });
    if (!data) return;
    toast.success(say('keepOrders.done'));
    update(readFragment(sessionUserFragment, data.keepOrders));
  }, t('keepOrders.failed'));
  const { errors } = form;

  return (
    <Card>
      <form className="stack gap-4" onSubmit={form.submit}>
        <h2 className="text-xl">{t('keepOrders.title')}</h2>
        <p>{t('keepOrders.text')}</p>
        {form.message && <Notice tone="error">{form.message}</Notice>}
        <EmailField autoComplete="username" error={errors['email']} />
        <NewPasswordField
          label={t('login.password')}
          name="password"
          required
          hint={t('register.passwordHint')}
          error={errors['password']}
        />
        <Button type="submit" block loading={form.isSending}>
          {t('keepOrders.submit')}
        </Button>
      </form>
    </Card>
  );
}
