import type { DataSource, EntityManager } from 'typeorm';
import { badInput, DomainError } from '../../platform/errors.js';
import { createOnce } from '../../platform/idempotency.js';
import { newId } from '../../platform/ids.js';
import { callerIdOf, requirePermission } from '../auth/auth.policy.js';
import type { Viewer } from '../auth/viewer.js';
import type { Order } from '../orders/order.entity.js';
import type { OrdersService } from '../orders/orders.service.js';
import type { Outbox } from '../../platform/outbox.js';
import type { RestaurantService } from '../restaurant/restaurant.service.js';
import type { BillPrintsService } from './bill-prints.service.js';
import { makeJobs } from './new-jobs.js';
import { mayHaveBeenPrinted, type PrintedChange, type PrintJob } from './print-job.js';
import type { PrintReason } from './print-reasons.js';
import { Printer, prints, type PrintDocument } from './printer.entity.js';
import type { PrintingNews } from './printing-news.js';
import {
  lockJob,
  noteState,
  requeueJob,
  selectJobs,
  selectJobsByIds,
  selectJobsOf,
  selectLineChanges,
  selectPrinters,
  selectPrintersOf,
  selectPrintersWith,
  settleJob,
  skipJob,
  type JobRow,
} from './printing.queries.js';
import { say } from './printing.sentences.js';

interface OrderPrint {
  readonly orderId: string;
  readonly document: PrintDocument;
  /** Undefined: each printer that prints the document without being named. */
  readonly printerId: string | undefined;
}

interface Parts {
  readonly bills: Pick<BillPrintsService, 'take'>;
  readonly orders: Pick<OrdersService, 'get'>;
  readonly restaurant: Pick<RestaurantService, 'latest'>;
}

/** What is printed, and what was. */
export class PrintJobsService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly outbox: Outbox,
    private readonly parts: Parts,
    private readonly news: PrintingNews,
    private readonly now: () => Date,
  ) {}

  /**
   * The latest ones, newest first.
   * @throws {DomainError} `FORBIDDEN`
   */
  async latest(
    viewer: Viewer | null,
    orderId: string | undefined,
    unsettledOnly: boolean,
  ): Promise<PrintJob[]> {
    requirePermission(viewer, 'VIEW_ORDERS');
    const { manager } = this.dataSource;
    return withPrinters(manager, await selectJobs(manager, orderId ?? null, unsettledOnly));
  }

  /** @throws {DomainError} `FORBIDDEN`, `NOT_FOUND` */
  async printTestPage(viewer: Viewer | null, printerId: string): Promise<PrintJob> {
    requirePermission(viewer, 'EDIT_RESTAURANT');
    const { manager } = this.dataSource;
    const printers = await selectPrinters(manager);
    const occasion = newId();
    const printer = requireOne(printers, printerId);
    const request = { document: 'TEST_PAGE', order: null, printers: [printer] } as const;
    // It shows whether the printer answers.
    await manager.update(Printer, { id: printerId }, { answersStatus: null });
    await this.news.toPrint(await makeJobs(manager, occasion, request, { printers, stations: [] }));
    const [job] = await withPrinters(manager, await selectJobsOf(manager, occasion));
    if (!job) throw new DomainError('NOT_FOUND', say.noJob);
    return job;
  }

  /**
   * Prints a document of an order.
   * @throws {DomainError} `FORBIDDEN`, `NOT_FOUND`, `BAD_USER_INPUT` for a test page, `CONFLICT` if no printer prints it or
   * the order has nothing for it, such as no bill, `IDEMPOTENCY_CONFLICT`
   */
  async printOrder(viewer: Viewer | null, print: OrderPrint, key: string | undefined): Promise<PrintJob[]> {
    const actor = requirePermission(viewer, 'UPDATE_ORDER_STATUS');
    const { orderId, document, printerId } = print;
    const order = await this.parts.orders.get(viewer, orderId);
    requirePrintable(order, document);
    const { manager } = this.dataSource;
    const change = document === 'CHANGE_TICKET' ? await lastChange(manager, order) : null;
    const all = await selectPrinters(manager);
    const { stations } = await this.parts.restaurant.latest();
    const printers =
      printerId === undefined
        ? all.filter((printer) => prints(printer, document))
        : [requireOne(all, printerId)];
    if (printers.length === 0) throw new DomainError('CONFLICT', nobodyPrints(document));
    const attempt = { scope: `printOrder:${callerIdOf(actor)}`, key, request: print };
    const { occasion, printerIds } = await this.outbox.transaction(async (tx) => {
      let made: string[] = [];
      const id = await createOnce(tx, attempt, async (newOccasion) => {
        const request =
          document === 'BILL'
            ? await this.billRequest(tx, order, actor)
            : {
                document,
                order,
                isDuplicate: await this.isDuplicate(tx, order, document, change?.version),
                change,
              };
        made = await makeJobs(tx, newOccasion, { ...request, printers }, { printers: all, stations });
        if (made.length === 0) throw new DomainError('CONFLICT', nobodyPrints(document));
      });
      return { occasion: id, printerIds: made };
    });
    await this.news.toPrint(printerIds);
    return withPrinters(manager, await selectJobsOf(manager, occasion));
  }

  /**
   * Settles an unsure, failed or expired job: `true` if it is printed or no longer needed, `false` to print it again.
   * Idempotent.
   * @throws {DomainError} `FORBIDDEN`, `NOT_FOUND`, `CONFLICT` for a job that waits, or was printed
   */
  async settle(viewer: Viewer | null, id: string, isPrinted: boolean): Promise<PrintJob> {
    requirePermission(viewer, 'UPDATE_ORDER_STATUS');
    const printerIds = await this.dataSource.transaction(async (tx) => {
      const job = await lockJob(tx, id);
      if (!job) throw new DomainError('NOT_FOUND', say.noJob);
      if (isOpen(job)) {
        if (!isPrinted) return printAgain(tx, job);
        await settleJob(tx, id);
        await noteThatItPrints(tx, job);
        return [job.printerId];
      }
      const isSaid = isPrinted ? ['sent', 'kept'].includes(job.state) : job.state === 'waiting';
      if (!isSaid) throw new DomainError('CONFLICT', say.notUnsure);
      return [];
    });
    await this.news.toPrint(printerIds);
    return this.get(id);
  }

  /**
   * Without a permission check.
   * @throws {DomainError} `NOT_FOUND`
   */
  async get(id: string): Promise<PrintJob> {
    const { manager } = this.dataSource;
    const [job] = await withPrinters(manager, await selectJobsByIds(manager, [id]));
    if (!job) throw new DomainError('NOT_FOUND', say.noJob);
    return job;
  }

  private async billRequest(tx: EntityManager, order: Order, actor: Viewer) {
    const taken = await this.parts.bills.take(tx, order.id, actor);
    if (!taken) throw new DomainError('CONFLICT', say.hasNoBill);
    const { isNew, ...bill } = taken;
    const isDuplicate = !isNew && mayHaveBeenPrinted(order, this.now());
    return { document: 'BILL', order, isDuplicate, bill } as const;
  }

  /** Whether it is known now to be a duplicate. For kitchen tickets `claim` also checks, when the job is taken. */
  private async isDuplicate(
    tx: EntityManager,
    order: Order,
    document: PrintDocument,
    version: number | undefined,
  ): Promise<boolean> {
    if (mayHaveBeenPrinted(order, this.now())) return true;
    if (document !== 'CHANGE_TICKET') return false;
    return (await selectPrintersWith(tx, document, order.id, version)).length > 0;
  }
}

