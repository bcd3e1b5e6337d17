import type { DataSource } from 'typeorm';
import { DomainError } from '../../platform/errors.js';
import type { BillBookService } from '../bill-book/bill-book.service.js';
import { wordedBill } from '../bill-book/bill-wording.js';
import type { CustomersService } from '../customers/customers.service.js';
import type { KitchenService } from '../kitchen/kitchen.service.js';
import type { Order } from '../orders/order.entity.js';
import { firstNameOf, orderNotFound } from '../orders/orders.policy.js';
import type { OrdersService } from '../orders/orders.service.js';
import type { RestaurantService } from '../restaurant/restaurant.service.js';
import { restaurantDayAt } from '../restaurant/schedule.js';
import type { BillPrintsService } from './bill-prints.service.js';
import { billSlip } from './bill-slip.js';
import {
  bagLabels,
  cancelledTicket,
  changeTicket,
  kitchenTicket,
  testPage,
  type TicketOrder,
} from './documents.js';
import { printerBytes } from './escpos.js';
import { papers, type Page, type PrinterPaper } from './page.js';
import { pagePicture } from './picture.js';
import type { Printed, PrintedChange } from './print-job.js';
import type { PrintReason } from './print-reasons.js';
import type { Printer } from './printer.entity.js';
import { isChangeMissing } from './printing.queries.js';
import { say } from './printing.sentences.js';

/** A document as it is drawn now. */
export interface Drawn<T> {
  readonly page: T;
  /** Of a kitchen ticket, the order's: it is not to be older than the order. */
  readonly version: number | null;
}

export interface PrintPage {
  /** Base64. */
  readonly bytes: string;
  readonly image: string;
  readonly widthMm: (typeof papers)[PrinterPaper]['widthMm'];
}

interface Parts {
  readonly billBook: Pick<BillBookService, 'contentOf'>;
  readonly bills: Pick<BillPrintsService, 'isCurrent'>;
  readonly customers: Pick<CustomersService, 'of'>;
  readonly dataSource: DataSource;
  readonly kitchen: Pick<KitchenService, 'allergensOf'>;
  readonly now: () => Date;
  readonly orders: Pick<OrdersService, 'find'>;
  readonly restaurant: Pick<RestaurantService, 'latest'>;
}

/** Draws documents, with what their orders are now. */
export class PrintPagesService {
  constructor(private readonly parts: Parts) {}

  /** Why a document is not needed any more. */
  async refusal({ document, order, change, bill }: Printed): Promise<PrintReason | undefined> {
    if (!order) return undefined;
    if (document === 'CHANGE_TICKET')
      return change && (await this.isInTickets(change)) ? 'order-changed' : undefined;
    const found = await this.parts.orders.find(order.id);
    const isNeeded =
      !found || (bill ? await this.parts.bills.isCurrent(found, bill) : found.status !== 'Cancelled');
    return isNeeded ? undefined : 'order-cancelled';
  }

  /** Whether the tickets of a change were printed after it. */
  private async isInTickets(change: PrintedChange): Promise<boolean> {
    return change.tickets.length > 0 && !(await isChangeMissing(this.parts.dataSource.manager, change));
  }

  /** For the printer. */
  async bytes(printed: Printed, printer: Printer): Promise<Drawn<Buffer>> {
    const { page, version } = await this.page(printed, printer);
    return { page: await bytesOf(page, printed, printer), version };
  }

  /** For a browser. */
  async both(printed: Printed, printer: Printer): Promise<Drawn<PrintPage>> {
    const { page, version } = await this.page(printed, printer);
    const [bytes, image] = await Promise.all([
      bytesOf(page, printed, printer),
      pagePicture(page, printer.paper),
    ]);
    return {
      page: {
        bytes: bytes.toString('base64'),
        image: image.toString('base64'),
        widthMm: papers[printer.paper].widthMm,
      },
      version,
    };
  }

  /** @throws {DomainError} `NOT_FOUND` for an order that is deleted, `CONFLICT` for labels of one that is not packed any more */
  private async page(printed: Printed, { name, paper }: Printer): Promise<Drawn<Page>> {
    const { document } = printed;
    if (document === 'TEST_PAGE') return { page: testPage(name, paper, this.parts.now()), version: null };
    const order = printed.order && (await this.parts.orders.find(printed.order.id));
    if (!order) throw orderNotFound();
    const page = await this.pageOf(order, printed);
    return { page, version: document === 'KITCHEN_TICKET' ? order.version : null };
  }

  private async pageOf(order: Order, printed: Printed): Promise<Page> {
    const { document, isDuplicate, stations, change, bill } = printed;
    if (bill) {
      const content = await this.parts.billBook.contentOf(order, order.status === 'Cancelled');
      return billSlip(wordedBill(content, bill.language), isDuplicate);
    }
    const ticket = await this.ticketOf(order, printed.order?.name ?? '');
    if (document === 'KITCHEN_TICKET') return kitchenTicket(ticket, stations, isDuplicate);
    if (document === 'CHANGE_TICKET')
      return change ? changeTicket(ticket, change.lines, isDuplicate) : cancelledTicket(ticket, isDuplicate);
    if (!order.bags) throw new DomainError('CONFLICT', say.notPacked);
    const customer = await this.parts.customers.of(order);
    return bagLabels(ticket, customer?.name ? firstNameOf(customer.name) : null, order.bags, isDuplicate);
  }

  private async ticketOf(order: Order, name: string): Promise<TicketOrder> {
    const lines = await Promise.all(
      order.bill.lines.map(async ({ menuItemId, ...line }) => ({
        ...line,
        allergens: await this.parts.kitchen.allergensOf(menuItemId),
      })),
    );
    const { way, tableName, createdAt: placedAt, slotAt, promisedFrom, promisedUntil } = order;
    const isForLaterDay = await this.isForLaterDay(slotAt);
    return { name, way, tableName, placedAt, slotAt, isForLaterDay, promisedFrom, promisedUntil, lines };
  }

  private async isForLaterDay(slotAt: Date | null): Promise<boolean> {
    if (!slotAt) return false;
    const restaurant = await this.parts.restaurant.latest();
    return restaurantDayAt(slotAt, restaurant) > restaurantDayAt(this.parts.now(), restaurant);
  }
}

const bytesOf = (page: Page, { document }: Printed, printer: Printer): Promise<Buffer> =>
  printerBytes(page, printer, printer.beeps && document === 'KITCHEN_TICKET');
