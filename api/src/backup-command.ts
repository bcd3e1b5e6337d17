// `npm run backup [-- <file>]` and `npm run restore -- <file> [--force]`.
import path from 'node:path';
import { parseArgs } from 'node:util';
import { backUp, restore } from './backup.js';
import { runCommand, tell } from './command.js';
import { readConfig, type Config } from './config.js';
import type { BackupManifest } from './platform/backup/manifest.js';
import { backupFolder, timeInName } from './platform/backup/own-backups.js';

const usage = 'Say `npm run backup`, `npm run backup -- <file>` or `npm run restore -- <file> [--force]`.';

function orders({ tables }: BackupManifest): string {
  const rows = (table: string) => tables.find(({ name }) => name === table)?.rows ?? 0;
  return `${rows('orders')} orders, ${rows('bookings')} bookings, ${rows('users')} accounts`;
}

async function run(config: Config): Promise<void> {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { force: { type: 'boolean', default: false } },
  });
  const [command, file, ...more] = positionals;
  if (more.length > 0) throw new Error(usage);
  if (command === 'backup' && !values.force) {
    const target = path.resolve(file ?? path.join(backupFolder(config.dataDir), `chowk-${timeInName()}.zip`));
    const manifest = await backUp(config, target, tell);
    const { pictures = 'without' } = manifest;
    tell(`backed up ${orders(manifest)}, ${pictures} pictures: ${target}`);
    tell('it holds personal data and secrets: keep it where nobody else can read it');
  } else if (command === 'restore' && file) {
    const manifest = await restore(config, path.resolve(file), { force: values.force, tell });
    tell(`restored ${orders(manifest)}, as they were at ${manifest.createdAt}; start the shop again`);
  } else {
    throw new Error(usage);
  }
}

await runCommand(() => run(readConfig()));
