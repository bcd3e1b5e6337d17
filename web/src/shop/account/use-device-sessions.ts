import { useMutation, useQuery } from '@apollo/client/react';
import { toast } from 'react-toastify/unstyled';
import { graphql } from '../../gql';
import { errorMessage } from '../../shared/lib/errors';
import { say } from '../texts/texts';

const AccountSafetyQuery = graphql(`
  query AccountSafety {
    me {
      id
      isEmailConfirmed
    }
    sessions {
      id
      ...DeviceSession
    }
  }
`);

const EndSessionMutation = graphql(`
  mutation EndSession($id: ID!) {
    endSession(id: $id) {
      id
      ...DeviceSession
    }
  }
`);

const EndOtherSessionsMutation = graphql(`
  mutation EndOtherSessions {
    endOtherSessions {
      id
      ...DeviceSession
    }
  }
`);

/** The user's sessions and whether their e-mail address is confirmed, read again on each visit. */
export function useDeviceSessions() {
  const { data, error, refetch } = useQuery(AccountSafetyQuery, { fetchPolicy: 'cache-and-network' });
  const [endOne, { loading: isEndingOne }] = useMutation(EndSessionMutation);
  const [endAll, { loading: isEndingAll }] = useMutation(EndOtherSessionsMutation);

  /** Reads the list again even after an error: the session may have expired. */
  const report = async (ending: Promise<unknown>, done: string) => {
    try {
      await ending;
      toast.success(done);
    } catch (reason) {
      toast.error(errorMessage(reason, say('sessions.endFailed')));
    }
    await refetch().catch(() => undefined);
  };

  return {
    sessions: data?.sessions,
    isEmailConfirmed: data?.me?.isEmailConfirmed,
    error,
    refetch,
    isEnding: isEndingOne || isEndingAll,
    end: (id: string) => report(endOne({ variables: { id } }), say('sessions.ended')),
    endOthers: () => report(endAll(), say('sessions.othersEnded')),
  };
}
