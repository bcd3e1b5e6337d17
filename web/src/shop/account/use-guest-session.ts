import { useMutation } from '@apollo/client/react';
import { graphql, readFragment, type FragmentType } from '../../gql';
import type { GuestInput } from '../../gql/graphql';
import { useNavigateUnlessLeft } from '../../shared/lib/use-navigate-unless-left';
import { announceLogin } from '../../domain/session/login-event';
import { sessionUserFragment, useSession } from '../../domain/session/session';

const guestSessionFragment = graphql(`
  fragment GuestSession on Session {
    token
    user {
      ...SessionUser
    }
  }
`);

const continueAsGuestDocument = graphql(`
  mutation ContinueAsGuest($input: GuestInput!) {
    continueAsGuest(input: $input) {
      ...GuestSession
    }
  }
`);

const openGuestLinkDocument = graphql(`
  mutation OpenGuestLink($token: String!) {
    openGuestLink(token: $token) {
      ...GuestSession
    }
  }
`);

/** Begins a session of a guest and goes to `target`. The cart is kept: guests come to buy it. */
function useEnter(target: string) {
  const session = useSession();
  const navigateUnlessLeft = useNavigateUnlessLeft();
  return () => {
    const navigate = navigateUnlessLeft();
    return async (answer: FragmentType<typeof guestSessionFragment>) => {
      const { token, user } = readFragment(guestSessionFragment, answer);
      announceLogin({ keepsCart: true });
      await session.login(token, readFragment(sessionUserFragment, user));
      await navigate(target, { replace: true });
    };
  };
}

/** Returns a function that begins a guest's session; throws the error of the server or the network. */
export function useContinueAsGuest(target: string) {
  const [send] = useMutation(continueAsGuestDocument);
  const enter = useEnter(target);
  return async (input: GuestInput): Promise<void> => {
    const begin = enter();
    const { data } = await send({ variables: { input } });
    if (data) await begin(data.continueAsGuest);
  };
}

export function useOpenGuestLink(token: string, target: string) {
  const [send, { loading, error }] = useMutation(openGuestLinkDocument);
  const enter = useEnter(target);
  return {
    open: async () => {
      const begin = enter();
      const answer = await send({ variables: { token } }).catch(() => undefined);
      if (answer?.data) await begin(answer.data.openGuestLink);
    },
    loading,
    error,
  };
}
