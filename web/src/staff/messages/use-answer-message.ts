import { useMutation } from '@apollo/client/react';
import { toast } from 'react-toastify/unstyled';
import { graphql } from '../../gql';
import { errorMessage } from '../../shared/lib/errors';
import { say } from '../texts/texts';

const AnswerContactMessageMutation = graphql(`
  mutation AnswerContactMessage($id: ID!, $reply: String) {
    answerContactMessage(id: $id, reply: $reply) {
      id
      ...MessageCard
    }
  }
`);

const ReopenContactMessageMutation = graphql(`
  mutation ReopenContactMessage($id: ID!) {
    reopenContactMessage(id: $id) {
      id
      ...MessageCard
    }
  }
`);

/** Replies to a message, marks it as done or as open again. */
export function useAnswerMessage(id: string) {
  const [answer, { loading: isAnswering }] = useMutation(AnswerContactMessageMutation);
  const [open, { loading: isOpening }] = useMutation(ReopenContactMessageMutation);
  const shown = async (act: Promise<unknown>, success: string): Promise<void> => {
    try {
      await act;
      toast.success(success);
    } catch (error) {
      toast.error(errorMessage(error, say('messages.changeFailed')));
    }
  };
  return {
    isChanging: isAnswering || isOpening,
    /** Throws the error of the server or the network. */
    reply: async (reply: string): Promise<void> => {
      await answer({ variables: { id, reply } });
      toast.success(say('messages.replied'));
    },
    finish: () => shown(answer({ variables: { id } }), say('messages.finished')),
    reopen: () => shown(open({ variables: { id } }), say('messages.reopened')),
  };
}
