import { randomUUID } from 'node:crypto';
import { readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { inspectProcess } from './process-info.js';
import { errorCode } from '../platform/system-error.js';

/**
 * The Chowk process that runs the server of a data directory. The server outlives a `kill -9` of that process, so the next
 * start must know whether a server is orphaned or in use.
 */
export interface OwnerRecord {
  readonly id: string;
  readonly pid: number;
  readonly startedAt: string | undefined;
  /** `running` once the server has answered; before that the owner may still be creating the cluster. */
  readonly state: 'starting' | 'running';
}

export interface Ownership {
  /** Call when the server answers: others may connect from then on. */
  markRunning(): void;
  /**
   * The server has died and is being restarted: until it answers, no process connects or takes over.
   * @returns false if another process has taken over
   */
  markStarting(): boolean;
  release(): void;
}

/** Milliseconds for which a record may be unreadable (created, not yet written) before it counts as dead. */
const unreadableGraceMs = 2_000;

export function isOwnerAlive(record: OwnerRecord): boolean {
  const found = inspectProcess(record.pid);
  if (!found) return false;
  return !record.startedAt || !found.startedAt || record.startedAt === found.startedAt;
}

/**
 * Makes this process the owner, unless another one holds the record and `isReplaceable` rejects taking it over. `busy`
 * means that another process is claiming it right now: try again.
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

  // Two starts may see the same dead owner. Its record is removed under a second lock after a second check; otherwise the
  // slower start would remove the record that the faster one has just written.
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
