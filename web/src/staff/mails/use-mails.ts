import { useMutation } from '@apollo/client/react';
import { toast } from 'react-toastify/unstyled';
import { graphql } from '../../gql';
import type { MailState } from '../../gql/graphql';
import { errorMessage } from '../../shared/lib/errors';
import { useLiveQuery } from '../../shared/live/use-live-query';
import { say } from '../texts/texts';

const MailsQuery = graphql(`
  query Mails($first: Int!, $after: String, $state: MailState) {
    mailDeliveries(first: $first, after: $after, state: $state) {
      nodes {
        id
        state
        createdAt
        ...MailCard
      }
      pageInfo {
        hasNextPage
        endCursor
      }
    }
  }
`);

const RetryMailMutation = graphql(`
  mutation RetryMail($id: ID!) {
    retryMailDelivery(id: $id) {
      id
      state
      createdAt
      ...MailCard
    }
  }
`);

/** The shop's e-mails, newest first. @param state only those in this state */
export function useMails(state: MailState | null) {
  const { data, ...list } = useLiveQuery(MailsQuery, { first: 20, state });
  return { ...list, mails: data?.mailDeliveries };
}

export function useRetryMail() {
  const [mutate, { loading }] = useMutation(RetryMailMutation);

  const retry = async (id: string): Promise<void> => {
    try {
      await mutate({ variables: { id } });
      toast.success(say('mails.triedAgain'));
    } catch (error) {
      toast.error(errorMessage(error, say('mails.tryFailed')));
    }
  };

  return { retry, isRetrying: loading };
}
