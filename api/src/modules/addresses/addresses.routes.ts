import { z } from 'zod';
import { message } from '../../platform/answers.js';
import { route, type Route } from '../../rest/route.js';
import { addressId, savedAddressInput } from './addresses.input.js';
import { presentSavedAddress, savedAddressAnswer } from './addresses.presenter.js';
import type { AddressesService } from './addresses.service.js';

const answer = z.object({ message, address: savedAddressAnswer });

export function addressesRoutes(addresses: AddressesService): Route[] {
  return [
    route({
      method: 'get',
      path: '/users/addresses',
      name: 'savedAddresses',
      summary: 'List one’s own saved addresses, the last saved first',
      permission: 'USE_ACCOUNT',
      answer: z.array(savedAddressAnswer),
      handle: async ({ viewer }) => (await addresses.own(viewer)).map(presentSavedAddress),
    }),
    route({
      method: 'post',
      path: '/users/addresses',
      name: 'addAddress',
      summary: 'Save an address for the next order',
      permission: 'USE_ACCOUNT',
      takesKey: true,
      body: savedAddressInput,
      status: 201,
      answer,
      refusals: ['CONFLICT'],
      handle: async ({ viewer, body, key }) => ({
        message: 'The address is saved.',
        address: presentSavedAddress(await addresses.add(viewer, body, key)),
      }),
    }),
    route({
      method: 'put',
      path: '/users/addresses/:id',
      name: 'updateAddress',
      summary: 'Replace a saved address',
      permission: 'USE_ACCOUNT',
      params: addressId,
      body: savedAddressInput,
      answer,
      refusals: ['NOT_FOUND'],
      handle: async ({ viewer, params, body }) => ({
        message: 'The address is saved.',
        address: presentSavedAddress(await addresses.update(viewer, params.id, body)),
      }),
    }),
    route({
      method: 'delete',
      path: '/users/addresses/:id',
      name: 'removeAddress',
      summary: 'Remove a saved address',
      permission: 'USE_ACCOUNT',
      params: addressId,
      answer: z.object({ message }),
      refusals: ['NOT_FOUND'],
      handle: async ({ viewer, params }) => {
        await addresses.remove(viewer, params.id);
        return { message: 'The address is removed.' };
      },
    }),
  ];
}
