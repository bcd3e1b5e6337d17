import { useMutation } from '@apollo/client/react';
import { useState } from 'react';
import { toast } from 'react-toastify/unstyled';
import { graphql } from '../../../gql';
import type { PromisedTimeInput } from '../../../gql/graphql';
import { errorMessage } from '../../../shared/lib/errors';
import { say } from '../texts/texts';

const ChangePromisedTimeMutation = graphql(`
  mutation ChangePromisedTime($id: ID!, $input: PromisedTimeInput!) {
    changePromisedTime(id: $id, input: $input) {
      id
      ...PromisedTime
    }
  }
`);

export function useChangePromise(orderId: string) {
  const [mutate, { loading }] = useMutation(ChangePromisedTimeMutation);
  const [problem, setProblem] = useState<string>();
  return {
    problem,
    isSending: loading,
    /** @returns whether it was saved */
    changePromise: async (input: PromisedTimeInput): Promise<boolean> => {
      setProblem(undefined);
      try {
        await mutate({ variables: { id: orderId, input } });
        toast.success(say('promise.saved'));
        return true;
      } catch (error) {
        setProblem(errorMessage(error, say('promise.failed')));
        return false;
      }
    },
  };
}
