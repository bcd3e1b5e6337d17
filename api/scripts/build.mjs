// Prepares what every other script needs: installed packages and the two builds. Plain JavaScript without dependencies,
// because it runs before they are installed.
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));
const packageLock = join(root, 'package-lock.json');
const installStamp = join(root, 'node_modules', '.chowk-lock');

const heartbeatMs = 15_000;
const pollMs = 200;

/**
 * Files that determine whether a build is stale: everything in a workspace, so that new folders and configuration files
 * count, except what is not part of the build.
 */
const workspaces = {
  api: { directories: ['src'], files: /^(package|tsconfig.*)\.json$/, result: 'main.js' },
  web: { directories: undefined, files: /./, result: 'index.html' },
};
const notBuilt = new Set(['node_modules', 'dist', 'coverage', 'shots', 'test', 'bench']);
const isTest = /\.test\.[cm]?[jt]sx?$/;
const shared = ['package-lock.json', 'tsconfig.json', 'schema.graphql'];

/**
 * Prepares `npm start`: installs what building and running need, then {@link ensureBuilt}.
 * @returns {Promise<void>} rejects with an Error that says what to do
 */
export async function prepare() {
  await install('omit');
  await ensureBuilt();
}

/**
 * Prepares tests and benchmarks: {@link ensureInstalled}, then {@link ensureBuilt}.
 * @returns {Promise<void>} rejects with an Error that says what to do
 */
export async function prepareWithTools() {
  await ensureInstalled();
  await ensureBuilt();
}

/**
 * Installs all packages, also those that only tests and checks need, unless they match package-lock.json.
 * @returns {Promise<boolean>} whether it installed
 */
export function ensureInstalled() {
  return install('include');
}

/** @param {'include' | 'omit'} dev whether with the packages that only tests and checks need */
async function install(dev) {
  if (isInstalled(dev)) return false;
  return locked(async (job) => {
    if (isInstalled(dev)) return false;
    say('installing packages (once, about half a minute) …');
    // Adding to those of `npm start` leaves a running shop its files.
    const command = isInstalled('omit') ? ['install', '--no-save'] : ['ci'];
    // Said in full, whatever NODE_ENV is.
    await job.run('install', npm(), [...command, `--${dev}=dev`, '--no-audit', '--no-fund']);
    writeFileSync(installStamp, stampOf(dev));
    return true;
  });
}

/**
 * Builds api/dist and web/dist if their sources have changed since the last build.
 * @param {('api' | 'web')[]} [names] both by default
 * @returns {Promise<('api' | 'web')[]>} the built ones
 */
export async function ensureBuilt(names = ['api', 'web']) {
  if (stale(names).length === 0) return [];
  return locked(async (job) => {
    const todo = stale(names);
    if (todo.length === 0) return [];
    say(`building ${todo.map(({ name }) => name).join(' and ')} …`);
    const results = await Promise.allSettled(todo.map((item) => build(job, item)));
    const failure = results.find((result) => result.status === 'rejected');
    if (failure) throw failure.reason;
    return todo.map(({ name }) => name);
  });
}

async function build(job, { name, hash }) {
  const dist = join(root, name, 'dist');
  // A compiler leaves the output of deleted sources, and a deleted migration must not run.
  rmSync(dist, { recursive: true, force: true });
  await job.run(`build of ${name}`, npm(), ['run', '--silent', 'build', '-w', name], { isQuiet: true });
  const result = join(dist, workspaces[name].result);
  if (!existsSync(result)) throw new Error(`The build of ${name} ended well, but made no ${result}.`);
  writeFileSync(join(dist, '.stamp'), hash);
}

/** Hashes the sources before the build, so that a change during it makes the next start build again. */
function stale(names) {
  return names
    .map((name) => ({ name, hash: hashOfInputs(name) }))
    .filter(({ name, hash }) => {
      const dist = join(root, name, 'dist');
      return readIfThere(join(dist, '.stamp')) !== hash || !existsSync(join(dist, workspaces[name].result));
    });
}

