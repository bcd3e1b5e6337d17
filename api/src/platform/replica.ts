import { performance } from 'node:perf_hooks';
import type { DataSource } from 'typeorm';
import { openDatabase, type Entities } from './database.js';
import type { Logger } from './log.js';
import { WatchConnection } from './watch-connection.js';

/**
 * Seconds. A replica that may be further behind is not read. Far more than a healthy one needs, and acceptable for a
 * report.
 */
export const maxSecondsBehind = 5;

/** Connections of one process to one replica, beside the monitoring one. */
const poolSize = 8;

/** A position of the primary's log at a moment. */
export interface Mark {
  readonly position: bigint;
  /** When the question was sent, by this process's clock (`performance.now`). */
  readonly at: number;
  /** The same moment by the primary's clock. */
  readonly asOf: Date;
  readonly identity: string;
}

/** A database to read from. */
export interface ReadSource {
  readonly dataSource: DataSource;
  /** For a replica: it holds everything that the primary had at this moment, by the primary's clock. */
  readonly asOf?: Date;
}

export interface Reads {
  /** @param work only reads: it may run twice */
  read<T>(work: (source: ReadSource) => Promise<T>): Promise<T>;
}

/** SQL that identifies the cluster and database that answer. */
export const identity = `(select system_identifier from pg_control_system()) || ' ' || current_database()`;

const selectPosition = `
  select ${identity} as identity,
    case when pg_is_in_recovery() then pg_last_wal_replay_lsn() - '0/0'::pg_lsn end as position`;

interface ReplicaOptions {
  readonly entities: Entities;
  readonly log: Logger;
}

/** A replica and its known state. */
export class Replica {
  /** Host and port: safe to log. */
  readonly name: string;
  private readonly watch: WatchConnection;
  private dataSource: DataSource | undefined;
  /** Its position in the log; undefined if it does not answer. */
  private position: bigint | undefined;
  /** The latest moment whose commits it certainly holds. */
  private mark: Mark | undefined;
  /** Called when the replica is lost, to release the reads that wait for it. */
  private readonly waiting = new Set<() => void>();
  private losses = 0;
  private asking: Promise<void> | undefined;
  /** The last logged reason why it is not used: '' before the first, undefined if it is used. */
  private loggedReason: string | undefined = '';

  constructor(
    private readonly url: string,
    private readonly options: ReplicaOptions,
  ) {
    this.name = new URL(url).host;
    this.watch = new WatchConnection(url, () => this.gone());
  }

  /** Whether it can be read and holds everything committed before `since` (`performance.now`). */
  isUsable(since = -Infinity): boolean {
    const { dataSource, position, mark } = this;
    if (!dataSource || position === undefined || !mark) return false;
    return mark.at > since && performance.now() - mark.at <= maxSecondsBehind * 1000;
  }

  /** Upper bound of its lag in seconds; undefined if unknown. */
  get behind(): number | undefined {
    return this.mark && (performance.now() - this.mark.at) / 1000;
  }

  /** @returns undefined if the read failed or the replica was lost in the meantime */
  async read<T>(work: (source: ReadSource) => Promise<T>): Promise<{ readonly result: T } | undefined> {
    const { dataSource, mark, losses } = this;
    if (!dataSource || !mark) return undefined;
    let giveUp: () => void = () => undefined;
    const lostFirst = new Promise<undefined>((resolve) => {
      giveUp = () => resolve(undefined);
      this.waiting.add(giveUp);
    });
    const reading = work({ dataSource, asOf: mark.asOf }).then(
      (result) => ({ result }),
      (error: unknown) => {
        this.options.log.debug({ err: error, replica: this.name }, 'database replica: a read failed');
        // No further reads until the next check.
        if (losses === this.losses) this.position = undefined;
        return undefined;
      },
    );
    try {
      return await Promise.race([reading, lostFirst]);
    } finally {
      this.waiting.delete(giveUp);
    }
  }

  /** Checks its position, unless a check is under way, and logs a change of its state. */
  check(marks: readonly Mark[]): void {
    this.asking ??= this.ask(marks)
      .catch(() => {
        this.gone();
        return 'it cannot be reached';
      })
      .then((reason) => this.logChange(reason))
      .finally(() => {
        this.asking = undefined;
      });
  }

  async close(): Promise<void> {
    this.watch.close();
    await this.asking;
    await this.dataSource?.destroy();
  }

  /** @returns why it is not used; undefined if it is */
  private async ask(marks: readonly Mark[]): Promise<string | undefined> {
    const here = await this.watch.query<{ identity: string; position: string | null }>(selectPosition);
    this.dataSource ??= await openDatabase({
      url: this.url,
      entities: this.options.entities,
      migrations: [],
      poolSize,
      installExtensions: false,
    });
    // Another shop's database, or this one before a failover: it does not hold the primary's data.
    if (here.position === null || marks.some((mark) => mark.identity !== here.identity)) {
      this.position = undefined;
      return 'it is no replica of DATABASE_URL';
    }
    const position = BigInt(here.position);
    this.position = position;
    this.mark = marks.findLast((mark) => mark.position <= position);
    if (this.isUsable()) return undefined;
    const [first] = marks;
    // A process that has just started does not know yet.
    if (!first || performance.now() - first.at < maxSecondsBehind * 1000) return this.loggedReason;
    return `it may be more than ${maxSecondsBehind} s behind`;
  }

  private logChange(reason: string | undefined): void {
    if (reason === this.loggedReason) return;
    this.loggedReason = reason;
    const { log } = this.options;
    if (reason) {
      log.warn(
        { replica: this.name, why: reason },
        'database replica: not used, the primary is read instead',
      );
    } else log.info({ replica: this.name }, 'database replica: in use');
  }

  /** Releases the reads that wait for it. */
  private gone(): void {
    this.position = undefined;
    this.losses += 1;
    for (const giveUp of this.waiting) giveUp();
  }
}
