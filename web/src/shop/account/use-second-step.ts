import { useMutation } from '@apollo/client/react';
import { graphql, type FragmentType } from '../../gql';
import { completeProof, type FactorProof } from '../../domain/session/second-factor';
import type { sessionUserFragment } from '../../domain/session/session';
import { readDeviceToken } from './device-token';

const loginWithSecondFactorDocument = graphql(`
  mutation LoginWithSecondFactor($input: SecondFactorLoginInput!) {
    loginWithSecondFactor(input: $input) {
      token
      deviceToken
      user {
        ...SessionUser
      }
    }
  }
`);

const requestPasskeyForLoginDocument = graphql(`
  mutation RequestPasskeyForLogin($ticket: String!) {
    requestPasskeyForLogin(ticket: $ticket)
  }
`);

export interface NewSession {
  readonly token: string;
  readonly deviceToken: string;
  readonly user: FragmentType<typeof sessionUserFragment>;
}

/** Returns a function that completes a login with a second factor; throws the error of the server or the network. */
export function useSecondStep() {
  const [send] = useMutation(loginWithSecondFactorDocument);
  const [request] = useMutation(requestPasskeyForLoginDocument);
  return async (ticket: string, proof: FactorProof): Promise<NewSession | undefined> => {
    const complete = await completeProof(
      proof,
      async () => (await request({ variables: { ticket } })).data?.requestPasskeyForLogin,
    );
    const input = { ticket, ...complete, deviceToken: readDeviceToken() };
    return (await send({ variables: { input } })).data?.loginWithSecondFactor;
  };
}
