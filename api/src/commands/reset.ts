// `npm run db:reset -- --yes [--database <name>]`
import path from 'node:path';
import { parseArgs } from 'node:util';
import { reset } from '../backup/backup.js';
import { runCommand, print } from './command.js';
import { readConfig, type Config } from '../config.js';
import { backupFolder, timeInName } from '../backup/own-backups.js';

/** Requires `--yes`, and the name of a database that is not the embedded one, so that none is emptied by mistake. */
function requireConsent({ databaseUrl, dataDir }: Config): void {
  const { values } = parseArgs({
    options: { yes: { type: 'boolean', default: false }, database: { type: 'string' } },
  });
  const consequences = 'the menu, all orders, bookings, payments and accounts. It is backed up first.';
  if (!databaseUrl) {
    if (values.database) throw new Error('DATABASE_URL is not set: this would be the embedded database.');
    if (values.yes) return;
    throw new Error(
      `This empties the database in ${dataDir}: ${consequences} If you want that: npm run db:reset -- --yes`,
    );
  }
  const { hostname, pathname } = new URL(databaseUrl);
  const name = decodeURIComponent(pathname.slice(1));
  if (values.yes && values.database === name) return;
  throw new Error(
    `This empties the database ${name} on ${hostname}: ${consequences} ` +
      'If you want that, name it: npm run db:reset -- --yes --database <name>',
  );
}

await runCommand(async () => {
  const config = readConfig();
  requireConsent(config);
  const file = path.join(backupFolder(config.dataDir), `before-reset-${timeInName()}.zip`);
  const { tables } = await reset(config, file, print);
  const orders = tables.find(({ name }) => name === 'orders')?.rows ?? 0;
  print(`the database is empty; what it held, ${orders} orders among it, is in ${file}`);
  print('the next start makes a new shop; npm run restore -- <file> brings back the old one');
});