function hashOfInputs(name) {
  const { directories, files } = workspaces[name];
  const hash = createHash('sha256');
  const add = (path) => {
    const content = readFileSync(join(root, path));
    hash.update(`${path}\0${content.length}\0`).update(content);
  };
  const walk = (path) => {
    for (const entry of sorted(readdirSync(join(root, path), { withFileTypes: true }))) {
      if (entry.name.startsWith('.') || isTest.test(entry.name)) continue;
      const inside = `${path}/${entry.name}`;
      if (entry.isDirectory()) {
        if (path !== name || (!notBuilt.has(entry.name) && (directories?.includes(entry.name) ?? true)))
          walk(inside);
      } else if (path !== name || files.test(entry.name)) add(inside);
    }
  };
  for (const path of shared) if (existsSync(join(root, path))) add(path);
  walk(name);
  return hash.digest('hex');
}

function sorted(entries) {
  return entries.toSorted((a, b) => (a.name < b.name ? -1 : 1));
}

const stampOf = (dev) => `${hashOf(packageLock)} ${dev}`;

function isInstalled(dev) {
  const stamp = readIfThere(installStamp);
  if (stamp === stampOf(dev) || stamp === stampOf('include')) return true;
  if (!isWhatNpmInstalled(dev)) return false;
  try {
    writeFileSync(installStamp, stampOf(dev));
  } catch {
    // Installed by another user and read-only: the full check runs each time.
  }
  return true;
}

/**
 * Recognises a manual `npm ci`: npm leaves its own list in node_modules when done
 * (https://docs.npmjs.com/cli/configuring-npm/package-lock-json#hidden-lockfiles), which lacks only optional packages.
 */
function isWhatNpmInstalled(dev) {
  const list = readIfThere(join(root, 'node_modules', '.package-lock.json'));
  if (list === undefined) return false;
  const installed = JSON.parse(list).packages;
  return Object.entries(JSON.parse(readFileSync(packageLock, 'utf8')).packages).every(([path, wanted]) => {
    // Only paths in a node_modules folder; the rest are the root and the workspaces.
    if (!/(^|\/)node_modules\//.test(path)) return true;
    const found = installed[path];
    if (!found && dev === 'omit' && wanted.dev) return true;
    if (!found) return Boolean(wanted.optional ?? wanted.devOptional ?? wanted.peer);
    return found.version === wanted.version && found.integrity === wanted.integrity;
  });
}

/** The npm that runs this script, else the one on the path. */
function npm() {
  const script = process.env.npm_execpath;
  if (script && /^npm-cli\.[cm]?js$/.test(basename(script)) && existsSync(script)) {
    return { command: process.execPath, first: [script], shell: false };
  }
  // Node starts .cmd files only through a shell: https://nodejs.org/api/child_process.html#spawning-bat-and-cmd-files-on-windows
  const isWindows = process.platform === 'win32';
  return { command: isWindows ? 'npm.cmd' : 'npm', first: [], shell: isWindows };
}

/**
 * Runs one task at a time in this checkout, across processes. Meanwhile Ctrl-C and the like end its child processes and
 * then this process.
 */
async function locked(work) {
  const lock = await takeLock(join(root, '.cache', 'prepare.lock'));
  const children = new Set();
  let stoppedBy;

  const run = async (what, program, args, { isQuiet = false } = {}) => {
    const child = spawn(program.command, [...program.first, ...args], {
      cwd: root,
      shell: program.shell,
      stdio: ['ignore', isQuiet ? 'pipe' : 'inherit', isQuiet ? 'pipe' : 'inherit'],
      // A process group of its own, so that npm and its children can be ended together.
      detached: process.platform !== 'win32',
    });
    children.add(child);
    // Printed only if the build fails.
    const output = [];
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => output.push(chunk));
    lock.note([...children].map(({ pid }) => pid));
    const begin = Date.now();
    const heartbeat = setInterval(
      () => say(`still at the ${what} (${Math.round((Date.now() - begin) / 1000)} s) …`),
      heartbeatMs,
    );
    const ending = await new Promise((resolve) => {
      child.once('error', (error) => resolve(error.message));
      child.once('close', (code, signal) => resolve(code ?? signal));
    });
    clearInterval(heartbeat);
    children.delete(child);
    // No message about a child that was ended on purpose.
    if (stoppedBy !== undefined) await new Promise(() => undefined);
    if (ending !== 0) process.stderr.write(Buffer.concat(output));
    if (ending !== 0) throw new Error(advice(what, ending));
  };

  const stop = (signal) => {
    if (stoppedBy !== undefined) return;
    stoppedBy = signal;
    for (const child of children) endGroup(child, 'SIGTERM');
    const deadline = Date.now() + 5_000;
    const leave = () => {
      if (children.size > 0 && Date.now() < deadline) {
        setTimeout(leave, 20);
        return;
      }
      for (const child of children) endGroup(child, 'SIGKILL');
      lock.release();
      process.exit(signal === 'SIGINT' ? 130 : 143);
    };
    leave();
  };
  const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'];
  for (const signal of signals) process.on(signal, stop);
  try {
    return await work({ run });
  } finally {
    for (const signal of signals) process.off(signal, stop);
    lock.release();
  }
}

