import type { AccountsService } from '../auth/accounts.service.js';
import type { CustomersService } from '../customers/customers.service.js';
import { defineModule } from '../module.js';
import type { OrderChanges } from '../orders/order-changes.js';
import type { TakingsService } from '../takings/takings.service.js';
import { OrderDeliveriesService } from './order-deliveries.service.js';
import { ridersResolvers } from './riders.resolvers.js';
import { ridersRoutes } from './riders.routes.js';
import { RidersService } from './riders.service.js';
import { ridersSubscribers } from './riders.subscribers.js';

export type { Delivery } from './delivery.js';
export type { Rider } from './riders.service.js';

interface Needed {
  readonly accounts: AccountsService;
  readonly customers: CustomersService;
  readonly orderChanges: OrderChanges;
  readonly takings: TakingsService;
}

export const ridersModule = defineModule({
  tag: 'Riders',
  start({ dataSource, outbox }, { accounts, customers, orderChanges: changes, takings }: Needed) {
    const riders = new RidersService({ accounts, changes, dataSource, outbox });
    const orderDeliveries = new OrderDeliveriesService({ changes, customers, dataSource, outbox, takings });
    const services = { orderDeliveries, riders };
    return {
      services,
      resolvers: [ridersResolvers(services)],
      routes: ridersRoutes(services),
      subscribers: ridersSubscribers(riders),
    };
  },
});
