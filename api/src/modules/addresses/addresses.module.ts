import { defineModule } from '../module.js';
import { addressesResolvers } from './addresses.resolvers.js';
import { addressesRoutes } from './addresses.routes.js';
import { AddressesService } from './addresses.service.js';
import { SavedAddress } from './saved-address.entity.js';

export type { AddressLabel } from './address-label.js';
export type { SavedAddress } from './saved-address.entity.js';

export const addressesModule = defineModule({
  tag: 'Accounts',
  entities: [SavedAddress],
  start({ dataSource, rateLimits }) {
    const addresses = new AddressesService(dataSource, rateLimits);
    return {
      services: { addresses },
      resolvers: [addressesResolvers(addresses)],
      routes: addressesRoutes(addresses),
    };
  },
});
