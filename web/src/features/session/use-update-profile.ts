import { useMutation } from '@apollo/client/react';
import { graphql, readFragment } from '../../gql';
import type { UpdateProfileInput } from '../../gql/graphql';
import { sessionUserFragment, useSession } from './session';

const updateProfileDocument = graphql(`
  mutation UpdateProfile($input: UpdateProfileInput!) {
    updateProfile(input: $input) {
      ...SessionUser
    }
  }
`);

/** Saves name, e-mail address and password; the session shows the new values immediately. */
export function useUpdateProfile() {
  const [send] = useMutation(updateProfileDocument);
  const { token, update } = useSession();

  return async (input: UpdateProfileInput): Promise<void> => {
    const { data } = await send({ variables: { input }, context: { token } });
    if (data) update(readFragment(sessionUserFragment, data.updateProfile));
  };
}
