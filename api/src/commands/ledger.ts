// `npm run ledger:verify [-- --head <hash>]`
import { parseArgs } from 'node:util';
import { readConfig } from '../config.js';
import { hashPattern, ungrouped } from '../modules/bill-book/ledger-hash.js';
import { verifyLedger, type LedgerFault } from '../modules/bill-book/ledger-verification.js';
import { openDatabase } from '../platform/database.js';
import { print, runCommand } from './command.js';
import { withDatabase } from './with-database.js';

const holding = (entries: number) => `${entries} ${entries === 1 ? 'entry' : 'entries'} before that hold.`;

const faults: Record<LedgerFault, (sequence: number, count: number) => string> = {
  CHANGED: (at, count) => `Entry ${at} was changed after it was written. ${holding(count)}`,
  DELETED: (at, count) => `Entries before entry ${at} were deleted. ${holding(count)}`,
  REORDERED: (at, count) => `Entry ${at} was moved: it was written behind another entry. ${holding(count)}`,
  REPLACED: (at, count) =>
    `Entry ${at} does not follow the one before it: entries between them were deleted, or one was replaced. ${holding(count)}`,
  NUMBER_SKIPPED: (at, count) =>
    `The number of entry ${at} is not the next one of its series. ${holding(count)}`,
  TRUNCATED: (at, count) =>
    `Entries from ${at} on are missing: they were deleted, or an older backup of the database was restored. ${holding(count)}`,
  APPENDED: (at, count) => `Entry ${at} stands behind the end of the book. ${holding(count)}`,
  COUNTED_OTHERWISE: (_at, count) =>
    `All ${count} entries hold, but the counters of numbers do not fit to them: entries at the end were deleted, or a counter was changed.`,
  UNGUARDED: (_at, count) =>
    `All ${count} entries hold, but the trigger that refuses to change them is missing, disabled or another one: they can be changed now.`,
};

await runCommand(async () => {
  const config = readConfig();
  const { values, positionals } = parseArgs({
    options: { head: { type: 'string' } },
    allowPositionals: true,
  });
  // As in the mail of a day's head, in groups of four.
  const head = values.head && ungrouped([values.head, ...positionals].join(''));
  if (head === undefined ? positionals.length > 0 : !hashPattern.test(head))
    throw new Error(
      'Say --head and the seal of a day: 64 characters of 0-9 and a-f, with or without spaces.',
    );
  await withDatabase(config, print, async (url) => {
    const dataSource = await openDatabase({ url, entities: [], migrations: [], installExtensions: false });
    try {
      const { fault, ...verified } = await verifyLedger(dataSource, head);
      if (fault) throw new Error(faults[fault.kind](fault.sequence, verified.count));
      if (verified.count === 0) return print('the bill book is empty');
      print(`the bill book holds: ${verified.count} entries, the last one of ${verified.headAt}`);
      print(`its head is ${verified.head}`);
      if (head === undefined)
        print('compare it with a head that you noted elsewhere: a whole book that was rewritten holds, too');
    } finally {
      await dataSource.destroy();
    }
  });
});
