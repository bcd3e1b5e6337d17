import { z } from 'zod';
import { instant, rupees } from '../../platform/answers.js';
import { toRupees } from '../../platform/money.js';
import type { BillMonth, BillMonthSum, BillRateSum } from './bill-month.js';
import { documentKinds } from './bill-month-document.js';

const taxes = { taxable: rupees, cgst: rupees, sgst: rupees };
const rate = z.number().meta({ description: 'Percent of CGST and SGST together.' });

const sum = z
  .object({
    count: z.int(),
    ...taxes,
    untaxed: rupees.meta({ description: 'The rounding, or everything of bills of supply.' }),
    total: rupees,
  })
  .meta({ id: 'BillMonthSum' });

export const billMonthAnswer = z
  .object({
    month: z.string(),
    asOf: instant,
    invoices: sum,
    creditNotes: sum,
    cancellations: sum,
    vouchers: sum,
    rates: z.array(z.object({ rate, ...taxes })),
    hsn: z.array(
      z.object({
        isRegistered: z.boolean(),
        hsn: z.string(),
        description: z.string(),
        uqc: z.enum(['NA', 'NOS']),
        quantity: z.int(),
        rate,
        ...taxes,
      }),
    ),
    b2c: z.array(z.object({ placeOfSupply: z.string().nullable(), rate, ...taxes })),
    b2b: sum,
    b2bNotes: sum,
    nil: z.array(z.object({ isRegistered: z.boolean(), taxable: rupees })),
    documents: z.array(
      z.object({
        kind: z.enum(documentKinds),
        from: z.string(),
        to: z.string(),
        total: z.int(),
        cancelled: z.int(),
        net: z.int(),
      }),
    ),
  })
  .meta({ id: 'BillMonth' });

const presentTaxes = ({ taxablePaise, cgstPaise, sgstPaise }: Omit<BillRateSum, 'rate'>) => ({
  taxable: toRupees(taxablePaise),
  cgst: toRupees(cgstPaise),
  sgst: toRupees(sgstPaise),
});

const presentSum = (of: BillMonthSum): z.output<typeof sum> => ({
  count: of.count,
  ...presentTaxes(of),
  untaxed: toRupees(of.untaxedPaise),
  total: toRupees(of.totalPaise),
});

const presentRate = (of: BillRateSum) => ({ rate: of.rate / 100, ...presentTaxes(of) });

export const presentBillMonth = ({
  month,
  asOf,
  sums,
  ...tables
}: BillMonth): z.output<typeof billMonthAnswer> => ({
  month,
  asOf: asOf.toISOString(),
  invoices: presentSum(sums.INVOICE),
  creditNotes: presentSum(sums.CREDIT_NOTE),
  cancellations: presentSum(sums.CANCELLATION),
  vouchers: presentSum(sums.REFUND_VOUCHER),
  rates: tables.rates.map(presentRate),
  hsn: tables.hsn.map((row) => {
    const { isRegistered, hsn, description, uqc, quantity } = row;
    return { isRegistered, hsn, description, uqc, quantity, ...presentRate(row) };
  }),
  b2c: tables.b2c.map(({ placeOfSupply, ...row }) => ({ placeOfSupply, ...presentRate(row) })),
  b2b: presentSum(tables.b2b),
  b2bNotes: presentSum(tables.b2bNotes),
  nil: tables.nil.map(({ isRegistered, taxablePaise }) => ({
    isRegistered,
    taxable: toRupees(taxablePaise),
  })),
  documents: tables.documents.map((range) => ({ ...range, net: range.total - range.cancelled })),
});
