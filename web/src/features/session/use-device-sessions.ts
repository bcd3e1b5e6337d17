import { useMutation, useQuery } from '@apollo/client/react';
import { toast } from 'react-toastify/unstyled';
import { graphql } from '../../gql';
import { errorMessage } from '../../shared/lib/errors';
import { say } from '../../texts/texts';

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

/** Where the user is logged in, and whether their e-mail address is confirmed: read anew each time it is looked at. */
export function useDeviceSessions() {
  const { data, error, refetch } = useQuery(AccountSafetyQuery, { fetchPolicy: 'cache-and-network' });
  const [endOne, { loading: isEndingOne }] = useMutation(EndSessionMutation);
  const [endAll, { loading: isEndingAll }] = useMutation(EndOtherSessionsMutation);

  /** What is left is read anew also when it failed: the session may have ended by itself. */
  const tell = async (ending: Promise<unknown>, done: string) => {
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
    end: (id: string) => tell(endOne({ variables: { id } }), say('sessions.ended')),
    endOthers: () => tell(endAll(), say('sessions.othersEnded')),
  };
}
