import type { EntityManager } from 'typeorm';
import { orderName } from '../orders/order-name.js';
import type { Order } from '../orders/order.entity.js';
import { isOwnStation, type ChangedLine, type Stations } from './documents.js';
import { jobIdOf, type NewPrintJob, type Printed, type PrintedChange } from './print-job.js';
import type { PrintDocument, Printer } from './printer.entity.js';
import { insertJobs, selectJobsOf, type JobRow } from './printing.queries.js';

type TicketPrinter = Pick<Printer, 'id' | 'documents' | 'stations' | 'copies'>;

export type PrintedOrder = Pick<Order, 'id' | 'number' | 'bill'>;

interface Request {
  readonly document: PrintDocument;
  /** Null for a test page. */
  readonly order: PrintedOrder | null;
  /** Those that print it. */
  readonly printers: readonly TicketPrinter[];
  readonly isDuplicate?: boolean;
  /** Of a change ticket; null: it says that the order is cancelled. */
  readonly change?: PrintedChange | null;
}

const without: Stations = { own: [], elsewhere: [] };

/** The stations of a printer's kitchen tickets, beside those of the others that print them. */
function stationsOf(printer: TicketPrinter, printers: readonly TicketPrinter[]): Printed['stations'] {
  const others = printers.filter(({ documents }) => documents.includes('KITCHEN_TICKET'));
  return {
    own: [...printer.stations],
    elsewhere: others.filter(({ id }) => id !== printer.id).flatMap(({ stations }) => stations),
  };
}

/**
 * Whether a printer adds something to the jobs that the occasion has, so that a printer that was replaced, was added or
 * got more copies prints nothing twice.
 */
function isNeeded(
  { document, stations }: Printed,
  printerId: string,
  order: PrintedOrder,
  made: readonly JobRow[],
) {
  if (document === 'KITCHEN_TICKET') {
    const isOn = (ticket: Stations, category: string | null) => isOwnStation(category, ticket);
    return order.bill.lines.some(
      ({ category }) =>
        isOn(stations, category) && !made.some(({ printed }) => isOn(printed.stations, category)),
    );
  }
  if (document === 'BAG_LABEL') return made.length === 0;
  return made.every((job) => job.printerId !== printerId);
}

/** The lines of a change that concern tickets of the stations. A dish that the order has not any more may be of any. */
export function changedLinesAt(
  lines: readonly ChangedLine[],
  { bill }: PrintedOrder,
  stations: readonly Stations[],
): ChangedLine[] {
  const categories = new Map(bill.lines.map(({ name, category }) => [name, category]));
  return lines.filter(({ name }) =>
    stations.some((each) => isOwnStation(categories.get(name) ?? null, each)),
  );
}

/** Jobs for a document, one for each copy of each printer. */
function jobsOf(
  { document, order, printers, isDuplicate = false, change = null }: Request,
  all: readonly TicketPrinter[],
  made: readonly JobRow[],
) {
  const of = order && { id: order.id, name: orderName(order) };
  return printers.flatMap((printer): NewPrintJob[] => {
    const isTicket = document === 'KITCHEN_TICKET';
    const stations = isTicket ? stationsOf(printer, all) : without;
    const printed = { document, order: of, isDuplicate, stations, change };
    if (order && !isNeeded(printed, printer.id, order, made)) return [];
    const copies = document === 'TEST_PAGE' ? 1 : printer.copies;
    return Array.from({ length: copies }, (_, index) => ({
      printerId: printer.id,
      printed,
      copy: index + 1,
    }));
  });
}

/**
 * Makes the jobs of a document in the caller's transaction, once for the occasion, whatever printers there were then.
 * @param occasion an id
 * @param all the printers of the shop
 * @returns the printers that got new ones
 */
export async function makeJobs(
  tx: EntityManager,
  occasion: string,
  request: Request,
  all: readonly TicketPrinter[],
): Promise<string[]> {
  const jobs = jobsOf(request, all, await selectJobsOf(tx, occasion)).map((job) => ({
    ...job,
    id: jobIdOf(occasion, job),
  }));
  if (jobs.length === 0) return [];
  const inserted = new Set(await insertJobs(tx, occasion, jobs));
  return jobs.filter(({ id }) => inserted.has(id)).map(({ printerId }) => printerId);
}
