import { useApolloClient, useMutation, useQuery } from '@apollo/client/react';
import { graphql, readFragment } from '../../gql';
import type { RestaurantInput } from '../../gql/graphql';
import type { Settings } from './settings-draft';

const RestaurantSettingsFragment = graphql(`
  fragment RestaurantSettings on Restaurant {
    version
    name
    shortName
    tagline
    logo
    cover
    brandColor
    address
    state
    pinCode
    coordinates {
      lat
      lng
    }
    phone
    whatsapp
    email
    fssai
    gstin
    grievanceName
    grievanceEmail
    grievancePhone
    privacyText
    termsText
    refundText
    orderWays
    slotRules {
      daysAhead
      leadMinutes
      ordersPerSlot
      dishesPerSlot
    }
    phoneRequired
    guestsAllowed
    orderHours {
      opensAt
      closesAt
    }
    bookingHours {
      opensAt
      closesAt
    }
    specialDays {
      date
      reason
      orderHours {
        opensAt
        closesAt
      }
      bookingHours {
        opensAt
        closesAt
      }
    }
    deliveryZones {
      id
      name
      kind
      points {
        lat
        lng
      }
      center {
        lat
        lng
      }
      radiusMeters
      pinCodes
      fee
      minimum
      feeSteps {
        from
        fee
      }
      freeFrom
      extraMinutes
      isOn
      hours {
        opensAt
        closesAt
      }
    }
    tables {
      id
      name
      seats
    }
    stayMinutes
    maxCash
    codeAbove
    prepMinutes
    bookingFee
    refundHours
  }
`);

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

export function useSaveSettings() {
  const [update, { loading }] = useMutation(UpdateRestaurantMutation, {
    update: (cache, { data }) => {
      if (data) cache.writeQuery({ query: SettingsQuery, data: { restaurant: data.updateRestaurant } });
    },
  });
  /** Throws the error of the server or the network. */
  const save = async (input: RestaurantInput, version: number): Promise<Settings | undefined> => {
    const { data } = await update({ variables: { input, version } });
    return readFragment(RestaurantSettingsFragment, data?.updateRestaurant);
  };
  return { save, isSaving: loading };
}
