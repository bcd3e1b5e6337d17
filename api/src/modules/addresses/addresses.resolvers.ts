import type { MutationResolvers, QueryResolvers, Resolvers } from '../../graphql/generated/resolvers.js';
import { coordinatesOf } from '../../platform/coordinates.js';
import { id, idempotencyKey, parse } from '../../platform/validation.js';
import { savedAddressInput } from './addresses.input.js';
import type { AddressesService } from './addresses.service.js';

type AddressesResolvers = Required<Pick<Resolvers, 'SavedAddress'>> & {
  Query: Required<Pick<QueryResolvers, 'savedAddresses'>>;
  Mutation: Required<Pick<MutationResolvers, 'addAddress' | 'updateAddress' | 'removeAddress'>>;
};

export function addressesResolvers(addresses: AddressesService): AddressesResolvers {
  return {
    Query: { savedAddresses: (_root, _args, { viewer }) => addresses.own(viewer) },
    Mutation: {
      addAddress: (_root, args, { viewer }) =>
        addresses.add(
          viewer,
          parse(savedAddressInput, args.input),
          parse(idempotencyKey, args.idempotencyKey, 'idempotencyKey'),
        ),
      updateAddress: (_root, args, { viewer }) =>
        addresses.update(viewer, parse(id, args.id, 'id'), parse(savedAddressInput, args.input)),
      removeAddress: async (_root, args, { viewer }) => {
        await addresses.remove(viewer, parse(id, args.id, 'id'));
        return addresses.own(viewer);
      },
    },
    SavedAddress: {
      coordinates: coordinatesOf,
    },
  };
}
