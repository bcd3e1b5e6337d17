import type { BillBookService } from '../bill-book/bill-book.service.js';
import { defineModule } from '../module.js';
import type { OrdersService } from '../orders/orders.service.js';
import { BillFile } from './bill-file.entity.js';
import { BillPdfs } from './bill-pdfs.js';
import { deleteFilesBefore } from './bills.queries.js';
import { billsResolvers } from './bills.resolvers.js';
import { billsRoutes } from './bills.routes.js';
import { BillsService } from './bills.service.js';

export type {
  BillDocument,
  BillDocumentLine,
  BillDocumentTax,
  BillFact,
  BillHeadings,
  BillParty,
  BillSum,
} from '../bill-book/bill-wording.js';
export type { BillDocumentKind } from '../bill-book/bill-content.js';

/** Older PDFs are made again when somebody asks for them. */
const keepDays = 90;

interface Needed {
  readonly billBook: BillBookService;
  readonly orders: OrdersService;
}

export const billsModule = defineModule({
  tag: 'Bills',
  entities: [BillFile],
  start({ config, dataSource, log }, { billBook, orders }: Needed) {
    const pdfs = new BillPdfs(dataSource, log, config.rateLimitFactor);
    const bills = new BillsService(orders, billBook, pdfs);
    return {
      services: { bills },
      resolvers: [billsResolvers(bills)],
      routes: billsRoutes(bills),
      housekeeping: { 'PDFs of bills': () => deleteFilesBefore(dataSource.manager, keepDays) },
      close: () => pdfs.close(),
    };
  },
});
