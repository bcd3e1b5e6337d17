import type { DataSource } from 'typeorm';
import { isAccepted, kitchenStageOf } from '../orders/kitchen-stage.js';
import type { Order } from '../orders/order.entity.js';
import type { OrdersService } from '../orders/orders.service.js';
import type { RestaurantService } from '../restaurant/restaurant.service.js';
import type { BillPrintsService } from './bill-prints.service.js';
import { changedLinesAt, makeJobs, type Places } from './new-jobs.js';
import { idOf, type PrintedChange } from './print-job.js';
import type { PrintReason } from './print-reasons.js';
import { prints, type PrintDocument } from './printer.entity.js';
import type { PrintingNews } from './printing-news.js';
import {
  expireJobsOfOrder,
  selectCancelledVersion,
  selectLineChanges,
  selectOlderTickets,
  selectPrinters,
  selectPrintersWith,
  shareStatus,
} from './printing.queries.js';

const cancelled: PrintReason = 'order-cancelled';

const printing = (printers: Places['printers'], document: PrintDocument) =>
  printers.filter((printer) => prints(printer, document));

const printingReady = (printers: Places['printers']) =>
  printers.filter(({ bills }) => bills === 'WHEN_READY');

/** A printer that prints tickets without changes was set up so; one that took over for another was not. */
const printingChanges = (printers: Places['printers']) =>
  printers.filter(
    ({ documents }) => documents.includes('CHANGE_TICKET') || !documents.includes('KITCHEN_TICKET'),
  );

/** Whether a printer prints what follows the ticket of a printer: its own, or that of one that was removed. */
const follows = ({ id, documents }: Places['printers'][number], ticketPrinter: string, places: Places) =>
  id === ticketPrinter ||
  (documents.includes('CHANGE_TICKET') && places.printers.every((each) => each.id !== ticketPrinter));

/** Whether the kitchen cooks it now, or will as soon as it can. */
const isTheKitchens = (order: Order): boolean => {
  const stage = kitchenStageOf(order);
  return isAccepted(order) && !order.isScheduled && (stage === 'NEW' || stage === 'PREPARING');
};

/**
 * What printers print by themselves. Run by the worker after each event, in any order and more than once: an order has
 * one ticket, until it is cancelled and taken up again.
 */
