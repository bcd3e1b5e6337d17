import { page } from 'vitest/browser';
import {
  aBillBook,
  aBillBookEntry,
  aBillMonth,
  aBillMonthSum,
  anEntryOfNoOrder,
  minutesFromNow,
} from '../factories';
import type { BillBookEntry, BillMonth } from '../generated/schema';
import { refusal, type ShopServer } from '../shop-server';
import { withRestaurant } from './filled-shop';
import { fill, press, see, type Scene } from './scene';

const numbered = (count: number) => `C/26-27/${String(count).padStart(6, '0')}`;

/** Newest first, of each kind one, and bills. */
const entries: BillBookEntry[] = [
  aBillBookEntry({ number: numbered(12_346), orderName: '#47', amount: 1_24_999.5 }),
  aBillBookEntry({ kind: 'CREDIT_NOTE', number: 'C/26-27/R00123', orderName: '#45', amount: 249.5 }),
  aBillBookEntry({ kind: 'REFUND_VOUCHER', number: 'C/26-27/V00007', orderName: '#44', amount: 90 }),
  aBillBookEntry({ kind: 'CANCELLATION', number: null, orderName: '#43', amount: 523 }),
  anEntryOfNoOrder(),
  anEntryOfNoOrder({ kind: 'RESTORE' }),
  ...Array.from({ length: 14 }, (_, index) =>
    aBillBookEntry({
      number: numbered(12_345 - index),
      orderName: `#${42 - index}`,
      amount: 180 + index * 35,
    }),
  ),
].map((entry, index) => ({
  ...entry,
  sequence: 1_23_456 - index,
  issuedAt: minutesFromNow(-30 - index * 47),
}));

const month: BillMonth = aBillMonth({
  invoices: aBillMonthSum({
    count: 4123,
    taxable: 18_61_904.76,
    cgst: 46_547.62,
    sgst: 46_547.62,
    untaxed: -0.4,
    total: 19_54_999.6,
  }),
  creditNotes: aBillMonthSum({ count: 12, taxable: 2851.43, cgst: 71.29, sgst: 71.29, total: 2994.01 }),
  cancellations: aBillMonthSum({ count: 3, taxable: 1494.29, cgst: 37.36, sgst: 37.36, total: 1569.01 }),
  vouchers: aBillMonthSum({ count: 2, taxable: 171.43, cgst: 4.29, sgst: 4.29, total: 180.01 }),
  rates: [
    { rate: 5, taxable: 18_45_560, cgst: 46_139, sgst: 46_139 },
    { rate: 18, taxable: 11_999.04, cgst: 1079.91, sgst: 1079.91 },
  ],
  b2b: aBillMonthSum({ count: 9, taxable: 42_857.14, cgst: 1071.43, sgst: 1071.43, total: 45_000 }),
  b2bNotes: aBillMonthSum({ count: 1, taxable: 476.19, cgst: 11.9, sgst: 11.9, total: 499.99 }),
  b2c: [
    { placeOfSupply: '26', rate: 5, taxable: 18_03_179.05, cgst: 45_079.48, sgst: 45_079.48 },
    { placeOfSupply: '29', rate: 18, taxable: 11_999.04, cgst: 1079.91, sgst: 1079.91 },
  ],
  nil: [{ isRegistered: false, taxable: 4345.72 }],
  hsn: [
    {
      isRegistered: true,
      hsn: '996331',
      description: 'Restaurant service',
      uqc: 'NA',
      quantity: 0,
      rate: 5,
      taxable: 42_380.95,
      cgst: 1059.53,
      sgst: 1059.53,
    },
    {
      isRegistered: false,
      hsn: '22021010',
      description: 'Aerated drinks in sealed bottles',
      uqc: 'NOS',
      quantity: 1240,
      rate: 18,
      taxable: 11_999.04,
      cgst: 1079.91,
      sgst: 1079.91,
    },
  ],
  documents: [
    { kind: 'INVOICE', from: numbered(8224), to: numbered(12_346), total: 4123, cancelled: 3, net: 4120 },
    { kind: 'CREDIT_NOTE', from: 'C/26-27/R00112', to: 'C/26-27/R00123', total: 12, cancelled: 0, net: 12 },
  ],
});

