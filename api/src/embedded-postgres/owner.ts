import { randomUUID } from 'node:crypto';
import { readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { inspectProcess } from './process-info.js';
import { errorCode } from '../platform/system-error.js';

/**
 * Which Chowk process runs the database server of a data directory. The server outlives a `kill -9` of that
 * process, so the next start must know whether the server it finds is an orphan or in use by somebody.
 */
export interface OwnerRecord {
  readonly id: string;
  readonly pid: number;
  readonly startedAt: string | undefined;
  /** `running` once the server has answered; before that the owner may still be making the cluster. */
  readonly state: 'starting' | 'running';
}

export interface Ownership {
  /** To be called when the server answers: from here on others attach. */
  markRunning(): void;
  /**
   * The server has died and is to be started again: until it answers, nobody attaches or takes over.
   * @returns false if somebody has taken over already
   */
  markStarting(): boolean;
  release(): void;
}

/** How long a record may stay unreadable (its writer is between creating and filling it) before it counts as dead. */
const unreadableGraceMs = 2_000;

export function isOwnerAlive(record: OwnerRecord): boolean {
  const found = inspectProcess(record.pid);
  if (!found) return false;
  return !record.startedAt || !found.startedAt || record.startedAt === found.startedAt;
}

/**
 * Makes this process the owner, unless another holds the record and `isReplaceable` does not give it up.
 * `busy` means that somebody else is just claiming it: ask again.
 */
export function claimOwnership(
  file: string,
  isReplaceable: (record: OwnerRecord) => boolean,
): Ownership | OwnerRecord | 'busy' {
  const mine: OwnerRecord = {
    id: randomUUID(),
    pid: process.pid,
    startedAt: inspectProcess(process.pid)?.startedAt,
    state: 'starting',
  };
  if (create(file, mine)) return ownership(file, mine);

  const current = read(file);
  if (current === 'unreadable') return 'busy';
  if (current && !isReplaceable(current)) return current;

  // Two starts may see the same dead owner. Removing its record is therefore done under a second lock and after a
  // second look, else the slower one would remove the record that the faster one has just made.
  const takeover = `${file}.takeover`;
  if (!create(takeover, mine)) {
    const rival = read(takeover);
    if (rival && rival !== 'unreadable' && !isOwnerAlive(rival)) rmSync(takeover, { force: true });
    return 'busy';
  }
  try {
    const again = read(file);
    if (again === 'unreadable') return 'busy';
    if (again && !isReplaceable(again)) return again;
    rmSync(file, { force: true });
    return create(file, mine) ? ownership(file, mine) : 'busy';
  } finally {
    rmSync(takeover, { force: true });
  }
}

function ownership(file: string, mine: OwnerRecord): Ownership {
  const isMine = () => {
    const current = read(file);
    return current !== undefined && current !== 'unreadable' && current.id === mine.id;
  };
  const mark = (state: OwnerRecord['state']) => {
    if (!isMine()) return false;
    const draft = `${file}.${mine.id}`;
    writeFileSync(draft, JSON.stringify({ ...mine, state }), { mode: 0o600 });
    renameSync(draft, file);
    return true;
  };
  return {
    markRunning: () => void mark('running'),
    markStarting: () => mark('starting'),
    release() {
      if (isMine()) rmSync(file, { force: true });
    },
  };
}

function create(file: string, record: OwnerRecord): boolean {
  try {
    writeFileSync(file, JSON.stringify(record), { flag: 'wx', mode: 0o600 });
    return true;
  } catch (error) {
    if (errorCode(error) === 'EEXIST') return false;
    throw error;
  }
}

function read(file: string): OwnerRecord | 'unreadable' | undefined {
  try {
    const record: unknown = JSON.parse(readFileSync(file, 'utf8'));
    if (isOwnerRecord(record)) return record;
  } catch (error) {
    const code = errorCode(error);
    if (code === 'ENOENT') return undefined;
    if (code !== undefined) throw error;
  }
  const written = statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0;
  return Date.now() - written < unreadableGraceMs ? 'unreadable' : dead();
}

function dead(): OwnerRecord {
  return { id: '', pid: 0, startedAt: undefined, state: 'starting' };
}

function isOwnerRecord(value: unknown): value is OwnerRecord {
  return (
    typeof value === 'object' &&
    value !== null &&
    'id' in value &&
    typeof value.id === 'string' &&
    'pid' in value &&
    typeof value.pid === 'number' &&
    'state' in value
  );
}
