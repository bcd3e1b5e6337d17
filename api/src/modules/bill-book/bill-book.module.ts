import { defineModule } from '../module.js';
import { billBookResolvers } from './bill-book.resolvers.js';
import { BillBookService } from './bill-book.service.js';
import { BillSeries } from './bill-series.entity.js';
import { LedgerEntry } from './ledger-entry.entity.js';
import { LedgerHead } from './ledger-head.entity.js';

export type { Invoice } from './bill-book.queries.js';

export const billBookModule = defineModule({
  entities: [BillSeries, LedgerEntry, LedgerHead],
  start({ dataSource }) {
    const billBook = new BillBookService(dataSource);
    return { services: { billBook }, resolvers: [billBookResolvers(billBook)] };
  },
});
