import type { EntityManager } from 'typeorm';
import { stationsWith, type Station } from '../restaurant/stations.js';
import { orderName } from '../restaurant/order-name.js';
import type { Order } from '../orders/order.entity.js';
import { isOwnCategory, type ChangedLine, type Stations } from './documents.js';
import {
  jobIdOf,
  type NewPrintJob,
  type Printed,
  type PrintedBill,
  type PrintedChange,
} from './print-job.js';
import type { PrintDocument, Printer } from './printer.entity.js';
import { insertJobs, selectJobsOf, type JobRow } from './printing.queries.js';

type TicketPrinter = Pick<Printer, 'id' | 'documents' | 'bills' | 'stations' | 'copies'>;

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
  readonly bill?: PrintedBill | undefined;
}

const without: Stations = { own: [], elsewhere: [] };

/** Where the lines of tickets belong. */
export interface Places {
  /** All of the shop. */
  readonly printers: readonly TicketPrinter[];
  /** Of the restaurant. */
  readonly stations: readonly Station[];
}

/**
 * The stations of a printer's kitchen tickets. A line of stations that no printer has is on every ticket, so that it is
 * not lost when a station is renamed or removed.
 */
export function stationsOf(
  { id, stations: own }: Pick<TicketPrinter, 'id' | 'stations'>,
  { printers, stations }: Places,
): Stations {
  if (own.length === 0) return without;
  const others = printers
    .filter((each) => each.id !== id && each.documents.includes('KITCHEN_TICKET'))
    .flatMap((each) => each.stations);
  const areIn = (names: readonly string[], category: string) =>
    stationsWith(category, stations).some(({ name }) => names.includes(name));
  const categories = new Set(stations.flatMap((each) => each.categories));
  return {
    own: stations.flatMap(({ name }) => (own.includes(name) ? name : [])),
    elsewhere: [...categories].filter((each) => !areIn(own, each) && areIn(others, each)),
  };
}

/**
 * Whether a printer adds something to the jobs that the occasion has, so that a printer that was replaced, was added or
 * got more copies prints nothing twice.
 */
function isNeeded(
  { document, stations }: Pick<Printed, 'document' | 'stations'>,
  printerId: string,
  order: PrintedOrder,
  made: readonly JobRow[],
) {
  if (document === 'KITCHEN_TICKET') {
    const isOn = (ticket: Stations, category: string | null) => isOwnCategory(category, ticket);
    return order.bill.lines.some(
      ({ category }) =>
        isOn(stations, category) && !made.some(({ printed }) => isOn(printed.stations, category)),
    );
  }
  if (document === 'BAG_LABEL' || document === 'BILL') return made.length === 0;
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
    stations.some((each) => isOwnCategory(categories.get(name) ?? null, each)),
  );
}

/** Jobs for a document, one for each copy of each printer. */
function jobsOf(
  { document, order, printers, isDuplicate = false, change = null, bill }: Request,
  places: Places,
  made: readonly JobRow[],
) {
  const of = order && { id: order.id, name: orderName(order) };
  return printers.flatMap((printer): NewPrintJob[] => {
    const isTicket = document === 'KITCHEN_TICKET';
    const stations = isTicket ? stationsOf(printer, places) : without;
    const printed = { document, order: of, isDuplicate, stations, change, bill };
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
 * @returns the printers that got new ones
 */
export async function makeJobs(
  tx: EntityManager,
  occasion: string,
  request: Request,
  places: Places,
): Promise<string[]> {
  const jobs = jobsOf(request, places, await selectJobsOf(tx, occasion)).map((job) => ({
    ...job,
    id: jobIdOf(occasion, job),
  }));
  if (jobs.length === 0) return [];
  const inserted = new Set(await insertJobs(tx, occasion, jobs));
  return jobs.filter(({ id }) => inserted.has(id)).map(({ printerId }) => printerId);
}
