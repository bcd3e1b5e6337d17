import { answeredFile, route, type Route } from '../../rest/route.js';
import { entryParams, orderParams, pdfQuery } from './bills.input.js';
import { billDocumentAnswer, presentBill } from './bills.presenter.js';
import type { BillsService } from './bills.service.js';

const readers = 'Of one’s own order or, for staff, of any.';

export const billsRoutes = (bills: BillsService): Route[] => [
  route({
    method: 'get',
    path: '/orders/:id/bill',
    name: 'billDocument',
    summary: 'Read the bill of an order, in words',
    description: readers,
    permission: 'ORDER',
    params: orderParams,
    answer: billDocumentAnswer,
    refusals: ['NOT_FOUND'],
    handle: async ({ viewer, params }) => presentBill(await bills.document(viewer, params.id)),
  }),
  route({
    method: 'get',
    path: '/orders/:id/bill.pdf',
    name: 'billPdf',
    summary: 'Read the bill of an order as a PDF',
    description: `${readers} Its last invoice, or the cancellation of that; before there is one, a receipt. The same bill has the same bytes.`,
    permission: 'ORDER',
    params: orderParams,
    query: pdfQuery,
    fileType: 'application/pdf',
    answer: answeredFile,
    refusals: ['NOT_FOUND'],
    handle: ({ viewer, params, query }) => bills.pdf(viewer, params.id, query),
  }),
  route({
    method: 'get',
    path: '/admin/bill-book/:sequence.pdf',
    name: 'billBookPdf',
    summary: 'Read a document of the bill book as a PDF',
    description:
      'An invoice, a cancellation, a credit note or a refund voucher. Heads of days and restores are not found.',
    permission: 'VIEW_PAYMENTS',
    params: entryParams,
    query: pdfQuery,
    fileType: 'application/pdf',
    answer: answeredFile,
    refusals: ['NOT_FOUND'],
    handle: ({ viewer, params, query }) => bills.entryPdf(viewer, params.sequence, query),
  }),
];
