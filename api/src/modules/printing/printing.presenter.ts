import { z } from 'zod';
import { instant } from '../../platform/answers.js';
import { inWords, type Sentence } from '../../platform/sentences.js';
import { id } from '../../platform/validation.js';
import { papers, printerGraphics, printerPapers } from './page.js';
import { jobStateOf, printJobStates, type PrintJob } from './print-job.js';
import { doubtInWords, reasonInWords } from './print-reasons.js';
import { printDocuments, printerBills, printerStates, printerWays } from './printer.entity.js';
import type { PrinterWithToken } from './printers.service.js';
import type { PrinterRow } from './printing.queries.js';
import type { TakenPrintJob } from './taken-jobs.service.js';

/** Why a job is not printed; null if nothing went wrong. */
export const errorOf = ({ state, error }: Pick<PrintJob, 'state' | 'error'>): Sentence | string | null =>
  state === 'unconfirmed' ? doubtInWords(error) : reasonInWords(error);

export const words = (said: Sentence | string | null) => (said === null ? null : inWords(said));

export const printerAnswer = z
  .object({
    _id: id,
    name: z.string(),
    way: z.enum(printerWays),
    host: z.string().nullable(),
    port: z.int().nullable(),
    paper: z.enum(printerPapers),
    graphics: z.enum(printerGraphics),
    documents: z.array(z.enum(printDocuments)).meta({ description: 'What it prints by itself.' }),
    bills: z.enum(printerBills).meta({ description: 'When it prints bills.' }),
    stations: z.array(z.string()).meta({
      description: 'Names of the stations whose lines its kitchen tickets have; empty: all lines.',
    }),
    copies: z.int(),
    cuts: z.boolean(),
    beeps: z.boolean(),
    fallbackId: id.nullable(),
    isPaused: z.boolean(),
    state: z.enum(printerStates),
    error: z.string().nullable().meta({ description: 'What went wrong last, in words.' }),
    lastSeenAt: instant.nullable(),
    waiting: z.int().meta({ description: 'Number of jobs that wait.' }),
    version: z.int(),
  })
  .meta({ id: 'Printer' });

export const printerWithTokenAnswer = z
  .object({
    printer: printerAnswer,
    token: z.string().nullable().meta({
      description: 'For `npm run printer`, shown once; null unless a program needs a new one.',
    }),
  })
  .meta({ id: 'PrinterWithToken' });

export const printJobAnswer = z
  .object({
    _id: id,
    document: z.enum(printDocuments),
    printer: printerAnswer,
    orderId: id.nullable(),
    orderName: z.string().nullable().meta({ description: 'What people call the order: `#47`.' }),
    isDuplicate: z.boolean(),
    state: z.enum(printJobStates),
    error: z.string().nullable().meta({ description: 'Why it is not printed, in words.' }),
    createdAt: instant,
    printedAt: instant.nullable(),
    expiresAt: instant,
  })
  .meta({ id: 'PrintJob' });

export const takenJobAnswer = z
  .object({
    job: printJobAnswer,
    page: z.object({
      bytes: z.string().meta({ description: 'ESC/POS in base64.' }),
      image: z.string().meta({ description: 'A PNG image in base64.' }),
      widthMm: z.literal(Object.values(papers).map(({ widthMm }) => widthMm)),
    }),
  })
  .meta({ id: 'TakenPrintJob' });

export const programJobAnswer = z
  .object({
    printer: z.string().meta({ description: 'Name of the printer.' }),
    job: z
      .object({
        id,
        claim: z.int(),
        name: z.string(),
        bytes: z.string().meta({ description: 'ESC/POS in base64.' }),
      })
      .nullable()
      .meta({ description: 'Null: nothing is to be printed.' }),
  })
  .meta({ id: 'ProgramPrintJob' });

export const presentPrinter = (printer: PrinterRow): z.output<typeof printerAnswer> => ({
  _id: printer.id,
  name: printer.name,
  way: printer.way,
  host: printer.host,
  port: printer.port,
  paper: printer.paper,
  graphics: printer.graphics,
  documents: printer.documents,
  bills: printer.bills,
  stations: printer.stations,
  copies: printer.copies,
  cuts: printer.cuts,
  beeps: printer.beeps,
  fallbackId: printer.fallbackId,
  isPaused: printer.isPaused,
  state: printer.state,
  error: words(reasonInWords(printer.error)),
  lastSeenAt: printer.lastSeenAt?.toISOString() ?? null,
  waiting: printer.waiting,
  version: printer.version,
});

export const presentPrinterWithToken = ({
  printer,
  token,
}: PrinterWithToken): z.output<typeof printerWithTokenAnswer> => ({
  printer: presentPrinter(printer),
  token,
});

export const presentPrintJob = (job: PrintJob): z.output<typeof printJobAnswer> => ({
  _id: job.id,
  document: job.printed.document,
  printer: presentPrinter(job.printer),
  orderId: job.printed.order?.id ?? null,
  orderName: job.printed.order?.name ?? null,
  isDuplicate: job.printed.isDuplicate,
  state: jobStateOf[job.state],
  error: words(errorOf(job)),
  createdAt: job.createdAt.toISOString(),
  printedAt: job.sentAt?.toISOString() ?? null,
  expiresAt: job.giveUpAt.toISOString(),
});

export const presentTakenJob = ({ job, page }: TakenPrintJob): z.output<typeof takenJobAnswer> => ({
  job: presentPrintJob(job),
  page,
});
