import { useMutation, useQuery } from '@apollo/client/react';
import { graphql, readFragment } from '../../gql';
import type { SavedAddressInput } from '../../gql/graphql';

/** Everything that a customer has said about an address. */
export const savedAddressFragment = graphql(`
  fragment SavedAddressParts on SavedAddress {
    id
    label
    name
    flat
    street
    landmark
    pinCode
    coordinates {
      lat
      lng
    }
    savedAt
  }
`);

const SavedAddressesQuery = graphql(`
  query SavedAddresses {
    savedAddresses {
      ...SavedAddressParts
    }
  }
`);

/** The customer's own, read again on each visit. */
export function useSavedAddresses() {
  const { data, error, refetch } = useQuery(SavedAddressesQuery, { fetchPolicy: 'cache-and-network' });
  return { addresses: data && readFragment(savedAddressFragment, data.savedAddresses), error, refetch };
}

const AddAddressMutation = graphql(`
  mutation AddAddress($input: SavedAddressInput!, $idempotencyKey: String) {
    addAddress(input: $input, idempotencyKey: $idempotencyKey) {
      id
    }
  }
`);

const UpdateAddressMutation = graphql(`
  mutation UpdateAddress($id: ID!, $input: SavedAddressInput!) {
    updateAddress(id: $id, input: $input) {
      ...SavedAddressParts
    }
  }
`);

export function useSaveAddress() {
  const [add] = useMutation(AddAddressMutation);
  const [update] = useMutation(UpdateAddressMutation);
  return {
    add: (input: SavedAddressInput, idempotencyKey: string) => add({ variables: { input, idempotencyKey } }),
    update: (id: string, input: SavedAddressInput) => update({ variables: { id, input } }),
  };
}

const RemoveAddressMutation = graphql(`
  mutation RemoveAddress($id: ID!) {
    removeAddress(id: $id) {
      id
    }
  }
`);

export function useRemoveAddress() {
  const [remove, { loading }] = useMutation(RemoveAddressMutation);
  return { isRemoving: loading, remove: (id: string) => remove({ variables: { id } }) };
}
