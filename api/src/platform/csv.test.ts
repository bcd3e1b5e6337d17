import { describe, expect, it } from 'vitest';
import { csvOf, type Cell } from './csv.js';

async function textOf(...pages: Cell[][][]): Promise<string> {
  async function* all() {
    await Promise.resolve();
    yield* pages;
  }
  const pieces: string[] = [];
  for await (const piece of csvOf(['Name', 'Amount'], all())) pieces.push(piece);
  return pieces.join('');
}

describe('a CSV file', () => {
  it('begins with a byte order mark and its columns, also without rows', async () => {
    expect(await textOf()).toBe('\ufeffName,Amount\r\n');
    expect(await textOf([])).toBe('\ufeffName,Amount\r\n');
  });

  it('has the rows of all pages, each in a line', async () => {
    expect(await textOf([['Asha', 1]], [], [['Ravi', 2.5]])).toBe(
      '\ufeffName,Amount\r\nAsha,1\r\nRavi,2.5\r\n',
    );
  });

  it('quotes texts with commas, quotes and line breaks', async () => {
    expect(await textOf([['Rao, "Asha"\nMG Road', 1]])).toBe(
      '\ufeffName,Amount\r\n"Rao, ""Asha""\nMG Road",1\r\n',
    );
  });

  it('has no text that a spreadsheet takes for a formula, and keeps numbers below 0', async () => {
    for (const text of ['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '\r=1', '=1\n=2'])
      expect(await textOf([[text, -1.5]])).toBe(`\ufeffName,Amount\r\n"'${text}",-1.5\r\n`);
  });
});
