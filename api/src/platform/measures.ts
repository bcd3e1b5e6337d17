import type { DataSource } from 'typeorm';
import { advisoryLocks } from './advisory-locks.js';
import type { Logger } from './log.js';
import type { ReadSource } from './replica.js';

/** Rows per roll-up: few enough to take milliseconds, even with a backlog of days. */
const batchSize = 5000;
const rollUpMilliseconds = 1000;

interface MeasuresNow {
  /** Of all time; 0 if there was none. */
  readonly of: (measure: string, key?: string) => number;
  /** The time of the read, by the primary's clock. */
  readonly asOf: Date;
}

interface Row {
  readonly measure: string;
  readonly key: string;
  readonly value: string;
  readonly as_of: Date;
}

const nameOf = (measure: string, key: string) => JSON.stringify([measure, key]);

/**
 * What is counted, by the restaurant's day and hour. Triggers append the change of each statement in its transaction, so
 * that no writer waits for a counter's row.
 */
export class Measures {
  constructor(private readonly dataSource: DataSource) {}

  /** Exact: one statement sees one state of the database, rolled up or not. */
  async read(from: ReadSource = { dataSource: this.dataSource }): Promise<MeasuresNow> {
    const rows = await from.dataSource.query<Row[]>(readMeasures);
    const values = new Map(rows.map(({ measure, key, value }) => [nameOf(measure, key), Number(value)]));
    return {
      of: (measure, key = '') => values.get(nameOf(measure, key)) ?? 0,
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
        advisoryLocks.measuresRollUp,
      ]);
      if (!lock?.mine) return false;
      const [result] = await tx.query<{ taken: string }[]>(
        `with taken as (
           delete from measure_changes
           where id in (select id from measure_changes order by id limit $1)
           returning day, hour, measure, key, delta
         ), added as (
           insert into measures (day, hour, measure, key, value)
           select coalesce(day, '-infinity'), coalesce(hour, 0), measure, key, sum(delta)
           from taken group by grouping sets ((day, hour, measure, key), (measure, key))
           on conflict (day, measure, key, hour) do update set value = measures.value + excluded.value
         )
         select count(*) as taken from taken`,
        [batchSize],
      );
      return Number(result?.taken) === batchSize;
    });
  }
}

/** The only statement that reads the measures; a test checks its plan. */
export const readMeasures = `
  select measure, key, sum(value) as value, statement_timestamp() as as_of
  from (
    select measure, key, value from measures where day = '-infinity'
    union all select measure, key, delta from measure_changes
  ) as entries
  group by measure, key`;

/** Runs the roll-up regularly in a worker, so that reads stay fast. */
export class MeasuresRollUp {
  private timer: NodeJS.Timeout | undefined;
  private running: Promise<void> | undefined;
  private stopped = false;

  constructor(
    private readonly measures: Measures,
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
      while (!this.stopped && (await this.measures.rollUp()));
    } catch (error) {
      // Nothing is lost: unrolled changes still count.
      this.log.warn({ err: error }, 'roll-up of the measures failed, will try again');
    }
  }
}
