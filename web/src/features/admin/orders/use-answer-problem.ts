import { useMutation } from '@apollo/client/react';
import { useState } from 'react';
import { graphql } from '../../../gql';
import { errorMessage } from '../../../shared/lib/errors';
import { say } from '../texts/texts';

const AnswerOrderProblemMutation = graphql(`
  mutation AnswerOrderProblem($id: ID!, $reply: String) {
    answerOrderProblem(id: $id, reply: $reply) {
      id
      problem {
        id
        ...StaffProblem
      }
    }
  }
`);

export function useAnswerProblem() {
  const [mutate, { loading }] = useMutation(AnswerOrderProblemMutation);
  const [problem, setProblem] = useState<string>();
  return {
    problem,
    isSending: loading,
    /** @returns whether it was saved */
    answer: async (orderId: string, reply: string): Promise<boolean> => {
      setProblem(undefined);
      try {
        await mutate({ variables: { id: orderId, reply } });
        return true;
      } catch (error) {
        setProblem(errorMessage(error, say('staffProblem.failed')));
        return false;
      }
    },
  };
}
