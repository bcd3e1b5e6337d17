import type { TaxRow } from '../quote/taxes.js';
import { documentKinds, hsnKey, type DocumentKind, type MonthDocument } from './bill-month-document.js';
import { amountOfParts, type TaxParts } from './tax-parts.js';

/** Paise; `CANCELLATION`s and credit notes are above 0, as their documents are. */
export interface BillMonthSum {
  readonly count: number;
  readonly taxablePaise: number;
  readonly cgstPaise: number;
  readonly sgstPaise: number;
  /** The rounding, or everything of bills of supply. */
  readonly untaxedPaise: number;
  readonly totalPaise: number;
}

/** Net of credit notes; the rate in hundredths of a percent, of CGST and SGST together. */
export type BillRateSum = Omit<TaxRow, 'hsn'>;

export interface HsnSum extends TaxRow {
  readonly isRegistered: boolean;
  readonly uqc: 'NA' | 'NOS';
  readonly quantity: number;
}

export interface BillHsnSum extends HsnSum {
  /** The name of the tax class; empty if there is none any more. */
  readonly description: string;
}

export interface BillPlaceSum extends BillRateSum {
  readonly placeOfSupply: string | null;
}

/** What was sold at 0 %, to buyers with a GSTIN or without one. Net of credit notes. */
export interface BillNilSum {
  readonly isRegistered: boolean;
  readonly taxablePaise: number;
}

/** Numbers of one series without a gap. */
export interface BillNumberRange {
  readonly kind: DocumentKind;
  readonly from: string;
  readonly to: string;
  readonly total: number;
  readonly cancelled: number;
}

/** The tables of GSTR-1 for one month, which have no bills of supply. */
export interface MonthTables {
  /** Of all documents. */
  readonly sums: Readonly<Record<DocumentKind, BillMonthSum>>;
  readonly rates: readonly BillRateSum[];
  readonly hsn: readonly HsnSum[];
  readonly b2c: readonly BillPlaceSum[];
  readonly b2b: BillMonthSum;
  readonly b2bNotes: BillMonthSum;
  readonly nil: readonly BillNilSum[];
  readonly documents: readonly BillNumberRange[];
}

export interface BillMonth extends Omit<MonthTables, 'hsn'> {
  /** At the restaurant: `2026-11`. */
  readonly month: string;
  readonly asOf: Date;
  readonly hsn: readonly BillHsnSum[];
}

const nothing: BillMonthSum = {
  count: 0,
  taxablePaise: 0,
  cgstPaise: 0,
  sgstPaise: 0,
  untaxedPaise: 0,
  totalPaise: 0,
};

function withDocument(sum: BillMonthSum, { parts }: MonthDocument): BillMonthSum {
  const all = { ...sum, count: sum.count + 1 };
  for (const { taxablePaise, cgstPaise, sgstPaise } of parts.rows) {
    all.taxablePaise += taxablePaise;
    all.cgstPaise += cgstPaise;
    all.sgstPaise += sgstPaise;
  }
  all.untaxedPaise += parts.untaxedPaise;
  all.totalPaise += amountOfParts(parts);
  return all;
}

type Paise = Pick<TaxRow, 'taxablePaise' | 'cgstPaise' | 'sgstPaise'>;

/** Sums of taxes by key, in the order of the keys in the end. */
class SumsByKey<T extends Paise> {
  private readonly sums = new Map<string, T>();

  /** @param first the values of a new key */
  add(key: string, first: Omit<T, keyof Paise>, row: Paise, sign: 1 | -1): void {
    const before = this.sums.get(key);
    this.sums.set(key, {
      ...(before ?? first),
      taxablePaise: (before?.taxablePaise ?? 0) + sign * row.taxablePaise,
      cgstPaise: (before?.cgstPaise ?? 0) + sign * row.cgstPaise,
      sgstPaise: (before?.sgstPaise ?? 0) + sign * row.sgstPaise,
    } as T);
  }

  inOrder(): T[] {
    const compare = new Intl.Collator('en', { numeric: true }).compare;
    return [...this.sums].toSorted(([one], [other]) => compare(one, other)).map(([, sum]) => sum);
  }
}

/** A range to which the next number may belong. */
interface OpenRange {
  readonly kind: DocumentKind;
  readonly from: string;
  to: string;
  /** The count in `to`. */
  last: number;
  total: number;
  cancelled: number;
}

/** Codes of services begin with 99. They have no quantity in table 12. */
const isService = (hsn: string): boolean => hsn.startsWith('99');

/** Whether the buyer is registered for GST. */
export const isToRegistered = ({ buyer }: Pick<MonthDocument, 'buyer'>): boolean => Boolean(buyer.gstin);

