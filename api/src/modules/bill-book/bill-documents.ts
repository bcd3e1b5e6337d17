import type { Bill } from '../quote/bill.js';
import type { OrderWay } from '../restaurant/order-ways.js';
import type { Parties } from './bill-book.queries.js';
import type { Buyer } from './buyer.js';
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
  readonly customerId: string | null;
  /** Null unless it is billed to a firm. */
  readonly buyer: Buyer | null;
  readonly createdAt: Date;
}

export interface Issued {
  readonly order: BilledOrder;
  readonly parties: Parties;
  readonly number: string | null;
  readonly at: Date;
  /** Paise refunded online so far. */
  readonly refundedPaise: number;
}

interface BilledTo {
  readonly name: string | null;
  readonly address: string | null;
  /** Of a firm. */
  readonly gstin?: string;
}

/**
 * From this total on, an invoice names the buyer with the address (CGST Rules, rule 46). Smaller ones name no person, but the
 * firm that asked for it.
 */
const namesBuyerFromPaise = 50_000_00;

/** What every document of an order says. */
function headOf({ order, parties, number, at }: Issued) {
  const { name, address, state, pinCode, gstin, fssai, footer, buyerName } = parties;
  const isNamed = order.bill.totalPaise >= namesBuyerFromPaise;
  const buyer: BilledTo = {
    name: order.buyer?.name ?? (isNamed ? buyerName : null),
    address: isNamed ? order.address : null,
    ...(order.buyer && { gstin: order.buyer.gstin }),
  };
  return {
    v: 1,
    ...(number !== null && { number }),
    issuedAt: at.toISOString(),
    order: { id: order.id, number: order.number, day: order.day, placedAt: order.createdAt.toISOString() },
    mode: order.bill.taxes?.mode ?? null,
    seller: { name, address, state, pinCode, gstin, fssai },
    buyer,
    ...(footer && { footer }),
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
  refundedPaise: issued.refundedPaise,
});

/** Of a credit note, or of a cancellation, with the parties of the invoice. */
export const noteDocument = (
  issued: Issued,
  { number, issuedAt, seller, buyer, placeOfSupply, mode, bill }: InvoiceDocument,
  parts: TaxParts,
) => ({
  ...shareDocument(issued, bill, parts),
  seller,
  buyer,
  placeOfSupply,
  mode,
  invoice: { number: number ?? null, issuedAt },
});

export type NoteDocument = ReturnType<typeof noteDocument>;

export const voucherDocument = (issued: Issued, parts: TaxParts) =>
  shareDocument(issued, issued.order.bill, parts);

export type ShareDocument = ReturnType<typeof shareDocument>;

/** The parts of a share, as it was stored. */
export const partsOfShare = ({
  lines,
  untaxedPaise,
}: Pick<ShareDocument, 'lines' | 'untaxedPaise'>): TaxParts => ({
  rows: lines,
  untaxedPaise,
});
