import { page } from 'vitest/browser';
import { aBillDocument } from '../factories';
import type { BillDocument } from '../generated/schema';
import { refusal, type ShopServer } from '../shop-server';
import { longDish, orders } from './filled-shop';
import { press, see, type Scene } from './scene';

const route = `/orders/${orders.delivered.id}/bill`;

const invoice = aBillDocument();

const receipt: Partial<BillDocument> = {
  kind: 'RECEIPT',
  title: 'Order Receipt',
  remarks: ['Order receipt, not a tax invoice', 'This order was cancelled'],
  number: null,
  facts: invoice.facts.slice(1, 3),
  lines: invoice.lines.map((line) => ({ ...line, hsn: null, rate: null, taxable: null })),
  sums: [],
  taxes: [],
  total: { label: 'Total', amount: 280 },
  totalInWords: 'Two Hundred Eighty Rupees Only',
};

const inHindi: Partial<BillDocument> = {
  language: 'hi',
  title: 'टैक्स इनवॉइस',
  seller: {
    ...invoice.seller,
    facts: [
      { label: 'GSTIN', value: '29AAPFU0939F1ZR' },
      { label: 'FSSAI नंबर', value: '11225333001234' },
    ],
  },
  facts: [
    { label: 'नंबर', value: 'C/26-27/000123' },
    { label: 'तारीख', value: '26 नवंबर 2026, दोपहर 1:30 बजे' },
    { label: 'ऑर्डर', value: '#47, डिलीवरी' },
    { label: 'सप्लाई की जगह', value: 'Karnataka (29)' },
    { label: 'रिवर्स चार्ज', value: 'नहीं' },
  ],
  headings: {
    ...invoice.headings,
    item: 'सामान',
    quantity: 'मात्रा',
    unitPrice: 'दाम',
    taxable: 'कर योग्य मूल्य',
    amount: 'रकम',
  },
  lines: invoice.lines.map((line, index) => ({ ...line, name: ['मसाला डोसा', 'फ़िल्टर कॉफ़ी'][index] ?? '' })),
  sums: invoice.sums.map((sum, index) => (index === 0 ? { ...sum, label: 'जोड़' } : sum)),
  total: { label: 'कुल', amount: 294 },
  totalInWords: 'दो सौ चौरानवे रुपये मात्र',
  fssaiText: 'खाने की शिकायत: फ़ूड सेफ़्टी कनेक्ट के लिए स्कैन करें',
  closing: ['कंप्यूटर से बना, बिना हस्ताक्षर के मान्य'],
};

const longCode = 'Venkatanarasimharajuvaripeta Thiruvananthapuramkrishnamurthy and Sons Private Limited';

/** A buyer with a long name, three HSN codes and 60 lines. */
const long: Partial<BillDocument> = {
  buyerHeading: 'Bill to',
  buyer: {
    name: longCode,
    address: 'Flat 1204, Tower B, Prestige Shantiniketan Apartments, Whitefield Main Road, Bengaluru 560048',
    facts: [{ label: 'GSTIN', value: '29AAACI4798L1ZU' }],
  },
  lines: Array.from({ length: 60 }, (_, index) => ({
    name: index % 7 === 0 ? longDish : `Masala Dosa ${index + 1}`,
    choices: index % 5 === 0 ? ['Extra cheese × 2', 'Tamarind chutney'] : [],
    hsn: ['996331', '22021010', '2105'][index % 3] ?? null,
    rate: ['5%', '40%', '18%'][index % 3] ?? null,
    quantity: 1 + (index % 12),
    unitPrice: 1_249.5,
    taxable: 1_249.5 * (1 + (index % 12)),
    amount: 1_249.5 * (1 + (index % 12)),
  })),
  sums: [
    { label: 'Subtotal', amount: 4_87_305 },
    { label: 'Packing', amount: 25 },
    { label: 'CGST', amount: 51_154.75 },
    { label: 'SGST', amount: 51_154.75 },
    { label: 'Round off', amount: -0.5 },
  ],
  taxes: [
    { hsn: '996331', halfRate: '2.5%', taxable: 1_62_435, cgst: 4_060.88, sgst: 4_060.88 },
    { hsn: '22021010', halfRate: '20%', taxable: 1_62_435, cgst: 32_487, sgst: 32_487 },
    { hsn: '2105', halfRate: '9%', taxable: 1_62_435, cgst: 14_619.15, sgst: 14_619.15 },
  ],
  total: { label: 'Total', amount: 5_89_639 },
  totalInWords: 'Five Lakh Eighty Nine Thousand Six Hundred Thirty Nine Rupees Only',
  closing: ['Thank you for your order. Please come again!', ...invoice.closing],
};

const saying = (bill: Partial<BillDocument>) => (shop: ShopServer) =>
  shop.answer({ billDocument: aBillDocument(bill) });

const unmade = (shop: ShopServer) => {
  saying({})(shop);
  shop.fails(`GET /api${route}.pdf`, 503);
};

const choose = (width: string) => async () => {
  await page.getByText(width, { exact: true }).click();
};

const customer = { who: 'customer', route } as const;

/** The bill of an order. */
export const billDocumentScenes: readonly Scene[] = [
  { ...customer, name: 'bill-document', shop: saying({}), hasDeskLayout: true },
  { ...customer, name: 'bill-document-hi', shop: saying(inHindi), language: 'hi', hasDeskLayout: true },
  { ...customer, name: 'bill-document-receipt', shop: saying(receipt), hasDeskLayout: true },
  { ...customer, name: 'bill-document-long', shop: saying(long), hasDeskLayout: true },
  { ...customer, name: 'bill-document-80', shop: saying(long), act: choose('80 mm'), hasDeskLayout: true },
  { ...customer, name: 'bill-document-58', shop: saying({}), act: choose('58 mm') },
  {
    ...customer,
    name: 'bill-document-loading',
    shop: (shop) => shop.holds('BillDocument'),
    isLoading: true,
  },
  {
    ...customer,
    name: 'bill-document-unknown',
    shop: (shop) => shop.fails('BillDocument', refusal('NOT_FOUND', 'Order not found')),
  },
  {
    ...customer,
    name: 'bill-document-failed',
    shop: (shop) => shop.fails('BillDocument', 500),
    isFaulty: true,
  },
  {
    ...customer,
    name: 'bill-document-no-pdf',
    shop: unmade,
    act: async () => {
      await press('PDF')();
      await see(page.getByRole('alert'));
    },
    isFaulty: true,
  },
];
