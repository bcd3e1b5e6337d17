import { dayHeadWritten } from '../bill-book/bill-book.events.js';
import type { DayHeadsService } from '../bill-book/day-heads.service.js';
import { formatRupees, rule, type NoticeRule } from './notice.js';
import { say } from './notifications.sentences.js';

/** `3f2a 91c0 …`, as people compare it. */
const inGroups = (hash: string): string => hash.match(/.{4}/g)?.join(' ') ?? hash;

/** The head of each day goes to those who may read the bill book, so that it is kept outside of the shop. */
export const billBookRules = (dayHeads: Pick<DayHeadsService, 'find'>): NoticeRule[] => [
  rule(dayHeadWritten, async ({ sequence }) => {
    const head = await dayHeads.find(sequence);
    if (!head) return [];
    const { day, entries, invoicesPaise, notesPaise, vouchersPaise, hash } = head;
    return [
      {
        to: { permissions: ['VIEW_PAYMENTS'] },
        title: say.dayHead({ day: { day } }),
        body: say.dayHeadNews({ entries: String(entries) }),
        link: '/admin/reports/bills',
        action: say.openShop,
        mail: {
          body: say.dayHeadBody,
          facts: [
            { label: say.bookEntries, value: String(entries) },
            { label: say.invoicesOfDay, value: formatRupees(invoicesPaise) },
            { label: say.notesOfDay, value: formatRupees(notesPaise) },
            ...(vouchersPaise > 0 ? [{ label: say.vouchersOfDay, value: formatRupees(vouchersPaise) }] : []),
            { label: say.headOfDay, value: inGroups(hash) },
            { label: say.checkBook, value: `npm run ledger:verify -- --head ${inGroups(hash)}` },
          ],
        },
      },
    ];
  }),
];
