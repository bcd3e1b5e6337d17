import papaparse from 'papaparse';

/** Texts are quoted where they must be; numbers are written as they are. */
export type Cell = string | number;

/** The beginning of a text that spreadsheets take for a formula, whatever follows in further lines. */
const formula = /^[=+\-@\t\r]/;

/** What a file in UTF-8 begins with, so that spreadsheets read it as such. */
const byteOrderMark = '\ufeff';

const linesOf = (rows: readonly (readonly Cell[])[]): string =>
  rows.length === 0
    ? ''
    : `${papaparse.unparse(rows as Cell[][], { escapeFormulae: formula, newline: '\r\n' })}\r\n`;

/** CSV for spreadsheets, as it is made. Texts that would be formulas get a `'`. The columns come with the first page. */
export async function* csvOf(
  columns: readonly string[],
  pages: AsyncIterable<readonly (readonly Cell[])[]>,
): AsyncGenerator<string> {
  let before = byteOrderMark + linesOf([columns]);
  for await (const rows of pages) {
    const lines = before + linesOf(rows);
    if (lines) yield lines;
    before = '';
  }
  if (before) yield before;
}
