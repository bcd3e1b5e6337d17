// `npm run ledger:verify [-- --head <hash>]`
import { parseArgs } from 'node:util';
import { readConfig } from '../config.js';
import { verifyLedger, type LedgerFault } from '../modules/bill-book/ledger-verification.js';
import { openDatabase } from '../platform/database.js';
import { print, runCommand } from './command.js';
import { withDatabase } from './with-database.js';

const faults: Record<LedgerFault, (sequence: number) => string> = {
  CHANGED: (at) => `Entry ${at} was changed after it was written.`,
  DELETED: (at) => `Entries before entry ${at} were deleted.`,
  REORDERED: (at) => `Entry ${at} was moved: it was written behind another entry.`,
  REPLACED: (at) =>
    `Entry ${at} does not follow the one before it: entries between them were deleted, or one was replaced.`,
  TRUNCATED: (at) =>
    `Entries from ${at} on are missing: they were deleted, or an older backup of the database was restored.`,
  UNGUARDED: () =>
    'The entries hold, but the trigger that refuses to change them is missing or disabled: they can be changed now.',
};

await runCommand(async () => {
  const config = readConfig();
  const { values } = parseArgs({ options: { head: { type: 'string' } } });
  const head = values.head?.trim().toLowerCase();
  if (head !== undefined && !/^[\da-f]{64}$/.test(head))
    throw new Error('The head is the hash of an entry: 64 characters of 0-9 and a-f.');
  await withDatabase(config, print, async (url) => {
    const dataSource = await openDatabase({ url, entities: [], migrations: [], installExtensions: false });
    try {
      const { fault, ...verified } = await verifyLedger(dataSource.manager, head);
      if (fault)
        throw new Error(`${faults[fault.kind](fault.sequence)} ${verified.count} entries before that hold.`);
      if (verified.count === 0) return print('the bill book is empty');
      print(`the bill book holds: ${verified.count} entries, the last one of ${verified.headAt}`);
      print(`its head is ${verified.head}`);
      if (head === undefined)
        print(
          'compare it with a head that you noted elsewhere: a book that was written anew as a whole holds, too',
        );
    } finally {
      await dataSource.destroy();
    }
  });
});
