import type { OrderResolvers, QueryResolvers, Resolvers } from '../../graphql/generated/resolvers.js';
import { batched } from '../../platform/batched.js';
import { connection, connectionPage, readPage } from '../../platform/paging.js';
import { parse } from '../../platform/validation.js';
import type { BillBookCheckService } from './bill-book-check.service.js';
import { billBookCheckInput, billBookFilter } from './bill-book.input.js';
import type { BillBookService } from './bill-book.service.js';
import type { BilledOrder } from './bill-documents.js';

type BillBookResolvers = Required<Pick<Resolvers, 'BillBookEntry'>> & {
  Query: Required<Pick<QueryResolvers, 'billBook' | 'verifyBillBook'>>;
  Order: Pick<Required<OrderResolvers>, 'invoice'>;
};

export function billBookResolvers(
  billBook: BillBookService,
  checks: BillBookCheckService,
): BillBookResolvers {
  const invoiceOf = batched((orders: readonly BilledOrder[]) => billBook.invoicesOf(orders));
  return {
    Query: {
      billBook: async (_root, args, { viewer }) => {
        const page = parse(connectionPage, args);
        const { entries, state } = await billBook.page(viewer, readPage(page), parse(billBookFilter, args));
        return { ...connection(page.first, entries), state };
      },
      verifyBillBook: (_root, args, { viewer }) => checks.check(viewer, parse(billBookCheckInput, args).head),
    },
    BillBookEntry: { amount: ({ amountPaise }) => amountPaise },
    Order: { invoice: (order) => invoiceOf(order) },
  };
}
