import { defineModule } from '../module.js';
import type { RestaurantService } from '../restaurant/restaurant.service.js';
import { BillBookCheckService } from './bill-book-check.service.js';
import { billBookResolvers } from './bill-book.resolvers.js';
import { billBookRoutes } from './bill-book.routes.js';
import { BillBookService } from './bill-book.service.js';
import { billMonthResolvers } from './bill-month.resolvers.js';
import { billMonthRoutes } from './bill-month.routes.js';
import { BillMonthService } from './bill-month.service.js';
import { BillSeries } from './bill-series.entity.js';
import { DayHeadsService } from './day-heads.service.js';
import { LedgerEntry } from './ledger-entry.entity.js';
import { LedgerHead } from './ledger-head.entity.js';

export type { Invoice } from './bill-book.queries.js';
export type { BillBookCheck } from './bill-book-check.service.js';
export type { BillBookEntry, BillBookState } from './bill-book.service.js';
export type {
  BillHsnSum,
  BillMonth,
  BillMonthSum,
  BillNilSum,
  BillNumberRange,
  BillPlaceSum,
  BillRateSum,
} from './bill-month.js';

export const billBookModule = defineModule({
  tag: 'Bill book',
  entities: [BillSeries, LedgerEntry, LedgerHead],
  start({ clock, dataSource, outbox }, { restaurant }: { readonly restaurant: RestaurantService }) {
    const billBook = new BillBookService(dataSource);
    const checks = new BillBookCheckService(dataSource);
    const months = new BillMonthService(dataSource, restaurant, clock);
    const dayHeads = new DayHeadsService(dataSource, outbox, restaurant, clock);
    return {
      services: { billBook, dayHeads },
      resolvers: [billBookResolvers(billBook, checks), billMonthResolvers(months)],
      routes: [...billBookRoutes(billBook, checks), ...billMonthRoutes(months)],
      // Every few seconds, so that a head stands where its day ends.
      due: { 'heads of days': () => dayHeads.write() },
    };
  },
});
