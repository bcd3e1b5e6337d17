import { invoiceDocument, noteDocument, voucherDocument } from '../src/modules/bill-book/bill-documents.js';
import { partsOf, shareOf } from '../src/modules/bill-book/tax-parts.js';
import { billOf, type BillLine, type Taxing } from '../src/modules/quote/bill.js';
import type { PartTax } from '../src/modules/quote/taxes.js';

const service: PartTax = { class: 'SERVICE', hsn: '996331', rate: 500, isIncluded: false };

/** Prices without GST, unless another taxing is given. */
export const regular: Taxing = {
  mode: 'REGULAR',
  pricesInclude: false,
  roundsTotal: true,
  ofLine: () => service,
  ofCharges: service,
};

const included: PartTax = { ...service, isIncluded: true };
export const inclusive: Taxing = {
  ...regular,
  pricesInclude: true,
  ofLine: () => included,
  ofCharges: included,
};

export const composition: Taxing = { ...regular, mode: 'COMPOSITION' };

export const aLine = (line: Partial<BillLine> = {}): BillLine => ({
  menuItemId: '0123456789abcdef01234567',
  quantity: 2,
  name: 'Paneer Tikka',
  category: null,
  unitPricePaise: 24_905,
  choices: [],
  note: null,
  ...line,
});

const at = new Date('2026-11-30T14:44:00.000Z');

interface Written {
  readonly lines?: readonly BillLine[];
  readonly taxing?: Taxing | undefined;
  /** Null: it has none yet. */
  readonly number?: string | null;
  readonly order?: object;
  readonly parties?: object;
}

/** What documents of an order are written from. */
export function issued({
  lines = [aLine()],
  taxing,
  number = 'C/26-27/000123',
  order,
  parties,
}: Written = {}) {
  return {
    number,
    at,
    refundedPaise: 0,
    order: {
      id: '0123456789abcdef01234567',
      bill: billOf(lines, { PACKING: 2_000, DELIVERY: 4_000 }, taxing),
      version: 1,
      number: 47,
      day: '2026-11-30',
      way: 'DELIVERY' as const,
      address: '4th floor, 22 Church Street, Bengaluru',
      tableName: null,
      customerId: null,
      buyer: null,
      createdAt: new Date('2026-11-30T14:04:00.000Z'),
      ...order,
    },
    parties: {
      name: 'Chowk Kitchen',
      address: '12 MG Road, Ashok Nagar',
      state: 'Karnataka',
      pinCode: '560001',
      gstin: taxing ? '29AAGCB7383J1Z4' : null,
      fssai: '12345678901234',
      footer: null,
      prefix: 'C',
      buyerName: 'Asha Rao',
      ...parties,
    },
  };
}

export const anInvoice = (written: Written = {}) => invoiceDocument(issued({ taxing: regular, ...written }));

/** A credit note of some paise. */
export function aNote(amountPaise: number, written: Written = {}) {
  const invoice = anInvoice(written);
  const share = shareOf(partsOf(invoice.bill), amountPaise);
  return noteDocument(issued({ taxing: regular, ...written, number: 'C/26-27/R00001' }), invoice, share);
}

/** A refund voucher of some paise. */
export function aVoucher(amountPaise: number, written: Written = {}) {
  const from = issued({ taxing: regular, ...written, number: 'C/26-27/V00001' });
  return voucherDocument(from, shareOf(partsOf(from.order.bill), amountPaise));
}
