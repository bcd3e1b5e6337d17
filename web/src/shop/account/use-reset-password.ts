import { useMutation } from '@apollo/client/react';
import { toast } from 'react-toastify/unstyled';
import { graphql, readFragment } from '../../gql';
import { useNavigateUnlessLeft } from '../../shared/lib/use-navigate-unless-left';
import { say } from '../texts/texts';
import { keepDeviceToken } from './device-token';
import { afterLogin } from '../../domain/session/return-target';
import type { FactorProof } from '../../domain/session/second-factor';
import { useSecondStep, type NewSession } from './use-second-step';
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
 * Sets a new password with the token of a mailed link, and logs in; the functions throw the error of the server or the
 * network. The cart is kept: the password may have been forgotten on the way to the checkout.
 */
export function useResetPassword(token: string) {
  const [send] = useMutation(resetPasswordDocument);
  const session = useSession();
  const navigateUnlessLeft = useNavigateUnlessLeft();
  const sendSecondStep = useSecondStep();

  /** @param begin returns the new session */
  const enter = async (begin: () => Promise<NewSession | undefined>): Promise<void> => {
    const navigate = navigateUnlessLeft();
    const begun = await begin();
    if (!begun) return;
    const user = readFragment(sessionUserFragment, begun.user);
    keepDeviceToken(begun.deviceToken);
    await session.login(begun.token, user);
    toast.success(say('reset.saved'));
    await navigate(afterLogin(user, undefined), { replace: true });
  };

  return {
    reset: (password: string) =>
      enter(async () => (await send({ variables: { input: { token, password } } })).data?.resetPassword),
    confirm: (ticket: string, proof: FactorProof) => enter(() => sendSecondStep(ticket, proof)),
  };
}
