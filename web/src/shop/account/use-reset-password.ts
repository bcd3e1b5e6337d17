import { useMutation } from '@apollo/client/react';
import { toast } from 'react-toastify/unstyled';
import { graphql, readFragment } from '../../gql';
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
 * Returns a function that sets a new password with the token of a mailed link, and logs in; throws the error of the server
 * or the network. The cart is kept: the password may have been forgotten on the way to the checkout.
 */
export function useResetPassword(token: string) {
  const [send] = useMutation(resetPasswordDocument);
  const session = useSession();
  const navigateUnlessLeft = useNavigateUnlessLeft();
  return async (password: string): Promise<void> => {
    const navigate = navigateUnlessLeft();
    const { data } = await send({ variables: { input: { token, password } } });
    if (!data) return;
    const { token: sessionToken, deviceToken } = data.resetPassword;
    const user = readFragment(sessionUserFragment, data.resetPassword.user);
    keepDeviceToken(deviceToken);
    await session.login(sessionToken, user);
    toast.success(say('reset.saved'));
    await navigate(afterLogin(user, undefined), { replace: true });
  };
}
