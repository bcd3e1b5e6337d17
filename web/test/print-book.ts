import { aPrinter, aPrintJob, now } from './factories';
import type { Printer, PrinterInput, PrintDocument, PrintJob } from './generated/schema';
import { refusal, type ShopServer } from './shop-server';

/** A white dot. */
const dot =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==';

const unsettled = new Set(['WAITING', 'UNSURE', 'FAILED', 'EXPIRED']);

/** The printers of a shop and their jobs, which staff change while a screen shows them. */
export class PrintBook {
  private taken: { readonly id: string; readonly browser: string } | undefined;
  private readonly keys = new Map<string, PrintJob[]>();

  /** @param jobs oldest first */
  constructor(
    readonly shop: ShopServer,
    private printers: Printer[] = [],
    private jobs: PrintJob[] = [],
  ) {
    shop.answer({
      printers: () => this.printers.map((printer) => this.withWaiting(printer)),
      printJobs: ({ orderId, unsettledOnly }) =>
        this.jobs
          .filter(
            (job) => (!orderId || job.orderId === orderId) && (!unsettledOnly || unsettled.has(job.state)),
          )
          .toReversed(),
      createPrinter: ({ input }) => {
        const printer = aPrinter({ ...settingsOf(input), state: 'UNKNOWN', lastSeenAt: null });
        this.printers = [...this.printers, printer];
        return { printer, token: input.way === 'AGENT' ? 'token-of-the-printer' : null };
      },
      updatePrinter: ({ id, input, expectedVersion }) => {
        const before = this.printer(id);
        if (before.version !== expectedVersion)
          throw refusal('CONFLICT', 'Somebody else has just changed this printer.');
        const isNewAgent = input.way === 'AGENT' && before.way !== 'AGENT';
        const printer = this.change(id, { ...settingsOf(input), version: before.version + 1 });
        return { printer, token: isNewAgent ? 'token-of-the-printer' : null };
      },
      deletePrinter: ({ id }) => {
        const printer = this.printer(id);
        this.printers = this.printers.filter((each) => each !== printer);
        this.jobs = this.jobs.filter((job) => job.printer.id !== id);
        return printer;
      },
      renewPrinterToken: ({ id }) => ({ printer: this.printer(id), token: 'new-token' }),
      printTestPage: ({ printerId }) => {
        const printer = this.printer(printerId);
        return this.add({ printer, document: 'TEST_PAGE', orderId: null, orderName: null });
      },
      printOrder: ({ orderId, document, printerId, idempotencyKey }) => {
        const key = idempotencyKey ?? '';
        const printed = this.keys.get(key) ?? this.print(orderId, document, printerId);
        if (key) this.keys.set(key, printed);
        return printed;
      },
      settlePrintJob: ({ id, isPrinted }) => this.changeJob(id, settled(this.job(id), isPrinted)),
      takePrintJob: ({ printerId, browser }) => {
        const { id } = this.printer(printerId);
        const mine = this.jobs.find((job) => job.id === this.taken?.id && job.state === 'PRINTING');
        if (mine && this.taken?.browser === browser) return { job: mine, page };
        const waiting = this.jobs.find((job) => job.printer.id === id && job.state === 'WAITING');
        if (!waiting) return null;
        this.taken = { id: waiting.id, browser };
        return { job: this.changeJob(waiting.id, { state: 'PRINTING' }), page };
      },
      reportPrinted: ({ id, outcome, error }) =>
        this.changeJob(id, {
          state: outcome,
          error: error ?? null,
          ...(outcome === 'PRINTED' && printedNow),
        }),
    });
  }

  /** Adds a job, and announces it. */
  add(job: Partial<PrintJob> & Pick<PrintJob, 'printer'>): PrintJob {
    const added = aPrintJob(job);
    this.jobs = [...this.jobs, added];
    this.shop.publish('printingChanged', added.printer.id);
    return added;
  }

  /** Changes a printer, and announces it. */
  change(id: string, change: Partial<Printer>): Printer {
    const changed = { ...this.printer(id), ...change };
    this.printers = this.printers.map((each) => (each.id === id ? changed : each));
    this.shop.publish('printingChanged', id);
    return this.withWaiting(changed);
  }

  all(): readonly Printer[] {
    return this.printers;
  }

  job(id: string): PrintJob {
    const job = this.jobs.find((each) => each.id === id);
    if (!job) throw refusal('NOT_FOUND', 'Print job not found');
    return job;
  }

  private print(orderId: string, document: PrintDocument, printerId?: string | null): PrintJob[] {
    const printers = this.printers.filter(({ id, documents, bills }) => {
      if (printerId) return id === printerId;
      return document === 'BILL' ? bills !== 'NEVER' : documents.includes(document);
    });
    if (printers.length === 0) throw refusal('CONFLICT', 'No printer prints this.');
    const isDuplicate = this.jobs.some(
      (job) => job.orderId === orderId && job.document === document && job.state !== 'WAITING',
    );
    return printers.map((printer) => this.add({ printer, orderId, document, isDuplicate }));
  }

  private printer(id: string): Printer {
    const printer = this.printers.find((each) => each.id === id);
    if (!printer) throw refusal('NOT_FOUND', 'Printer not found');
    return printer;
  }

  private changeJob(id: string, change: Partial<PrintJob>): PrintJob {
    const changed = { ...this.job(id), ...change };
    this.jobs = this.jobs.map((each) => (each.id === id ? changed : each));
    this.shop.publish('printingChanged', changed.printer.id);
    return changed;
  }

  private readonly withWaiting = (printer: Printer): Printer => ({
    ...printer,
    waiting: this.jobs.filter((job) => job.printer.id === printer.id && job.state === 'WAITING').length,
  });
}

const printedNow = { printedAt: now.toISOString() };

/** What was hidden is settled for everybody, as the server leaves it out. */
const settled = ({ state, isDuplicate }: PrintJob, isPrinted: boolean): Partial<PrintJob> =>
  isPrinted ? { state: 'PRINTED' } : { state: 'WAITING', isDuplicate: isDuplicate || state === 'UNSURE' };

/** ESC/POS of 'Hello' and its picture. */
const page = { bytes: btoa('\u001b@Hello\n'), image: dot, widthMm: 80 };

const settingsOf = ({ fallbackId, host, port, ...input }: PrinterInput): Partial<Printer> => {
  const given = Object.fromEntries(Object.entries(input).filter(([, value]) => value != null));
  return { ...given, host: host ?? null, port: port ?? null, fallbackId: fallbackId ?? null };
};
