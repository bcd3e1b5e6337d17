import type { BillDocument, BillDocumentLine, BillFact, BillParty } from '../bill-book/bill-wording.js';
import { amount, inRupees } from '../bills/bill-cells.js';
import { aroundDuplicate } from './documents.js';
import type { Page, PageLine, PairLine, TextLine } from './page.js';

const rule: PageLine = { kind: 'rule' };

const text = (said: string, look: Omit<TextLine, 'kind' | 'text'> = {}): TextLine => ({
  kind: 'text',
  text: said,
  ...look,
});

const centred = (said: string, look: Omit<TextLine, 'kind' | 'text'> = {}) =>
  text(said, { isCentred: true, ...look });

const pair = (left: string, right: string, look: Pick<PairLine, 'size' | 'isBold'> = {}): PairLine => ({
  kind: 'pair',
  left,
  right,
  ...look,
});

const factOf = ({ label, value }: BillFact): string => `${label}: ${value}`;

const partyOf = ({ name, address, facts }: BillParty): string[] => [
  ...[name, address].filter((each) => each !== null),
  ...facts.map(factOf),
];

/** What stands below a line's name. */
function detailsOf({ choices, quantity, unitPricePaise, hsn, rate }: BillDocumentLine): string[] {
  const parts = [
    ...(quantity === null ? [] : [`${quantity} × ${amount(unitPricePaise)}`]),
    ...(hsn === null ? [] : [`${hsn}, ${rate ?? ''}`]),
  ];
  return [...choices.map((choice) => `+ ${choice}`), ...(parts.length > 0 ? [parts.join('  ')] : [])];
}

function taxesOf({ headings, taxes }: BillDocument): PageLine[] {
  return taxes.flatMap(({ hsn, halfRate, taxablePaise, cgstPaise, sgstPaise }) => [
    text(`${headings.hsn} ${hsn}`),
    pair(headings.taxable, amount(taxablePaise)),
    pair(`${headings.cgst} ${halfRate}`, amount(cgstPaise)),
    pair(`${headings.sgst} ${halfRate}`, amount(sgstPaise)),
  ]);
}

/** The document of an order, as on the PDF for a roll. */
export function billSlip(bill: BillDocument, isDuplicate: boolean): Page {
  const { seller, title, remarks, facts, buyer, buyerHeading, headings, lines, sums, total } = bill;
  const taxes = taxesOf(bill);
  return aroundDuplicate(isDuplicate, [
    ...(seller.name ? [centred(seller.name, { size: 2, isBold: true })] : []),
    ...partyOf({ ...seller, name: null }).map((said) => centred(said)),
    centred(title, { size: 2, isBold: true }),
    ...remarks.map((remark) => centred(remark, { isBold: true })),
    rule,
    ...facts.map((fact) => text(factOf(fact))),
    ...(buyer ? [text(buyerHeading, { isBold: true }), ...partyOf(buyer).map((said) => text(said))] : []),
    rule,
    pair(headings.item, headings.amount, { isBold: true }),
    ...lines.flatMap((line) => [
      pair(line.name, amount(line.amountPaise)),
      ...detailsOf(line).map((said) => text(said, { indent: 2 })),
    ]),
    rule,
    ...sums.map(({ label, amountPaise }) => pair(label, amount(amountPaise))),
    pair(total.label, inRupees(total.amountPaise), { size: 2, isBold: true }),
    text(bill.totalInWords, { isBold: true }),
    ...(taxes.length > 0 ? [rule, ...taxes] : []),
    rule,
    ...(bill.fssaiLink ? [{ kind: 'qr', text: bill.fssaiLink } as const, centred(bill.fssaiText)] : []),
    ...bill.closing.map((said) => centred(said)),
  ]);
}
