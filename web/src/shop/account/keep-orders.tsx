import { useMutation } from '@apollo/client/react';
import type { FormEvent } from 'react';
import { toast } from 'react-toastify/unstyled';
import { graphql, readFragment } from '../../gql';
import { errorMessage, fieldErrors } from '../../shared/lib/errors';
import { fieldText } from '../../shared/lib/form';
import { useFirstFault } from '../../shared/lib/use-first-fault';
import { Button } from '../../shared/ui/button';
import { Card } from '../../shared/ui/card';
import { Notice } from '../../shared/ui/notice';
import { EmailField } from '../../shared/ui/person-fields';
import { say, useTexts } from '../texts/texts';
import { NewPasswordField } from './new-password-field';
import { sessionUserFragment, useSession } from '../../domain/session/session';
import styles from './session-form.module.css';

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
  const [send, { loading, error }] = useMutation(KeepOrdersMutation);
  const form = useFirstFault(error);
  const errors = fieldErrors(error);

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    const input = { email: fieldText(data, 'email'), password: fieldText(data, 'password') };
    // The hook reports the error.
    const answer = await send({ variables: { input } }).catch(() => undefined);
    if (!answer?.data) return;
    toast.success(say('keepOrders.done'));
    update(readFragment(sessionUserFragment, answer.data.keepOrders));
  };

  return (
    <Card>
      <form ref={form} className={styles['form']} onSubmit={(event) => void submit(event)}>
        <h2 className={styles['heading']}>{t('keepOrders.title')}</h2>
        <p className={styles['text']}>{t('keepOrders.text')}</p>
        {error !== undefined && Object.keys(errors).length === 0 && (
          <Notice tone="error">{errorMessage(error, t('keepOrders.failed'))}</Notice>
        )}
        <EmailField autoComplete="username" error={errors['email']} />
        <NewPasswordField
          label={t('login.password')}
          name="password"
          required
          hint={t('register.passwordHint')}
          error={errors['password']}
        />
        <Button type="submit" block loading={loading}>
          {t('keepOrders.submit')}
        </Button>
      </form>
    </Card>
  );
}
