import { useMutation } from '@apollo/client/react';
import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { toast } from 'react-toastify/unstyled';
import { graphql, readFragment } from '../../gql';
import { useNavigateUnlessLeft } from '../../shared/lib/use-navigate-unless-left';
import { say } from '../texts/texts';
import { keepDeviceToken, readDeviceToken } from './device-token';
import { announceLogin } from '../../domain/session/login-event';
import { afterLogin, keepsCart, returnTarget, wasRedirected } from '../../domain/session/return-target';
import type { FactorProof } from '../../domain/session/second-factor';
import { sessionUserFragment, useSession } from '../../domain/session/session';
import { useSecondStep, type NewSession } from './use-second-step';

const loginDocument = graphql(`
  mutation Login($input: LoginInput!) {
    login(input: $input) {
      token
      deviceToken
      user {
        ...SessionUser
      }
    }
  }
`);

/**
 * Logs in and goes to the return target, also when another tab has logged in meanwhile. The functions throw the error of
 * the server or the network.
 */
export function useLogin() {
  const [send] = useMutation(loginDocument);
  const sendSecondStep = useSecondStep();
  const session = useSession();
  const navigate = useNavigate();
  const navigateUnlessLeft = useNavigateUnlessLeft();
  const location = useLocation();
  const target = returnTarget(location);
  /** A signed-in user may open the form to switch accounts; a visitor no longer needs it after a login. */
  const wasVisitor = useRef(wasRedirected(location));
  const isLeaving = useRef(false);

  useEffect(() => {
    if (session.status === 'signed-out') wasVisitor.current = true;
    if (!session.user || !wasVisitor.current || isLeaving.current) return;
    isLeaving.current = true;
    void navigate(afterLogin(session.user, target), { replace: true });
  }, [session, target, navigate]);

  /** @param begin returns the new session */
  const enter = async (begin: () => Promise<NewSession | undefined>): Promise<void> => {
    const continueTo = navigateUnlessLeft();
    const begun = await begin();
    if (!begun) return;
    const user = readFragment(sessionUserFragment, begun.user);
    keepDeviceToken(begun.deviceToken);
    isLeaving.current = true;
    announceLogin({ keepsCart: keepsCart(target) });
    await session.login(begun.token, user);
    toast.success(say('login.success'));
    await continueTo(afterLogin(user, target), { replace: true });
  };

  return {
    login: (email: string, password: string) =>
      enter(async () => {
        const input = { email, password, deviceToken: readDeviceToken() };
        return (await send({ variables: { input } })).data?.login;
      }),
    confirm: (ticket: string, proof: FactorProof) => enter(() => sendSecondStep(ticket, proof)),
  };
}
