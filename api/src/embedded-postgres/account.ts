import { createHash } from 'node:crypto';
import { spawnSync } from 'node:child_process';
import { chmodSync, existsSync, lstatSync, mkdirSync, realpathSync, statSync, type Stats } from 'node:fs';
import { dirname, join } from 'node:path';
import { errorCode } from '../platform/system-error.js';

/** The system account that PostgreSQL runs as when we are root: it refuses to run as root itself. */
export interface Account {
  readonly uid: number;
  readonly gid: number;
}

export function isRoot(): boolean {
  return process.getuid?.() === 0;
}

/** The account `postgres`, made if it is missing, else `nobody`. Only to be called as root. */
export function unprivilegedAccount(): Account {
  const found = lookUp('postgres');
  if (found) return found;
  // Debian, Fedora and most others; then busybox (Alpine), whose adduser also makes the group.
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
 * The first directory on the way to `path`, itself included, that the account may not enter (or, for `path` itself,
 * read, if asked). Goes by the permission bits; access lists are not looked at.
 */
export function closedDirectory(path: string, account: Account, use: 'enter' | 'read'): string | undefined {
  const target = realpathSync(path);
  let closed: string | undefined;
  for (let at = target; ; at = dirname(at)) {
    if (!allows(statSync(at), account, at === target && use === 'read' ? 0o5 : 0o1)) closed = at;
    if (dirname(at) === at) return closed;
  }
}

function allows(stats: Stats, account: Account, wanted: number): boolean {
  const shift = stats.uid === account.uid ? 6 : stats.gid === account.gid ? 3 : 0;
  return ((stats.mode >> shift) & wanted) === wanted;
}

/**
 * A directory of root's own, outside of the user's, named after `key`, which every account may pass through.
 * /var/lib is for data that must last; /var/tmp is there when /var/lib cannot be written.
 */
export function rootOwnedDirectory(key: string): string {
  const name = `chowk-${createHash('sha256').update(key).digest('hex').slice(0, 16)}`;
  const bases = ['/var/lib', '/var/tmp'].filter((base) => existsSync(base)).map((base) => realpathSync(base));
  let failure: unknown;
  for (const base of bases) {
    const path = join(base, name);
    try {
      mkdirSync(path, { mode: 0o711 });
      // mkdir's mode is cut by the umask.
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

/** /var/tmp is open to everybody: what somebody else has put there under our name must not be used. */
export function assertRootOwned(path: string): void {
  const stats = lstatSync(path);
  if (!stats.isDirectory() || stats.uid !== 0 || (stats.mode & 0o022) !== 0) {
    throw new Error(
      `${path} is not a directory that belongs to root alone, so Chowk does not trust it. ` +
        'Look who made it, remove it and start again.',
    );
  }
}
