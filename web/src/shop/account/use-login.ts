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
import { sessionUserFragment, useSession } from '../../domain/session/session';

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
 * Returns a function that logs in and goes to the return target; throws the error of the server or the network. It also
 * goes there when another tab has logged in meanwhile.
 */
export function useLogin() {
  const [send] = useMutation(loginDocument);
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

  return async (email: string, password: string): Promise<void> => {
    const continueTo = navigateUnlessLeft();
    const { data } = await send({
      variables: { input: { email, password, deviceToken: readDeviceToken() } },
    });
    if (!data) return;
    const { token, deviceToken } = data.login;
    const user = readFragment(sessionUserFragment, data.login.user);
    keepDeviceToken(deviceToken);
    isLeaving.current = true;
    announceLogin({ keepsCart: keepsCart(target) });
    await session.login(token, user);
    toast.success(say('login.success'));
    await continueTo(afterLogin(user, target), { replace: true });
  };
}