/** @throws {DomainError} */
function requirePrintable({ status, bags }: Order, document: PrintDocument): void {
  if (document === 'TEST_PAGE') throw badInput('document', say.noTestPage);
  // A bill that was cancelled is printed as such.
  if (document !== 'CHANGE_TICKET' && document !== 'BILL' && status === 'Cancelled')
    throw new DomainError('CONFLICT', say.isCancelled);
  if (document === 'BAG_LABEL' && !bags) throw new DomainError('CONFLICT', say.notPacked);
}

const nobodyPrints = (document: PrintDocument) =>
  document === 'BILL' ? say.nobodyPrintsBills : say.nobodyPrints;

const isOpen = ({ state }: JobRow) => ['unconfirmed', 'failed', 'skipped'].includes(state);

/** @returns the printers that are concerned */
async function printAgain(tx: EntityManager, { id, printerId }: JobRow): Promise<string[]> {
  const to = await presentPrinter(tx, printerId);
  await (to ? requeueJob(tx, id, to.id) : skipJob(tx, id, 'printer-removed' satisfies PrintReason));
  return to ? [printerId, to.id] : [printerId];
}

/** The printer, or the first of its fallbacks that was not removed. */
async function presentPrinter(tx: EntityManager, id: string): Promise<Printer | undefined> {
  const [printer] = await selectPrintersOf(tx, [id]);
  if (!printer?.deletedAt) return printer;
  return printer.fallbackId ? presentPrinter(tx, printer.fallbackId) : undefined;
}

/** A browser cannot report this itself. */
async function noteThatItPrints(tx: EntityManager, { state, printerId }: JobRow): Promise<void> {
  const [printer] = await selectPrintersOf(tx, [printerId]);
  if (state === 'unconfirmed' && printer?.way === 'BROWSER')
    await noteState(tx, { id: printerId, state: 'READY', error: null }, false);
}

/**
 * What a change ticket of the order says.
 * @returns null if it is cancelled
 * @throws {DomainError} `CONFLICT` if nothing has changed
 */
async function lastChange(manager: EntityManager, { id, status }: Order): Promise<PrintedChange | null> {
  if (status === 'Cancelled') return null;
  const change = (await selectLineChanges(manager, id)).at(-1);
  if (!change) throw new DomainError('CONFLICT', say.nothingChanged);
  return { ...change, tickets: [] };
}

function requireOne<T extends Printer>(printers: readonly T[], id: string): T {
  const printer = printers.find((each) => each.id === id);
  if (!printer) throw new DomainError('NOT_FOUND', say.noPrinter);
  return printer;
}

/** Also with those that are deleted. */
async function withPrinters(manager: EntityManager, jobs: readonly JobRow[]): Promise<PrintJob[]> {
  const ids = [...new Set(jobs.map(({ printerId }) => printerId))];
  const printers = ids.length > 0 ? await selectPrintersOf(manager, ids) : [];
  return jobs.flatMap((job) => {
    const printer = printers.find(({ id }) => id === job.printerId);
    return printer ? [{ ...job, printer }] : [];
  });
}
