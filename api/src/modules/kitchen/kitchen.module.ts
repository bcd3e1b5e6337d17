import type { AccountsService } from '../auth/accounts.service.js';
import { defineModule } from '../module.js';
import type { OrderChanges } from '../orders/order-changes.js';
import { orderPresenter } from '../orders/order-presenter.js';
import type { OrderProblemsService } from '../orders/order-problems.service.js';
import { kitchenResolvers } from './kitchen.resolvers.js';
import { kitchenRoutes } from './kitchen.routes.js';
import { KitchenService } from './kitchen.service.js';

export type { Kitchen } from './kitchen.service.js';

interface Needed {
  readonly accounts: AccountsService;
  readonly orderChanges: OrderChanges;
  readonly orderProblems: OrderProblemsService;
}

export const kitchenModule = defineModule({
  tag: 'Kitchen',
  start({ dataSource, outbox }, { accounts, orderChanges, orderProblems }: Needed) {
    const kitchen = new KitchenService(dataSource, outbox, orderChanges);
    return {
      services: { kitchen },
      resolvers: [kitchenResolvers(kitchen)],
      routes: kitchenRoutes(kitchen, orderPresenter(accounts, orderProblems)),
    };
  },
});
