import { useMutation } from '@apollo/client/react';
import { useParams } from 'react-router-dom';
import { graphql } from '../../gql';
import { ButtonLink } from '../../shared/ui/button';
import { Notice } from '../../shared/ui/notice';
import { useTexts } from '../texts/texts';
import { MailLink } from './mail-link';

const ConfirmEmailMutation = graphql(`
  mutation ConfirmEmail($token: String!) {
    confirmEmail(token: $token)
  }
`);

export function ConfirmEmailPage() {
  const t = useTexts();
  const { token = '' } = useParams<'token'>();
  const [confirm, { data, loading, error }] = useMutation(ConfirmEmailMutation);

  return (
    <MailLink
      text={t('confirmEmail.text')}
      action={t('confirmEmail.submit')}
      loading={loading}
      error={error}
      failure={t('confirmEmail.failed')}
      onPress={async () => {
        // The hook reports the error.
        await confirm({ variables: { token } }).catch(() => undefined);
      }}
      done={
        data && (
          <>
            <Notice tone="success">{t('confirmEmail.done', { email: data.confirmEmail })}</Notice>
            <ButtonLink to="/menu" block>
              {t('confirmEmail.seeMenu')}
            </ButtonLink>
          </>
        )
      }
    />
  );
}
