import { afterEach, describe, expect, it, vi } from 'vitest';
import { aLine, aNote, anInvoice, aVoucher, composition, inclusive } from '../../../test/bill-documents.js';
import { readPdf } from '../../../test/pdf-reader.js';
import { contentOfEntry, contentOfInvoice, type BillContent } from '../bill-book/bill-content.js';
import { canonicalJson } from '../bill-book/ledger-hash.js';
import { wordedBill } from '../bill-book/bill-wording.js';
import { billPapers, pdfTaskOf, type BillPaper } from './bill-layout.js';
import render from './pdf-worker.js';

const contents = (content: BillContent, paper: BillPaper = 'A4', language: 'en' | 'hi' = 'en') =>
  render(structuredClone(pdfTaskOf(wordedBill(content, language), paper)));

const read = async (...drawn: Parameters<typeof contents>) => readPdf(await contents(...drawn));

const ofEntry = (kind: 'CREDIT_NOTE' | 'REFUND_VOUCHER' | 'CANCELLATION', document: object) =>
  contentOfEntry({ kind, document: canonicalJson(document) })!;

afterEach(() => vi.useRealTimers());

const inMm = (points: number) => Math.round((points * 25.4) / 72);

describe.each(billPapers)('a tax invoice on paper %s', (paper) => {
  it('has every field of rule 46', async () => {
    const { text, pages } = await read(contentOfInvoice(anInvoice()), paper);
    for (const said of [
      'Tax Invoice',
      'Chowk Kitchen',
      '12 MG Road, Ashok Nagar, Karnataka, 560001',
      '29AAGCB7383J1Z4',
      '12345678901234',
      'C/26-27/000123',
      '30 November 2026, 8:14 pm',
      '#47, Delivery',
      'Karnataka (29)',
      'Reverse charge: No',
      'Paneer Tikka',
      '996331',
      '5%',
      '558.10',
      'CGST ₹13.95',
      'SGST ₹13.95',
      'Total ₹586.00',
      'Five Hundred Eighty Six Rupees',
      'Food Safety Connect',
    ])
      expect(text.replaceAll(/ +:/g, ':')).toContain(said);
    expect(text).toContain('2.5%');
    expect(pages).toHaveLength(1);
    expect(inMm(pages[0]!.width)).toBe(paper === 'A4' ? 210 : Number(paper));
  });

  it('names its buyer with the address if the law asks for them', async () => {
    const invoice = anInvoice({ lines: [aLine({ unitPricePaise: 2_500_000 })] });
    const { text } = await read(contentOfInvoice(invoice), paper);
    expect(text).toContain('Asha Rao');
    expect(text).toContain('4th floor, 22 Church');
  });

  it('has the same bytes whenever it is made', async () => {
    const content = contentOfInvoice(anInvoice());
    const made = await contents(content, paper);
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 86_400_000 });
    expect(made.equals(await contents(content, paper))).toBe(true);
    const other = contentOfInvoice(anInvoice({ number: 'C/26-27/000124' }));
    expect((await contents(content, paper)).equals(await contents(other, paper))).toBe(false);
  });

  it('is written in Hindi with figures that everybody reads', async () => {
    const { text } = await read(contentOfInvoice(anInvoice()), paper, 'hi');
    expect(text).toContain('₹586.00');
    expect(text).toContain('C/26-27/000123');
    expect(text).toMatch(/[\u0900-\u097f]/);
    expect(text).not.toContain('Invoice');
  });

  it('wraps names and words that are longer than the paper', async () => {
    const name = `${'Paneer '.repeat(20)}${'Wx'.repeat(75)}`;
    const { text, pages } = await read(contentOfInvoice(anInvoice({ lines: [aLine({ name })] })), paper);
    expect(text.replaceAll(/[ \u200b]/g, '')).toContain(name.replaceAll(' ', ''));
    // What a wider line would push off the paper.
    expect(text).toContain('498.10');
    expect(pages).toHaveLength(1);
  });
});

it('shows the taxable value of prices that include GST', async () => {
  const { text } = await read(contentOfInvoice(anInvoice({ taxing: inclusive })));
  for (const said of ['498.10', '474.38', '531.52', '13.29', '₹558.10']) expect(text).toContain(said);
  expect(text).not.toContain('Subtotal');
});

it('heads a bill of supply with the law’s sentence and shows no tax', async () => {
  const { text } = await read(contentOfInvoice(anInvoice({ taxing: composition })), '80');
  expect(text).toContain('Bill of Supply');
  expect(text).toMatch(/Composition taxable person, not eligible to collect tax on supplies/);
  expect(text).toContain('29AAGCB7383J1Z4');
  expect(text).not.toMatch(/CGST|HSN|Taxable value/);
});

it('shows on a receipt neither number nor tax', async () => {
  const { text } = await read(contentOfInvoice(anInvoice({ number: null }), true));
  expect(text).toContain('Order receipt, not a tax invoice');
  expect(text).toContain('This order was cancelled');
  expect(text).not.toMatch(/GSTIN|HSN|No\.:/);
});

it('shows on a credit note the bill that it is about, and its tax', async () => {
  const { text } = await read(ofEntry('CREDIT_NOTE', aNote(10_500)), '58');
  for (const said of ['Credit Note', 'C/26-27/R00001', 'C/26-27/000123', '₹105.00', '2.5%'])
    expect(text).toContain(said);
});

it('shows what a refund voucher and a cancellation are', async () => {
  const voucher = await read(ofEntry('REFUND_VOUCHER', aVoucher(5_000, { taxing: composition })));
  expect(voucher.text).toContain('Refund Voucher');
  expect(voucher.text).toContain('Amount given back 50.00');
  const cancellation = await read(ofEntry('CANCELLATION', aNote(58_600)));
  expect(cancellation.text).toContain('Cancellation Note');
});

it('draws an order of ₹0', async () => {
  const invoice = anInvoice({ lines: [aLine({ unitPricePaise: 0 })] });
  const free = { ...invoice, bill: { ...invoice.bill, charges: [], totalPaise: 0 } };
  const { text } = await read(contentOfInvoice(free));
  expect(text).toContain('Zero Rupees Only');
});

describe('999 lines', () => {
  const lines = Array.from({ length: 999 }, (_, index) => aLine({ name: `Dish ${index + 1}` }));
  const content = contentOfInvoice(anInvoice({ lines }));

  it.each([
    ['A4', 841.89],
    ['58', 14_400],
  ] as const)('fit on paper %s, with the heads repeated', { timeout: 60_000 }, async (paper, maxHeight) => {
    const { text, pages } = await read(content, paper);
    for (const index of [1, 500, 999]) expect(text).toContain(`Dish ${index} `);
    expect(text).toContain('Total ₹');
    expect(pages.length).toBeGreaterThan(1);
    for (const page of pages) {
      expect(page.height).toBeLessThanOrEqual(maxHeight + 0.01);
      if (page.text.includes('Dish')) expect(page.text).toContain('Item');
    }
  });
});
