import { describe, expect, it } from 'vitest';
import { aLine, aNote, anInvoice, aVoucher, composition } from '../../../test/bill-documents.js';
import type { InvoiceDocument } from './bill-documents.js';
import { contentOfEntry, contentOfInvoice } from './bill-content.js';
import { wordedBill } from './bill-wording.js';
import { canonicalJson } from './ledger-hash.js';

const said = (document: InvoiceDocument, language: 'en' | 'hi' = 'en') =>
  wordedBill(contentOfInvoice(document), language);

const valueOf = ({ facts }: ReturnType<typeof said>, label: string) =>
  facts.find((fact) => fact.label === label)?.value;

describe('a tax invoice', () => {
  it('has every field that rule 46 asks for', () => {
    const bill = said(anInvoice());
    expect(bill.title).toBe('Tax Invoice');
    expect(bill.seller).toEqual({
      name: 'Chowk Kitchen',
      address: '12 MG Road, Ashok Nagar, Karnataka, 560001',
      facts: [
        { label: 'GSTIN', value: '29AAGCB7383J1Z4' },
        { label: 'FSSAI no.', value: '12345678901234' },
      ],
    });
    expect(bill.facts).toEqual([
      { label: 'No.', value: 'C/26-27/000123' },
      { label: 'Date', value: '30 November 2026, 8:14 pm' },
      { label: 'Order', value: '#47, Delivery' },
      { label: 'Place of supply', value: 'Karnataka (29)' },
      { label: 'Reverse charge', value: 'No' },
    ]);
    expect(bill.buyer).toBeNull();
    expect(bill.lines[0]).toMatchObject({
      name: 'Paneer Tikka',
      hsn: '996331',
      rate: '5%',
      quantity: 2,
      taxablePaise: 49_810,
    });
    expect(bill.taxes).toEqual([
      { hsn: '996331', halfRate: '2.5%', taxablePaise: 55_810, cgstPaise: 1_395, sgstPaise: 1_395 },
    ]);
    expect(bill.sums.map(({ label }) => label)).toEqual(['Subtotal', 'CGST', 'SGST']);
    expect(bill.total).toEqual({ label: 'Total', amountPaise: 58_600 });
    expect(bill.totalInWords).toBe('Five Hundred Eighty Six Rupees Only');
  });

  it('is said in Hindi', () => {
    const bill = said(anInvoice(), 'hi');
    expect(bill.title).toBe('टैक्स इनवॉइस');
    expect(valueOf(bill, 'तारीख')).toBe('30 नवंबर 2026, रात 8:14');
    expect(bill.totalInWords).toBe('पांच सौ छियासी रुपये मात्र');
    expect(bill.lines.at(-1)?.name).toBe('डिलीवरी');
  });

  it('names the buyer’s GSTIN if the document has one', () => {
    const invoice = anInvoice();
    const bill = said({ ...invoice, buyer: { ...invoice.buyer, gstin: '29AABCT1332L1ZA' } });
    expect(bill.buyer?.facts).toContainEqual({ label: 'GSTIN', value: '29AABCT1332L1ZA' });
  });

  it('lists choices with how many there are', () => {
    const choice = { choiceId: '0123456789abcdef01234567', group: 'Extras', pricePaise: 0 };
    const line = aLine({
      choices: [
        { ...choice, name: 'Cheese', quantity: 2 },
        { ...choice, name: 'Onions', quantity: 1 },
      ],
    });
    expect(said(anInvoice({ lines: [line] })).lines[0]?.choices).toEqual(['Cheese × 2', 'Onions']);
  });

  it('leaves out an FSSAI number that is missing, and ends with the restaurant’s own sentence', () => {
    const bill = said(
      anInvoice({ order: { way: 'PICKUP' }, parties: { fssai: null, footer: 'Come again!' } }),
    );
    expect(bill.closing[0]).toBe('Come again!');
    expect(bill.fssaiLink).toBeNull();
    expect(valueOf(bill, 'Order')).toBe('#47, Pickup');
  });
});

it('heads a bill of supply with the law’s sentence', () => {
  expect(said(anInvoice({ taxing: composition }))).toMatchObject({
    title: 'Bill of Supply',
    remarks: ['Composition taxable person, not eligible to collect tax on supplies'],
  });
});

it('says of an order without a number that it is no tax invoice', () => {
  expect(said(anInvoice({ number: null }))).toMatchObject({
    title: 'Order Receipt',
    remarks: ['Order receipt, not a tax invoice'],
  });
  const cancelled = wordedBill(contentOfInvoice(anInvoice({ number: null, taxing: undefined }), true), 'en');
  expect(cancelled).toMatchObject({ title: 'Bill', remarks: ['This order was cancelled'] });
});

it('names the bill on a credit note, and nothing but the payment on a voucher of a bill of supply', () => {
  const note = contentOfEntry({ kind: 'CREDIT_NOTE', document: canonicalJson(aNote(10_500)) });
  const bill = wordedBill(note!, 'en');
  expect(bill.title).toBe('Credit Note');
  expect(valueOf(bill, 'Bill no.')).toBe('C/26-27/000123');
  expect(bill.lines.map(({ name }) => name)).toEqual(['Paneer Tikka, Packing, Delivery']);
  const voucher = contentOfEntry({
    kind: 'REFUND_VOUCHER',
    document: canonicalJson(aVoucher(5_000, { taxing: composition })),
  });
  expect(wordedBill(voucher!, 'en')).toMatchObject({
    title: 'Refund Voucher',
    lines: [{ name: 'Amount given back', amountPaise: 5_000 }],
  });
});

it.each([
  [0, 'Zero Rupees Only', 'शून्य रुपये मात्र'],
  [1, 'Zero Rupees And One Paisa Only', 'शून्य रुपये और एक पैसा मात्र'],
  [
    12_345_678_90,
    'One Crore Twenty Three Lakh Forty Five Thousand Six Hundred Seventy Eight Rupees And Ninety Paise Only',
    'एक करोड़',
  ],
])('says an amount of %i paise in words', (unitPricePaise, english, hindi) => {
  const lines = [aLine({ unitPricePaise, quantity: 1 })];
  const invoice = anInvoice({ lines, number: null, taxing: undefined });
  const alone = { ...invoice, bill: { ...invoice.bill, charges: [], totalPaise: unitPricePaise } };
  expect(said(alone).totalInWords).toBe(english);
  expect(said(alone, 'hi').totalInWords).toMatch(hindi);
});
