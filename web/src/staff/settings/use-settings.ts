import { useApolloClient, useMutation, useQuery } from '@apollo/client/react';
import { graphql, readFragment } from '../../gql';
import type { RestaurantInput } from '../../gql/graphql';
import { RestaurantSettingsFragment, type Settings } from './settings-form';

const SettingsQuery = graphql(`
  query Settings {
    restaurant {
      ...RestaurantSettings
    }
  }
`);

const UpdateRestaurantMutation = graphql(`
  mutation UpdateRestaurant($input: RestaurantInput!, $version: Int!) {
    updateRestaurant(input: $input, version: $version) {
      ...RestaurantSettings
    }
  }
`);

/** The restaurant's settings; {@link LiveRestaurant} reads them again when others have changed them. */
export function useSettings() {
  const client = useApolloClient();
  const { data, error, loading, refetch } = useQuery(SettingsQuery, { fetchPolicy: 'cache-and-network' });
  const settings = readFragment(RestaurantSettingsFragment, data?.restaurant);

  return {
    settings,
    error,
    loading,
    retry: () => void refetch().catch(() => undefined),
    /** Reads them again. */
    refresh: async (): Promise<Settings | undefined> => {
      const answer = await client.query({ query: SettingsQuery, fetchPolicy: 'network-only' });
      return readFragment(RestaurantSettingsFragment, answer.data?.restaurant);
    },
  };
}

/** Returns a function that saves changes, and throws the error of the server or the network. */
export function useSaveSettings() {
  const [update] = useMutation(UpdateRestaurantMutation, {
    update: (cache, { data }) => {
      if (data) cache.writeQuery({ query: SettingsQuery, data: { restaurant: data.updateRestaurant } });
    },
  });
  return async (input: RestaurantInput, version: number): Promise<Settings | undefined> => {
    const { data } = await update({ variables: { input, version } });
    return readFragment(RestaurantSettingsFragment, data?.updateRestaurant);
  };
}
