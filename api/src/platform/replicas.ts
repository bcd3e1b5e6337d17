import { performance } from 'node:perf_hooks';
import type { DataSource } from 'typeorm';
import type { Entities } from './database.js';
import type { Logger } from './log.js';
import { identity, mostSecondsBehind, Replica, type Mark, type Reads, type ReadSource } from './replica.js';
import { WatchConnection } from './watch-connection.js';

/** Between two looks at the replicas. */
const lookMilliseconds = 1000;

/** Bytes: the header of a page of the log and the page. */
const page = { header: 24n, size: 8192n } as const;

/** What was inserted into the log, not what was written of it: a commit can be seen before it is on the disk. */
const whereItStands = `
  select ${identity} as identity, statement_timestamp() as as_of,
    pg_current_wal_insert_lsn() - '0/0'::pg_lsn as position`;

interface ReplicaFigures {
  readonly name: string;
  readonly isUsed: boolean;
  /** Seconds at most; undefined if it is not known. */
  readonly behind: number | undefined;
}

interface Options {
  readonly primary: DataSource;
  readonly primaryUrl: string;
  readonly urls: readonly string[];
  readonly entities: Entities;
  readonly log: Logger;
}

/**
 * Sends reads that may show what was a moment ago to replicas of the database, in turn, and to the primary where there
 * is none, or none that is near enough. Not for what somebody has just done, for money, nor for who may do what.
 *
 * How far a replica is behind is measured in positions of the log, not by its clock: it is as fresh as the latest moment
 * at which the primary stood where the replica is now. So one that has nothing to do is not behind, and one that has
 * lost touch is, though it has applied all that it ever got.
 */
export class Replicas implements Reads {
  private readonly replicas: readonly Replica[];
  private readonly watch: WatchConnection;
  /** The oldest first; none older than is of use. */
  private marks: readonly Mark[] = [];
  private next = 0;
  private timer: NodeJS.Timeout | undefined;
  private looking: Promise<void> | undefined;
  private readonly reads = { replica: 0, primary: 0 };

  constructor(private readonly options: Options) {
    this.replicas = options.urls.map((url) => new Replica(url, options));
    this.watch = new WatchConnection(options.primaryUrl);
  }

  /** Begins to look after the replicas; those that cannot be reached are used as soon as they can be. */
  start(): void {
    if (this.replicas.length === 0) return;
    this.timer = setInterval(() => this.lookAgain(), lookMilliseconds);
    this.lookAgain();
  }

  async close(): Promise<void> {
    clearInterval(this.timer);
    this.watch.close();
    await this.looking;
    await Promise.all(this.replicas.map((replica) => replica.close()));
  }

  /**
   * Reads from a replica or, if there is none that will do or it fails, from the primary.
   * @param work reads and does nothing else: it may be done twice
   * @param since only from what holds all that was committed before this moment (`performance.now`)
   */
  async read<T>(work: (source: ReadSource) => Promise<T>, since?: number): Promise<T> {
    const usable = this.replicas.filter((replica) => replica.isUsable(since));
    this.next += 1;
    const read = await usable[this.next % usable.length]?.read(work);
    this.reads[read ? 'replica' : 'primary'] += 1;
    return read ? read.result : work({ dataSource: this.options.primary });
  }

  figures(): { replicas: readonly ReplicaFigures[]; reads: Readonly<Record<'replica' | 'primary', number>> } {
    const replicas = this.replicas.map((replica) => ({
      name: replica.name,
      isUsed: replica.isUsable(),
      behind: replica.behind,
    }));
    return { replicas, reads: this.reads };
  }

  private lookAgain(): void {
    this.looking ??= this.look().finally(() => {
      this.looking = undefined;
    });
  }

  private async look(): Promise<void> {
    const mark = await this.markPrimary().catch(() => undefined);
    const oldest = performance.now() - (mostSecondsBehind + 3) * 1000;
    this.marks = [...this.marks, ...(mark ? [mark] : [])].filter(({ at }) => at >= oldest);
    for (const replica of this.replicas) replica.look(this.marks);
  }

  private async markPrimary(): Promise<Mark> {
    const at = performance.now();
    const there = await this.watch.query<{ identity: string; position: string; as_of: Date }>(whereItStands);
    const position = BigInt(there.position);
    // Where the next record would begin is behind a page's header; where the last one ends is before it.
    const isAfterHeader = position % page.size === page.header;
    return {
      at,
      asOf: there.as_of,
      identity: there.identity,
      position: isAfterHeader ? position - page.header : position,
    };
  }
}

/**
 * Reads by replicas that show every change that this process has heard of: after one, the primary is read until the
 * replicas have it.
 */
export class CurrentReads implements Reads {
  private isHearing: () => boolean = () => false;
  private changedAt = Infinity;

  constructor(private readonly replicas: Replicas) {}

  /** @param isHearing whether every change is told here; while it is not, and before this is called, the primary is read */
  follow(isHearing: () => boolean): void {
    this.isHearing = isHearing;
    this.changed();
  }

  /** What the primary holds now must be seen from now on. */
  changed(): void {
    this.changedAt = performance.now();
  }

  read<T>(work: (source: ReadSource) => Promise<T>): Promise<T> {
    return this.replicas.read(work, this.isHearing() ? this.changedAt : Infinity);
  }
}
