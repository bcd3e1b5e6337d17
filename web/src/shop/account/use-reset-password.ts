import { useMutation } from '@apollo/client/react';
import { toast } from 'react-toastify/unstyled';
import { graphql, readFragment } from '../../gql';
import { errorCode, errorMessage, fieldErrors } from '../../shared/lib/errors';
import { useNavigateUnlessLeft } from '../../shared/lib/use-navigate-unless-left';
import { say } from '../texts/texts';
import { keepDeviceToken } from './device-token';
import { afterLogin } from '../../domain/session/return-target';
import { sessionUserFragment, useSession } from '../../domain/session/session';

const resetPasswordDocument = graphql(`
  mutation ResetPassword($input: ResetPasswordInput!) {
    resetPassword(input: $input) {
      token
      deviceToken
      user {
        ...SessionUser
      }
    }
  }
`);

/**
 * Sets a new password with the token of a mailed link, and logs in. The cart is kept: the password may have been forgotten
 * on the way to the checkout.
 */
export function useResetPassword(token: string) {
  const [send, { loading, error }] = useMutation(resetPasswordDocument);
  const session = useSession();
  const navigateUnlessLeft = useNavigateUnlessLeft();

  async function reset(password: string): Promise<void> {
    const navigate = navigateUnlessLeft();
    // The hook reports the error.
    const answer = await send({ variables: { input: { token, password } } }).catch(() => undefined);
    if (!answer?.data) return;
    const { token: sessionToken, deviceToken } = answer.data.resetPassword;
    const user = readFragment(sessionUserFragment, answer.data.resetPassword.user);
    keepDeviceToken(deviceToken);
    await session.login(sessionToken, user);
    toast.success(say('reset.saved'));
    await navigate(afterLogin(user, undefined), { replace: true });
  }

  const errors = fieldErrors(error);
  const isSaid = error === undefined || errors['password'] !== undefined;
  return {
    reset,
    loading,
    failure: error,
    errors,
    message: isSaid ? undefined : errorMessage(error, say('reset.failed')),
    isExpired: errorCode(error) === 'LINK_EXPIRED',
  };
}
