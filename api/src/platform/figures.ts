import type { DataSource, EntityManager } from 'typeorm';
import type { JobQueue, QueueFigures } from './jobs.js';
import type { Logger } from './log.js';
import { inTime } from './in-time.js';

/** Milliseconds for which a figure is cached. */
const freshFor = 3000;

/** Timeout of a read, in milliseconds. */
const limit = 1500;

interface Backlog {
  readonly rows: number;
  /** Seconds since the oldest one was written; 0 if there is none. */
  readonly oldestAge: number;
}

/** Rows of a module by their state. */
export interface CountedStates {
  /** `payments` is `chowk_payments` in the metrics. */
  readonly name: string;
  readonly help: string;
  readonly states: readonly string[];
  readonly count: (manager: EntityManager) => Promise<ReadonlyMap<string, number>>;
}

/** One that could not be read in time is undefined. */
export interface Figures {
  readonly queue: QueueFigures | undefined;
  readonly outbox: Backlog | undefined;
  /** Of modules, by name. */
  readonly counted: ReadonlyMap<string, ReadonlyMap<string, number> | undefined>;
}

/** Reads figures for monitoring: seldom, with a short timeout, and without throwing. */
export class FigureReader {
  private latest: Promise<Figures> | undefined;
  private readAt = 0;

  constructor(
    private readonly dataSource: DataSource,
    private readonly queue: JobQueue,
    private readonly counted: readonly CountedStates[],
    private readonly log: Logger,
  ) {}

  /** At most three seconds old. */
  read(): Promise<Figures> {
    if (!this.latest || Date.now() - this.readAt >= freshFor) {
      this.readAt = Date.now();
      this.latest = this.readAll();
    }
    return this.latest;
  }

  private async readAll(): Promise<Figures> {
    const [queue, outbox, counted] = await Promise.all([
      this.attempt('queue', () => this.queue.figures()),
      this.attempt('outbox', () => this.transaction(selectBacklog)),
      Promise.all(
        this.counted.map(
          async ({ name, count }) => [name, await this.attempt(name, () => this.transaction(count))] as const,
        ),
      ),
    ]);
    return { queue, outbox, counted: new Map(counted) };
  }

  private async attempt<T>(part: string, read: () => Promise<T>): Promise<T | undefined> {
    try {
      return await inTime(limit, read());
    } catch (error) {
      this.log.debug({ err: error, part }, 'figures could not be read');
      return undefined;
    }
  }

  /** Statements have a timeout in the database too, because the result is no longer awaited. */
  private transaction<T>(read: (tx: EntityManager) => Promise<T>): Promise<T> {
    return this.dataSource.transaction(async (tx) => {
      await tx.query(`set local statement_timeout = ${limit}`);
      return read(tx);
    });
  }
}

async function selectBacklog(tx: EntityManager): Promise<Backlog> {
  const [row] = await tx.query<{ rows: string; age: string | null }[]>(
    `select count(*) as rows, extract(epoch from clock_timestamp() - min(created_at)) as age
     from outbox_events`,
  );
  return { rows: Number(row?.rows ?? 0), oldestAge: Math.max(0, Number(row?.age ?? 0)) };
}
