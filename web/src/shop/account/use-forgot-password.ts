import { useMutation } from '@apollo/client/react';
import { graphql } from '../../gql';
import { errorMessage, fieldErrors } from '../../shared/lib/errors';
import { serverWords } from '../../shared/lib/server-words';
import { say } from '../texts/texts';

const forgotPasswordDocument = graphql(`
  mutation ForgotPassword($email: String!) {
    forgotPassword(email: $email)
  }
`);

/** Requests a password reset link. */
export function useForgotPassword() {
  const [send, { data, loading, error }] = useMutation(forgotPasswordDocument);

  async function ask(email: string): Promise<void> {
    // The hook reports the error.
    await send({ variables: { email } }).catch(() => undefined);
  }

  const errors = fieldErrors(error);
  const isSaid = error === undefined || Object.keys(errors).length > 0;
  return {
    ask,
    loading,
    failure: error,
    errors,
    message: isSaid ? undefined : errorMessage(error, say('forgot.failed')),
    /** The same for every address. */
    answer: data && serverWords(data.forgotPassword),
  };
}
