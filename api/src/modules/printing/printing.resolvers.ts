import type {
  MutationResolvers,
  PrinterResolvers,
  PrintJobResolvers,
  QueryResolvers,
} from '../../graphql/generated/resolvers.js';
import { id, idempotencyKey, optional, parse } from '../../platform/validation.js';
import { jobStateOf } from './print-job.js';
import type { PrintJobsService } from './print-jobs.service.js';
import { reasonInWords } from './print-reasons.js';
import type { PrintersService } from './printers.service.js';
import { browserReport, expectedVersion, orderDocument, printerInput, taker } from './printing.input.js';
import { errorOf, words } from './printing.presenter.js';
import type { TakenJobsService } from './taken-jobs.service.js';

interface PrintingResolvers {
  Query: Required<Pick<QueryResolvers, 'printers' | 'printJobs'>>;
  Mutation: Required<
    Pick<
      MutationResolvers,
      | 'createPrinter'
      | 'updatePrinter'
      | 'deletePrinter'
      | 'renewPrinterToken'
      | 'printTestPage'
      | 'printOrder'
      | 'settlePrintJob'
      | 'takePrintJob'
      | 'reportPrinted'
    >
  >;
  Printer: Pick<PrinterResolvers, 'error'>;
  PrintJob: Pick<
    Required<PrintJobResolvers>,
    'document' | 'orderId' | 'orderName' | 'isDuplicate' | 'state' | 'error' | 'printedAt' | 'expiresAt'
  >;
}

export interface PrintingServices {
  readonly printers: PrintersService;
  readonly printJobs: PrintJobsService;
  readonly takenJobs: TakenJobsService;
}

export function printingResolvers({ printers, printJobs, takenJobs }: PrintingServices): PrintingResolvers {
  return {
    Query: {
      printers: (_root, _args, { viewer }) => printers.all(viewer),
      printJobs: (_root, args, { viewer }) =>
        printJobs.latest(viewer, parse(optional(id), args.orderId, 'orderId'), args.unsettledOnly ?? false),
    },

    Mutation: {
      createPrinter: (_root, args, { viewer }) => printers.add(viewer, parse(printerInput, args.input)),
      updatePrinter: (_root, args, { viewer }) =>
        printers.update(
          viewer,
          parse(id, args.id, 'id'),
          parse(printerInput, args.input),
          parse(expectedVersion, args.expectedVersion, 'expectedVersion'),
        ),
      deletePrinter: (_root, args, { viewer }) => printers.delete(viewer, parse(id, args.id, 'id')),
      renewPrinterToken: (_root, args, { viewer }) => printers.renewToken(viewer, parse(id, args.id, 'id')),
      printTestPage: (_root, args, { viewer }) =>
        printJobs.printTestPage(viewer, parse(id, args.printerId, 'printerId')),
      printOrder: (_root, args, { viewer }) =>
        printJobs.printOrder(
          viewer,
          {
            orderId: parse(id, args.orderId, 'orderId'),
            document: parse(orderDocument, args.document, 'document'),
            printerId: parse(optional(id), args.printerId, 'printerId'),
          },
          parse(idempotencyKey, args.idempotencyKey, 'idempotencyKey'),
        ),
      settlePrintJob: (_root, args, { viewer }) =>
        printJobs.settle(viewer, parse(id, args.id, 'id'), args.isPrinted),
      takePrintJob: (_root, args, { viewer }) =>
        takenJobs.take(viewer, parse(id, args.printerId, 'printerId'), parse(taker, args.browser, 'browser')),
      reportPrinted: (_root, { id: jobId, ...report }, { viewer }) =>
        takenJobs.report(viewer, parse(id, jobId, 'id'), parse(browserReport, report)),
    },

    Printer: {
      error: ({ error }) => words(reasonInWords(error)),
    },

    PrintJob: {
      document: ({ printed }) => printed.document,
      orderId: ({ printed }) => printed.order?.id ?? null,
      orderName: ({ printed }) => printed.order?.name ?? null,
      isDuplicate: ({ printed }) => printed.isDuplicate,
      state: ({ state }) => jobStateOf[state],
      error: (job) => words(errorOf(job)),
      printedAt: ({ sentAt }) => sentAt,
      expiresAt: ({ giveUpAt }) => giveUpAt,
    },
  };
}
