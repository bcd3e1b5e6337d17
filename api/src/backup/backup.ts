import { createReadStream } from 'node:fs';
import { mkdir, readdir, rename, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import pg from 'pg';
import type { Config } from '../config.js';
import { ArchiveReader, ArchiveWriter } from './archive.js';
import { dumpDatabase } from './dump.js';
import { emptyDatabase, jobsIn, loadDatabase } from './load.js';
import type { BackupManifest } from './manifest.js';
import { makeDataDir } from '../embedded-postgres/data-dir.js';
import { isFileName, type FileStore } from '../platform/files.js';
import type { NewJob } from '../platform/event-jobs.js';
import { JobQueue } from '../platform/jobs.js';
import { LocalFiles } from '../platform/local-files.js';
import { createLogger } from '../platform/log.js';
import { RedisConnections } from '../platform/redis.js';
import { migrations } from '../platform/migrations/index.js';
import { errorCode } from '../platform/system-error.js';
import { withDatabase } from '../commands/with-database.js';

type Print = (message: string) => void;

/** Generated secrets. Without them everyone is logged out, and a first admin may not know the password. */
const secretFile = /^(admin-password|secrets\/[\w-]+)$/;

const jobsAtOnce = 500;

/** Writes the database, pictures and generated secrets of one moment into one file while the shop runs. */
export async function backUp(
  config: Config,
  file: string,
  print: Print,
  passphrase?: string,
): Promise<BackupManifest> {
  return withDatabase(config, print, (url) => saveShop(config, url, file, passphrase));
}

/** @param url of the shop's running database */
async function saveShop(
  config: Config,
  url: string,
  file: string,
  passphrase?: string,
): Promise<BackupManifest> {
  const fill = async (archive: ArchiveWriter) => {
    const createdAt = new Date().toISOString();
    const added = new Set<string>();
    const files = localFiles(config);
    // Before and after the database: a picture that it refers to existed before or is new, and unused ones may be swept in
    // between.
    if (files) await addPictures(archive, files, added);
    const contents = await dumpDatabase(url, archive);
    if (files) await addPictures(archive, files, added);
    await addSecrets(archive, config.dataDir);
    return { chowk: 1 as const, createdAt, ...contents, pictures: files && added.size };
  };
  return ArchiveWriter.write(file, fill, passphrase);
}

/**
 * Replaces the shop's data with a backup's, all or nothing.
 * @param options.force even if it replaces orders
 * @param options.passphrase called if the backup is encrypted
 * @throws {BackupError} with a sentence that says what to do
 */
export async function restore(
  config: Config,
  file: string,
  { force, print, passphrase }: { force: boolean; print: Print; passphrase?: () => Promise<string> },
): Promise<BackupManifest> {
  makeDataDir(config.dataDir);
  const archive = await ArchiveReader.open(file, passphrase && { passphrase, scratch: config.dataDir });
  try {
    await withDatabase(config, print, async (url) => {
      const prefix = await loadDatabase({ url, migrations, force }, archive, () =>
        restorePictures(config, archive),
      );
      if (prefix !== undefined)
        print(
          `bill numbers begin with ${prefix}/ from now on, because those that were given after the backup must not be given again`,
        );
      await restoreSecrets(config.dataDir, archive);
      await restoreJobs(config, url, archive);
    });
    if (archive.manifest.pictures && config.s3)
      print('pictures are on S3: put those in uploads/ of the backup, which is a zip file, there yourself');
    if (config.redisUrl) print('the queue is in Redis: empty that before you start the shop');
    return archive.manifest;
  } finally {
    await archive.close();
  }
}

/**
 * Empties the database of a stopped shop, as before its first start. Pictures and secrets stay.
 * @param file where everything is saved first
 * @throws {BackupError} with a sentence that says what to do; nothing is changed then
 */
export async function reset(config: Config, file: string, print: Print): Promise<BackupManifest> {
  let saved: BackupManifest | undefined;
  await withDatabase(config, print, (url) =>
    emptyDatabase(url, async () => {
      saved = await saveShop(config, url, file);
    }),
  );
  if (!saved) throw new Error('the database was emptied without a backup');
  if (config.redisUrl) print('the queue is in Redis: empty that before you start the shop');
  return saved;
}

function localFiles({ s3, dataDir }: Config): FileStore | undefined {
  return s3 ? undefined : new LocalFiles(path.join(dataDir, 'uploads'));
}

async function addPictures(archive: ArchiveWriter, files: FileStore, added: Set<string>): Promise<void> {
  for await (const { name } of files.list()) {
    if (added.has(name) || name.endsWith('.tmp')) continue;
    const file = await files.open(name);
    if (!file) continue;
    await archive.add(`uploads/${name}`, file.contents, { compress: false });
    added.add(name);
  }
}

async function restorePictures(config: Config, archive: ArchiveReader): Promise<void> {
  const files = localFiles(config);
  if (!files) return;
  for (const entry of archive.names('uploads/')) {
    const name = entry.slice('uploads/'.length);
    if (!isFileName(name)) continue;
    const contents = Buffer.concat(await (await archive.read(entry)).toArray());
    await files.put(name, contents, '');
  }
}

async function addSecrets(archive: ArchiveWriter, dataDir: string): Promise<void> {
  const secrets = await readdir(path.join(dataDir, 'secrets')).catch(() => []);
  for (const name of ['admin-password', ...secrets.map((secret) => `secrets/${secret}`)]) {
    const file = path.join(dataDir, name);
    const isThere = await stat(file).catch((error: unknown) => {
      if (errorCode(error) !== 'ENOENT') throw error;
    });
    if (isThere && secretFile.test(name)) await archive.add(name, createReadStream(file));
  }
}

async function restoreSecrets(dataDir: string, archive: ArchiveReader): Promise<void> {
  for (const name of archive.names('').filter((entry) => secretFile.test(entry))) {
    const file = path.join(dataDir, name);
    await mkdir(path.dirname(file), { recursive: true, mode: 0o700 });
    await writeFile(`${file}.part`, await archive.read(name), { mode: 0o600 });
    await rename(`${file}.part`, file);
  }
}

async function restoreJobs({ redisUrl }: Config, databaseUrl: string, archive: ArchiveReader): Promise<void> {
  const log = createLogger('silent');
  const redis = redisUrl ? await RedisConnections.open(redisUrl, log) : undefined;
  const queue = await JobQueue.open({ databaseUrl, redis }, log);
  try {
    let batch: NewJob[] = [];
    for await (const job of jobsIn(archive)) {
      batch.push(job);
      if (batch.length < jobsAtOnce) continue;
      await queue.addAll(batch);
      batch = [];
    }
    await queue.addAll(batch);
  } finally {
    await queue.close();
    redis?.close();
  }
  await waitForDisk(databaseUrl);
}

/** Makes earlier asynchronous commits durable, by a synchronous one. */
async function waitForDisk(databaseUrl: string): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl, connectionTimeoutMillis: 5000 });
  await client.connect();
  try {
    await client.query(`select pg_logical_emit_message(true, 'chowk', 'restored')`);
  } finally {
    await client.end();
  }
}
