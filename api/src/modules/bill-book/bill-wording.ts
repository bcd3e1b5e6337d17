import { ToWords as EnglishWords } from 'to-words/en-IN';
import { ToWords as HindiWords } from 'to-words/hi-IN';
import { clockTime } from '../../platform/clock-time.js';
import type { Language } from '../../platform/language.js';
import { dateInWords, inWords, type Sentence } from '../../platform/sentences.js';
import type { TaxRow } from '../quote/taxes.js';
import { timeAt } from '../restaurant/ordering.js';
import { stateOfCode } from '../restaurant/registration-numbers.js';
import { dateAt } from '../restaurant/schedule.js';
import { say } from './bill-document.sentences.js';
import type { BillContent, BillDocumentKind } from './bill-content.js';

export interface BillFact {
  readonly label: string;
  readonly value: string;
}

export interface BillParty {
  readonly name: string | null;
  readonly address: string | null;
  readonly facts: readonly BillFact[];
}

export interface BillDocumentLine {
  readonly name: string;
  readonly choices: readonly string[];
  readonly hsn: string | null;
  /** Of CGST and SGST together: `5%`. */
  readonly rate: string | null;
  readonly quantity: number | null;
  readonly unitPricePaise: number | null;
  readonly taxablePaise: number | null;
  readonly amountPaise: number;
}

export interface BillSum {
  readonly label: string;
  readonly amountPaise: number;
}

export interface BillDocumentTax {
  readonly hsn: string;
  /** Of CGST, and of SGST: `2.5%`. */
  readonly halfRate: string;
  readonly taxablePaise: number;
  readonly cgstPaise: number;
  readonly sgstPaise: number;
}

/** A document of an order in one language: everything that stands on it, but for the layout. */
export interface BillDocument {
  readonly kind: BillDocumentKind;
  readonly language: Language;
  readonly title: string;
  /** Below the title. */
  readonly remarks: readonly string[];
  readonly number: string | null;
  readonly issuedAt: Date;
  readonly seller: BillParty;
  readonly facts: readonly BillFact[];
  readonly buyerHeading: string;
  /** Null if nothing of the buyer is known. */
  readonly buyer: BillParty | null;
  readonly headings: BillHeadings;
  readonly lines: readonly BillDocumentLine[];
  /** Between the lines and the total; none if the total is the sum of the lines. */
  readonly sums: readonly BillSum[];
  /** None on a document without tax. */
  readonly taxes: readonly BillDocumentTax[];
  readonly total: BillSum;
  readonly totalInWords: string;
  /** For a QR code: where customers complain about food; null without an FSSAI number. */
  readonly fssaiLink: string | null;
  readonly fssaiText: string;
  /** At the end. */
  readonly closing: readonly string[];
}

const titles: Record<BillDocumentKind, Sentence> = {
  TAX_INVOICE: say.taxInvoice,
  BILL_OF_SUPPLY: say.billOfSupply,
  CREDIT_NOTE: say.creditNote,
  REFUND_VOUCHER: say.refundVoucher,
  CANCELLATION: say.cancellationNote,
  BILL: say.bill,
  RECEIPT: say.receipt,
};

/** Those of the tax office are the same in Hindi. */
const headings = {
  item: say.item,
  hsn: 'HSN/SAC',
  quantity: say.quantity,
  unitPrice: say.unitPrice,
  rate: 'GST',
  taxable: say.taxable,
  amount: say.amount,
  cgst: 'CGST',
  sgst: 'SGST',
} as const;
export type BillHeadings = Readonly<Record<keyof typeof headings, string>>;

/** Food Safety Connect, FSSAI's page for complaints, which websites of restaurants link as well. */
const fssaiLink = 'https://foscos.fssai.gov.in/consumergrievance';

/** `2.5%` for 250 hundredths of a percent. */
const percent = (hundredths: number): string => `${hundredths / 100}%`;

/** A text in which names of dishes and labels stand side by side. */
const listed = (texts: readonly string[]): string => texts.join(', ');

/** A rupee has a hundred paise: as text, because binary fractions have no tenths. */
const decimals = (paise: number): string =>
  `${Math.trunc(paise / 100)}.${String(paise % 100).padStart(2, '0')}`;

const numberWords = { en: new EnglishWords(), hi: new HindiWords() };

const amountInWords = (paise: number, language: Language): string => {
  const words = numberWords[language].convert(decimals(paise), { currency: true, ignoreZeroCurrency: false });
  return language === 'hi' ? `${words} मात्र` : words;
};

/** The words of one language. */
class Wording {
  constructor(private readonly language: Language) {}

  readonly text = (said: Sentence | string): string => inWords(said, this.language);

