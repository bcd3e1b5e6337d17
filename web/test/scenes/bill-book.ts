import { page } from 'vitest/browser';
import { aBillBook, aBillBookEntry, anEntryOfNoOrder, minutesFromNow } from '../factories';
import type { BillBookEntry } from '../generated/schema';
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

const positions = [{ from: '2025-04-01', mode: 'REGULAR', pricesInclude: true } as const];
const registered = withRestaurant({ gstin: '29AAPFU0939F1ZR', taxPositions: positions });

const filled = (shop: ShopServer) => {
  registered(shop);
  shop.answer({
    billBook: aBillBook(entries, {}, { hasNextPage: true, endCursor: entries.at(-1)?.id ?? null }),
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
  {
    name: 'bill-book-failed',
    route,
    who: 'admin',
    shop: (shop) => shop.fails('BillBook', 500),
    isFaulty: true,
  },
];
