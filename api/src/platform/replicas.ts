import { performance } from 'node:perf_hooks';
import type { DataSource } from 'typeorm';
import type { Entities } from './database.js';
import type { Logger } from './log.js';
import { identity, maxSecondsBehind, Replica, type Mark, type Reads, type ReadSource } from './replica.js';
import { WatchConnection } from './watch-connection.js';

/** Interval of the checks. */
const checkInterval = 1000;

/** Bytes: the header of a page of the log and the page. */
const page = { header: 24n, size: 8192n } as const;

/** The inserted position, not the written one: a commit is visible before it is on disk. */
const insertPosition = `
  select ${identity} as identity, statement_timestamp() as as_of,
    pg_current_wal_insert_lsn() - '0/0'::pg_lsn as position`;

interface ReplicaFigures {
  readonly name: string;
  readonly isUsed: boolean;
  /** Upper bound in seconds; undefined if unknown. */
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
 * Routes reads that may be slightly stale to replicas in turn, and to the primary if no replica is fresh enough. Not for
 * reads of a user's own changes, money or permissions. Lag is measured by log positions, not clocks: a replica is as fresh
 * as the latest moment at which the primary was where the replica is now. So an idle replica is not behind, and a
 * disconnected one is, even if it has applied all that it received.
 */
export class Replicas implements Reads {
  private readonly replicas: readonly Replica[];
  private readonly watch: WatchConnection;
  /** Oldest first; useless old ones are dropped. */
  private marks: readonly Mark[] = [];
  private next = 0;
  private timer: NodeJS.Timeout | undefined;
  private checking: Promise<void> | undefined;
  private readonly reads = { replica: 0, primary: 0 };

  constructor(private readonly options: Options) {
    this.replicas = options.urls.map((url) => new Replica(url, options));
    this.watch = new WatchConnection(options.primaryUrl);
  }

  /** Starts checking the replicas; those that cannot be reached are used once they can be. */
  start(): void {
    if (this.replicas.length === 0) return;
    this.timer = setInterval(() => this.checkAgain(), checkInterval);
    this.checkAgain();
  }

  async close(): Promise<void> {
    clearInterval(this.timer);
    this.watch.close();
    await this.checking;
    await Promise.all(this.replicas.map((replica) => replica.close()));
  }

  /**
   * Reads from a replica, or from the primary if no replica is usable or the read fails.
   * @param work only reads: it may run twice
   * @param since requires everything committed before this moment (`performance.now`)
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

  private checkAgain(): void {
    this.checking ??= this.check().finally(() => {
      this.checking = undefined;
    });
  }

  private async check(): Promise<void> {
    const mark = await this.markPrimary().catch(() => undefined);
    const oldest = performance.now() - (maxSecondsBehind + 3) * 1000;
    this.marks = [...this.marks, ...(mark ? [mark] : [])].filter(({ at }) => at >= oldest);
    for (const replica of this.replicas) replica.check(this.marks);
  }

  private async markPrimary(): Promise<Mark> {
    const at = performance.now();
    const there = await this.watch.query<{ identity: string; position: string; as_of: Date }>(insertPosition);
    const position = BigInt(there.position);
    // The next record starts after a page's header, while the last one ends before it.
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
 * Reads from replicas that show every change known to this process: after a change it reads the primary until the replicas
 * have it.
 */
export class CurrentReads implements Reads {
  private isReceiving: () => boolean = () => false;
  private changedAt = Infinity;

  constructor(private readonly replicas: Replicas) {}

  /** @param isReceiving whether changes are being received; while they are not, and before this call, the primary is read */
  follow(isReceiving: () => boolean): void {
    this.isReceiving = isReceiving;
    this.changed();
  }

  /** From now on reads must show the primary's present state. */
  changed(): void {
    this.changedAt = performance.now();
  }

  read<T>(work: (source: ReadSource) => Promise<T>): Promise<T> {
    return this.replicas.read(work, this.isReceiving() ? this.changedAt : Infinity);
  }
}
