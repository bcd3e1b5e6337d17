import type { QueryResolvers, Resolvers } from '../../graphql/generated/resolvers.js';
import { parse } from '../../platform/validation.js';
import { billMonth } from './bill-book.input.js';
import type { BillRateSum } from './bill-month.js';
import type { BillMonthService } from './bill-month.service.js';

type BillMonthResolvers = Required<
  Pick<
    Resolvers,
    | 'BillHsnSum'
    | 'BillMonth'
    | 'BillMonthSum'
    | 'BillNilSum'
    | 'BillNumberRange'
    | 'BillPlaceSum'
    | 'BillRateSum'
  >
> & { Query: Required<Pick<QueryResolvers, 'billMonth'>> };

type Taxes = Omit<BillRateSum, 'rate'>;

const taxes = {
  taxable: ({ taxablePaise }: Taxes) => taxablePaise,
  cgst: ({ cgstPaise }: Taxes) => cgstPaise,
  sgst: ({ sgstPaise }: Taxes) => sgstPaise,
};

const rateAndTaxes = { rate: ({ rate }: BillRateSum) => rate / 100, ...taxes };

export const billMonthResolvers = (months: BillMonthService): BillMonthResolvers => ({
  Query: {
    billMonth: (_root, args, { viewer }) => months.month(viewer, parse(billMonth, args).month),
  },
  BillMonth: {
    invoices: ({ sums }) => sums.INVOICE,
    creditNotes: ({ sums }) => sums.CREDIT_NOTE,
    cancellations: ({ sums }) => sums.CANCELLATION,
    vouchers: ({ sums }) => sums.REFUND_VOUCHER,
  },
  BillMonthSum: {
    ...taxes,
    untaxed: ({ untaxedPaise }) => untaxedPaise,
    total: ({ totalPaise }) => totalPaise,
  },
  BillNilSum: { taxable: ({ taxablePaise }) => taxablePaise },
  BillRateSum: rateAndTaxes,
  BillHsnSum: rateAndTaxes,
  BillPlaceSum: rateAndTaxes,
  BillNumberRange: { net: ({ total, cancelled }) => total - cancelled },
});