export class AutomaticPrintsService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly orders: Pick<OrdersService, 'byIds'>,
    private readonly restaurant: Pick<RestaurantService, 'latest'>,
    private readonly news: PrintingNews,
    private readonly bills: Pick<BillPrintsService, 'printReady'>,
  ) {}

  /** Orders that were placed, accepted or moved on. */
  async follow(orderIds: readonly string[]): Promise<void> {
    const places = await this.places();
    if (!places) return;
    for (const order of await this.orders.byIds([...new Set(orderIds)])) {
      if (!order) continue;
      if (order.status === 'Cancelled') await this.stop(order, places);
      else if (isTheKitchens(order)) await this.printTicket(order, places);
      else await this.printBill(order, places);
    }
  }

  /** Orders that the kitchen may have packed or finished. */
  async followKitchen(orderIds: readonly string[]): Promise<void> {
    const places = await this.places();
    if (!places) return;
    const { printers } = places;
    if (printing(printers, 'BAG_LABEL').length === 0 && printingReady(printers).length === 0) return;
    for (const order of await this.orders.byIds([...new Set(orderIds)])) {
      if (!order) continue;
      await this.labelBags(order, places);
      await this.printBill(order, places);
    }
  }

  /** Orders whose lines may have changed. Each change is printed once, on the printers whose tickets lack it. */
  async printChanges(orderIds: readonly string[]): Promise<void> {
    const places = await this.places();
    if (!places) return;
    for (const order of await this.orders.byIds([...new Set(orderIds)])) {
      if (!order) continue;
      // A printer of another station may have lines of it now.
      if (isTheKitchens(order)) await this.printTicket(order, places);
      // All of them in their order, whichever event comes first.
      for (const change of await selectLineChanges(this.dataSource.manager, order.id))
        await this.printChange(order, change, places);
    }
  }

  private async labelBags(order: Order, places: Places): Promise<void> {
    const printers = printing(places.printers, 'BAG_LABEL');
    if (!order.bags || printers.length === 0) return;
    const occasion = idOf(`bags:${order.id}:${order.bags}`);
    const request = { document: 'BAG_LABEL', order, printers } as const;
    await this.news.toPrint(await makeJobs(this.dataSource.manager, occasion, request, places));
  }

  /** Of an order that is ready. */
  private async printBill(order: Order, places: Places): Promise<void> {
    const printers = printingReady(places.printers);
    if (printers.length > 0) await this.news.toPrint(await this.bills.printReady(order, printers, places));
  }

  private async printChange(
    order: Order,
    { version, lines }: Pick<PrintedChange, 'version' | 'lines'>,
    places: Places,
  ): Promise<void> {
    const printerIds = await this.dataSource.transaction(async (tx) => {
      if ((await shareStatus(tx, order.id)) === 'Cancelled') return [];
      const occasion = idOf(`changed:${order.id}:${version}`);
      const older = await selectOlderTickets(tx, order.id, version, occasion);
      const made: string[] = [];
      for (const printer of printingChanges(places.printers)) {
        const tickets = older.filter(({ printerId }) => follows(printer, printerId, places));
        const own = changedLinesAt(
          lines,
          order,
          tickets.map(({ stations }) => stations),
        );
        if (own.length === 0) continue;
        const change = { version, lines: own, tickets: tickets.map((ticket) => ticket.id) };
        const { copies } = printer;
        const printers = [{ ...printer, copies: Math.min(copies, tickets.length) }];
        const request = { document: 'CHANGE_TICKET', order, printers, change } as const;
        made.push(...(await makeJobs(tx, occasion, request, places)));
      }
      return made;
    });
    await this.news.toPrint(printerIds);
  }

  /** Undefined in a shop without printers. */
  private async places(): Promise<Places | undefined> {
    const printers = await selectPrinters(this.dataSource.manager);
    if (printers.length === 0) return undefined;
    const { stations } = await this.restaurant.latest();
    return { printers, stations };
  }

  private async printTicket(order: Order, places: Places): Promise<void> {
    const printers = printing(places.printers, 'KITCHEN_TICKET');
    const printerIds = await this.dataSource.transaction(async (tx) => {
      // It may have been cancelled since it was read.
      if ((await shareStatus(tx, order.id)) === 'Cancelled') return [];
      const occasion = idOf(`ticket:${order.id}:${await selectCancelledVersion(tx, order.id)}`);
      return makeJobs(tx, occasion, { document: 'KITCHEN_TICKET', order, printers }, places);
    });
    await this.news.toPrint(printerIds);
  }

  /** Expires waiting jobs of a cancelled order. A kitchen that has its ticket gets one that says CANCELLED. */
  private async stop(order: Order, places: Places): Promise<void> {
    const printerIds = await this.dataSource.transaction(async (tx) => {
      // It may have been taken up again since it was read.
      if ((await shareStatus(tx, order.id)) !== 'Cancelled') return [];
      const expired = await expireJobsOfOrder(tx, cancelled, order.id);
      const ids = await selectPrintersWith(tx, 'KITCHEN_TICKET', order.id);
      const printers = printingChanges(places.printers).filter((printer) =>
        ids.some((id) => follows(printer, id, places)),
      );
      const occasion = idOf(`cancelled:${order.id}:${await selectCancelledVersion(tx, order.id)}`);
      const request = { document: 'CHANGE_TICKET', order, printers } as const;
      return [...expired, ...(await makeJobs(tx, occasion, request, places))];
    });
    await this.news.toPrint(printerIds);
  }
}
