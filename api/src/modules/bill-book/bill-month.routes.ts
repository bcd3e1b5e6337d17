import { z } from 'zod';
import { rupees } from '../../platform/answers.js';
import { toRupees } from '../../platform/money.js';
import { answeredFile, route, type Route } from '../../rest/route.js';
import { billMonth } from './bill-book.input.js';
import type { BillMonth, BillRateSum, BillMonthSum } from './bill-month.js';
import type { DocumentFileName, TableFileName } from './bill-month-files.js';
import type { BillMonthService } from './bill-month.service.js';
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

const answer = z
  .object({
    month: z.string(),
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

const present = ({ month, sums, ...tables }: BillMonth): z.output<typeof answer> => ({
  month,
  invoices: presentSum(sums.INVOICE),
  creditNotes: presentSum(sums.CREDIT_NOTE),
  cancellations: presentSum(sums.CANCELLATION),
  vouchers: presentSum(sums.REFUND_VOUCHER),
  rates: tables.rates.map(presentRate),
  hsn: tables.hsn.map(({ isRegistered, hsn, description, uqc, quantity, ...row }) => ({
    ...{ isRegistered, hsn, description, uqc, quantity },
    ...presentRate(row),
  })),
  b2c: tables.b2c.map(({ placeOfSupply, ...row }) => ({ placeOfSupply, ...presentRate(row) })),
  b2b: presentSum(tables.b2b),
  b2bNotes: presentSum(tables.b2bNotes),
  documents: tables.documents.map((range) => ({ ...range, net: range.total - range.cancelled })),
});

type FileName = DocumentFileName | TableFileName;

/** Name of the operation, and summary. */
const files: Readonly<Record<FileName, readonly [operation: string, summary: string]>> = {
  invoices: ['billMonthInvoices', 'Download every document of a month'],
  b2b: ['billMonthB2b', 'Download table 4 of GSTR-1: invoices to registered buyers'],
  'credit-notes': ['billMonthCreditNotes', 'Download table 9B of GSTR-1: notes to registered buyers'],
  hsn: ['billMonthHsn', 'Download table 12 of GSTR-1: summary by HSN code'],
  b2c: ['billMonthB2c', 'Download table 7 of GSTR-1: sales to consumers'],
  documents: ['billMonthDocuments', 'Download table 13 of GSTR-1: documents issued'],
};

const path = '/admin/bill-book/months/:month';

export const billMonthRoutes = (months: BillMonthService): Route[] => [
  route({
    method: 'get',
    path,
    name: 'billMonth',
    summary: 'Read what a month of the bill book sums up to',
    description: 'A month of up to 50,000 entries. A longer one has its files.',
    permission: 'VIEW_PAYMENTS',
    params: billMonth,
    answer,
    refusals: ['CONFLICT'],
    handle: async ({ viewer, params: { month } }) => present(await months.month(viewer, month)),
  }),
  ...(Object.keys(files) as FileName[]).map((name) => {
    const [operation, summary] = files[name];
    return route({
      method: 'get',
      path: `${path}/${name}.csv`,
      name: operation,
      summary,
      permission: 'VIEW_PAYMENTS',
      params: billMonth,
      answer: answeredFile,
      fileType: 'text/csv',
      handle: async ({ viewer, params: { month } }) => ({
        name: `${name}-${month}.csv`,
        contents: await months.file(viewer, month, name),
      }),
    });
  }),
];