/** Adds up the documents of a month, which come in the order of the book. */
export class BillMonthSums {
  private readonly sums = Object.fromEntries(documentKinds.map((kind) => [kind, nothing])) as Record<
    DocumentKind,
    BillMonthSum
  >;
  private readonly rates = new SumsByKey<BillRateSum>();
  private readonly hsn = new SumsByKey<Omit<HsnSum, 'quantity'>>();
  private readonly pieces = new Map<string, number>();
  private readonly b2c = new SumsByKey<BillPlaceSum>();
  private b2b = nothing;
  private b2bNotes = nothing;
  private readonly nil = new SumsByKey<BillNilSum & Paise>();
  private readonly documents: OpenRange[] = [];
  /** The last one of each series. */
  private readonly ranges = new Map<string, OpenRange>();

  /** @param cancelled numbers of the invoices that a cancellation took back as a whole */
  constructor(private readonly cancelled: ReadonlySet<string>) {}

  add(document: MonthDocument): void {
    this.sums[document.kind] = withDocument(this.sums[document.kind], document);
    if (!document.isBillOfSupply) this.addNumber(document);
    if (!isReported(document, this.cancelled)) return;
    this.addRows(document);
    const taxed = { ...document, parts: taxedParts(document) };
    if (!isToRegistered(document) || taxed.parts.rows.length === 0) return;
    if (document.kind === 'INVOICE') this.b2b = withDocument(this.b2b, taxed);
    else this.b2bNotes = withDocument(this.b2bNotes, taxed);
  }

  private addRows(document: MonthDocument): void {
    const { kind, placeOfSupply, parts, pieces } = document;
    const sign = kind === 'INVOICE' ? 1 : -1;
    const isRegistered = isToRegistered(document);
    for (const row of parts.rows) {
      const { hsn, rate } = row;
      const uqc = isService(hsn) ? 'NA' : 'NOS';
      this.rates.add(`${rate}`, { rate }, row, sign);
      const key = keyOf({ isRegistered, hsn, rate });
      this.hsn.add(key, { isRegistered, hsn, rate, uqc }, row, sign);
      this.pieces.set(key, (this.pieces.get(key) ?? 0) + (pieces.get(hsnKey(row)) ?? 0));
      if (rate === 0) this.nil.add(isRegistered ? '0' : '1', { isRegistered }, row, sign);
      else if (!isRegistered) this.b2c.add(`${placeOfSupply} ${rate}`, { placeOfSupply, rate }, row, sign);
    }
  }

  private addNumber({ kind, number }: MonthDocument): void {
    const [, series, digits] = numberParts.exec(number ?? '') ?? [];
    if (number === null || series === undefined) return;
    const cancelled = kind === 'INVOICE' && this.cancelled.has(number) ? 1 : 0;
    const range = this.ranges.get(series);
    if (range && range.last + 1 === Number(digits)) {
      range.last += 1;
      range.to = number;
      range.total += 1;
      range.cancelled += cancelled;
      return;
    }
    const next = { kind, from: number, to: number, last: Number(digits), total: 1, cancelled };
    this.documents.push(next);
    this.ranges.set(series, next);
  }

  tables(): MonthTables {
    const { sums, b2b, b2bNotes } = this;
    const hsn = this.hsn.inOrder().map((sum) => ({
      ...sum,
      quantity: sum.uqc === 'NA' ? 0 : (this.pieces.get(keyOf(sum)) ?? 0),
    }));
    const documents = documentKinds.flatMap((kind) =>
      this.documents.filter((range) => range.kind === kind).map(({ last: _last, ...range }) => range),
    );
    const [rates, b2c] = [this.rates.inOrder(), this.b2c.inOrder()];
    const nil = this.nil.inOrder().map(({ isRegistered, taxablePaise }) => ({ isRegistered, taxablePaise }));
    return { sums, rates, hsn, b2c, b2b, b2bNotes, nil, documents };
  }
}

const keyOf = (sum: Pick<HsnSum, 'isRegistered' | 'hsn' | 'rate'>): string =>
  `${sum.isRegistered ? 0 : 1} ${hsnKey(sum)}`;

/**
 * Whether the tables of supplies have a document. A voucher gives an advance back. An invoice that was cancelled never was a
 * supply; the rest of one that was declared before it was cancelled has a credit note.
 */
export const isReported = (
  { kind, number, isBillOfSupply }: Pick<MonthDocument, 'kind' | 'number' | 'isBillOfSupply'>,
  cancelled: ReadonlySet<string>,
): boolean =>
  !isBillOfSupply && (kind === 'CREDIT_NOTE' || (kind === 'INVOICE' && !cancelled.has(number ?? '')));

/** Without what is sold at 0 %, which has a table of its own. */
export const taxedParts = ({ parts: { rows, untaxedPaise } }: Pick<MonthDocument, 'parts'>): TaxParts => ({
  rows: rows.filter(({ rate }) => rate > 0),
  untaxedPaise,
});

/** What numbers of a series have in common, and the digits. */
const numberParts = /^(.*\D)(\d+)$/;
