import type { Bill } from '../quote/bill.js';
import type { OrderWay } from '../restaurant/order-ways.js';
import type { Parties } from './bill-book.queries.js';
import { amountOfParts, type TaxParts } from './tax-parts.js';

/** What a bill says of its order. */
export interface BilledOrder {
  readonly id: string;
  readonly bill: Bill;
  readonly version: number;
  readonly number: number | null;
  readonly day: string | null;
  readonly way: OrderWay;
  readonly address: string;
  readonly tableName: string | null;
  readonly phone: string | null;
  readonly customerId: string | null;
  readonly createdAt: Date;
}

interface Issued {
  readonly order: BilledOrder;
  readonly parties: Parties;
  readonly number: string | null;
  readonly at: Date;
}

/** What every document of an order says. */
function headOf({ order, parties, number, at }: Issued) {
  const { name, address, state, pinCode, gstin, fssai, buyerName } = parties;
  return {
    v: 1,
    ...(number !== null && { number }),
    issuedAt: at.toISOString(),
    order: { id: order.id, number: order.number, day: order.day, placedAt: order.createdAt.toISOString() },
    mode: order.bill.taxes?.mode ?? null,
    seller: { name, address, state, pinCode, gstin, fssai },
    buyer: { name: buyerName, phone: order.phone },
    // Where the restaurant is, never where the food goes: the state of its GSTIN (IGST Act, section 12(4)).
    placeOfSupply: gstin?.slice(0, 2) ?? null,
  };
}

export type InvoiceDocument = ReturnType<typeof invoiceDocument>;

/** The bill as it was when it got its number. */
export const invoiceDocument = (issued: Issued) => ({
  ...headOf(issued),
  version: issued.order.version,
  way: issued.order.way,
  deliveredTo: issued.order.address,
  table: issued.order.tableName,
  bill: issued.order.bill,
});

/** What bears one HSN and rate, by name: `Thali`. */
function namesOf({ lines, charges }: Bill, { hsn, rate }: { readonly hsn: string; readonly rate: number }) {
  const named = [
    ...lines.map(({ name, tax }) => ({ name, tax })),
    ...charges.map(({ label, tax }) => ({ name: label, tax })),
  ];
  return [
    ...new Set(named.flatMap(({ name, tax }) => (tax?.hsn === hsn && tax.rate === rate ? [name] : []))),
  ];
}

/** A share of an invoice's or an order's amount, with its lines and taxes. */
const shareDocument = (issued: Issued, bill: Bill, parts: TaxParts) => ({
  ...headOf(issued),
  lines: parts.rows.map((row) => ({ ...row, names: namesOf(bill, row) })),
  untaxedPaise: parts.untaxedPaise,
  amountPaise: amountOfParts(parts),
});

/** Of a credit note, or of a cancellation, which takes what credit notes have left. */
export const noteDocument = (issued: Issued, invoice: InvoiceDocument, parts: TaxParts) => ({
  ...shareDocument(issued, invoice.bill, parts),
  invoice: { number: invoice.number ?? null, issuedAt: invoice.issuedAt },
});

export type NoteDocument = ReturnType<typeof noteDocument>;

/** Why money of an order goes back. */
export type RefundCause =
  /** The order was cancelled. If it is taken up again, it is paid again. */
  | 'CANCELLED'
  /** It is more than the changed order costs, so that it is no part of its bill. */
  | 'EXCESS'
  | 'OTHER';

export const voucherDocument = (issued: Issued, parts: TaxParts, cause: RefundCause) => ({
  ...shareDocument(issued, issued.order.bill, parts),
  cause,
});

export type VoucherDocument = ReturnType<typeof voucherDocument>;

/** The parts of a share, as it was stored. */
export const partsOfShare = ({
  lines,
  untaxedPaise,
}: Pick<NoteDocument, 'lines' | 'untaxedPaise'>): TaxParts => ({
  rows: lines,
  untaxedPaise,
});
