import { useMutation } from '@apollo/client/react';
import { useRef, useState } from 'react';
import { graphql } from '../../gql';
import type { ContactInput } from '../../gql/graphql';
import { errorMessage, fieldErrors } from '../../shared/lib/errors';
import { randomUuid } from '../../shared/lib/uuid';

const sendContactMessageDocument = graphql(`
  mutation SendContactMessage($input: ContactInput!, $website: String, $idempotencyKey: String) {
    sendContactMessage(input: $input, website: $website, idempotencyKey: $idempotencyKey) {
      id
      acknowledgement
    }
  }
`);

export function useSendContactMessage() {
  const [mutate, { loading }] = useMutation(sendContactMessageDocument);
  const [acknowledgement, setAcknowledgement] = useState<string>();
  const [failure, setFailure] = useState<unknown>();
  /** One key for one message: a second click or a retry sends no second one. */
  const key = useRef<{ contents: string; key: string }>(undefined);

  /** @returns whether the message has arrived */
  async function send(input: ContactInput, website: string): Promise<boolean> {
    setFailure(undefined);
    setAcknowledgement(undefined);
    const contents = JSON.stringify(input);
    if (key.current?.contents !== contents) key.current = { contents, key: randomUuid() };
    try {
      const { data } = await mutate({ variables: { input, website, idempotencyKey: key.current.key } });
      setAcknowledgement(data?.sendContactMessage.acknowledgement);
      // The same words once more are another message.
      key.current = undefined;
      return true;
    } catch (error) {
      setFailure(error);
      return false;
    }
  }

  const errors = fieldErrors(failure);
  return {
    send,
    loading,
    acknowledgement,
    failure,
    errors,
    /** What the server says that is said at no field. */
    reason: Object.keys(errors).length > 0 ? '' : errorMessage(failure, ''),
  };
}
