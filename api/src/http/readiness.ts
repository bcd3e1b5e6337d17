import type { RequestHandler } from 'express';
import type { DataSource } from 'typeorm';
import { inTime } from '../platform/in-time.js';
import type { JobQueue } from '../platform/jobs.js';
import { answerUnavailable, isRead } from './front-door.js';

/** Milliseconds. A dependency that has not answered by then counts as down. */
const limit = 2000;

type Part = 'database' | 'queue';

/** Whether this process can receive requests, and if not, why. */
export class Readiness {
  private draining = false;
  private refusing = false;

  constructor(private readonly parts: Readonly<Record<Part, () => Promise<unknown>>>) {}

  static of({ dataSource, queue }: { readonly dataSource: DataSource; readonly queue: JobQueue }): Readiness {
    return new Readiness({
      database: () => dataSource.query('select 1'),
      queue: () => queue.ping(),
    });
  }

  get isDraining(): boolean {
    return this.draining;
  }

  /** Marks the process as not ready because it is about to stop. */
  drain(): void {
    this.draining = true;
  }

  /**
   * Ends a drain: makes proxies that ask for no readiness send their requests to another process. They repeat reads that
   * get 503 there, and after a few choose this process no more.
   */
  refuseReads(): void {
    this.refusing = true;
  }

  readonly refuseAtEndOfDrain: RequestHandler = (req, res, next) => {
    if (this.refusing && isRead(req)) answerUnavailable(res, 'draining');
    else next();
  };

  /** While draining, makes clients and proxies open a new connection, which leads to another process. */
  readonly closeWhenDraining: RequestHandler = (_req, res, next) => {
    if (this.draining) res.set('Connection', 'close');
    next();
  };

  readonly answer: RequestHandler = async (_req, res) => {
    const [database, queue] = await Promise.all([answers(this.parts.database), answers(this.parts.queue)]);
    const isReady = database && queue && !this.draining;
    const word = (isThere: boolean) => (isThere ? 'ok' : 'unavailable');
    res
      .status(isReady ? 200 : 503)
      .set('Cache-Control', 'no-store')
      .json({
        status: this.draining ? 'draining' : isReady ? 'ready' : 'not ready',
        database: word(database),
        queue: word(queue),
      });
  };
}

const answers = (ask: () => Promise<unknown>): Promise<boolean> =>
  inTime(limit, ask()).then(
    () => true,
    () => false,
  );
