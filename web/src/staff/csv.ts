import { unparse } from 'papaparse';

/** The beginning of a text that spreadsheets take for a formula, whatever follows in further lines. */
const formula = /^[=+\-@\t\r]/;

/** CSV for spreadsheets, in UTF-8 with a byte order mark. Texts that would be formulas get a `'`. */
export const csvOf = (fields: string[], data: string[][]): string =>
  `\ufeff${unparse({ fields, data }, { escapeFormulae: formula, newline: '\r\n' })}\r\n`;
