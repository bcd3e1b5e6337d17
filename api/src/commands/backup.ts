// `npm run backup [-- <file>] [--passphrase]` and `npm run restore -- <file> [--force]`.
import path from 'node:path';
import { parseArgs } from 'node:util';
import { backUp, restore } from '../backup/backup.js';
import { askSecret, runCommand, print } from './command.js';
import { readConfig, type Config } from '../config.js';
import { shortestPassphrase } from '../environment.js';
import { encryptedEnding } from '../backup/encryption.js';
import type { BackupManifest } from '../backup/manifest.js';
import { backupFolder, timeInName } from '../backup/own-backups.js';

const usage =
  'Say `npm run backup`, `npm run backup -- <file>`, with `--passphrase` to encrypt it, or `npm run restore -- <file> [--force]`.';

const variable = 'BACKUP_PASSPHRASE';

function orders({ tables }: BackupManifest): string {
  const rows = (table: string) => tables.find(({ name }) => name === table)?.rows ?? 0;
  return `${rows('orders')} orders, ${rows('bookings')} bookings, ${rows('users')} accounts`;
}

async function newPassphrase(): Promise<string> {
  const passphrase = await askSecret('Passphrase', { variable, again: true });
  if (passphrase.length < shortestPassphrase)
    throw new Error(`A passphrase needs at least ${shortestPassphrase} characters.`);
  return passphrase;
}

async function writeBackup(config: Config, file: string | undefined, isEncrypted: boolean): Promise<void> {
  const name = `chowk-${timeInName()}.zip${isEncrypted ? encryptedEnding : ''}`;
  const target = path.resolve(file ?? path.join(backupFolder(config.dataDir), name));
  if (isEncrypted && !target.endsWith(encryptedEnding)) {
    throw new Error(
      `Give the file of an encrypted backup a name that ends in ${encryptedEnding}. The passphrase is asked for or ` +
        `read from ${variable}, never from the command line: other users of the machine can read that.`,
    );
  }
  const passphrase = isEncrypted ? (config.backupPassphrase ?? (await newPassphrase())) : undefined;
  const manifest = await backUp(config, target, print, passphrase);
  const { pictures = 'without' } = manifest;
  print(`backed up ${orders(manifest)}, ${pictures} pictures: ${target}`);
  print(
    isEncrypted
      ? 'it is encrypted: without its passphrase nobody can restore it, so keep that elsewhere'
      : 'WARNING: it holds personal data and secrets and is not encrypted: keep it where nobody else can read it, or encrypt it with --passphrase',
  );
}

async function run(config: Config): Promise<void> {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: {
      force: { type: 'boolean', default: false },
      passphrase: { type: 'boolean', default: false },
    },
  });
  const [command, file, ...more] = positionals;
  if (more.length > 0) throw new Error(usage);
  if (command === 'backup' && !values.force) {
    await writeBackup(config, file, values.passphrase || config.backupPassphrase !== undefined);
  } else if (command === 'restore' && file) {
    const passphrase = async () => config.backupPassphrase ?? (await askSecret('Passphrase', { variable }));
    const manifest = await restore(config, path.resolve(file), { force: values.force, print, passphrase });
    print(`restored ${orders(manifest)}, as they were at ${manifest.createdAt}; start the shop again`);
  } else {
    throw new Error(usage);
  }
}

await runCommand(() => run(readConfig()));
