import type { Content, TableCell, TDocumentDefinitions } from 'pdfmake/interfaces.js';
import { inWords } from '../../platform/sentences.js';
import type { BillDocument, BillDocumentLine } from '../bill-book/bill-wording.js';
import {
  amount,
  bold,
  breakable,
  factLines,
  inRupees,
  itemOf,
  partyLines,
  right,
  small,
} from './bill-cells.js';
import { say } from './bills.sentences.js';

export const billPapers = ['A4', '80', '58'] as const;
export type BillPaper = (typeof billPapers)[number];

/** What the thread draws. */
export interface PdfTask {
  /** Without functions, which no thread can receive. */
  readonly definition: TDocumentDefinitions;
  /** At the foot of each page: `Page {page} of {pages}`. */
  readonly pageText?: string;
}

const pointsPerMm = 72 / 25.4;

const definitionOf = (
  { title, number, issuedAt, language }: BillDocument,
  content: Content[],
  page: Pick<TDocumentDefinitions, 'pageSize' | 'pageMargins'> & { readonly fontSize: number },
): TDocumentDefinitions => {
  const { fontSize, ...sizes } = page;
  return {
    ...sizes,
    content,
    language: `${language}-IN`,
    defaultStyle: { font: 'Noto', fontSize, lineHeight: 1.05 },
    // The time of the document, so that it has the same bytes whenever it is made.
    info: { title: [title, number].filter(Boolean).join(' '), creationDate: issuedAt, modDate: issuedAt },
  };
};

const fssaiOf = ({ fssaiLink, fssaiText }: BillDocument, size: number): Content[] =>
  fssaiLink ? [{ qr: fssaiLink, fit: size, margin: [0, 0, 0, 6] }, small(fssaiText)] : [];

const hasTaxes = ({ taxes }: BillDocument): boolean => taxes.length > 0;
const hasPrices = ({ lines }: BillDocument): boolean =>
  lines.some(({ unitPricePaise }) => unitPricePaise !== null);

interface Column {
  readonly heading: string;
  readonly width: string | number;
  readonly cell: (line: BillDocumentLine) => TableCell;
}

function columnsOf(bill: BillDocument): Column[] {
  const { headings } = bill;
  const priced: Column[] = [
    { heading: headings.quantity, width: 30, cell: ({ quantity }) => right(String(quantity ?? '')) },
    { heading: headings.unitPrice, width: 56, cell: ({ unitPricePaise }) => right(amount(unitPricePaise)) },
  ];
  const taxed: Column[] = [
    { heading: headings.rate, width: 30, cell: ({ rate }) => right(rate ?? '') },
    { heading: headings.taxable, width: 66, cell: ({ taxablePaise }) => right(amount(taxablePaise)) },
  ];
  return [
    { heading: headings.item, width: '*', cell: (line) => itemOf(line) },
    ...(hasTaxes(bill)
      ? [{ heading: headings.hsn, width: 44, cell: ({ hsn }: BillDocumentLine) => hsn ?? '' }]
      : []),
    ...(hasPrices(bill) ? priced : []),
    ...(hasTaxes(bill) ? taxed : []),
    { heading: headings.amount, width: 68, cell: ({ amountPaise }) => right(amount(amountPaise)) },
  ];
}

const headCell = (text: string, isFirst: boolean): TableCell => ({
  text,
  bold: true,
  alignment: isFirst ? 'left' : 'right',
});

function linesTable(bill: BillDocument): Content {
  const columns = columnsOf(bill);
  return {
    table: {
      headerRows: 1,
      // A share of a bill may name more dishes than a page can hold.
      dontBreakRows: hasPrices(bill),
      widths: columns.map(({ width }) => width),
      body: [
        columns.map(({ heading }, index) => headCell(heading, index === 0)),
        ...bill.lines.map((line) => columns.map(({ cell }) => cell(line))),
      ],
    },
    layout: 'lines',
    margin: [0, 12, 0, 8],
  };
}

function taxTable({ headings, taxes }: BillDocument): Content {
  return {
    table: {
      headerRows: 1,
      widths: [44, '*', '*', '*'],
      body: [
        [headings.hsn, headings.taxable, headings.cgst, headings.sgst].map((each, index) =>
          headCell(each, index === 0),
        ),
        ...taxes.map(({ hsn, halfRate, taxablePaise, cgstPaise, sgstPaise }): TableCell[] => [
          hsn,
          right(amount(taxablePaise)),
          right(`${halfRate}  ${amount(cgstPaise)}`),
          right(`${halfRate}  ${amount(sgstPaise)}`),
        ]),
      ],
    },
    layout: 'lines',
    fontSize: 8,
  };
}

function sumsTable({ sums, total }: BillDocument, totalSize: number): Content {
  const big = { bold: true, fontSize: totalSize };
  return {
    table: {
      widths: ['*', 'auto'],
      body: [
        ...sums.map(({ label, amountPaise }): TableCell[] => [label, right(inRupees(amountPaise))]),
        [
          { text: total.label, ...big },
          { text: inRupees(total.amountPaise), alignment: 'right', ...big },
        ],
      ],
    },
    layout: 'noBorders',
  };
}

