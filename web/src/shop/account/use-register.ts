import { useMutation } from '@apollo/client/react';
import { useRef } from 'react';
import { graphql } from '../../gql';
import type { RegisterInput } from '../../gql/graphql';
import { randomUuid } from '../../shared/lib/uuid';

const registerDocument = graphql(`
  mutation Register($input: RegisterInput!, $idempotencyKey: String) {
    register(input: $input, idempotencyKey: $idempotencyKey) {
      id
    }
  }
`);

/** Returns a function that makes an account; throws the error of the server or the network. */
export function useRegister() {
  const [send] = useMutation(registerDocument);
  /** One key per form content: a second click or a retry creates no second account. */
  const key = useRef<{ input: string; key: string }>(undefined);
  return async (input: RegisterInput): Promise<void> => {
    const contents = JSON.stringify(input);
    if (key.current?.input !== contents) key.current = { input: contents, key: randomUuid() };
    await send({ variables: { input, idempotencyKey: key.current.key } });
  };
}
