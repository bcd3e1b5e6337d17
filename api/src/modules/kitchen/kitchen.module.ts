import type { AccountsService } from '../auth/accounts.service.js';
import type { BillBookService } from '../bill-book/bill-book.service.js';
import { defineModule } from '../module.js';
import type { OrderChanges } from '../orders/order-changes.js';
import { orderPresenter } from '../orders/order-presenter.js';
import type { OrderProblemsService } from '../orders/order-problems.service.js';
import type { RestaurantService } from '../restaurant/restaurant.service.js';
import { kitchenResolvers } from './kitchen.resolvers.js';
import { kitchenRoutes } from './kitchen.routes.js';
import { KitchenService } from './kitchen.service.js';
import { UnacceptedOrdersService } from './unaccepted-orders.service.js';

export type { Kitchen } from './kitchen.service.js';

interface Needed {
  readonly accounts: AccountsService;
  readonly billBook: BillBookService;
  readonly orderChanges: OrderChanges;
  readonly orderProblems: OrderProblemsService;
  readonly restaurant: RestaurantService;
}

export const kitchenModule = defineModule({
  tag: 'Kitchen',
  start(
    { clock, dataSource, outbox },
    { accounts, billBook, orderChanges, orderProblems, restaurant }: Needed,
  ) {
    const kitchen = new KitchenService(dataSource, outbox, orderChanges);
    const unacceptedOrders = new UnacceptedOrdersService(dataSource, outbox, restaurant, orderChanges, clock);
    return {
      services: { kitchen, unacceptedOrders },
      resolvers: [kitchenResolvers(kitchen, restaurant)],
      routes: kitchenRoutes(kitchen, orderPresenter(accounts, orderProblems, restaurant, billBook)),
      due: {
        'orders that are accepted automatically by now': () => unacceptedOrders.acceptAutomatic(),
        'orders that nobody accepts': () => unacceptedOrders.announceDue(),
      },
    };
  },
});
