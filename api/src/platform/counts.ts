import type { DataSource } from 'typeorm';
import { advisoryLocks } from './advisory-locks.js';
import type { Logger } from './log.js';
import type { ReadSource } from './replica.js';

/** Rows per roll-up: few enough to take milliseconds, even with a backlog of days. */
const batchSize = 5000;
const rollUpMilliseconds = 1000;

interface CountsNow {
  /** By name: a table, or `orders.<status>`. A missing name means 0. */
  readonly values: ReadonlyMap<string, number>;
  /** The time of the read, by the primary's clock. */
  readonly asOf: Date;
}

/** Row counts kept by triggers; see the migration that creates `counts` and `count_changes`. */
export class Counts {
  constructor(private readonly dataSource: DataSource) {}

  /** Exact: one statement sees one state of the database, rolled up or not. */
  async read(from: ReadSource = { dataSource: this.dataSource }): Promise<CountsNow> {
    const rows = await from.dataSource.query<{ name: string; value: string; as_of: Date }[]>(readCounts);
    return {
      values: new Map(rows.map(({ name, value }) => [name, Number(value)])),
      asOf: from.asOf ?? rows[0]?.as_of ?? new Date(),
    };
  }

  /**
   * Rolls up one batch. A second caller at the same time does nothing.
   * @returns whether there may be more
   */
  async rollUp(): Promise<boolean> {
    return this.dataSource.transaction(async (tx) => {
      const [lock] = await tx.query<{ mine: boolean }[]>('select pg_try_advisory_xact_lock($1) as mine', [
        advisoryLocks.countsRollUp,
      ]);
      if (!lock?.mine) return false;
      const [result] = await tx.query<{ taken: string }[]>(
        `with taken as (
           delete from count_changes
           where id in (select id from count_changes order by id limit $1)
           returning name, delta
         ), added as (
           insert into counts (name, value)
           select name, sum(delta) from taken group by name
           on conflict (name) do update set value = counts.value + excluded.value
         )
         select count(*) as taken from taken`,
        [batchSize],
      );
      return Number(result?.taken) === batchSize;
    });
  }
}

/** The only statement that reads the counts; a test checks its plan. */
export const readCounts = `
  select name, sum(value) as value, statement_timestamp() as as_of
  from (select name, value from counts union all select name, delta from count_changes) as entries
  group by name`;

/** Runs the roll-up regularly in a worker, so that reads stay fast. */
export class CountsRollUp {
  private timer: NodeJS.Timeout | undefined;
  private running: Promise<void> | undefined;
  private stopped = false;

  constructor(
    private readonly counts: Counts,
    private readonly log: Logger,
  ) {}

  start(): void {
    this.timer = setInterval(() => {
      this.running ??= this.drain().finally(() => {
        this.running = undefined;
      });
    }, rollUpMilliseconds);
  }

  /** Resolves after the current batch. */
  async stop(): Promise<void> {
    this.stopped = true;
    clearInterval(this.timer);
    await this.running;
  }

  private async drain(): Promise<void> {
    try {
      while (!this.stopped && (await this.counts.rollUp()));
    } catch (error) {
      // Nothing is lost: unrolled changes still count.
      this.log.warn({ err: error }, 'roll-up of the counts failed, will try again');
    }
  }
}
