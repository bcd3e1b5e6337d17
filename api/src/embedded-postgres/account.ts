import { createHash } from 'node:crypto';
import { spawnSync } from 'node:child_process';
import { chmodSync, existsSync, lstatSync, mkdirSync, realpathSync, statSync, type Stats } from 'node:fs';
import { dirname, join } from 'node:path';
import { errorCode } from '../platform/system-error.js';

/** The system account for PostgreSQL when Chowk runs as root: PostgreSQL refuses to run as root. */
export interface Account {
  readonly uid: number;
  readonly gid: number;
}

export function isRoot(): boolean {
  return process.getuid?.() === 0;
}

/** The account `postgres`, created if missing, else `nobody`. Call only as root. */
export function unprivilegedAccount(): Account {
  const found = lookUp('postgres');
  if (found) return found;
  // Debian, Fedora and most others; then busybox (Alpine), whose adduser also creates the group.
  spawnSync('useradd', ['--system', '--user-group', '--no-create-home', '--shell', '/bin/false', 'postgres']);
  const made = lookUp('postgres');
  if (made) return made;
  spawnSync('adduser', ['-S', '-D', '-H', '-s', '/bin/false', 'postgres']);
  return lookUp('postgres') ?? lookUp('nobody') ?? { uid: 65_534, gid: 65_534 };
}

function lookUp(name: string): Account | undefined {
  const id = (flag: string) => {
    const { stdout, status } = spawnSync('id', [flag, name], { encoding: 'utf8' });
    return status === 0 && /^\d+\s*$/.test(stdout) ? Number(stdout) : undefined;
  };
  const uid = id('-u');
  const gid = id('-g');
  return uid === undefined || uid === 0 || gid === undefined ? undefined : { uid, gid };
}

/**
 * The first directory on the way to `path`, inclusive, that the account may not enter (or, for `path` itself, read, if
 * `use` says so). Checks permission bits, not access lists.
 */
export function closedDirectory(path: string, account: Account, use: 'enter' | 'read'): string | undefined {
  const target = realpathSync(path);
  let closed: string | undefined;
  for (let at = target; ; at = dirname(at)) {
    if (!allows(statSync(at), account, at === target && use === 'read' ? 0o5 : 0o1)) closed = at;
    if (dirname(at) === at) return closed;
  }
}

function allows(stats: Stats, account: Account, needed: number): boolean {
  const shift = stats.uid === account.uid ? 6 : stats.gid === account.gid ? 3 : 0;
  return ((stats.mode >> shift) & needed) === needed;
}

/**
 * A directory of root's, outside the user's, named after `key`, that every account may pass through. /var/lib keeps data;
 * /var/tmp is the fallback if /var/lib is not writable.
 */
export function rootOwnedDirectory(key: string): string {
  const name = `chowk-${createHash('sha256').update(key).digest('hex').slice(0, 16)}`;
  const bases = ['/var/lib', '/var/tmp'].filter((base) => existsSync(base)).map((base) => realpathSync(base));
  let failure: unknown;
  for (const base of bases) {
    const path = join(base, name);
    try {
      mkdirSync(path, { mode: 0o711 });
      // The umask limits mkdir's mode.
      chmodSync(path, 0o711);
      return path;
    } catch (error) {
      if (errorCode(error) === 'EEXIST') {
        assertRootOwned(path);
        return path;
      }
      failure = error;
    }
  }
  throw new Error(`Neither of ${bases.join(', ')} can be written to by root.`, { cause: failure });
}

/** /var/tmp is writable by all users: a directory that another user has created under our name must not be used. */
export function assertRootOwned(path: string): void {
  const stats = lstatSync(path);
  if (!stats.isDirectory() || stats.uid !== 0 || (stats.mode & 0o022) !== 0) {
    throw new Error(
      `${path} is not a directory that belongs to root alone, so Chowk does not trust it. ` +
        'Look who made it, remove it and start again.',
    );
  }
}