const remarks = ({ remarks: texts }: BillDocument, alignment: 'center' | 'right'): Content[] =>
  texts.map((text) => ({ text, bold: true, alignment }));

function a4(bill: BillDocument): TDocumentDefinitions {
  const { seller, title, facts, buyer, buyerHeading, totalInWords, closing } = bill;
  return definitionOf(
    bill,
    [
      {
        columns: [
          {
            width: '*',
            stack: [
              { text: breakable(seller.name ?? ''), bold: true, fontSize: 15 },
              ...partyLines({ ...seller, name: null }),
            ],
          },
          {
            width: 215,
            stack: [{ text: title, bold: true, fontSize: 15, alignment: 'right' }, ...remarks(bill, 'right')],
          },
        ],
        columnGap: 16,
      },
      { canvas: [{ type: 'line', x1: 0, y1: 8, x2: 523, y2: 8, lineWidth: 1 }], margin: [0, 0, 0, 8] },
      {
        columns: [
          { width: '*', stack: factLines(facts) },
          { width: 240, stack: buyer ? [small(buyerHeading), ...partyLines(buyer)] : [] },
        ],
        columnGap: 16,
      },
      linesTable(bill),
      {
        columns: [
          { width: '*', stack: hasTaxes(bill) ? [taxTable(bill)] : [] },
          { width: 200, stack: [sumsTable(bill, 12)] },
        ],
        columnGap: 16,
        unbreakable: true,
      },
      { text: bold(totalInWords), margin: [0, 8, 0, 14] },
      { stack: [...fssaiOf(bill, 72), ...closing.map(small)], unbreakable: true },
    ],
    { pageSize: 'A4', pageMargins: [36, 36, 36, 44], fontSize: 9 },
  );
}

/** A roll has room for two columns. */
function rollLines(bill: BillDocument): Content {
  const below = ({ quantity, unitPricePaise, hsn, rate }: BillDocumentLine): string[] => {
    const parts = [
      ...(quantity === null ? [] : [`${quantity} × ${amount(unitPricePaise)}`]),
      ...(hsn === null ? [] : [`${hsn}, ${rate ?? ''}`]),
    ];
    return parts.length > 0 ? [parts.join('  ')] : [];
  };
  return {
    table: {
      headerRows: 1,
      widths: ['*', 'auto'],
      body: [
        [headCell(bill.headings.item, true), headCell(bill.headings.amount, false)],
        ...bill.lines.map((line): TableCell[] => [
          itemOf(line, ...below(line)),
          right(amount(line.amountPaise)),
        ]),
      ],
    },
    layout: 'rollLines',
    margin: [0, 6, 0, 4],
  };
}

function rollTaxes({ headings, taxes }: BillDocument): Content[] {
  return taxes.map(({ hsn, halfRate, taxablePaise, cgstPaise, sgstPaise }) => ({
    stack: [
      `${headings.hsn} ${hsn}`,
      `${headings.taxable} ${amount(taxablePaise)}`,
      `${headings.cgst} ${halfRate} ${amount(cgstPaise)}`,
      `${headings.sgst} ${halfRate} ${amount(sgstPaise)}`,
    ],
    fontSize: 7,
    margin: [0, 2, 0, 2],
  }));
}

const centred = (content: Content[]): Content => ({ stack: content, alignment: 'center' });

function roll(bill: BillDocument, paper: '80' | '58'): TDocumentDefinitions {
  const { seller, title, facts, buyer, buyerHeading, totalInWords, closing } = bill;
  // Printers print 72 and 48 mm of them.
  const [widthMm, marginMm] = paper === '80' ? [80, 4] : [58, 5];
  const margin = marginMm * pointsPerMm;
  return definitionOf(
    bill,
    [
      centred([
        { text: breakable(seller.name ?? ''), bold: true, fontSize: 12 },
        ...partyLines({ ...seller, name: null }),
        { text: title, bold: true, fontSize: 11, margin: [0, 6, 0, 0] },
        ...remarks(bill, 'center'),
      ]),
      { stack: factLines(facts), margin: [0, 6, 0, 0] },
      ...(buyer
        ? [{ stack: [small(buyerHeading), ...partyLines(buyer)], margin: [0, 4, 0, 0] } as Content]
        : []),
      rollLines(bill),
      sumsTable(bill, 11),
      ...rollTaxes(bill),
      { text: bold(totalInWords), margin: [0, 4, 0, 6] },
      centred([...fssaiOf(bill, 64), ...closing.map(small)]),
    ],
    {
      pageSize: { width: widthMm * pointsPerMm, height: 'auto' },
      pageMargins: [margin, 8, margin, 12],
      fontSize: 8,
    },
  );
}

export const pdfTaskOf = (bill: BillDocument, paper: BillPaper): PdfTask =>
  paper === 'A4'
    ? {
        definition: a4(bill),
        pageText: inWords(say.page({ page: '{page}', pages: '{pages}' }), bill.language),
      }
    : { definition: roll(bill, paper) };
