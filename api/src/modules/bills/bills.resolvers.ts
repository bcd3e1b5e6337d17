import type { QueryResolvers, Resolvers } from '../../graphql/generated/resolvers.js';
import { id, parse } from '../../platform/validation.js';
import type { BillsService } from './bills.service.js';

type BillsResolvers = Required<Pick<Resolvers, 'BillDocumentLine' | 'BillDocumentTax' | 'BillSum'>> & {
  Query: Required<Pick<QueryResolvers, 'billDocument'>>;
};

export const billsResolvers = (bills: BillsService): BillsResolvers => ({
  Query: {
    billDocument: (_root, { orderId }, { viewer }) => bills.document(viewer, parse(id, orderId, 'orderId')),
  },
  BillDocumentLine: {
    unitPrice: ({ unitPricePaise }) => unitPricePaise,
    taxable: ({ taxablePaise }) => taxablePaise,
    amount: ({ amountPaise }) => amountPaise,
  },
  BillDocumentTax: {
    taxable: ({ taxablePaise }) => taxablePaise,
    cgst: ({ cgstPaise }) => cgstPaise,
    sgst: ({ sgstPaise }) => sgstPaise,
  },
  BillSum: { amount: ({ amountPaise }) => amountPaise },
});
