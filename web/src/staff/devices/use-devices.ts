import { useMutation } from '@apollo/client/react';
import { graphql } from '../../gql';
import { useLiveQuery } from '../../shared/live/use-live-query';

const RestaurantTabletsQuery = graphql(`
  query RestaurantTablets {
    devices {
      id
      ...DeviceCard
    }
  }
`);

const RegisterDeviceMutation = graphql(`
  mutation RegisterDevice($input: DeviceInput!, $currentPassword: String) {
    registerDevice(input: $input, currentPassword: $currentPassword) {
      token
      user {
        ...SessionUser
      }
    }
  }
`);

const UpdateDeviceMutation = graphql(`
  mutation UpdateDevice($id: ID!, $input: UpdateDeviceInput!) {
    updateDevice(id: $id, input: $input) {
      ...DeviceCard
    }
  }
`);

const UnlockDeviceMutation = graphql(`
  mutation UnlockDevice($id: ID!) {
    unlockDevice(id: $id) {
      ...DeviceCard
    }
  }
`);

const RemovePinMutation = graphql(`
  mutation RemovePin($deviceId: ID!, $personId: ID!) {
    removePin(deviceId: $deviceId, personId: $personId) {
      ...DeviceCard
    }
  }
`);

const EndDeviceMutation = graphql(`
  mutation EndDevice($id: ID!) {
    endDevice(id: $id)
  }
`);

/** The tablets, with the changes of them, which throw the error of the server or the network. */
export function useDevices() {
  const { data, error, loading, refetch } = useLiveQuery(RestaurantTabletsQuery, {});
  const [register] = useMutation(RegisterDeviceMutation);
  const [change] = useMutation(UpdateDeviceMutation);
  const [unlock] = useMutation(UnlockDeviceMutation);
  const [removePin] = useMutation(RemovePinMutation);
  const [end] = useMutation(EndDeviceMutation, {
    refetchQueries: ['RestaurantTablets'],
    awaitRefetchQueries: true,
  });
  return { devices: data?.devices, error, loading, refetch, register, change, unlock, removePin, end };
}

export type Devices = ReturnType<typeof useDevices>;
