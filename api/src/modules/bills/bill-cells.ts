import type { Content, TableCell } from 'pdfmake/interfaces.js';
import type { BillDocumentLine, BillFact, BillParty } from '../bill-book/bill-wording.js';

const amounts = new Intl.NumberFormat('en-IN', { minimumFractionDigits: 2, maximumFractionDigits: 2 });

/** `1,23,456.00` */
export const amount = (paise: number | null): string => (paise === null ? '' : amounts.format(paise / 100));

export const inRupees = (paise: number): string => `${paise < 0 ? '-' : ''}₹${amount(Math.abs(paise))}`;

export const right = (text: string): TableCell => ({ text, alignment: 'right' });

export const bold = (text: string): Content => ({ text, bold: true });

/** Graphemes of a word that fits on every paper, and of a piece of a longer one. */
const longestWord = 20;
const piece = 8;

const graphemes = new Intl.Segmenter('hi', { granularity: 'grapheme' });

/** With places to break words that are wider than the paper, which would push the columns beside them off it. */
export const breakable = (text: string): string =>
  text.replaceAll(/\S+/g, (word) => {
    const parts = word.length > longestWord ? [...graphemes.segment(word)] : [];
    if (parts.length <= longestWord) return word;
    return parts
      .map(({ segment }, index) => (index > 0 && index % piece === 0 ? '\u200b' : '') + segment)
      .join('');
  });

/** Numbers do not wrap: they could break at their dashes. */
export const factLines = (facts: readonly BillFact[]): Content[] =>
  facts.map(({ label, value }) => ({
    text: [`${label}: `, { text: breakable(value), bold: true, noWrap: !value.includes(' ') }],
  }));

export const partyLines = ({ name, address, facts }: BillParty): Content[] => [
  ...(name ? [bold(breakable(name))] : []),
  ...(address ? [breakable(address)] : []),
  ...factLines(facts),
];

/** A line's name with what was chosen. */
export const itemOf = ({ name, choices }: BillDocumentLine, ...below: string[]): TableCell => ({
  stack: [breakable(name), ...[...choices.map((choice) => `+ ${breakable(choice)}`), ...below].map(small)],
});

export const small = (text: string): Content => ({ text, fontSize: 7, color: '#333333' });
