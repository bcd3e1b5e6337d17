import { describe, expect, it } from 'vitest';
import { aLine, aNote, anInvoice, composition } from '../../../test/bill-documents.js';
import { readEscPos, textsOf } from '../../../test/escpos-reader.js';
import { contentOfEntry, contentOfInvoice, type BillContent } from '../bill-book/bill-content.js';
import { canonicalJson } from '../bill-book/ledger-hash.js';
import { wordedBill } from '../bill-book/bill-wording.js';
import { amount, inRupees } from '../bills/bill-cells.js';
import { billSlip } from './bill-slip.js';
import { printerBytes } from './escpos.js';
import { papers, printerPapers, type Page, type PrinterPaper } from './page.js';
import { pagePicture } from './picture.js';

const slipOf = (content: BillContent, language: 'en' | 'hi' = 'en', isDuplicate = false): Page =>
  billSlip(wordedBill(content, language), isDuplicate);

const bytesOf = (page: Page, paper: PrinterPaper) =>
  printerBytes(page, { paper, graphics: 'RASTER', cuts: true });

const linesOf = async (page: Page, paper: PrinterPaper) => textsOf(await bytesOf(page, paper));

/** As one text, whatever the width of the paper. */
const wordsOf = async (page: Page, paper: PrinterPaper) =>
  (await linesOf(page, paper)).map((line) => line.trim()).join(' ');

describe.each(printerPapers)('the slip of a tax invoice on paper %s', (paper) => {
  const { characters } = papers[paper];

  it('has every field of the document', async () => {
    const words = await wordsOf(slipOf(contentOfInvoice(anInvoice())), paper);
    for (const said of [
      'Chowk Kitchen',
      '12 MG Road, Ashok Nagar, Karnataka, 560001',
      'GSTIN: 29AAGCB7383J1Z4',
      'FSSAI no.: 12345678901234',
      'Tax Invoice',
      'No.: C/26-27/000123',
      'Date: 30 November 2026, 8:14 pm',
      'Order: #47, Delivery',
      'Place of supply: Karnataka (29)',
      'Reverse charge: No',
      'Paneer Tikka',
      '2 x 249.05 996331, 5%',
      'Five Hundred Eighty Six Rupees',
      'HSN/SAC 996331',
      'Complaints about food: scan for Food Safety Connect',
      'Made by computer, valid without a signature',
    ])
      expect(words.replaceAll(/ +/g, ' ')).toContain(said);
    expect(words).not.toContain('DUPLICATE');
  });

  it('has the amounts of the document at the right edge', async () => {
    const bill = wordedBill(contentOfInvoice(anInvoice()), 'en');
    const printed = await linesOf(billSlip(bill, false), paper);
    const [tax] = bill.taxes;
    const rows = [
      ...bill.lines.map(({ name, amountPaise }) => [name, amountPaise] as const),
      ...bill.sums.map(({ label, amountPaise }) => [label, amountPaise] as const),
      ['Taxable value', tax!.taxablePaise],
      ['CGST 2.5%', tax!.cgstPaise],
      ['SGST 2.5%', tax!.sgstPaise],
    ] as const;
    for (const [label, paise] of rows) {
      const end = amount(paise);
      expect(printed).toContain(label + end.padStart(characters - label.length));
    }
    const [lines, sums] = [bill.lines, bill.sums.slice(1)].map((each) =>
      each.reduce((sum, { amountPaise }) => sum + amountPaise, 0),
    );
    expect(lines! + sums!).toBe(bill.total.amountPaise);
  });

  it('has the total large and the code for complaints as pictures, because no printer has ₹', async () => {
    const page = slipOf(contentOfInvoice(anInvoice()));
    expect(page).toContainEqual({
      kind: 'pair',
      left: 'Total',
      right: inRupees(58_600),
      size: 2,
      isBold: true,
    });
    const { printed, isComplete } = readEscPos(await bytesOf(page, paper));
    const pictures = printed.flatMap((each) =>
      typeof each === 'object' && 'bitmap' in each ? each.bitmap : [],
    );
    expect(isComplete).toBe(true);
    expect(pictures).toHaveLength(2);
    for (const { rowBytes } of pictures) expect(rowBytes * 8).toBe(papers[paper].dots);
    // Modules of 0.6 mm, 37 of them with the quiet zone.
    expect(pictures[1]!.rows).toBe(37 * 5);
    const noCode = anInvoice({ parties: { fssai: null } });
    expect(slipOf(contentOfInvoice(noCode)).some(({ kind }) => kind === 'qr')).toBe(false);
  });

  it('wraps names and choices beside the amount, and puts a large amount below its label', async () => {
    const name = `${'Paneer '.repeat(12)}${'W'.repeat(60)}`.trim();
    const choices = [
      { choiceId: 'a', group: 'Size', name: 'Family pack '.repeat(5), pricePaise: 0, quantity: 2 },
    ];
    const invoice = anInvoice({ lines: [aLine({ name, choices, unitPricePaise: 12_345_678 })] });
    const printed = await linesOf(slipOf(contentOfInvoice(invoice)), paper);
    for (const line of printed) expect(line.length).toBeLessThanOrEqual(characters);
    const start = printed.findIndex((line) => line.startsWith('Paneer'));
    expect(printed[start]).toMatch(/^Paneer .*2,46,913\.56$/);
    expect(printed[start]).toHaveLength(characters);
    const joined = printed.join('').replaceAll(/\s/g, '').replace('2,46,913.56', '');
    expect(joined).toContain(name.replaceAll(' ', ''));
    expect(joined).toContain('+FamilypackFamilypackFamilypackFamilypackFamilypackx2');
  });

  it('prints 999 lines', { timeout: 60_000 }, async () => {
    const lines = Array.from({ length: 999 }, (_, index) => aLine({ name: `Dish ${index + 1}` }));
    const bytes = await bytesOf(slipOf(contentOfInvoice(anInvoice({ lines }))), paper);
    const printed = textsOf(bytes);
    for (const { name } of lines)
      expect(printed).toContain(name + '498.10'.padStart(characters - name.length));
    expect(readEscPos(bytes).printed.at(-1)).toBe('cut');
    expect(printed).toContain(`Subtotal${'4,97,661.90'.padStart(characters - 8)}`);
  });

  it('says above and below that it was printed before', async () => {
    const printed = await linesOf(slipOf(contentOfInvoice(anInvoice()), 'en', true), paper);
    expect(printed.filter((line) => line.trim() === 'DUPLICATE')).toHaveLength(2);
    expect(printed[0]?.trim()).toBe('DUPLICATE');
  });
});

