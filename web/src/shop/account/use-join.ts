import { useMutation } from '@apollo/client/react';
import { toast } from 'react-toastify/unstyled';
import { afterLogin } from '../../domain/session/return-target';
import { sessionUserFragment, useSession, type SessionUser } from '../../domain/session/session';
import { graphql, readFragment } from '../../gql';
import type { AcceptInvitationInput } from '../../gql/graphql';
import { useNavigateUnlessLeft } from '../../shared/lib/use-navigate-unless-left';
import { say } from '../texts/texts';
import { keepDeviceToken } from './device-token';

const acceptDocument = graphql(`
  mutation AcceptInvitation($input: AcceptInvitationInput!) {
    acceptInvitation(input: $input) {
      token
      deviceToken
      user {
        ...SessionUser
      }
    }
  }
`);

const joinDocument = graphql(`
  mutation JoinByInvitation($token: String!, $currentPassword: String!) {
    joinByInvitation(token: $token, currentPassword: $currentPassword) {
      ...SessionUser
    }
  }
`);

/**
 * Returns functions that join with a new account, or with the one that is signed in, and go to the start page of the role;
 * they throw the error of the server or the network.
 */
export function useJoin() {
  const [accept] = useMutation(acceptDocument);
  const [join] = useMutation(joinDocument);
  const session = useSession();
  const navigateUnlessLeft = useNavigateUnlessLeft();

  const welcome = async (user: SessionUser, navigate: ReturnType<typeof navigateUnlessLeft>) => {
    if (user.staffRole) toast.success(say('join.joined', { role: say(`staffRole.${user.staffRole}`) }));
    await navigate(afterLogin(user, undefined), { replace: true });
  };

  return {
    withNewAccount: async (input: AcceptInvitationInput): Promise<void> => {
      const navigate = navigateUnlessLeft();
      const { data } = await accept({ variables: { input } });
      if (!data) return;
      const user = readFragment(sessionUserFragment, data.acceptInvitation.user);
      keepDeviceToken(data.acceptInvitation.deviceToken);
      await session.login(data.acceptInvitation.token, user);
      await welcome(user, navigate);
    },
    withOwnAccount: async (token: string, currentPassword: string): Promise<void> => {
      const navigate = navigateUnlessLeft();
      const { data } = await join({ variables: { token, currentPassword } });
      if (!data) return;
      const user = readFragment(sessionUserFragment, data.joinByInvitation);
      session.update(user);
      await welcome(user, navigate);
    },
  };
}