  moment(at: Date): string {
    return `${dateInWords(dateAt(at), this.language)}, ${clockTime(timeAt(at), this.language)}`;
  }

  /** Without a value there is no fact. */
  facts(all: readonly (readonly [Sentence | string, Sentence | string | null])[]): BillFact[] {
    return all.flatMap(([label, value]) =>
      value === null || value === '' ? [] : [{ label: this.text(label), value: this.text(value) }],
    );
  }
}

function wayOf({ way, table }: BillContent['order']): Sentence | null {
  if (way === 'TABLE') return say.atTable({ table: table ?? '' });
  if (way === null) return null;
  return way === 'DELIVERY' ? say.delivery : say.pickup;
}

const placeOf = (code: string | null): string | null =>
  code === null ? null : [stateOfCode(code), `(${code})`].filter(Boolean).join(' ');

function remarksOf({ kind, order }: BillContent): Sentence[] {
  return [
    ...(kind === 'BILL_OF_SUPPLY' ? [say.composition] : []),
    ...(kind === 'RECEIPT' ? [say.notTaxInvoice] : []),
    ...(order.isCancelled ? [say.orderCancelled] : []),
  ];
}

function buyerOf({ buyer }: BillContent, words: Wording): BillParty | null {
  const { name, address, gstin } = buyer;
  if (!name && !address && !gstin) return null;
  return {
    name: name || null,
    address: address || null,
    facts: words.facts([['GSTIN', gstin]]),
  };
}

function sellerOf({ seller }: BillContent, words: Wording): BillParty {
  const { name, address, state, pinCode, gstin, fssai } = seller;
  return {
    name,
    address: [address, state, pinCode].filter(Boolean).join(', ') || null,
    facts: words.facts([
      ['GSTIN', gstin],
      [say.fssai, fssai],
    ]),
  };
}

const lineOf =
  ({ kind }: BillContent, words: Wording) =>
  ({ names, tax, ...line }: BillContent['lines'][number]): BillDocumentLine => ({
    ...line,
    name:
      names.length > 0
        ? listed(names.map(words.text))
        : words.text(kind === 'CANCELLATION' ? say.amountCancelled : say.amountBack),
    hsn: tax?.hsn ?? null,
    rate: tax ? percent(tax.rate) : null,
    taxablePaise: tax?.taxablePaise ?? null,
  });

const taxOf = ({ hsn, rate, taxablePaise, cgstPaise, sgstPaise }: TaxRow): BillDocumentTax => ({
  hsn,
  halfRate: percent(rate / 2),
  taxablePaise,
  cgstPaise,
  sgstPaise,
});

function sumsOf({ lines, sums }: BillContent, words: Wording): BillSum[] {
  if (sums.length === 0) return [];
  const subtotalPaise = lines.reduce((sum, { amountPaise }) => sum + amountPaise, 0);
  return [
    { label: words.text(say.subtotal), amountPaise: subtotalPaise },
    ...sums.map(({ label, amountPaise }) => ({ label: words.text(label), amountPaise })),
  ];
}

/** Says a document in a language. */
export function wordedBill(content: BillContent, language: Language): BillDocument {
  const words = new Wording(language);
  const { kind, number, issuedAt, invoice, order, placeOfSupply, totalPaise } = content;
  return {
    kind,
    language,
    title: words.text(titles[kind]),
    remarks: remarksOf(content).map(words.text),
    number,
    issuedAt,
    seller: sellerOf(content, words),
    facts: words.facts([
      [say.number, number],
      [say.date, words.moment(issuedAt)],
      [say.invoiceNumber, invoice?.number ?? null],
      [say.invoiceDate, invoice && words.moment(invoice.issuedAt)],
      [say.order, listed([order.name, ...[wayOf(order)].flatMap((way) => (way ? [words.text(way)] : []))])],
      [say.placeOfSupply, placeOf(placeOfSupply)],
      [say.reverseCharge, kind === 'TAX_INVOICE' ? say.no : null],
    ]),
    buyerHeading: words.text(say.buyer),
    buyer: buyerOf(content, words),
    headings: Object.fromEntries(
      Object.entries(headings).map(([name, heading]) => [name, words.text(heading)]),
    ) as BillHeadings,
    lines: content.lines.map(lineOf(content, words)),
    sums: sumsOf(content, words),
    taxes: content.taxes.map(taxOf),
    total: { label: words.text(say.total), amountPaise: totalPaise },
    totalInWords: amountInWords(totalPaise, language),
    fssaiLink: content.seller.fssai ? fssaiLink : null,
    fssaiText: words.text(say.foodSafety),
    closing: [...(content.footer ? [content.footer] : []), words.text(say.byComputer)],
  };
}
