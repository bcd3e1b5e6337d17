import { useMutation } from '@apollo/client/react';
import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { toast } from 'react-toastify/unstyled';
import { graphql } from '../../gql';
import { errorMessage, fieldErrors } from '../../shared/lib/errors';
import { announceLogin } from './login-event';
import { afterLogin, keepsCart, returnTarget } from './return-target';
import { useSession } from './session';

const loginDocument = graphql(`
  mutation Login($input: LoginInput!) {
    login(input: $input) {
      token
      user {
        id
        name
        email
        role
        profilePicture
      }
    }
  }
`);

/** Logs in and goes to where the visitor wanted to be. */
export function useLogin() {
  const [send, { loading }] = useMutation(loginDocument);
  const [failure, setFailure] = useState<unknown>();
  const session = useSession();
  const navigate = useNavigate();
  const target = returnTarget(useLocation());

  async function login(email: string, password: string): Promise<void> {
    setFailure(undefined);
    try {
      const { data } = await send({ variables: { input: { email, password } } });
      if (!data) return;
      const { token, user } = data.login;
      announceLogin({ keepsCart: keepsCart(target) });
      session.login(token, user);
      toast.success('Login successful!');
      await navigate(afterLogin(user.role, target), { replace: true });
    } catch (error) {
      setFailure(error);
    }
  }

  return {
    login,
    loading,
    errors: fieldErrors(failure),
    message: failure === undefined ? undefined : errorMessage(failure, 'Login failed'),
  };
}
