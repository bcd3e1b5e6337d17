import { useMutation, useQuery } from '@apollo/client/react';
import { graphql } from '../../gql';
import type { WelcomeStep } from '../../gql/graphql';

const WelcomeQuery = graphql(`
  query Welcome {
    welcome {
      isDue
      done
    }
    paymentSettings {
      modes
      testMode
    }
  }
`);

const FinishWelcomeStepMutation = graphql(`
  mutation FinishWelcomeStep($step: WelcomeStep!) {
    finishWelcomeStep(step: $step) {
      isDue
      done
    }
  }
`);

const EndWelcomeMutation = graphql(`
  mutation EndWelcome {
    endWelcome {
      isDue
      done
    }
  }
`);

/** The owner's progress, stored by the server. */
export function useWelcome() {
  const { data, error, refetch } = useQuery(WelcomeQuery, { fetchPolicy: 'cache-and-network' });
  const again = { refetchQueries: ['Welcome'], awaitRefetchQueries: true };
  const [finishStep] = useMutation(FinishWelcomeStepMutation, again);
  const [end] = useMutation(EndWelcomeMutation, again);
  // Not essential: the settings themselves are saved.
  const ignoringErrors = (work: Promise<unknown>) => work.then(() => undefined).catch(() => undefined);
  return {
    welcome: data?.welcome,
    payments: data?.paymentSettings,
    error,
    retry: () => void refetch().catch(() => undefined),
    finish: (step: WelcomeStep) => ignoringErrors(finishStep({ variables: { step } })),
    end: () => ignoringErrors(end()),
  };
}