it('heads a bill of supply with the law’s sentence and shows no tax', async () => {
  const words = await wordsOf(slipOf(contentOfInvoice(anInvoice({ taxing: composition }))), 'MM58');
  expect(words).toContain('Bill of Supply');
  expect(words).toContain('Composition taxable person, not eligible to collect tax on supplies');
  expect(words).not.toMatch(/CGST|HSN|Taxable value/);
});

it('shows on a receipt neither number nor tax, and on a credit note its bill', async () => {
  const receipt = await wordsOf(slipOf(contentOfInvoice(anInvoice({ number: null }))), 'MM80');
  expect(receipt).toContain('Order receipt, not a tax invoice');
  expect(receipt).not.toMatch(/GSTIN|HSN|No\.:/);
  const content = contentOfEntry({ kind: 'CREDIT_NOTE', document: canonicalJson(aNote(10_500)) })!;
  const note = await wordsOf(slipOf(content), 'MM58');
  for (const said of ['Credit Note', 'C/26-27/R00001', 'C/26-27/000123', '105.00'])
    expect(note).toContain(said);
});

it('names a buyer whom the law asks for', async () => {
  const invoice = anInvoice({ lines: [aLine({ unitPricePaise: 2_500_000 })] });
  const words = await wordsOf(slipOf(contentOfInvoice(invoice)), 'MM58');
  expect(words).toContain('Billed to Asha Rao 4th floor, 22 Church Street, Bengaluru');
});

it.each(printerPapers)('is as wide as paper %s in Hindi, too', async (paper) => {
  const page = slipOf(contentOfInvoice(anInvoice({ lines: [aLine({ name: 'पनीर टिक्का' })] })), 'hi');
  expect(JSON.stringify(page)).not.toContain('Invoice');
  const { printed, isComplete } = readEscPos(await bytesOf(page, paper));
  expect(isComplete).toBe(true);
  for (const each of printed)
    if (typeof each === 'object' && 'bitmap' in each)
      expect(each.bitmap.rowBytes * 8).toBe(papers[paper].dots);
  const picture = await pagePicture(page, paper);
  expect(picture.subarray(1, 4).toString()).toBe('PNG');
  // Bytes 16 to 19 of a PNG are its width.
  expect(picture.readUInt32BE(16)).toBe(papers[paper].dots);
});
