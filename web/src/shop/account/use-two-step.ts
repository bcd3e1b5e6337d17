import { useApolloClient, useMutation, useQuery } from '@apollo/client/react';
import { graphql, readFragment } from '../../gql';
import type { NewPasskeyInput } from '../../gql/graphql';
import { errorCode } from '../../shared/lib/errors';

const TwoStepQuery = graphql(`
  query TwoStep {
    secondFactor {
      ...TwoStepState
    }
  }
`);

export const TwoStepStateFragment = graphql(`
  fragment TwoStepState on SecondFactor {
    id
    since
    methods
    authenticatorSince
    passkeys {
      id
      name
      createdAt
      lastUsedAt
    }
    recoveryCodesLeft
    isDemanded
  }
`);

const StartAuthenticatorMutation = graphql(`
  mutation StartAuthenticator($currentPassword: String) {
    startAuthenticator(currentPassword: $currentPassword) {
      key
      url
    }
  }
`);

const ConfirmAuthenticatorMutation = graphql(`
  mutation ConfirmAuthenticator($digits: String!) {
    confirmAuthenticator(digits: $digits) {
      recoveryCodes
      secondFactor {
        ...TwoStepState
      }
    }
  }
`);

const StartPasskeyMutation = graphql(`
  mutation StartPasskey($currentPassword: String) {
    startPasskey(currentPassword: $currentPassword)
  }
`);

const ConfirmPasskeyMutation = graphql(`
  mutation ConfirmPasskey($passkey: NewPasskeyInput!, $name: String!) {
    confirmPasskey(passkey: $passkey, name: $name) {
      recoveryCodes
      secondFactor {
        ...TwoStepState
      }
    }
  }
`);

const RenamePasskeyMutation = graphql(`
  mutation RenamePasskey($id: ID!, $name: String!) {
    renamePasskey(id: $id, name: $name) {
      ...TwoStepState
    }
  }
`);

const RemovePasskeyMutation = graphql(`
  mutation RemovePasskey($id: ID!, $currentPassword: String) {
    removePasskey(id: $id, currentPassword: $currentPassword) {
      ...TwoStepState
    }
  }
`);

const RenewRecoveryCodesMutation = graphql(`
  mutation RenewRecoveryCodes($currentPassword: String) {
    renewRecoveryCodes(currentPassword: $currentPassword) {
      recoveryCodes
      secondFactor {
        ...TwoStepState
      }
    }
  }
`);

const TurnOffSecondFactorMutation = graphql(`
  mutation TurnOffSecondFactor($currentPassword: String) {
    turnOffSecondFactor(currentPassword: $currentPassword) {
      ...TwoStepState
    }
  }
`);

/** Undefined unless the server has asked for it. */
type Password = string | undefined;

const given = (currentPassword: Password) => ({
  variables: currentPassword ? { currentPassword } : {},
});

/** The user's second factors, read again on each visit. */
export const useTwoStep = () => useQuery(TwoStepQuery, { fetchPolicy: 'cache-and-network' });

/** Changes the user's second factors. The functions throw the error of the server or the network. */
export function useTwoStepChanges() {
  const client = useApolloClient();
  const [start] = useMutation(StartAuthenticatorMutation);
  // The other sessions have ended.
  const [confirm] = useMutation(ConfirmAuthenticatorMutation, { refetchQueries: ['AccountSafety'] });
  const [startPasskey] = useMutation(StartPasskeyMutation);
  const [confirmPasskey] = useMutation(ConfirmPasskeyMutation, { refetchQueries: ['AccountSafety'] });
  const [renamePasskey] = useMutation(RenamePasskeyMutation);
  const [removePasskey] = useMutation(RemovePasskeyMutation);
  const [renew] = useMutation(RenewRecoveryCodesMutation);
  const [turnOff] = useMutation(TurnOffSecondFactorMutation);
  /** Whether the server has any, as it says now. */
  const isOn = async () => {
    const { data } = await client.query({ query: TwoStepQuery, fetchPolicy: 'network-only' });
    return Boolean(readFragment(TwoStepStateFragment, data?.secondFactor)?.since);
  };
  /** After a failure the list is read again: only the answer may have been lost. */
  const orReread = async <Result>(change: Promise<Result>): Promise<Result> => {
    try {
      return await change;
    } catch (error) {
      if (errorCode(error) !== 'REAUTHENTICATE') void isOn().catch(() => undefined);
      throw error;
    }
  };
  return {
    isOn,
    start: async (password: Password) => (await start(given(password))).data?.startAuthenticator,
    /** Returns the recovery codes; none if the user has some. */
    confirm: async (digits: string) =>
      (await orReread(confirm({ variables: { digits } }))).data?.confirmAuthenticator.recoveryCodes ?? [],
    startPasskey: async (password: Password) => (await startPasskey(given(password))).data?.startPasskey,
    /** Returns the recovery codes; none if the user has some. */
    confirmPasskey: async (passkey: NewPasskeyInput, name: string) =>
      (await orReread(confirmPasskey({ variables: { passkey, name } }))).data?.confirmPasskey.recoveryCodes ??
      [],
    renamePasskey: (id: string, name: string) => orReread(renamePasskey({ variables: { id, name } })),
    removePasskey: (id: string, password: Password) =>
      orReread(removePasskey({ variables: { id, ...given(password).variables } })),
    renew: async (password: Password) =>
      (await orReread(renew(given(password)))).data?.renewRecoveryCodes.recoveryCodes ?? [],
    turnOff: (password: Password) => orReread(turnOff(given(password))),
  };
}
