import type { AuthService } from '../auth/auth.service.js';
import type { MailNetworks } from '../auth/mail-networks.js';
import type { Passwords } from '../auth/passwords.js';
import { defineModule } from '../module.js';
import type { OrdersService } from '../orders/orders.service.js';
import type { RestaurantService } from '../restaurant/restaurant.service.js';
import type { TableCodes } from '../restaurant/table-codes.js';
import { guestsResolvers } from './guests.resolvers.js';
import { guestsRoutes } from './guests.routes.js';
import { GuestsService } from './guests.service.js';

export type { OpenedLink as GuestLink } from './guests.service.js';

interface Needed {
  readonly auth: AuthService;
  readonly mailNetworks: MailNetworks;
  readonly orders: OrdersService;
  readonly passwords: Passwords;
  readonly restaurant: RestaurantService;
  readonly tableCodes: TableCodes;
}

export const guestsModule = defineModule({
  tag: 'Accounts',
  start({ dataSource, log, outbox, rateLimits }, needed: Needed) {
    const { auth, mailNetworks, orders, passwords, restaurant, tableCodes } = needed;
    const guests = new GuestsService({
      dataSource,
      outbox,
      orders,
      auth,
      passwords,
      restaurant,
      tableCodes,
      rateLimits,
      mailNetworks,
      log,
    });
    return {
      services: { guests },
      resolvers: [guestsResolvers(guests)],
      routes: guestsRoutes(guests),
      housekeeping: { 'guest links': () => guests.deleteExpiredLinks() },
    };
  },
});