const positions = [{ from: '2025-04-01', mode: 'REGULAR', pricesInclude: true } as const];
const registered = withRestaurant({ gstin: '29AAPFU0939F1ZR', taxPositions: positions });

const filled = (shop: ShopServer) => {
  registered(shop);
  shop.answer({
    billBook: aBillBook(entries, {}, { hasNextPage: true, endCursor: entries.at(-1)?.id ?? null }),
    billMonth: month,
    verifyBillBook: { isWhole: true, entries: 1_23_456, firstWrong: null },
  });
};

const broken = (shop: ShopServer) => {
  filled(shop);
  shop.answer({
    verifyBillBook: {
      isWhole: false,
      entries: 1_02_344,
      firstWrong: { sequence: 1_02_345, problem: 'REPLACED' },
    },
  });
};

const refused = (shop: ShopServer) => {
  filled(shop);
  const message = 'A seal of the bill book has 64 characters, of the digits 0 to 9 and the letters a to f';
  shop.fails('VerifyBillBook', refusal('BAD_USER_INPUT', message, [{ field: 'head', message }]));
};

const check = press(/^(Check the book|बुक जाँचें)$/, page.getByText(/hold|सही/).first());
const unfold = async () => {
  await page.getByText(/^(What the book proves|यह बुक क्या साबित)/).click();
  await see(page.getByText(/^npm run ledger/));
};

const unfoldTables = async () => {
  await page.getByText(/^(Tables for GSTR-1|GSTR-1 की तालिकाएँ)$/).click();
  await see(page.getByText('C/26-27/R00112'));
};

const tooLong = (shop: ShopServer) => {
  filled(shop);
  const message = 'This month has too many bills to add up here. Please download the CSV files.';
  shop.fails('BillMonth', refusal('CONFLICT', message));
};

const route = '/admin/reports/bills';

/** The bill book. */
export const billBookScenes: readonly Scene[] = [
  { name: 'bill-book', route, who: 'accountant', shop: filled, hasDeskLayout: true },
  {
    name: 'bill-book-hi',
    route,
    who: 'admin',
    shop: filled,
    language: 'hi',
    act: check,
    hasDeskLayout: true,
  },
  { name: 'bill-book-unregistered', route, who: 'admin', hasDeskLayout: true },
  { name: 'bill-book-no-entries', route, who: 'admin', shop: registered },
  { name: 'bill-book-whole', route, who: 'admin', shop: filled, act: check, hasDeskLayout: true },
  { name: 'bill-book-broken', route, who: 'admin', shop: broken, act: check },
  { name: 'bill-book-proof', route, who: 'admin', shop: filled, act: unfold, hasDeskLayout: true },
  { name: 'bill-book-proof-hi', route, who: 'admin', shop: filled, language: 'hi', act: unfold },
  {
    name: 'bill-book-head-refused',
    route,
    who: 'admin',
    shop: refused,
    act: async () => {
      await fill('Seal from a mail', 'x'.repeat(64));
      await press('Check the book', page.getByText(/^A seal of the bill book has/))();
    },
  },
  { name: 'bill-month', route, who: 'accountant', shop: filled, act: unfoldTables, hasDeskLayout: true },
  { name: 'bill-month-hi', route, who: 'admin', shop: filled, language: 'hi', act: unfoldTables },
  { name: 'bill-month-too-long', route, who: 'accountant', shop: tooLong, hasDeskLayout: true },
  {
    name: 'bill-month-failed',
    route,
    who: 'accountant',
    shop: (shop) => {
      filled(shop);
      shop.fails('BillMonth', 500);
    },
    isFaulty: true,
  },
  {
    name: 'bill-book-failed',
    route,
    who: 'admin',
    shop: (shop) => shop.fails('BillBook', 500),
    isFaulty: true,
  },
];
