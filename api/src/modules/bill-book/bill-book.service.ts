import type { DataSource } from 'typeorm';
import type { BilledOrder } from './bill-documents.js';
import { selectInvoices, type Invoice } from './bill-book.queries.js';

/** Reads the bill book. */
export class BillBookService {
  constructor(private readonly dataSource: DataSource) {}

  /** The last invoice of each order, without a permission check. */
  async invoicesOf(orders: readonly Pick<BilledOrder, 'id' | 'bill'>[]): Promise<(Invoice | null)[]> {
    const numbered = orders.filter(({ bill }) => bill.taxes).map(({ id }) => id);
    if (numbered.length === 0) return orders.map(() => null);
    const invoices = await selectInvoices(this.dataSource.manager, numbered);
    return orders.map(({ id }) => invoices.get(id) ?? null);
  }
}
