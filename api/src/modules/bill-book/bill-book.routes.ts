import { z } from 'zod';
import { instant, rupees } from '../../platform/answers.js';
import { toRupees } from '../../platform/money.js';
import { route, type Route } from '../../rest/route.js';
import type { BillBookCheckService } from './bill-book-check.service.js';
import { billBookCheckInput, filteredBillBookPage } from './bill-book.input.js';
import type { BillBookEntry, BillBookService } from './bill-book.service.js';
import { ledgerKinds } from './ledger-entry.entity.js';
import { ledgerFaults } from './ledger-verification.js';

const entryAnswer = z
  .object({
    _id: z.string(),
    sequence: z.int().meta({ description: 'From 1, without a gap.' }),
    kind: z.enum(ledgerKinds),
    number: z.string().nullable().meta({ description: 'Of an invoice, a credit note or a refund voucher.' }),
    orderId: z.string().nullable(),
    orderName: z.string().nullable().meta({ description: 'What people call the order: `#47`.' }),
    amount: rupees.nullable().meta({
      description: 'Rupees of the document; null for the head of a day and for a restore.',
    }),
    issuedAt: instant,
  })
  .meta({ id: 'BillBookEntry' });

const answer = z.object({
  entries: z.array(entryAnswer),
  state: z.object({
    entries: z.int().meta({ description: 'The number of all entries.' }),
    head: z.string().nullable().meta({
      description: 'The hash of the last entry, which stands for all before it; null for an empty book.',
    }),
    headAt: instant.nullable(),
  }),
});

const checkAnswer = z.object({
  isWhole: z.boolean(),
  entries: z.int().meta({ description: 'The number of entries that hold, from the first one on.' }),
  firstWrong: z.object({ sequence: z.int(), problem: z.enum(ledgerFaults) }).nullable(),
});

const present = ({ id, amountPaise, issuedAt, ...entry }: BillBookEntry): z.output<typeof entryAnswer> => ({
  _id: id,
  ...entry,
  amount: amountPaise === null ? null : toRupees(amountPaise),
  issuedAt: issuedAt.toISOString(),
});

export const billBookRoutes = (billBook: BillBookService, checks: BillBookCheckService): Route[] => [
  route({
    method: 'get',
    path: '/admin/bill-book',
    name: 'billBook',
    summary: 'Read the bill book, newest entries first',
    permission: 'VIEW_PAYMENTS',
    query: filteredBillBookPage,
    answer,
    handle: async ({ viewer, query: { page, filter } }) => {
      const { entries, state } = await billBook.page(viewer, page, filter);
      return {
        entries: entries.map(present),
        state: { ...state, headAt: state.headAt?.toISOString() ?? null },
      };
    },
  }),
  route({
    method: 'get',
    path: '/admin/bill-book/check',
    name: 'verifyBillBook',
    summary: 'Check whether the bill book holds',
    permission: 'VIEW_PAYMENTS',
    query: billBookCheckInput,
    refusals: ['CONFLICT'],
    answer: checkAnswer,
    handle: ({ viewer, query: { head } }) => checks.check(viewer, head),
  }),
];
