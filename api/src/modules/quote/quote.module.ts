import { defineModule } from '../module.js';
import type { MenuSnapshots } from '../menu/menu-snapshots.js';
import type { PhonesService } from '../phones/phones.service.js';
import type { RestaurantService } from '../restaurant/restaurant.service.js';
import type { TableCodes } from '../restaurant/table-codes.js';
import { KitchenTimes, type OrderHistory } from './kitchen-times.service.js';
import { orderSlotsResolvers } from './order-slots.resolvers.js';
import { orderSlotsRoutes } from './order-slots.routes.js';
import { OrderSlotsService, type SelectTakenSlots } from './order-slots.service.js';
import { quoteResolvers } from './quote.resolvers.js';
import { quoteRoutes } from './quote.routes.js';
import { QuotesService } from './quotes.service.js';

export type { OrderLine as OrderItem, Charge } from './bill.js';
export type { ChangedLine } from './changed-lines.js';
export type { QuoteProblemCode, QuoteStage } from './quote-problems.js';
export type { Quote, QuoteProblem } from './quote.js';

interface Needed {
  readonly menuSnapshots: MenuSnapshots;
  readonly phones: PhonesService;
  readonly restaurant: RestaurantService;
  readonly tableCodes: TableCodes;
}

/** @param orders reads what was ordered, from tables of a module that needs this one */
export const quoteModule = (orders: OrderHistory & { readonly selectTakenSlots: SelectTakenSlots }) =>
  defineModule({
    tag: 'Orders',
    start(
      { clock, dataSource, log, replicas },
      { menuSnapshots: menus, phones, restaurant, tableCodes }: Needed,
    ) {
      const orderSlots = new OrderSlotsService(dataSource, restaurant, clock, orders.selectTakenSlots);
      const kitchenTimes = new KitchenTimes({ dataSource, orders, reads: replicas, restaurant, log });
      const quotes = new QuotesService({
        dataSource,
        restaurant,
        menus,
        clock,
        tableCodes,
        kitchenTimes,
        phones,
      });
      return {
        services: { kitchenTimes, orderSlots, quotes },
        resolvers: [quoteResolvers(quotes), orderSlotsResolvers(orderSlots)],
        routes: [...quoteRoutes(quotes), ...orderSlotsRoutes(orderSlots)],
        warmUp: () => kitchenTimes.warmUp(),
      };
    },
  });
