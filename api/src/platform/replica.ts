import { performance } from 'node:perf_hooks';
import type { DataSource } from 'typeorm';
import { openDatabase, type Entities } from './database.js';
import type { Logger } from './log.js';
import { WatchConnection } from './watch-connection.js';

/**
 * Seconds. A replica that may lack what was committed longer ago than this is not read. It is far more than a healthy one
 * needs, and about as long as somebody who looks at a report would not mind.
 */
export const mostSecondsBehind = 5;

/** Connections of one process to one replica, beside the one that looks after it. */
const poolSize = 8;

/** Where the primary stood at a moment. */
export interface Mark {
  /** In its log. */
  readonly position: bigint;
  /** Before it was asked, by this process's clock (`performance.now`). */
  readonly at: number;
  /** The same moment by the primary's clock. */
  readonly asOf: Date;
  readonly identity: string;
}

/** A database to read from. */
export interface ReadSource {
  readonly dataSource: DataSource;
  /** Of a replica: it holds all that the primary held at this moment, by the primary's clock. */
  readonly asOf?: Date;
}

export interface Reads {
  /** @param work reads and does nothing else: it may be done twice */
  read<T>(work: (source: ReadSource) => Promise<T>): Promise<T>;
}

/** The part of a statement that tells which database of which cluster answers it. */
export const identity = `(select system_identifier from pg_control_system()) || ' ' || current_database()`;

const whereItStands = `
  select ${identity} as identity,
    case when pg_is_in_recovery() then pg_last_wal_replay_lsn() - '0/0'::pg_lsn end as position`;

interface ReplicaOptions {
  readonly entities: Entities;
  readonly log: Logger;
}

/** One replica, and what is known of it. */
export class Replica {
  /** Host and port: what may be logged. */
  readonly name: string;
  private readonly watch: WatchConnection;
  private dataSource: DataSource | undefined;
  /** Where it stands; undefined if it does not answer. */
  private position: bigint | undefined;
  /** The latest moment whose commits it surely holds. */
  private mark: Mark | undefined;
  /** What those who wait for its answers do if it is lost. */
  private readonly waiting = new Set<() => void>();
  private losses = 0;
  private asking: Promise<void> | undefined;
  /** Why it is not used, as the log has it last: empty if nothing was said yet, undefined if it is used. */
  private told: string | undefined = '';

  constructor(
    private readonly url: string,
    private readonly options: ReplicaOptions,
  ) {
    this.name = new URL(url).host;
    this.watch = new WatchConnection(url, () => this.gone());
  }

  /** Whether it can be read and holds all that was committed before `since` (`performance.now`). */
  isUsable(since = -Infinity): boolean {
    const { dataSource, position, mark } = this;
    if (!dataSource || position === undefined || !mark) return false;
    return mark.at > since && performance.now() - mark.at <= mostSecondsBehind * 1000;
  }

  /** How many seconds it is behind at most; undefined if that is not known. */
  get behind(): number | undefined {
    return this.mark && (performance.now() - this.mark.at) / 1000;
  }

  /** @returns undefined if it failed, or was lost first: whoever reads is not to wait for it */
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
        // Nobody else is to try before it was looked at again.
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

  /** Looks where it stands, unless it is being looked at; says so in the log if that means something else than before. */
  look(marks: readonly Mark[]): void {
    this.asking ??= this.ask(marks)
      .catch(() => {
        this.gone();
        return 'it cannot be reached';
      })
      .then((trouble) => this.tell(trouble))
      .finally(() => {
        this.asking = undefined;
      });
  }

  async close(): Promise<void> {
    this.watch.close();
    await this.asking;
    await this.dataSource?.destroy();
  }

  /** @returns why it is not to be used; undefined if it is */
  private async ask(marks: readonly Mark[]): Promise<string | undefined> {
    const here = await this.watch.query<{ identity: string; position: string | null }>(whereItStands);
    this.dataSource ??= await openDatabase({
      url: this.url,
      entities: this.options.entities,
      migrations: [],
      poolSize,
      installExtensions: false,
    });
    // Of another shop, or of this one as it was before a failover: what it holds is not what the primary holds.
    if (here.position === null || marks.some((mark) => mark.identity !== here.identity)) {
      this.position = undefined;
      return 'it is no replica of DATABASE_URL';
    }
    const position = BigInt(here.position);
    this.position = position;
    this.mark = marks.findLast((mark) => mark.position <= position);
    if (this.isUsable()) return undefined;
    const [first] = marks;
    // A process that has just begun to look cannot tell.
    if (!first || performance.now() - first.at < mostSecondsBehind * 1000) return this.told;
    return `it may be more than ${mostSecondsBehind} s behind`;
  }

  private tell(trouble: string | undefined): void {
    if (trouble === this.told) return;
    this.told = trouble;
    const { log } = this.options;
    if (trouble) {
      log.warn(
        { replica: this.name, why: trouble },
        'database replica: not used, the primary is read instead',
      );
    } else log.info({ replica: this.name }, 'database replica: in use');
  }

  /** Nobody goes on waiting for what it was asked. */
  private gone(): void {
    this.position = undefined;
    this.losses += 1;
    for (const giveUp of this.waiting) giveUp();
  }
}
