import { readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import type { DataSource } from 'typeorm';
import { ArchiveWriter } from './archive.js';
import { dumpDatabase, migrationsTable } from './dump.js';
import { hasTable } from '../platform/database.js';
import { messageOf } from '../platform/system-error.js';

/** Number of kept backups, one per update. */
const kept = 3;

const ownName = /^before-update-.*\.zip$/;

export const backupFolder = (dataDir: string) => path.join(dataDir, 'backups');

/** `2026-11-21T10-15-00-000Z`: sorts by age and is valid on every file system. */
export const timeInName = () => new Date().toISOString().replaceAll(/[:.]/g, '-');

/**
 * Backs up the embedded database if migrations are about to change it. Pictures are not included, because migrations leave
 * them alone.
 * @returns the file; undefined if no backup was needed
 * @throws {Error} that says what to do; nothing is changed without a backup
 */
export async function backUpBeforeMigrations(options: {
  readonly dataSource: DataSource;
  readonly url: string;
  readonly dataDir: string;
}): Promise<string | undefined> {
  const { dataSource, url, dataDir } = options;
  if (!(await hasTable(dataSource, migrationsTable))) return undefined;
  const done = await dataSource.query<{ name: string }[]>(`select name from ${migrationsTable}`);
  const pending = dataSource.migrations.filter(
    (migration) => !done.some(({ name }) => name === migration.constructor.name),
  );
  if (done.length === 0 || pending.length === 0) return undefined;

  const folder = backupFolder(dataDir);
  const file = path.join(folder, `before-update-${timeInName()}.zip`);
  try {
    await ArchiveWriter.write(file, async (archive) => {
      const createdAt = new Date().toISOString();
      return { chowk: 1, createdAt, ...(await dumpDatabase(url, archive)) };
    });
  } catch (error) {
    const reason = messageOf(error);
    throw new Error(
      `the database is about to be changed by an update, and no backup of it could be written to ${folder} (${reason}). ` +
        'Nothing was changed. Make room there, or let Chowk write to it, and start again.',
      { cause: error },
    );
  }
  const own = (await readdir(folder)).filter((name) => ownName.test(name)).toSorted();
  for (const name of own.slice(0, -kept)) await rm(path.join(folder, name), { force: true });
  return file;
}
