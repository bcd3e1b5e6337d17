import { z } from 'zod';
import { optional, restPage, text } from '../../platform/validation.js';
import { say } from './bill-book.sentences.js';
import { hashPattern, ungrouped } from './ledger-hash.js';

/** A month at the restaurant. */
const month = z.string(say.monthInvalid).regex(/^20\d\d-(0[1-9]|1[0-2])$/, say.monthInvalid);

export const billMonth = z.object({ month });

export const billBookFilter = z.object({
  month: optional(month).meta({ description: 'The month of the entries at the restaurant: `2026-11`.' }),
});
export type BillBookFilter = Partial<z.output<typeof billBookFilter>>;

/** The hash of an entry, also in groups, as mails show it. */
const head = text(say.theHead, { max: 200 })
  .transform(ungrouped)
  .pipe(z.string().regex(hashPattern, say.headInvalid));

export const billBookCheckInput = z.object({
  head: optional(head).meta({ description: 'A head that the book had at some time, from a mail.' }),
});

/** REST queries have filter and page parameters side by side. */
export const filteredBillBookPage = billBookFilter
  .extend(restPage.shape)
  .transform(({ limit, before, ...filter }) => ({ page: { limit, before }, filter }));
