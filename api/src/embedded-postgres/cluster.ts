import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import {
  chownSync,
  closeSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { basename, dirname, join } from 'node:path';
import type { Account } from './account.js';
import type { PostgresBinaries } from './binaries.js';
import { readPassword, writePassword, type Cluster, type DataDir } from './data-dir.js';

/** The role that owns the embedded database. */
export const superuser = 'chowk';

/** Version of the package's PostgreSQL; clusters of another major version cannot be opened. */
const supportedMajor = '18';

/** For initdb and postgres only, without our secrets and the user's variables (PGDATA, PGOPTIONS, locale). */
export const postgresEnvironment = { LC_ALL: 'C', TZ: 'UTC' };

/**
 * Creates the cluster if it is missing, and removes leftovers of a killed start.
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
  if (isMade && !hadPassword) {
    // PostgreSQL in single-user mode lets its owner set a new one.
    await runProgram(binaries.postgres, ['--single', '-D', directory, 'postgres'], {
      cwd: directory,
      account: cluster.account,
      input: `ALTER ROLE ${superuser} PASSWORD '${password}'\n`,
    });
  }
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
  // The draft is renamed when it is complete. initdb wants an empty directory and runs as an account that cannot read our
  // password file, hence the second level.
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
    await runProgram(options.binaries.initdb, initdbArguments(made, passwordCopy, options.isDurable), {
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

function initdbArguments(directory: string, passwordFile: string, isDurable: boolean): string[] {
  return [
    `--pgdata=${directory}`,
    `--username=${superuser}`,
    `--pwfile=${passwordFile}`,
    '--auth=scram-sha-256',
    '--encoding=UTF8',
    // PostgreSQL's built-in collation, the same on every system; those of the C library differ and change with it.
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
      // The initdb of a killed start may still be writing into it; the next start removes it.
    }
  }
}

export async function runProgram(
  program: string,
  args: readonly string[],
  options: { cwd: string; account: Account | undefined; input?: string },
): Promise<void> {
  const child = spawn(program, args, {
    cwd: options.cwd,
    env: postgresEnvironment,
    stdio: 'pipe',
    // Chowk handles Ctrl-C itself.
    detached: true,
    windowsHide: true,
    ...options.account,
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => (output += text));
  child.stdin.on('error', () => undefined).end(options.input);
  await once(child, 'close').catch((error: Error) => {
    throw cannotRun(program, error);
  });
  if (child.exitCode !== 0) {
    throw new Error(
      `${basename(program)} failed (${child.signalCode ?? child.exitCode}):\n${output.trim()}\n${adviceFor(output)}`,
    );
  }
}

export function cannotRun(program: string, cause: Error): Error {
  return new Error(
    `${program} cannot be run (${cause.message}). Run npm ci if files are missing. ` +
      'It needs a system with glibc (not Alpine); otherwise set DATABASE_URL to a PostgreSQL of your own.',
    { cause },
  );
}

export function adviceFor(output: string): string {
  if (/No space left on device/i.test(output)) return 'The disk is full: make room and start again.';
  if (/Read-only file system/i.test(output)) {
    return 'The disk is read-only: set DATA_DIR to a directory that can be written to.';
  }
  if (/Permission denied/i.test(output))
    return 'See that the user who starts Chowk owns DATA_DIR and all in it.';
  return 'See the lines above; or set DATABASE_URL to a PostgreSQL of your own, and this one is not needed.';
}

/** Makes a rename survive a power failure. */
function syncDirectory(path: string): void {
  if (process.platform === 'win32') return;
  const handle = openSync(path, 'r');
  fsyncSync(handle);
  closeSync(handle);
}