function advice(what, ending) {
  return what === 'install'
    ? `the install of packages failed (${ending}). See npm's message above. Check the network and the free disk ` +
        'space, then run `npm start` again; if it goes on, remove node_modules first.'
    : `the ${what} failed (${ending}). See the message above; run \`npm ci\` if packages are missing.`;
}

function endGroup(child, signal) {
  if (child.pid === undefined) return;
  try {
    if (process.platform === 'win32')
      spawn('taskkill', ['/pid', String(child.pid), '/t', '/f'], { stdio: 'ignore' });
    else process.kill(-child.pid, signal);
  } catch {
    // It has ended by itself.
  }
}

/**
 * A file with the process that works in this checkout and its children: after a kill -9 of the process the children keep
 * writing and must be waited for.
 */
async function takeLock(file) {
  mkdirSync(dirname(file), { recursive: true });
  const self = identify(process.pid);
  let isReported = false;
  for (;;) {
    if (create(file, [self])) break;
    const holders = readHolders(file);
    if (holders && !holders.some(isAlive)) removeStale(file, self);
    else if (!isReported && holders) {
      isReported = true;
      say(`another install or build is running here (pid ${holders.find(isAlive)?.pid}); waiting for it …`);
    }
    if (existsSync(file)) await sleep(pollMs);
  }
  return {
    note(pids) {
      const draft = `${file}.${process.pid}`;
      writeFileSync(draft, JSON.stringify([self, ...pids.filter(Boolean).map(identify)]));
      renameSync(draft, file);
    },
    release() {
      rmSync(file, { force: true });
    },
  };
}

/** Under a second lock and after a second check, because two processes may see the same stale lock. */
function removeStale(file, self) {
  const second = `${file}.takeover`;
  if (!create(second, [self])) {
    if (readHolders(second)?.some(isAlive) === false) rmSync(second, { force: true });
    return;
  }
  try {
    if (readHolders(file)?.some(isAlive) === false) rmSync(file, { force: true });
  } finally {
    rmSync(second, { force: true });
  }
}

function create(file, holders) {
  try {
    writeFileSync(file, JSON.stringify(holders), { flag: 'wx' });
    return true;
  } catch (error) {
    if (error.code === 'EEXIST') return false;
    throw error;
  }
}

/** Undefined while its writer is between creating and filling it; no holders if that takes too long. */
function readHolders(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    if (error.code === 'ENOENT') return undefined;
    const age = Date.now() - (statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? Date.now());
    return age > 2_000 ? [] : undefined;
  }
}

function identify(pid) {
  return { pid, startedAt: processStat(pid)?.startedAt };
}

function isAlive(holder) {
  try {
    process.kill(holder.pid, 0);
  } catch (error) {
    if (error.code === 'ESRCH') return false;
  }
  const stat = processStat(holder.pid);
  if (!stat) return true;
  return stat.state !== 'Z' && (!holder.startedAt || holder.startedAt === stat.startedAt);
}

/** Linux only, see proc(5): the state, and the start time as a guard against a reused pid. */
function processStat(pid) {
  const stat = readIfThere(`/proc/${pid}/stat`);
  if (stat === undefined) return undefined;
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return { state: fields[0], startedAt: fields[19] };
}

function hashOf(file) {
  return createHash('sha256').update(readFileSync(file)).digest('hex');
}

function readIfThere(file) {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}

function say(message) {
  console.log(`Chowk · ${message}`);
}
