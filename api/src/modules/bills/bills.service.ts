import { currentLanguage } from '../../platform/request.js';
import { callerIdOf, requirePermission } from '../auth/auth.policy.js';
import type { Viewer } from '../auth/viewer.js';
import type { BillContent } from '../bill-book/bill-content.js';
import type { BillBookService } from '../bill-book/bill-book.service.js';
import { wordedBill, type BillDocument } from '../bill-book/bill-wording.js';
import type { OrdersService } from '../orders/orders.service.js';
import type { BillPdfs } from './bill-pdfs.js';
import type { PdfQuery } from './bills.input.js';

export interface PdfFile {
  /** `C-26-27-000123.pdf` */
  readonly name: string;
  readonly contents: Buffer;
}

/** Gives people the documents of orders. */
export class BillsService {
  constructor(
    private readonly orders: Pick<OrdersService, 'get'>,
    private readonly billBook: BillBookService,
    private readonly pdfs: BillPdfs,
  ) {}

  /**
   * The last document of an order's bill, in the language of the request.
   * @throws {DomainError} `NOT_FOUND`, also for another customer's order
   */
  async document(viewer: Viewer | null, orderId: string): Promise<BillDocument> {
    return wordedBill(await this.contentOf(viewer, orderId), currentLanguage());
  }

  /** @throws {DomainError} `NOT_FOUND`, also for another customer's order; `UNAVAILABLE` */
  async pdf(viewer: Viewer | null, orderId: string, query: PdfQuery): Promise<PdfFile> {
    const caller = requirePermission(viewer, 'ORDER');
    return this.pdfOf(caller, await this.contentOf(viewer, orderId), query);
  }

  /** @throws {DomainError} `FORBIDDEN`, `NOT_FOUND` for an entry that is no document of an order; `UNAVAILABLE` */
  async entryPdf(viewer: Viewer | null, sequence: number, query: PdfQuery): Promise<PdfFile> {
    const caller = requirePermission(viewer, 'VIEW_PAYMENTS');
    return this.pdfOf(caller, await this.billBook.contentOfEntry(viewer, sequence), query);
  }

  private async contentOf(viewer: Viewer | null, orderId: string): Promise<BillContent> {
    const order = await this.orders.get(viewer, orderId);
    return this.billBook.contentOf(order, order.status === 'Cancelled');
  }

  private async pdfOf(caller: Viewer, content: BillContent, { paper, language }: PdfQuery): Promise<PdfFile> {
    const bill = wordedBill(content, language ?? currentLanguage());
    return { name: fileNameOf(content), contents: await this.pdfs.of(bill, paper, callerIdOf(caller)) };
  }
}

function fileNameOf({ number, invoice, order }: BillContent): string {
  const named = number ?? (invoice?.number ? `${invoice.number}-cancelled` : `order-${order.name}`);
  return `${named.replaceAll(/[^\w-]+/g, '-').replaceAll(/-{2,}/g, '-')}.pdf`;
}
