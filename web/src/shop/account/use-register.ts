import { useMutation } from '@apollo/client/react';
import { useRef, useState } from 'react';
import { graphql } from '../../gql';
import type { RegisterInput } from '../../gql/graphql';
import { errorMessage, fieldErrors } from '../../shared/lib/errors';
import { randomUuid } from '../../shared/lib/uuid';
import { say } from '../texts/texts';

const registerDocument = graphql(`
  mutation Register($input: RegisterInput!, $idempotencyKey: String) {
    register(input: $input, idempotencyKey: $idempotencyKey) {
      id
    }
  }
`);

export function useRegister() {
  const [send, { loading }] = useMutation(registerDocument);
  const [failure, setFailure] = useState<unknown>();
  /** One key per form content: a second click or a retry creates no second account. */
  const key = useRef<{ input: string; key: string }>(undefined);

  /** @returns whether the account was created */
  async function register(input: RegisterInput): Promise<boolean> {
    setFailure(undefined);
    const contents = JSON.stringify(input);
    if (key.current?.input !== contents) key.current = { input: contents, key: randomUuid() };
    try {
      await send({ variables: { input, idempotencyKey: key.current.key } });
      return true;
    } catch (error) {
      setFailure(error);
      return false;
    }
  }

  const errors = fieldErrors(failure);
  // A message at a field is not repeated above the form.
  const isSaid = failure === undefined || Object.keys(errors).length > 0;
  return {
    register,
    loading,
    failure,
    errors,
    message: isSaid ? undefined : errorMessage(failure, say('register.failed')),
  };
}
