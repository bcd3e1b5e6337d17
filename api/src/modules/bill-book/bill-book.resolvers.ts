import type { OrderResolvers } from '../../graphql/generated/resolvers.js';
import { batched } from '../../platform/batched.js';
import type { BillBookService } from './bill-book.service.js';
import type { BilledOrder } from './bill-documents.js';

export function billBookResolvers(billBook: BillBookService): {
  Order: Pick<Required<OrderResolvers>, 'invoice'>;
} {
  const invoiceOf = batched((orders: readonly BilledOrder[]) => billBook.invoicesOf(orders));
  return { Order: { invoice: (order) => invoiceOf(order) } };
}
