import { answeredFile, route, type Route } from '../../rest/route.js';
import { billMonth } from './bill-book.input.js';
import type { DocumentFileName, TableFileName } from './bill-month-files.js';
import { billMonthAnswer, presentBillMonth } from './bill-month.presenter.js';
import type { BillMonthService } from './bill-month.service.js';

type FileName = DocumentFileName | TableFileName;

/** Name of the operation, and summary. */
const files: Readonly<Record<FileName, readonly [operation: string, summary: string]>> = {
  invoices: ['billMonthInvoices', 'Download every document of a month'],
  b2b: ['billMonthB2b', 'Download table 4 of GSTR-1: invoices to registered buyers'],
  'credit-notes': ['billMonthCreditNotes', 'Download table 9B of GSTR-1: notes to registered buyers'],
  'hsn-b2b': ['billMonthHsnB2b', 'Download table 12 of GSTR-1: registered buyers by HSN code'],
  'hsn-b2c': ['billMonthHsnB2c', 'Download table 12 of GSTR-1: consumers by HSN code'],
  b2c: ['billMonthB2c', 'Download table 7 of GSTR-1: sales to consumers'],
  'nil-rated': ['billMonthNilRated', 'Download table 8 of GSTR-1: sales at 0 percent'],
  documents: ['billMonthDocuments', 'Download table 13 of GSTR-1: documents issued'],
};

const path = '/admin/bill-book/months/:month';

export const billMonthRoutes = (months: BillMonthService): Route[] => [
  route({
    method: 'get',
    path,
    name: 'billMonth',
    summary: 'Read what a month of the bill book sums up to',
    description: 'Of a month of up to 50,000 entries. Longer months are available as CSV files only.',
    permission: 'VIEW_PAYMENTS',
    params: billMonth,
    answer: billMonthAnswer,
    refusals: ['CONFLICT'],
    handle: async ({ viewer, params: { month } }) => presentBillMonth(await months.month(viewer, month)),
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
