import { spawnSync } from 'node:child_process';
import { randomBytes, randomUUID } from 'node:crypto';
import {
  accessSync,
  chmodSync,
  constants,
  existsSync,
  mkdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import {
  assertRootOwned,
  closedDirectory,
  isRoot,
  rootOwnedDirectory,
  unprivilegedAccount,
  type Account,
} from './account.js';
import { errorCode } from '../platform/system-error.js';

export interface DataDir {
  /** Absolute, with symbolic links resolved. */
  readonly path: string;
  readonly ownerFile: string;
  readonly passwordFile: string;
  readonly logFile: string;
  /** Contains the path of a cluster outside `path`. */
  readonly pointerFile: string;
}

export interface Cluster {
  /** PostgreSQL's data directory. It may not exist yet. */
  readonly directory: string;
  /** Undefined: PostgreSQL runs as the current user. */
  readonly account: Account | undefined;
}

/** Creates the folder if it is missing, private from the start. */
export function makeDataDir(path: string): void {
  mkdirSync(dirname(path), { recursive: true });
  try {
    mkdirSync(path, { mode: 0o700 });
  } catch (error) {
    if (errorCode(error) !== 'EEXIST') throw error;
    return;
  }
  // As root, PostgreSQL's account must pass through to its own directory.
  if (isRoot()) chmodSync(path, 0o711);
}

export function openDataDir(path: string): DataDir {
  makeDataDir(path);
  const real = realpathSync(path);
  try {
    accessSync(real, constants.W_OK | constants.X_OK);
  } catch (error) {
    throw new Error(
      `${real} cannot be written to by the user who starts Chowk. It may have been made by a start as root: ` +
        'start as that user again, or set DATA_DIR to a directory of your own.',
      { cause: error },
    );
  }
  return {
    path: real,
    ownerFile: join(real, 'postgres.owner'),
    passwordFile: join(real, 'postgres.password'),
    logFile: join(real, 'postgres.log'),
    pointerFile: join(real, 'postgres.location'),
  };
}

/** The directory of the cluster, if it has been created. */
export function existingCluster(dataDir: DataDir): string | undefined {
  const inside = join(dataDir.path, 'postgres');
  const directory = existsSync(inside) ? inside : clusterElsewhere(dataDir);
  return directory !== undefined && existsSync(directory) ? directory : undefined;
}

function clusterElsewhere(dataDir: DataDir): string | undefined {
  if (!existsSync(dataDir.pointerFile)) return undefined;
  const directory = readFileSync(dataDir.pointerFile, 'utf8').trim();
  if (existsSync(dirname(directory))) return directory;
  throw new Error(
    `The database of ${dataDir.path} was kept in ${directory}, which is gone. Put it back from a backup, ` +
      `or remove ${dataDir.pointerFile} to start with an empty database.`,
  );
}

/**
 * The directory of the cluster and its account. A user's cluster is in the data directory. As root it belongs to an
 * unprivileged account; if that cannot reach the data directory (such as a checkout under /root), the cluster is kept in
 * root's directory under /var/lib, because opening the user's directories is not ours to do.
 */
export function locateCluster(dataDir: DataDir, log: (message: string) => void): Cluster {
  const existing = existingCluster(dataDir);
  if (!isRoot()) {
    const directory = existing ?? join(dataDir.path, 'postgres');
    assertOwnCluster(directory);
    return { directory, account: undefined };
  }
  if (existing !== undefined) {
    const { uid, gid } = statSync(existing);
    // A cluster of an ordinary user keeps running as that user; one of root's comes from a copy or a backup.
    const account = uid === 0 ? unprivilegedAccount() : { uid, gid };
    const closed = closedDirectory(dirname(existing), account, 'enter');
    if (closed !== undefined) {
      throw new Error(
        `PostgreSQL may not run as root, and the account it runs as (uid ${account.uid}) cannot enter ${closed} ` +
          `on the way to its data in ${existing}. Start Chowk as an ordinary user, or let others pass: chmod o+x ${closed}`,
      );
    }
    if (uid === 0) spawnSync('chown', ['-hR', `${account.uid}:${account.gid}`, existing]);
    if (dirname(existing) !== dataDir.path) assertRootOwned(dirname(existing));
    return { directory: existing, account };
  }
  const account = unprivilegedAccount();
  const elsewhere = clusterElsewhere(dataDir);
  if (elsewhere !== undefined) return { directory: elsewhere, account };
  const closed = closedDirectory(dataDir.path, account, 'enter');
  if (closed === undefined) return { directory: join(dataDir.path, 'postgres'), account };
  // A new name each time: deleting the data directory must give an empty shop, not the old one.
  const directory = join(rootOwnedDirectory(`cluster ${randomUUID()}`), 'postgres');
  writeFileSync(dataDir.pointerFile, `${directory}\n`);
  log(
    `PostgreSQL may not run as root, and the account it runs as cannot enter ${closed}: ` +
      `the database is kept in ${directory} (${dataDir.pointerFile} says so).`,
  );
  return { directory, account };
}

function assertOwnCluster(directory: string): void {
  const uid = statSync(directory, { throwIfNoEntry: false })?.uid;
  if (uid === undefined || process.getuid === undefined || uid === process.getuid()) return;
  throw new Error(
    `The database in ${directory} belongs to another user (uid ${uid}); it was probably made by a start as root. ` +
      'Start as that user again, or set DATA_DIR to a directory of your own.',
  );
}

/** Writes a new password of {@link superuser}. */
export function writePassword(dataDir: DataDir): void {
  const draft = `${dataDir.passwordFile}.tmp`;
  writeFileSync(draft, randomBytes(24).toString('hex'), { mode: 0o600 });
  renameSync(draft, dataDir.passwordFile);
}

export function readPassword(dataDir: DataDir): string {
  return readFileSync(dataDir.passwordFile, 'utf8').trim();
}
