import type { DataSource } from 'typeorm';
import { isAccepted, kitchenStageOf } from '../orders/kitchen-stage.js';
import type { Order } from '../orders/order.entity.js';
import type { OrdersService } from '../orders/orders.service.js';
import { makeJobs } from './new-jobs.js';
import { idOf } from './print-job.js';
import type { PrintReason } from './print-reasons.js';
import type { PrintDocument, Printer } from './printer.entity.js';
import type { PrintingNews } from './printing-news.js';
import {
  expireJobsOfOrder,
  selectCancelledVersion,
  selectPrinters,
  selectPrintersWith,
  shareStatus,
} from './printing.queries.js';

const cancelled: PrintReason = 'order-cancelled';

const printing = (printers: readonly Printer[], document: PrintDocument) =>
  printers.filter(({ documents }) => documents.includes(document));

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
    private readonly news: PrintingNews,
  ) {}

  /** Orders that were placed, accepted or moved on. */
  async follow(orderIds: readonly string[]): Promise<void> {
    const printers = await selectPrinters(this.dataSource.manager);
    if (printers.length === 0) return;
    for (const order of await this.orders.byIds([...new Set(orderIds)])) {
      if (!order) continue;
      if (order.status === 'Cancelled') await this.stop(order, printers);
      else if (isTheKitchens(order)) await this.printTicket(order, printers);
    }
  }

  /** Orders that were packed, maybe. */
  async labelBags(orderIds: readonly string[]): Promise<void> {
    const all = await selectPrinters(this.dataSource.manager);
    const printers = printing(all, 'BAG_LABEL');
    if (printers.length === 0) return;
    for (const order of await this.orders.byIds([...new Set(orderIds)])) {
      if (!order?.bags) continue;
      const occasion = idOf(`bags:${order.id}:${order.bags}`);
      const request = { document: 'BAG_LABEL', order, printers } as const;
      await this.news.toPrint(await makeJobs(this.dataSource.manager, occasion, request, all));
    }
  }

  private async printTicket(order: Order, all: readonly Printer[]): Promise<void> {
    const printers = printing(all, 'KITCHEN_TICKET');
    const printerIds = await this.dataSource.transaction(async (tx) => {
      // It may have been cancelled since it was read.
      if ((await shareStatus(tx, order.id)) === 'Cancelled') return [];
      const occasion = idOf(`ticket:${order.id}:${await selectCancelledVersion(tx, order.id)}`);
      return makeJobs(tx, occasion, { document: 'KITCHEN_TICKET', order, printers }, all);
    });
    await this.news.toPrint(printerIds);
  }

  /** What is not printed yet is not needed any more; a kitchen that has the ticket is told to stop. */
  private async stop(order: Order, all: readonly Printer[]): Promise<void> {
    const printerIds = await this.dataSource.transaction(async (tx) => {
      // It may have been taken up again since it was read.
      if ((await shareStatus(tx, order.id)) !== 'Cancelled') return [];
      const expired = await expireJobsOfOrder(tx, cancelled, order.id);
      const ids = await selectPrintersWith(tx, 'KITCHEN_TICKET', order.id);
      // A printer that prints tickets without changes was set up so; one that took over for another was not.
      const printers = all.filter(
        ({ id, documents }) =>
          ids.includes(id) && (documents.includes('CHANGE_TICKET') || !documents.includes('KITCHEN_TICKET')),
      );
      const occasion = idOf(`cancelled:${order.id}:${await selectCancelledVersion(tx, order.id)}`);
      const request = { document: 'CHANGE_TICKET', order, printers } as const;
      return [...expired, ...(await makeJobs(tx, occasion, request, all))];
    });
    await this.news.toPrint(printerIds);
  }
}
