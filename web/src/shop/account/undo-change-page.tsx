import { useMutation } from '@apollo/client/react';
import { useParams } from 'react-router-dom';
import { toast } from 'react-toastify/unstyled';
import { graphql } from '../../gql';
import { useNavigateUnlessLeft } from '../../shared/lib/use-navigate-unless-left';
import { useTexts } from '../texts/texts';
import { MailLink } from './mail-link';

const UndoAccountChangeMutation = graphql(`
  mutation UndoAccountChange($token: String!) {
    undoAccountChange(token: $token) {
      email
      resetToken
    }
  }
`);

/** Undoes a thief's change of an account and leads to a new password, because the present one becomes invalid. */
export function UndoChangePage() {
  const t = useTexts();
  const navigateUnlessLeft = useNavigateUnlessLeft();
  const { token = '' } = useParams<'token'>();
  const [undo, { loading, error }] = useMutation(UndoAccountChangeMutation);

  return (
    <MailLink
      text={t('undoChange.text')}
      action={t('undoChange.submit')}
      loading={loading}
      error={error}
      failure={t('undoChange.failed')}
      onPress={async () => {
        const navigate = navigateUnlessLeft();
        // The hook reports the error.
        const answer = await undo({ variables: { token } }).catch(() => undefined);
        if (!answer?.data) return;
        const { email, resetToken } = answer.data.undoAccountChange;
        toast.success(t('undoChange.done', { email }));
        await navigate(`/reset-password/${resetToken}`, { replace: true });
      }}
    />
  );
}
