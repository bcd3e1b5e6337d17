import { useMutation } from '@apollo/client/react';
import { useState } from 'react';
import { graphql } from '../../gql';
import type { ContactInput } from '../../gql/graphql';
import { errorMessage, fieldErrors } from '../../shared/lib/errors';

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
  /** @returns whether the message was sent */
  async function send(input: ContactInput, website: string, idempotencyKey: string): Promise<boolean> {
    setFailure(undefined);
    setAcknowledgement(undefined);
    try {
      const { data } = await mutate({ variables: { input, website, idempotencyKey } });
      setAcknowledgement(data?.sendContactMessage.acknowledgement);
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
    /** The server's message, unless it is shown at a field. */
    reason: Object.keys(errors).length > 0 ? '' : errorMessage(failure, ''),
  };
}
